#include "app/command_flatten.h"

#include <ostream>

#include <boost/program_options.hpp>

#include "app/error_text.h"
#include "app/exit_code.h"
#include "app/help/help_text.h"
#include "app/scenario_services.h"
#include "data/file/files.h"
#include "data/scenario/reader.h"
#include "data/scenario/writer.h"

namespace costmodel::app
{

namespace
{

namespace po = boost::program_options;

int flatten(const std::string& file, const po::variables_map& values, Console& console)
{
    const std::string book =
        values.count("price-book") != 0 ? values["price-book"].as<std::string>() : std::string();
    const data::ReadResult read = data::readScenario(file, scenarioServices(book));
    for (const data::FileIssue& issue : read.issues)
        console.err << data::describe(issue, console.language) << "\n";
    if (!read.scenario)
        return WrongInput;
    Scenario scenario = *read.scenario;
    scenario.general.base.clear();
    const std::string text = data::toToml(scenario);
    if (values.count("output") != 0)
        data::writeFileAtomically(values["output"].as<std::string>(), text);
    else
        console.out << text;
    return Done;
}

} // namespace

int commandFlatten(const std::vector<std::string>& arguments, Console& console)
{
    po::options_description options("Options");
    options.add_options()("output,o", po::value<std::string>()->value_name("PATH"),
                          COSTMODEL_TEXT("Option", "write a file instead of standard output"))(
        "price-book", po::value<std::string>()->value_name("FILE"),
        COSTMODEL_TEXT("Option", "take prices from this price book"))(
        "help,h", COSTMODEL_TEXT("Option", "show this help and exit"));
    po::options_description all = options;
    all.add_options()("file", po::value<std::vector<std::string>>());
    po::positional_options_description positional;
    positional.add("file", -1);
    constexpr int style =
        po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
    try
    {
        po::variables_map values;
        po::store(po::command_line_parser(arguments)
                      .options(all)
                      .positional(positional)
                      .style(style)
                      .run(),
                  values);
        if (values.count("help") != 0)
        {
            console.out << usageLine("costmodel flatten FILE [OPTION]...", console.language) << "\n"
                        << usageText(
                               COSTMODEL_TEXT("Usage",
                                              "Prints a scenario with everything it is based on as "
                                              "one file that needs no base. Files that it names "
                                              "(traces, benchmarks) stay files."),
                               console.language)
                        << "\n"
                        << optionsText(options, console.language);
            return Done;
        }
        if (values.count("file") == 0 || values["file"].as<std::vector<std::string>>().size() != 1)
            throw ArgumentError({COSTMODEL_TEXT("Message", "expected one FILE"), {}});
        return flatten(values["file"].as<std::vector<std::string>>().front(), values, console);
    }
    catch (const po::error& error)
    {
        console.err << errorLine(
            "costmodel flatten",
            withHint(whatIsWrong(error), "costmodel flatten", console.language), console.language);
        return WrongUsage;
    }
}

} // namespace costmodel::app
