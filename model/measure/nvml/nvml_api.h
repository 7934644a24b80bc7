#pragma once

#include <string>

#include "model/measure/driver/dynamic_library.h"
#include "model/measure/status.h"

namespace costmodel::measure::nvml
{

/// The part of NVML that is used, under its exported names.

struct HandleStruct;
using Handle = HandleStruct*;
using Return = int;

struct PciInfo
{
    char busIdLegacy[16];
    unsigned domain;
    unsigned bus;
    unsigned device;
    unsigned pciDeviceId;
    unsigned pciSubSystemId;
    char busId[32];
};

struct Memory
{
    unsigned long long total;
    unsigned long long free;
    unsigned long long used;
};

struct Utilization
{
    unsigned gpu; ///< per cent of the sample period in which any kernel ran
    unsigned memory;
};

union Value
{
    double real;
    int signedInt;
    unsigned unsignedInt;
    unsigned long unsignedLong;
    unsigned long long unsignedLongLong;
    signed long long signedLongLong;
};

struct FieldValue
{
    unsigned fieldId;
    unsigned scopeId;
    long long timestamp;
    long long latencyUsec;
    int valueType;
    Return result;
    Value value;
};

// X(member, exported name, parameters)
#define COSTMODEL_NVML_FUNCTIONS(X)                                                                \
    X(init, "nvmlInit_v2", ())                                                                     \
    X(shutdown, "nvmlShutdown", ())                                                                \
    X(deviceGetCount, "nvmlDeviceGetCount_v2", (unsigned*))                                        \
    X(deviceGetHandleByIndex, "nvmlDeviceGetHandleByIndex_v2", (unsigned, Handle*))                \
    X(deviceGetUuid, "nvmlDeviceGetUUID", (Handle, char*, unsigned))                               \
    X(deviceGetName, "nvmlDeviceGetName", (Handle, char*, unsigned))

#define COSTMODEL_NVML_OPTIONAL_FUNCTIONS(X)                                                       \
    X(deviceGetPciInfo, "nvmlDeviceGetPciInfo_v3", (Handle, PciInfo*))                             \
    X(deviceGetPowerUsage, "nvmlDeviceGetPowerUsage", (Handle, unsigned*))                         \
    X(deviceGetEnergy, "nvmlDeviceGetTotalEnergyConsumption", (Handle, unsigned long long*))       \
    X(deviceGetFieldValues, "nvmlDeviceGetFieldValues", (Handle, int, FieldValue*))                \
    X(deviceGetClock, "nvmlDeviceGetClockInfo", (Handle, int, unsigned*))                          \
    X(deviceGetTemperature, "nvmlDeviceGetTemperature", (Handle, int, unsigned*))                  \
    X(deviceGetUtilization, "nvmlDeviceGetUtilizationRates", (Handle, Utilization*))               \
    X(deviceGetEventReasons, "nvmlDeviceGetCurrentClocksEventReasons",                             \
      (Handle, unsigned long long*))                                                               \
    X(deviceGetThrottleReasons, "nvmlDeviceGetCurrentClocksThrottleReasons",                       \
      (Handle, unsigned long long*))                                                               \
    X(deviceGetPowerLimit, "nvmlDeviceGetEnforcedPowerLimit", (Handle, unsigned*))                 \
    X(deviceGetMemoryInfo, "nvmlDeviceGetMemoryInfo", (Handle, Memory*))                           \
    X(deviceGetMigMode, "nvmlDeviceGetMigMode", (Handle, unsigned*, unsigned*))                    \
    X(deviceGetEccMode, "nvmlDeviceGetEccMode", (Handle, unsigned*, unsigned*))                    \
    X(deviceGetPcieGeneration, "nvmlDeviceGetCurrPcieLinkGeneration", (Handle, unsigned*))         \
    X(deviceGetPcieWidth, "nvmlDeviceGetCurrPcieLinkWidth", (Handle, unsigned*))                   \
    X(systemGetDriverVersion, "nvmlSystemGetDriverVersion", (char*, unsigned))

namespace constant
{
inline constexpr Return success = 0;
inline constexpr Return notSupported = 3;
inline constexpr Return noPermission = 4;
inline constexpr Return driverNotLoaded = 9;
inline constexpr Return gpuIsLost = 15;
inline constexpr Return versionMismatch = 18;
inline constexpr int clockSm = 1;
inline constexpr int clockMemory = 2;
inline constexpr int temperatureGpu = 0;
inline constexpr unsigned fieldInstantPower = 186;
inline constexpr int valueUnsignedInt = 1;
} // namespace constant

struct Api
{
#define COSTMODEL_X(member, name, parameters) Return(*member) parameters = nullptr;
    COSTMODEL_NVML_FUNCTIONS(COSTMODEL_X)
    COSTMODEL_NVML_OPTIONAL_FUNCTIONS(COSTMODEL_X)
#undef COSTMODEL_X
    const char* (*errorString)(Return) = nullptr;

    /// The first function that the library lacks, or null; optional ones may stay null.
    const char* load(const DynamicLibrary& library);
    std::string errorText(Return code) const;
};

LoadStatus statusOf(Return code);

} // namespace costmodel::measure::nvml
