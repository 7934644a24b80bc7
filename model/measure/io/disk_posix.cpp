#include "model/measure/io/disk.h"

#ifndef _WIN32

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <random>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <sys/statfs.h>
#include <unistd.h>

namespace costmodel::measure
{

namespace
{

namespace fs = std::filesystem;

constexpr std::size_t block = std::size_t{1} << 20;
constexpr std::uint64_t leastBytes = std::uint64_t{256} << 20;
constexpr std::size_t mostFiles = 100000;
constexpr std::size_t smallFiles = 2000;

struct File
{
    fs::path path{};
    std::uint64_t bytes = 0;
};

std::vector<File> filesBelow(const fs::path& folder)
{
    std::vector<File> files;
    std::error_code error;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied,
                                        error);
    for (const fs::recursive_directory_iterator end;
         !error && it != end && files.size() < mostFiles; it.increment(error))
    {
        std::error_code problem;
        if (!it->is_symlink(problem) && it->is_regular_file(problem))
            files.push_back({it->path(), it->file_size(problem)});
    }
    return files;
}

class Opened
{
public:
    Opened(const fs::path& path, int flags)
        : m_descriptor(::open(path.c_str(), flags | O_CLOEXEC))
    {
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;
    ~Opened()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    int get() const
    {
        return m_descriptor;
    }

private:
    int m_descriptor;
};

struct FreeBlock
{
    void operator()(void* memory) const
    {
        std::free(memory);
    }
};
using Block = std::unique_ptr<void, FreeBlock>;

Block alignedBlock()
{
    return Block(std::aligned_alloc(4096, block));
}

/// Reads the blocks of all files, shared among the readers, until the time is over or all was read.
std::optional<double> readRate(const std::vector<File>& files, int readers, int flags,
                               double seconds, Clock& clock, const std::stop_token& stop)
{
    struct Piece
    {
        std::size_t file;
        std::uint64_t offset;
    };
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < files.size(); ++i)
        for (std::uint64_t at = 0; at + block <= files[i].bytes; at += block)
            pieces.push_back({i, at});
    std::atomic<std::size_t> next{0};
    std::atomic<std::uint64_t> read{0};
    std::atomic<bool> hasFailed{false};
    const double begin = clock.now();
    {
        std::vector<std::jthread> threads;
        for (int r = 0; r < readers; ++r)
            threads.emplace_back(
                [&]
                {
                    const Block memory = alignedBlock();
                    std::size_t openFile = files.size();
                    std::unique_ptr<Opened> file;
                    while (memory && !stop.stop_requested() && clock.now() - begin < seconds)
                    {
                        const std::size_t piece = next++;
                        if (piece >= pieces.size())
                            return;
                        if (pieces[piece].file != openFile)
                        {
                            openFile = pieces[piece].file;
                            file = std::make_unique<Opened>(files[openFile].path, O_RDONLY | flags);
                        }
                        const ssize_t n = ::pread(file->get(), memory.get(), block,
                                                  static_cast<off_t>(pieces[piece].offset));
                        if (n <= 0)
                        {
                            hasFailed = true;
                            return;
                        }
                        read += static_cast<std::uint64_t>(n);
                    }
                });
    }
    const double elapsed = clock.now() - begin;
    if (hasFailed || read == 0 || elapsed <= 0)
        return std::nullopt;
    return static_cast<double>(read) / elapsed;
}

void dropFromCache(const std::vector<File>& files)
{
    for (const File& file : files)
    {
        const Opened opened(file.path, O_RDONLY);
        if (opened.get() < 0)
            continue;
        ::fdatasync(opened.get());
        ::posix_fadvise(opened.get(), 0, 0, POSIX_FADV_DONTNEED);
    }
}

void readSmallFiles(std::vector<File> files, double seconds, Clock& clock,
                    const std::stop_token& stop, Io& io)
{
    files.resize(std::min(files.size(), smallFiles));
    if (files.size() < 100)
        return;
    dropFromCache(files);
    std::mt19937_64 random(1);
    std::shuffle(files.begin(), files.end(), random);
    const Block memory = alignedBlock();
    std::uint64_t bytes = 0;
    double count = 0;
    const double begin = clock.now();
    for (const File& file : files)
    {
        if (stop.stop_requested() || clock.now() - begin > seconds)
            break;
        const Opened opened(file.path, O_RDONLY);
        ssize_t n = 0;
        while ((n = ::read(opened.get(), memory.get(), block)) > 0)
            bytes += static_cast<std::uint64_t>(n);
        count += 1;
    }
    const double elapsed = clock.now() - begin;
    if (elapsed <= 0 || count == 0)
        return;
    io.filesPerSecond = count / elapsed;
    io.fileBytesPerSecond = static_cast<double>(bytes) / elapsed;
}

/// Bytes that do not compress to nothing.
bool writeScratch(const fs::path& path, std::uint64_t bytes, std::string& error)
{
    const Opened file(path, O_WRONLY | O_CREAT | O_EXCL);
    std::vector<std::uint64_t> words(block / sizeof(std::uint64_t));
    std::mt19937_64 random(7);
    for (std::uint64_t& word : words)
        word = random();
    for (std::uint64_t at = 0; file.get() >= 0 && at < bytes; at += block)
        if (::write(file.get(), words.data(), block) != static_cast<ssize_t>(block))
        {
            error = std::generic_category().message(errno);
            return false;
        }
    if (file.get() < 0 || ::fdatasync(file.get()) != 0)
    {
        error = std::generic_category().message(errno);
        return false;
    }
    return true;
}

/// The largest files, up to 4 GiB of them.
std::vector<File> largest(std::vector<File> files)
{
    std::sort(files.begin(), files.end(),
              [](const File& a, const File& b) { return a.bytes > b.bytes; });
    std::uint64_t sum = 0;
    std::size_t count = 0;
    while (count < files.size() && files[count].bytes >= block && sum < std::uint64_t{4} << 30)
        sum += files[count++].bytes;
    files.resize(count);
    return files;
}

std::uint64_t bytesOf(const std::vector<File>& files)
{
    std::uint64_t sum = 0;
    for (const File& file : files)
        sum += file.bytes;
    return sum;
}

void measure(const DiskPlan& plan, const std::vector<File>& all, const std::vector<File>& large,
             Clock& clock, const std::stop_token& stop, DiskOutcome& outcome)
{
    Io& io = *outcome.io;
#ifdef O_DIRECT
    for (const int readers : {1, 2, 4})
        if (plan.measuresDirect)
            if (const auto rate =
                    readRate(large, readers, O_DIRECT, plan.secondsPerTest, clock, stop))
                io.directBytesPerSecond = std::max(io.directBytesPerSecond.value_or(0), *rate);
#endif
    if (plan.measuresDirect && !io.directBytesPerSecond)
        outcome.notes.push_back("this file system does not read past the page cache");
    if (plan.measuresBuffered)
    {
        dropFromCache(large);
        if (const auto rate = readRate(large, 1, 0, plan.secondsPerTest, clock, stop))
        {
            io.bufferedColdBytesPerSecond = believableBuffered(*rate, io.directBytesPerSecond);
            if (!io.bufferedColdBytesPerSecond)
                outcome.notes.push_back("the buffered rate came from the page cache and is left "
                                        "out");
        }
    }
    readSmallFiles(all, plan.secondsPerTest, clock, stop, io);
}

} // namespace

DiskOutcome measureDisk(const DiskPlan& plan, Clock& clock, std::stop_token stop)
{
    DiskOutcome outcome;
    struct statfs system
    {
    };
    if (::statfs(plan.folder.c_str(), &system) != 0)
    {
        outcome.problems.push_back(
            {COSTMODEL_TEXT("Message", "%1 cannot be read: %2"),
             {plan.folder.string(), std::generic_category().message(errno)}});
        return outcome;
    }
    const auto magic = static_cast<std::uint64_t>(system.f_type) & 0xFFFFFFFF;
    if (isMemory(magic))
    {
        outcome.problems.push_back(
            {COSTMODEL_TEXT("Message", "%1 lies in memory (%2), which says nothing about disks"),
             {plan.folder.string(), fileSystemName(magic)}});
        return outcome;
    }
    const std::vector<File> all = filesBelow(plan.folder);
    std::vector<File> large = largest(all);
    const fs::path scratch = plan.folder / ("costmodel-bench-" + std::to_string(::getpid()));
    if (plan.scratchBytes > 0)
    {
        std::string error;
        const bool isWritten = writeScratch(scratch, plan.scratchBytes, error);
        large = {{scratch, plan.scratchBytes / block * block}};
        if (!isWritten)
            outcome.problems.push_back(
                {COSTMODEL_TEXT("Message", "%1 cannot be written: %2"), {scratch.string(), error}});
    }
    else if (bytesOf(large) < leastBytes)
        outcome.problems.push_back(
            {COSTMODEL_TEXT("Message", "%1 holds less than 256 MiB in files of 1 MiB and more, too "
                                       "little to time; let a file be made with --scratch 1024"),
             {plan.folder.string()}});
    if (outcome.problems.empty())
    {
        outcome.io = Io{.fileSystem = fileSystemName(magic)};
        measure(plan, all, large, clock, stop, outcome);
    }
    std::error_code ignored;
    if (plan.scratchBytes > 0)
        fs::remove(scratch, ignored);
    return outcome;
}

} // namespace costmodel::measure

#else

namespace costmodel::measure
{

DiskOutcome measureDisk(const DiskPlan&, Clock&, std::stop_token)
{
    return {
        .problems = {{COSTMODEL_TEXT("Message", "disks cannot yet be measured on Windows"), {}}}};
}

} // namespace costmodel::measure

#endif
