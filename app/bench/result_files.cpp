#include "app/bench/result_files.h"

#include <ostream>

#include "data/file/files.h"

namespace costmodel::app::bench
{

void printProblems(const std::string& path, const data::BenchFile& file,
                   const std::vector<Message>& problems, Console& console)
{
    for (const Message& problem : problems)
    {
        console.err << path << ':';
        if (file.line > 0)
            console.err << file.line << ':' << file.column << ':';
        console.err << " error: " << render(problem, console.language) << '\n';
    }
}

Loaded load(const std::string& path, bool allowsDamage, Console& console)
{
    try
    {
        data::BenchFile file = data::readBenchResult(data::readFile(path, data::largestBenchFile));
        if (!file.result)
        {
            printProblems(path, file, file.problems, console);
            return {.exit = InvalidFile};
        }
        if (file.checksum == data::Checksum::Wrong)
        {
            console.err << path << ": " << (allowsDamage ? "warning: " : "error: ")
                        << render(data::damagedFile(), console.language) << '\n';
            if (!allowsDamage)
                return {.exit = InvalidFile};
        }
        return {.result = std::move(file.result)};
    }
    catch (const data::FileError& error)
    {
        console.err << "error: " << error.what() << '\n';
        return {.exit = FileFailed};
    }
}

int save(const measure::Result& result, const std::string& path, Console& console)
{
    try
    {
        data::writeFileAtomically(path, data::benchResultText(result));
        return Done;
    }
    catch (const data::FileError& error)
    {
        console.err << "error: " << error.what() << '\n';
        return FileFailed;
    }
}

} // namespace costmodel::app::bench
