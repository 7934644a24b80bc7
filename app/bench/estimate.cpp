#include <algorithm>
#include <charconv>
#include <ostream>

#include <fmt/format.h>

#include "app/bench/options.h"
#include "app/bench/result_files.h"
#include "app/bench/text.h"
#include "model/measure/figure.h"
#include "model/measure/reference.h"
#include "model/measure/shown.h"
#include "model/measure/throughput.h"

namespace costmodel::app::bench
{

using namespace measure;
namespace po = boost::program_options;

namespace
{

std::optional<EtaBand> etaFrom(const std::string& text)
{
    EtaBand eta;
    const char* at = text.data();
    const char* const end = at + text.size();
    for (double* part : {&eta.low, &eta.mid, &eta.high})
    {
        const auto [next, error] = std::from_chars(at, end, *part);
        const bool isLast = part == &eta.high;
        if (error != std::errc{} || (isLast ? next != end : next == end || *next != ':'))
            return std::nullopt;
        at = isLast ? next : next + 1;
    }
    const bool isBand = 0 < eta.low && eta.low <= eta.mid && eta.mid <= eta.high && eta.high <= 1;
    return isBand ? std::optional(eta) : std::nullopt;
}

std::optional<double> optional(const po::variables_map& values, const char* key)
{
    return values.count(key) > 0 ? std::optional(values[key].as<double>()) : std::nullopt;
}

/// Bus rate of the largest payload that was measured.
std::optional<double> busRateOf(const Result& result)
{
    std::optional<double> rate;
    std::uint64_t largest = 0;
    if (result.scaling)
        for (const AllReduce& row : result.scaling->allReduce)
            if (row.busBytesPerSecond && row.bytes >= largest)
            {
                largest = row.bytes;
                rate = row.busBytesPerSecond;
            }
    return rate;
}

std::optional<double> loadWattsOf(const Result& result, std::string_view metric,
                                  const std::string& device)
{
    std::optional<double> watts;
    for (const Test& test : result.tests)
        if (metricOf(test) == metric && test.device == device && test.power && test.power->medianW)
            watts = std::max(watts.value_or(0), *test.power->medianW);
    return watts;
}

void band(Console& console, const char* what, double low, double mid, double high, const char* unit)
{
    console.out << fmt::format("{:<34} {:>12} {:>12} {:>12}  {}\n", what, groupedNumber(low, 1),
                               groupedNumber(mid, 1), groupedNumber(high, 1), unit);
}

struct Scale
{
    long gpus = 1;
    double overlap = 0;
    double tokensPerStep = 16384;
    std::optional<double> busRate{};
    std::optional<double> concurrency{};
};

/// Efficiency of several GPUs at one training speed: measured concurrency times modelled
/// communication of bf16 gradients.
double efficiencyAt(const Scale& scale, double parameters, double tokensPerSecond)
{
    const double gradientBytes = 2 * parameters;
    const double compute = scale.tokensPerStep / tokensPerSecond;
    const double communication = allReduceSeconds(gradientBytes, *scale.busRate, scale.gpus);
    return scale.concurrency.value_or(1) * scalingEfficiency(compute, communication, scale.overlap);
}

void printScale(Console& console, const Scale& scale, double parameters, const TokenRates& rates)
{
    if (!scale.busRate)
    {
        console.out << fmt::format(
            "{} GPUs: not estimated, because how fast they exchange gradients is not known "
            "(measure with NCCL, import nccl-tests, or give --busbw)\n",
            scale.gpus);
        return;
    }
    const auto n = static_cast<double>(scale.gpus);
    const double low = efficiencyAt(scale, parameters, rates.low);
    const double mid = efficiencyAt(scale, parameters, rates.mid);
    const double high = efficiencyAt(scale, parameters, rates.high);
    band(console, "scaling efficiency", 100 * low, 100 * mid, 100 * high, "%");
    band(console, fmt::format("tokens per second of {} GPUs", scale.gpus).c_str(),
         n * rates.low * low, n * rates.mid * mid, n * rates.high * high, "");
    if (!scale.concurrency)
        console.out << "The GPUs were not measured together, so shared limits of power or cooling "
                       "are not in it.\n";
}

} // namespace

int estimate(const Arguments& arguments, Console& console)
{
    Syntax syntax{.usage = "bench estimate FILE --params N [OPTION]...",
                  .summary = COSTMODEL_TEXT(
                      "Usage",
                      "Turns a measured matrix rate into a band of tokens per second and GPU-hours "
                      "for training a dense decoder. It is a band because the share of the matrix "
                      "rate that a training run reaches is not known beforehand.")};
    syntax.options.add_options()("file", po::value<std::string>()->required(),
                                 COSTMODEL_TEXT("Option", "Result."))(
        "params", po::value<double>()->required(),
        COSTMODEL_TEXT("Option", "Parameters of the model, such as 6.66e9."))(
        "layers", po::value<double>(),
        COSTMODEL_TEXT("Option", "Layers; with --width and --seq, for the attention term."))(
        "width", po::value<double>(), COSTMODEL_TEXT("Option", "Width of the model."))(
        "seq", po::value<double>(), COSTMODEL_TEXT("Option", "Sequence length."))(
        "metric", po::value<std::string>()->default_value("gemm/bf16"),
        COSTMODEL_TEXT("Option", "Which matrix rate."))(
        "eta", po::value<std::string>(),
        COSTMODEL_TEXT("Option", "Share of the matrix rate, LOW:MID:HIGH."))(
        "tokens", po::value<double>()->default_value(1e9, "1e9"),
        COSTMODEL_TEXT("Option", "Tokens to train on."))(
        "recompute", COSTMODEL_TEXT("Option", "With activation checkpointing: 3/4 of the speed."))(
        "gpus", po::value<long>()->default_value(1),
        COSTMODEL_TEXT("Option", "GPUs in one data-parallel job."))(
        "overlap", po::value<double>()->default_value(0.0, "0"),
        COSTMODEL_TEXT("Option", "Share of the exchange that hides behind computing, 0 to 1."))(
        "tokens-per-step", po::value<double>()->default_value(16384, "16384"),
        COSTMODEL_TEXT("Option", "Tokens of one GPU in one step."))(
        "busbw", po::value<double>(),
        COSTMODEL_TEXT("Option", "Bus rate of the all-reduce in B/s, if not in the file."));
    syntax.positional.add("file", 1);
    const Parsed parsed = parse(syntax, arguments, console);
    if (parsed.exit)
        return *parsed.exit;
    const po::variables_map& values = parsed.values;
    const ModelShape shape{values["params"].as<double>(), optional(values, "layers"),
                           optional(values, "width"), optional(values, "seq")};
    const double tokens = values["tokens"].as<double>();
    Scale scale{.gpus = values["gpus"].as<long>(),
                .overlap = values["overlap"].as<double>(),
                .tokensPerStep = values["tokens-per-step"].as<double>(),
                .busRate = optional(values, "busbw")};
    const auto positive = [](const std::optional<double>& value)
    {
        return !value || (*value > 0 && *value < 1e300);
    };
    if (!positive(shape.parameters) || !positive(shape.layers) || !positive(shape.width) ||
        !positive(shape.sequenceLength) || !positive(tokens) || !positive(scale.busRate) ||
        !positive(scale.tokensPerStep) || scale.gpus < 1)
        return wrongUsage(console,
                          {COSTMODEL_TEXT("Message", "counts and rates must be above 0"), {}});
    if (!(scale.overlap >= 0 && scale.overlap <= 1))
        return wrongUsage(console, {COSTMODEL_TEXT("Message", "--overlap is %1; must be 0 to 1"),
                                    {scale.overlap}});
    const int given =
        (shape.layers ? 1 : 0) + (shape.width ? 1 : 0) + (shape.sequenceLength ? 1 : 0);
    if (given != 0 && given != 3)
        return wrongUsage(console, {COSTMODEL_TEXT("Message", "--layers, --width and --seq belong "
                                                              "together"),
                                    {}});

    const std::string path = values["file"].as<std::string>();
    const std::string metric = values["metric"].as<std::string>();
    const Loaded loaded = load(path, false, console);
    if (!loaded.result)
        return loaded.exit;
    const FigureOutcome outcome = figureForMoney(*loaded.result, metric);
    for (const Message& refusal : outcome.refusals)
        console.err << path << ": error: " << say(console, refusal) << '\n';
    if (!outcome.figure)
        return InvalidFile;
    const Figure& figure = *outcome.figure;
    if (figure.unit != "FLOP/s" || metric == "gemm/fp64" || metric == "gemm/fp32")
    {
        console.err << path << ": error: "
                    << say(console, {COSTMODEL_TEXT("Message", "%1 is not what training runs on, "
                                                               "expected gemm/bf16, gemm/fp16, "
                                                               "gemm/tf32 or gemm/fp8_e4m3"),
                                     {metric}})
                    << '\n';
        return InvalidFile;
    }
    EtaBand eta = defaultEta(figure.deviceName);
    if (values.count("eta") > 0)
    {
        const std::optional<EtaBand> own = etaFrom(values["eta"].as<std::string>());
        if (!own)
            return wrongUsage(console,
                              {COSTMODEL_TEXT("Message", "--eta is \"%1\", expected three "
                                                         "shares LOW:MID:HIGH above 0, not "
                                                         "above 1 and not falling"),
                               {values["eta"].as<std::string>()}});
        eta = *own;
    }
    if (loaded.result->scaling)
        scale.concurrency = loaded.result->scaling->concurrency;
    if (!scale.busRate)
        scale.busRate = busRateOf(*loaded.result);

    const double flop = flopPerToken(shape);
    const TokenRates rates =
        tokensPerSecond(figure.value, eta, flop, values.count("recompute") > 0);
    console.out << fmt::format("{} {}, sustained, random data; slowest of {} GPU(s): {}\n", metric,
                               shown(figure.value, figure.unit), figure.devices.size(),
                               figure.deviceName);
    console.out << fmt::format("{} per token{}\n", shown(flop, "FLOP"),
                               given == 3 ? "" : ", without attention");
    band(console, "", eta.low, eta.mid, eta.high, "share of the matrix rate (assumed)");
    band(console, "tokens per second of one GPU", rates.low, rates.mid, rates.high, "");
    const double hours = tokens / 3600;
    band(console, fmt::format("GPU-hours for {} tokens", plainNumber(tokens)).c_str(),
         hours / rates.low, hours / rates.mid, hours / rates.high, "");
    if (const auto peak = datasheetPeak(figure.deviceName, metric))
        band(console, "model FLOPS utilisation",
             100 * modelFlopsUtilization(rates.low, flop, *peak),
             100 * modelFlopsUtilization(rates.mid, flop, *peak),
             100 * modelFlopsUtilization(rates.high, flop, *peak), "% of the data sheet");
    if (const auto watts = loadWattsOf(*loaded.result, metric, figure.device))
        band(console, fmt::format("kWh of the board at {:.0f} W", *watts).c_str(),
             tokens * kwhPerToken(*watts, rates.low), tokens * kwhPerToken(*watts, rates.mid),
             tokens * kwhPerToken(*watts, rates.high), "");
    if (scale.gpus > 1)
        printScale(console, scale, shape.parameters, rates);
    return Done;
}

} // namespace costmodel::app::bench
