#pragma once

#include <filesystem>
#include <string>

#include "model/text/message.h"

namespace costmodel::data
{

/// Something that is wrong in a file, and where.
struct FileIssue
{
    std::filesystem::path file; ///< as the user or the file that refers to it named it
    int line = 1;               ///< from 1
    int column = 1;             ///< from 1, in characters
    std::string path;           ///< of the key or table, as for `--set`; may be empty
    Message what;
};

/// `FILE:LINE:COLUMN: error: what, expected what`.
std::string describe(const FileIssue& issue, const Language& language);

} // namespace costmodel::data
