/* A stand-in for NCCL on top of the fake driver: FAKE_NCCL is ok, noinit or fail. Payloads take
   the time of FAKE_NCCL_BUSBW (bytes per second). */
#include <stdlib.h>
#include <string.h>

#include "fake_cuda.h"

static int members;

static int is(const char* scenario)
{
    const char* value = getenv("FAKE_NCCL");
    return strcmp(value && *value ? value : "ok", scenario) == 0;
}

FAKE_EXPORT int ncclGetVersion(int* version)
{
    *version = 22800;
    return 0;
}

FAKE_EXPORT const char* ncclGetErrorString(int code)
{
    return code == 2 ? "unhandled system error: /dev/shm is too small" : "words";
}

FAKE_EXPORT int ncclCommInitAll(void** communicators, int count, const int* devices)
{
    (void)devices;
    if (is("noinit"))
        return 2;
    for (int i = 0; i < count; ++i)
        communicators[i] = malloc(1);
    members = count;
    return 0;
}

FAKE_EXPORT int ncclCommDestroy(void* communicator)
{
    free(communicator);
    return 0;
}

static double inGroup;

FAKE_EXPORT int ncclGroupStart(void)
{
    inGroup = 0;
    return 0;
}

FAKE_EXPORT int ncclGroupEnd(void)
{
    fakeCudaWork(inGroup);
    return is("fail") ? 2 : 0;
}

FAKE_EXPORT int ncclAllReduce(const void* from, void* to, size_t count, int type, int operation,
                              void* communicator, void* stream)
{
    (void)from, (void)to, (void)operation, (void)communicator, (void)stream;
    const char* rate = getenv("FAKE_NCCL_BUSBW");
    const double n = members;
    if (type != 7)
        return 4;
    /* The members of a group work at the same time. */
    inGroup = (double)count * 4 * 2 * (n - 1) / n / atof(rate && *rate ? rate : "100e9");
    return 0;
}
