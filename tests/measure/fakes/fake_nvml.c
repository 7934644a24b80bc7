/* A stand-in for NVML. FAKE_NVML names the scenario; the board draws FAKE_NVML_WATTS. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fake_clock.h"

static FakeNow hookNow;
static int looks;

static const char* env(const char* name, const char* otherwise)
{
    const char* value = getenv(name);
    return value && *value ? value : otherwise;
}

static int is(const char* scenario)
{
    return strcmp(env("FAKE_NVML", "ok"), scenario) == 0;
}

FAKE_EXPORT void fakeNvmlSetClock(FakeNow now)
{
    hookNow = now;
    looks = 0;
}

static double now(void)
{
    struct timespec time;
    if (hookNow)
        return hookNow();
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double watts(void)
{
    return atof(env("FAKE_NVML_WATTS", "300"));
}

/* "lost": gone after five looks. */
static int lost(void)
{
    return is("lost") && looks > 5;
}

static int indexOf(void* device)
{
    return (int)((size_t)device - 1);
}

FAKE_EXPORT int nvmlInit_v2(void)
{
    return is("nodriver") ? 9 : is("noperm") ? 4 : is("mismatch") ? 18 : is("unknown") ? 999 : 0;
}

FAKE_EXPORT int nvmlShutdown(void)
{
    return 0;
}

FAKE_EXPORT const char* nvmlErrorString(int code)
{
    return code == 18 ? "Driver/library version mismatch" : code == 77 ? NULL : "some words";
}

static unsigned count(void)
{
    return is("nodev") ? 0 : (unsigned)atoi(env("FAKE_NVML_DEVICES", "1"));
}

FAKE_EXPORT int nvmlDeviceGetCount_v2(unsigned* n)
{
    *n = count();
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetHandleByIndex_v2(unsigned index, void** device)
{
    /* The order of NVML is not that of CUDA. */
    *device = (void*)(size_t)(is("reverse") ? count() - index : index + 1);
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetUUID(void* device, char* text, unsigned length)
{
    snprintf(text, length, "GPU-11111111-1111-1111-1111-1111111111%02x", indexOf(device) + 1);
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetName(void* device, char* text, unsigned length)
{
    (void)device;
    snprintf(text, length, "Fake board");
    return 0;
}

typedef struct
{
    char legacy[16];
    unsigned domain, bus, device, id, subsystem;
    char text[32];
} Pci;

FAKE_EXPORT int nvmlDeviceGetPciInfo_v3(void* device, Pci* pci)
{
    memset(pci, 0, sizeof *pci);
    pci->bus = (unsigned)indexOf(device) + 10;
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetPowerUsage(void* device, unsigned* milliwatts)
{
    ++looks;
    if (lost())
        return 15;
    if (is("nopower"))
        return 3;
    *milliwatts = (unsigned)((watts() + 10 * indexOf(device)) * 1000);
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetTotalEnergyConsumption(void* device, unsigned long long* millijoules)
{
    if (lost())
        return 15;
    if (is("old") || is("nopower") || is("mig"))
        return 3;
    const double factor = atof(env("FAKE_NVML_ENERGY_FACTOR", "1"));
    *millijoules =
        (unsigned long long)((1000 + now() * factor * (watts() + 10 * indexOf(device))) * 1000);
    return 0;
}

typedef struct
{
    unsigned fieldId, scopeId;
    long long timestamp, latency;
    int type, result;
    unsigned long long value;
} Field;

FAKE_EXPORT int nvmlDeviceGetFieldValues(void* device, int n, Field* fields)
{
    if (lost())
        return 15;
    for (int i = 0; i < n; ++i)
    {
        fields[i].result = fields[i].fieldId == 186 && !is("old") && !is("nopower") ? 0 : 3;
        fields[i].type = 1;
        fields[i].value = (unsigned)((watts() + 10 * indexOf(device)) * 1000);
    }
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetClockInfo(void* device, int type, unsigned* mhz)
{
    (void)device;
    *mhz = type == 1 ? 1500 : 2600;
    return lost() ? 15 : 0;
}

FAKE_EXPORT int nvmlDeviceGetTemperature(void* device, int sensor, unsigned* celsius)
{
    (void)device, (void)sensor;
    *celsius = 60;
    return lost() ? 15 : 0;
}

FAKE_EXPORT int nvmlDeviceGetUtilizationRates(void* device, unsigned* rates)
{
    (void)device;
    if (lost())
        return 15;
    if (is("mig"))
        return 3;
    rates[0] = (unsigned)atoi(env("FAKE_NVML_UTIL", "0"));
    rates[1] = 0;
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetCurrentClocksThrottleReasons(void* device, unsigned long long* mask)
{
    (void)device;
    *mask = strtoull(env("FAKE_NVML_THROTTLE", "4"), NULL, 0);
    return lost() ? 15 : 0;
}

FAKE_EXPORT int nvmlDeviceGetEnforcedPowerLimit(void* device, unsigned* milliwatts)
{
    (void)device;
    *milliwatts = 350000;
    return is("uma") ? 3 : 0;
}

FAKE_EXPORT int nvmlDeviceGetMemoryInfo(void* device, unsigned long long* memory)
{
    (void)device;
    if (is("uma"))
        return 3;
    memory[0] = 1000000000;
    memory[2] = (unsigned long long)(1e9 * atof(env("FAKE_NVML_MEMORY", "0.01")));
    memory[1] = memory[0] - memory[2];
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetMigMode(void* device, unsigned* current, unsigned* pending)
{
    (void)device;
    *current = *pending = is("mig");
    return is("old") ? 3 : 0;
}

FAKE_EXPORT int nvmlDeviceGetEccMode(void* device, unsigned* current, unsigned* pending)
{
    (void)device;
    *current = *pending = 1;
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetCurrPcieLinkGeneration(void* device, unsigned* value)
{
    (void)device;
    *value = 5;
    return 0;
}

FAKE_EXPORT int nvmlDeviceGetCurrPcieLinkWidth(void* device, unsigned* value)
{
    (void)device;
    *value = 16;
    return 0;
}

FAKE_EXPORT int nvmlSystemGetDriverVersion(char* text, unsigned length)
{
    snprintf(text, length, "580.00");
    return 0;
}
