#pragma once

#include <string>
#include <vector>

namespace costmodel::measure
{

/// A vendor library that is opened at run time under its full name and never closed, because
/// drivers leave threads and exit handlers behind.
class DynamicLibrary
{
public:
    /// Tries the candidates in order. With `onlyFolder`, only files of these names in that folder:
    /// this is how test libraries take the place of drivers.
    static DynamicLibrary open(const std::vector<std::string>& candidates,
                               const std::string& onlyFolder);

    bool isOpen() const
    {
        return m_handle != nullptr;
    }
    /// Null if there is none.
    void* symbol(const char* name) const;
    /// The name under which it was opened, else the first that was tried.
    const std::string& name() const
    {
        return m_name;
    }
    /// The file, where the system tells.
    const std::string& path() const
    {
        return m_path;
    }
    /// The system's words about the last candidate that could not be opened.
    const std::string& error() const
    {
        return m_error;
    }

private:
    void* m_handle = nullptr;
    std::string m_name;
    std::string m_path;
    std::string m_error;
};

} // namespace costmodel::measure
