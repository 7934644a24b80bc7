#pragma once

namespace costmodel::app
{

/// Exit status of every command.
enum ExitCode : int
{
    Done = 0,
    ProgramFailed = 1, ///< a fault of the program
    WrongUsage = 2,
    WrongInput = 3, ///< the scenario or an input file is wrong
    FileFailed = 4, ///< a file cannot be read or written
};

} // namespace costmodel::app
