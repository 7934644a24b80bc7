#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/measure/driver/candidates.h"
#include "model/measure/result.h"

namespace costmodel::app::bench
{

/// What the environment says about where libraries are.
measure::LibraryPlaces libraryPlaces();

/// This machine, without its name unless that is asked for.
measure::Host describeHost(bool includesName);

/// Now, as 2026-01-01T12:00:00Z.
std::string utcNow();

/// The rank of this process in a job of several, as srun, mpirun (Open MPI, MPICH, Intel),
/// torchrun and Kubernetes indexed jobs tell it.
std::optional<long> processRank();

/// A graphics card that the system has switched off to save power; asking a driver about it would
/// wake it.
struct SleepingCard
{
    std::string pci{};
    std::string vendor{}; ///< "10de"
};
std::vector<SleepingCard> sleepingCards(const std::string& root);

} // namespace costmodel::app::bench
