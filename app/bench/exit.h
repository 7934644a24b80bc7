#pragma once

#include "app/exit_code.h"

namespace costmodel::app
{

/// What `bench` adds to the exit status of every command; a file that cannot be read or written is
/// ExitCode::FileFailed, which for `bench run` also stands for a part of the tests having failed.
enum BenchExit : int
{
    NoUsableGpu = 3,
    PartOfTests = 4,
    RanIntoDeadline = 5,
    InvalidFile = 6,
};

} // namespace costmodel::app
