#pragma once

#include <stddef.h>
#include <stdint.h>

#include "fake_clock.h"

/* Number formats by the codes of cuBLAS. */
enum
{
    FAKE_FP32 = 0,
    FAKE_FP16 = 2,
    FAKE_BF16 = 14,
    FAKE_FP8 = 28
};

/* A product by its sizes, places and steps; C in column order or row order. */
typedef struct
{
    int64_t m, n, k;
    uint64_t a, b, c;
    int type, resultType;
    int64_t aRow, aColumn, bRow, bColumn;
    int isColumnOrder;
} FakeProduct;

FAKE_EXPORT void fakeCudaSetClock(FakeNow now, FakeAdvance advance);
FAKE_EXPORT int fakeCudaLaunchProduct(const FakeProduct* product);
FAKE_EXPORT size_t fakeCudaUsedBytes(void);
FAKE_EXPORT void fakeCudaWork(double seconds);
