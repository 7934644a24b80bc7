#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <QLockFile>

namespace costmodel::ui
{

/// A copy of unsaved work that a crash left behind.
struct RecoveredWork
{
    std::filesystem::path copy; ///< the file to remove once it is taken over
    std::filesystem::path file; ///< where the scenario was saved; empty if never
    std::string text;
};

/// The copy that one document keeps of its unsaved work. Its lock tells a running program from one
/// that crashed.
class Recovery
{
public:
    /// An empty folder keeps nothing.
    explicit Recovery(std::filesystem::path folder);
    ~Recovery();
    Recovery(const Recovery&) = delete;
    Recovery& operator=(const Recovery&) = delete;

    /// Writes the copy, whole or not at all. False if that fails.
    bool keep(const std::string& text, const std::filesystem::path& file);
    void forget();

    /// What programs that do not run any more left in the folder; broken copies are left out.
    static std::vector<RecoveredWork> find(const std::filesystem::path& folder);
    static void remove(const RecoveredWork& work);

private:
    std::filesystem::path m_folder;
    std::filesystem::path m_copy;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace costmodel::ui
