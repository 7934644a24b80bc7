#pragma once

#include <cstddef>

#include "model/measure/cuda/cuda_api.h"

namespace costmodel::measure::nccl
{

/// The part of NCCL that is used; compared with the vendor's header where that exists.

struct CommunicatorStruct;
using Communicator = CommunicatorStruct*;
using Return = int;

// X(member, exported name, parameters)
#define COSTMODEL_NCCL_FUNCTIONS(X)                                                                \
    X(getVersion, "ncclGetVersion", (int*))                                                        \
    X(commInitAll, "ncclCommInitAll", (Communicator*, int, const int*))                            \
    X(commDestroy, "ncclCommDestroy", (Communicator))                                              \
    X(groupStart, "ncclGroupStart", ())                                                            \
    X(groupEnd, "ncclGroupEnd", ())                                                                \
    X(allReduce, "ncclAllReduce",                                                                  \
      (const void*, void*, std::size_t, int, int, Communicator, cuda::Stream))

namespace constant
{
inline constexpr int typeFp32 = 7;
inline constexpr int sum = 0;
} // namespace constant

struct Api
{
#define COSTMODEL_X(member, name, parameters) Return(*member) parameters = nullptr;
    COSTMODEL_NCCL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    const char* (*getErrorString)(Return) = nullptr;

    const char* load(const DynamicLibrary& library);
    std::string errorText(const char* call, Return code) const;
};

} // namespace costmodel::measure::nccl
