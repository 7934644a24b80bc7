/* A stand-in for cuBLASLt on top of the fake driver. FAKE_CUBLASLT: ok, noinit, none (no way to
   multiply), onlyfirst. */
#include <stdlib.h>
#include <string.h>

#include "fake_cuda.h"

typedef struct
{
    int compute, transposeA, transposeB, scales;
} Descriptor;

typedef struct
{
    int type;
    uint64_t rows, columns;
    int64_t step;
} Layout;

typedef struct
{
    uint64_t algorithm[8];
    size_t workspace;
    int state;
    float waves;
    int reserved[4];
} Heuristic;

static int is(const char* scenario)
{
    const char* value = getenv("FAKE_CUBLASLT");
    return strcmp(value && *value ? value : "ok", scenario) == 0;
}

FAKE_EXPORT int cublasLtCreate(void** handle)
{
    if (is("noinit"))
        return 1;
    *handle = malloc(1);
    return 0;
}

FAKE_EXPORT int cublasLtDestroy(void* handle)
{
    free(handle);
    return 0;
}

FAKE_EXPORT size_t cublasLtGetVersion(void)
{
    return 130100;
}

FAKE_EXPORT int cublasLtMatmulDescCreate(Descriptor** descriptor, int compute, int scale)
{
    if (scale != 0)
        return 7;
    *descriptor = calloc(1, sizeof(Descriptor));
    (*descriptor)->compute = compute;
    return 0;
}

FAKE_EXPORT int cublasLtMatmulDescDestroy(Descriptor* descriptor)
{
    free(descriptor);
    return 0;
}

FAKE_EXPORT int cublasLtMatmulDescSetAttribute(Descriptor* descriptor, int what, const void* value,
                                               size_t size)
{
    if (what == 3 && size == 4)
        memcpy(&descriptor->transposeA, value, 4);
    else if (what == 4 && size == 4)
        memcpy(&descriptor->transposeB, value, 4);
    else if ((what == 17 || what == 18) && size == 8)
        ++descriptor->scales;
    else if (what != 25 || size != 1)
        return 7;
    return 0;
}

FAKE_EXPORT int cublasLtMatrixLayoutCreate(Layout** layout, int type, uint64_t rows,
                                           uint64_t columns, int64_t step)
{
    *layout = malloc(sizeof(Layout));
    (*layout)->type = type;
    (*layout)->rows = rows;
    (*layout)->columns = columns;
    (*layout)->step = step;
    return 0;
}

FAKE_EXPORT int cublasLtMatrixLayoutDestroy(Layout* layout)
{
    free(layout);
    return 0;
}

FAKE_EXPORT int cublasLtMatmulPreferenceCreate(void** preference)
{
    *preference = malloc(1);
    return 0;
}

FAKE_EXPORT int cublasLtMatmulPreferenceDestroy(void* preference)
{
    free(preference);
    return 0;
}

FAKE_EXPORT int cublasLtMatmulPreferenceSetAttribute(void* preference, int what, const void* value,
                                                     size_t size)
{
    (void)preference, (void)value;
    return what == 1 && size == sizeof(size_t) ? 0 : 7;
}

/* What the real one refuses: fp8 without transposed A, odd sizes or scales. */
static int isPossible(const Descriptor* descriptor, const Layout* a, const Layout* c)
{
    if (a->type != FAKE_FP8)
        return 1;
    return descriptor->transposeA == 1 && descriptor->scales == 2 && a->rows % 16 == 0 &&
           a->columns % 16 == 0 && c->type == FAKE_BF16;
}

FAKE_EXPORT int cublasLtMatmulAlgoGetHeuristic(void* handle, const Descriptor* descriptor,
                                               const Layout* a, const Layout* b, const Layout* c,
                                               const Layout* d, void* preference, int wanted,
                                               Heuristic* found, int* count)
{
    (void)handle, (void)b, (void)d, (void)preference;
    *count = 0;
    if (is("none") || !isPossible(descriptor, a, c))
        return 15;
    /* The first is half as fast as the third; the second cannot be used. */
    for (int i = 0; i < wanted && i < 3; ++i)
    {
        memset(&found[i], 0, sizeof found[i]);
        found[i].algorithm[0] = i == 2 ? 1 : 2;
        found[i].state = i == 1 ? 15 : 0;
        ++*count;
    }
    return 0;
}

FAKE_EXPORT int cublasLtMatmul(void* handle, const Descriptor* descriptor, const float* alpha,
                               uint64_t a, const Layout* aLayout, uint64_t b, const Layout* bLayout,
                               const float* beta, uint64_t c, const Layout* cLayout, uint64_t d,
                               const Layout* dLayout, const uint64_t* algorithm, void* workspace,
                               size_t workspaceBytes, void* stream)
{
    (void)handle, (void)workspace, (void)workspaceBytes, (void)stream, (void)bLayout, (void)dLayout;
    if (*alpha != 1 || *beta != 0 || c != d)
        return 7;
    const int isTransposed = descriptor->transposeA == 1;
    const FakeProduct product = {.m = (int64_t)cLayout->rows,
                                 .n = (int64_t)cLayout->columns,
                                 .k = (int64_t)(isTransposed ? aLayout->rows : aLayout->columns),
                                 .a = a,
                                 .b = b,
                                 .c = c,
                                 .type = aLayout->type,
                                 .resultType = cLayout->type,
                                 .aRow = isTransposed ? aLayout->step : 1,
                                 .aColumn = isTransposed ? 1 : aLayout->step,
                                 .bRow = 1,
                                 .bColumn = bLayout->step,
                                 .isColumnOrder = 1};
    int result = fakeCudaLaunchProduct(&product);
    for (uint64_t i = 1; i < algorithm[0] && result == 0; ++i)
        result = fakeCudaLaunchProduct(&product);
    return result == 0 ? 0 : 13;
}
