#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/measure/result.h"

namespace costmodel::measure
{

/// The result of one machine and what to call it.
struct MachineResult
{
    std::string machine{}; ///< unique; a rank or the name of a file
    Result result{};
};

struct MergeOutcome
{
    std::optional<Result> result{};
    std::vector<Message> problems{};
};

/// One result of several machines. Devices keep their figures and get the name of their machine
/// before their id, so that equal ids of two machines stay apart; the figure of the whole is then
/// that of the slowest GPU. Of all scalings and disks the worst is kept; observations of jobs stay
/// in the parts. The merged result is usable only if every part is. Problems: no part, two parts of
/// one name, or the same GPU (by UUID) in two parts, which means that one machine was measured
/// twice.
MergeOutcome merge(const std::vector<MachineResult>& parts);

/// How one metric differs between the machines of a merged result.
struct MachineFigure
{
    std::string machine{};
    double value = 0; ///< of its slowest GPU
    long gpus = 0;
};
std::vector<MachineFigure> machineFigures(const Result& merged, std::string_view metric);

} // namespace costmodel::measure
