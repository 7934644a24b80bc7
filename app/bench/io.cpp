#include <ostream>

#include "app/bench/machine.h"
#include "app/bench/options.h"
#include "app/bench/result_files.h"
#include "app/bench/text.h"
#include "model/measure/io/disk.h"

namespace costmodel::app::bench
{

using namespace measure;
namespace po = boost::program_options;

int io(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench io DIR [OPTION]...",
                  .summary = COSTMODEL_TEXT(
                      "Usage", "Measures how fast the files of a folder are read. For text that is "
                               "already tokenised the rate does not matter: 10,000 tokens a second "
                               "are 20 kB. For images and volumes it does.")};
    syntax.options.add_options()("dir", po::value<std::string>()->required(),
                                 COSTMODEL_TEXT("Option", "The folder."))(
        "direct", COSTMODEL_TEXT("Option", "Only past the page cache."))(
        "buffered", COSTMODEL_TEXT("Option", "Only through the page cache."))(
        "scratch", po::value<long>()->default_value(0),
        COSTMODEL_TEXT("Option", "Make a file of so many MiB, read it and delete it."))(
        "seconds", po::value<double>()->default_value(3),
        COSTMODEL_TEXT("Option", "For each of up to five tests."))(
        "json", po::value<std::string>(), COSTMODEL_TEXT("Option", "Write the result here."));
    syntax.positional.add("dir", 1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const po::variables_map& values = parsed.values;
    const long mebibytes = values["scratch"].as<long>();
    if (mebibytes != 0 && (mebibytes < 256 || mebibytes > 1L << 20))
        return wrongUsage(console, {COSTMODEL_TEXT("Message", "--scratch is %1; must be 256 to "
                                                              "1048576"),
                                    {mebibytes}});
    const double seconds = values["seconds"].as<double>();
    if (!(seconds > 0 && seconds <= 600))
        return wrongUsage(
            console,
            {COSTMODEL_TEXT("Message", "--seconds is %1; must be above 0, up to 600"), {seconds}});
    const bool onlyDirect = values.count("direct") > 0;
    const bool onlyBuffered = values.count("buffered") > 0;
    SteadyClock clock;
    const DiskOutcome outcome =
        measureDisk({.folder = values["dir"].as<std::string>(),
                     .secondsPerTest = seconds,
                     .measuresDirect = onlyDirect || !onlyBuffered,
                     .measuresBuffered = onlyBuffered || !onlyDirect,
                     .scratchBytes = static_cast<std::uint64_t>(mebibytes) << 20},
                    clock, {});
    for (const Message& problem : outcome.problems)
        console.err << "error: " << say(console, problem) << '\n';
    if (!outcome.io)
        return FileFailed;
    Result result{.toolVersion = COSTMODEL_VERSION,
                  .createdUtc = utcNow(),
                  .rank = processRank(),
                  .host = describeHost(false),
                  .io = outcome.io,
                  .notes = outcome.notes};
    if (values.count("json") > 0)
        return save(result, values["json"].as<std::string>(), console);
    printResult(result, console);
    return Done;
}

} // namespace costmodel::app::bench
