#include <filesystem>
#include <ostream>

#include "app/bench/options.h"
#include "app/bench/result_files.h"
#include "app/bench/text.h"
#include "data/bench/import.h"
#include "data/file/files.h"
#include "model/measure/figure.h"
#include "model/measure/merge.h"

namespace costmodel::app::bench
{

using namespace measure;
namespace po = boost::program_options;

namespace
{

/// "rank 3" where the process knew its rank, else the name of the file without its endings.
std::string machineOf(const Result& result, const std::string& path)
{
    if (result.rank)
        return "rank " + std::to_string(*result.rank);
    const std::string name = std::filesystem::path(path).filename().string();
    return name.substr(0, name.find('.'));
}

int write(const Result& result, const po::variables_map& values, Console& console)
{
    if (values.count("json") > 0)
        return save(result, values["json"].as<std::string>(), console);
    console.out << data::benchResultText(result);
    return Done;
}

} // namespace

int merge(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench merge FILE... [--json FILE]",
                  .summary = COSTMODEL_TEXT(
                      "Usage",
                      "Makes one result of those of several machines. Its figure is that of "
                      "the slowest GPU of all.")};
    syntax.options.add_options()("file", po::value<Arguments>()->required(),
                                 COSTMODEL_TEXT("Option", "Results, one of each machine."))(
        "json", po::value<std::string>(),
        COSTMODEL_TEXT("Option", "Write the result here instead of printing it."));
    syntax.positional.add("file", -1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    std::vector<MachineResult> parts;
    for (const std::string& path : parsed.values["file"].as<Arguments>())
    {
        Loaded loaded = load(path, false, console);
        if (!loaded.result)
            return loaded.exit;
        const std::string machine = machineOf(*loaded.result, path);
        parts.push_back({machine, std::move(*loaded.result)});
    }
    const MergeOutcome outcome = measure::merge(parts);
    for (const Message& problem : outcome.problems)
        console.err << "error: " << say(console, problem) << '\n';
    if (!outcome.result)
        return InvalidFile;
    for (const MachineFigure& machine : machineFigures(*outcome.result, "gemm/bf16"))
        console.err << machine.machine << ": gemm/bf16 " << machine.value << " FLOP/s\n";
    return write(*outcome.result, parsed.values, console);
}

int importResult(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench import mamf|nccl-tests|fio FILE [--json FILE]",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Turns the output of another measuring program into a result.")};
    syntax.options.add_options()("kind", po::value<std::string>()->required(),
                                 COSTMODEL_TEXT("Option", "mamf, nccl-tests or fio."))(
        "file", po::value<std::string>()->required(), COSTMODEL_TEXT("Option", "Its output."))(
        "json", po::value<std::string>(),
        COSTMODEL_TEXT("Option", "Write the result here instead of printing it."));
    syntax.positional.add("kind", 1).add("file", 1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const std::string kind = parsed.values["kind"].as<std::string>();
    const std::string path = parsed.values["file"].as<std::string>();
    if (kind == "nvidia-smi")
        return wrongUsage(console,
                          {COSTMODEL_TEXT("Message", "logs of nvidia-smi are read by \"costmodel "
                                                     "diagnose %1\""),
                           {path}});
    if (kind != "mamf" && kind != "nccl-tests" && kind != "fio")
        return wrongUsage(console,
                          {COSTMODEL_TEXT("Message", "\"%1\" is no kind of output, expected mamf, "
                                                     "nccl-tests or fio"),
                           {kind}});
    data::BenchImport import;
    try
    {
        const std::string text = data::readFile(path, data::largestBenchFile);
        import = kind == "mamf"  ? data::importMamf(text)
                 : kind == "fio" ? data::importFio(text)
                                 : data::importNcclTests(text);
    }
    catch (const data::FileError& error)
    {
        console.err << "error: " << error.what() << '\n';
        return FileFailed;
    }
    for (const Message& problem : import.problems)
        console.err << path << ": error: " << say(console, problem) << '\n';
    if (!import.result)
        return InvalidFile;
    import.result->toolVersion = COSTMODEL_VERSION;
    return write(*import.result, parsed.values, console);
}

} // namespace costmodel::app::bench
