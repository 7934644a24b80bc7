#pragma once

#include <functional>

#include "app/command_line.h"
#include "app/console.h"
#include "data/export/registry.h"

namespace costmodel::app
{

/// What a program can do beside evaluating. There are two, so that a script does not wait for the
/// libraries of the window: `costmodel`, which hands over to the other one what needs drawing, and
/// `costmodel-window`, which can do everything.
struct Abilities
{
    /// Hands the whole command line over; empty in the program that can do everything.
    std::function<int(Console& console)> handOver;
    std::function<int(const Request& request, Console& console)> openWindow;
    std::vector<data::ExportFile> (*writePdf)(const data::ExportInput& input) = nullptr;
};

/// The whole program; returns its exit status.
int runProgram(int argc, char* argv[], const Abilities& abilities);

} // namespace costmodel::app
