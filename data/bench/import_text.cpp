#include "data/bench/import.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <regex>
#include <sstream>

namespace costmodel::data
{

using namespace measure;

namespace
{

std::optional<double> numberIn(const std::string& text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

/// Lines without carriage returns; lines longer than any of these programs prints are dropped, as
/// regular expressions recurse over them.
std::vector<std::string> linesOf(std::string_view text)
{
    constexpr std::size_t longest = 2000;
    std::vector<std::string> lines;
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);)
    {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        if (line.size() <= longest)
            lines.push_back(std::move(line));
    }
    return lines;
}

BenchImport refused(const char* why)
{
    return {.problems = {{why, {}}}};
}

std::string dtypeOf(const std::string& torchName)
{
    static const std::map<std::string, std::string> names{{"bfloat16", "bf16"},
                                                          {"float16", "fp16"},
                                                          {"float32", "fp32"},
                                                          {"float8_e4m3fn", "fp8_e4m3"}};
    const auto it = names.find(torchName);
    return it == names.end() ? torchName : it->second;
}

struct MamfFigure
{
    int rank = 0; ///< which of several figures to prefer: higher
    double teraflops = 0;
    std::array<std::int64_t, 3> shape{};
};

} // namespace

BenchImport importMamf(std::string_view text)
{
    static const std::regex dtypeLine(R"(^\*\* Dtype: torch\.(\w+).*)");
    static const std::regex nameLine(R"(.*name='([^']+)'.*)");
    static const std::regex figureLine(
        R"(^(mean|median|max|MAMF|MSMF|The best outcome was)\b[^0-9-]*([0-9.]+) ?TFLOPS @ )"
        R"((\d{1,9})x(\d{1,9})x(\d{1,9}) \(MxNxK\).*)");
    static const std::map<std::string, int> ranks{{"MSMF", 5}, {"median", 4},
                                                  {"mean", 3}, {"max", 2},
                                                  {"MAMF", 2}, {"The best outcome was", 1}};

    std::string dtype;
    std::string name;
    MamfFigure best;
    for (const std::string& line : linesOf(text))
    {
        std::smatch match;
        if (std::regex_match(line, match, dtypeLine))
            dtype = dtypeOf(match[1]);
        else if (name.empty() && std::regex_match(line, match, nameLine))
            name = match[1];
        else if (std::regex_match(line, match, figureLine))
        {
            const std::optional<double> value = numberIn(match[2]);
            const int rank = ranks.at(match[1]);
            if (value && *value > 0 && rank > best.rank)
                best = {rank,
                        *value,
                        {std::stoll(match[3]), std::stoll(match[4]), std::stoll(match[5])}};
        }
    }
    if (best.rank == 0)
        return refused(COSTMODEL_TEXT("Message",
                                      "There is no line such as \"median: 265.7 TFLOPS @ "
                                      "2048x4096x4096 (MxNxK)\", expected the output of "
                                      "mamf-finder.py"));
    if (dtype.empty())
        return refused(COSTMODEL_TEXT("Message", "There is no line \"** Dtype: torch.bfloat16\", "
                                                 "so the number format is unknown; expected the "
                                                 "whole output of mamf-finder.py"));
    Result result;
    const std::string id = "import:0";
    result.devices.push_back({.id = id,
                              .name = name.empty() ? "unknown" : name,
                              .backend = "import",
                              .type = DeviceType::Unknown});
    Test test{.name = "gemm",
              .dtype = dtype,
              .device = id,
              .shape = best.shape,
              .engine = "mamf-finder",
              .status = TestStatus::Ok,
              .unit = "FLOP/s",
              .series = summarize({best.teraflops * 1e12}),
              .tensorPath = true};
    result.tests.push_back(std::move(test));
    result.usableForCostModel = true;
    result.notes.push_back("imported from mamf-finder");
    if (best.rank < 3)
        result.notes.push_back("the figure is the best of many, which flatters");
    return {.result = std::move(result)};
}

BenchImport importNcclTests(std::string_view text)
{
    // size count type redop root, then time algbw busbw #wrong, once or twice; mpirun puts
    // "[1,0]<stdout>:" before it.
    static const std::regex row(
        R"(^(?:\[[\d,]+\]<stdout>:)?\s*(\d{1,18})\s+\d+\s+\w+\s+\w+\s+-?\d+\s+(.*)$)");
    static const std::regex rank(R"(^(?:\[[\d,]+\]<stdout>:)?\s*#\s+Rank\s+(\d{1,6})\b.*)");
    static const std::regex other(R"(.*Collective test starting: (\w+).*)");
    long gpus = 0;
    Scaling scaling;
    for (const std::string& line : linesOf(text))
    {
        std::smatch match;
        if (std::regex_match(line, match, other) &&
            match[1].str().find("all_reduce") == std::string::npos)
            return refused(COSTMODEL_TEXT("Message",
                                          "This is another collective operation, expected "
                                          "the output of all_reduce_perf"));
        if (std::regex_match(line, match, rank))
            gpus = std::max(gpus, std::stol(match[1]) + 1);
        if (!std::regex_match(line, match, row))
            continue;
        AllReduce figure{.bytes = std::stoull(match[1])};
        std::istringstream rest(match[2].str());
        std::vector<std::string> words;
        for (std::string word; rest >> word;)
            words.push_back(word);
        bool isWrong = words.size() != 4 && words.size() != 8;
        for (std::size_t at = 0; at + 4 <= words.size(); at += 4)
        {
            const std::optional<double> rate = numberIn(words[at + 2]);
            isWrong = isWrong || !rate || (words[at + 3] != "0" && words[at + 3] != "N/A");
            if (rate && (!figure.busBytesPerSecond || *rate * 1e9 < *figure.busBytesPerSecond))
                figure.busBytesPerSecond = *rate * 1e9;
        }
        figure.status = isWrong ? TestStatus::Invalid : TestStatus::Ok;
        if (isWrong || !(figure.busBytesPerSecond.value_or(0) > 0))
        {
            figure.detail = isWrong ? "wrong results" : "no rate";
            figure.status = TestStatus::Invalid;
            figure.busBytesPerSecond.reset();
        }
        scaling.allReduce.push_back(std::move(figure));
    }
    if (scaling.allReduce.empty())
        return refused(COSTMODEL_TEXT("Message", "There is no row of sizes and rates, expected the "
                                                 "output of all_reduce_perf"));
    if (gpus == 1)
        return refused(COSTMODEL_TEXT("Message", "The run had one GPU, between which nothing is "
                                                 "exchanged, expected at least two"));
    scaling.gpus = gpus;
    Result result;
    result.scaling = std::move(scaling);
    result.notes.push_back("imported from nccl-tests");
    return {.result = std::move(result)};
}

} // namespace costmodel::data
