#include <QTemporaryDir>
#include <QtTest>

#include "data/file/files.h"
#include "data/scenario/reader.h"
#include "data/scenario/writer.h"
#include "model/analysis/evaluation.h"
#include "model/scenario/path.h"
#include "tests/support/close_to.h"
#include "tests/support/evaluated.h"
#include "tests/support/random_scenario.h"
#include "tests/support/scenario_text.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

constexpr double tight = 1e-12;

Scenario example(const char* name)
{
    const std::filesystem::path folder = COSTMODEL_SOURCE_DIR "/data/examples";
    const data::ReadResult read = data::readScenario(folder / name);
    if (!read.scenario)
        qFatal("%s", described(read).constData());
    return *read.scenario;
}

const BreakEven& pairOf(const Evaluation& evaluation, const char* buy, const char* rent)
{
    return *std::find_if(evaluation.breakEven.begin(), evaluation.breakEven.end(),
                         [&](const BreakEven& pair)
                         { return pair.buy == buy && pair.rent == rent; });
}

/// The rows of a trace as a file that starts with the year.
std::string traceText(const Trace& trace)
{
    std::string text = "time,gpus\n";
    for (std::size_t row = 0; row < trace.gpus.size(); ++row)
    {
        const Date day = dateFromDays(daysSinceEpoch({2026, 1, 1}) + static_cast<long>(row));
        text += isoDate(day) + "T00:00:00Z," + plainNumber(trace.gpus[row]) + "\n";
    }
    return text;
}

} // namespace

/// Scenarios that are files: the examples, whose figures are worked by hand at their head, and
/// random ones written and read back.
class ExamplesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void qingdaoPaysBackBetweenFiveAndTwelveMonths()
    {
        const auto monthsAt = [](const char* price, const char* rent)
        {
            Scenario scenario = example("qingdao-8xa100.toml");
            const auto bad = setByPath(scenario, "buy[自购].capex[8卡A100服务器].amount", price);
            if (bad || setByPath(scenario, "rent[包月].price", rent))
                return std::optional<double>();
            return pairOf(evaluated(scenario), "自购", "包月").month;
        };
        COMPARE_CLOSE(monthsAt("600000", "15000"), 600000.0 / 110000, tight); // 5.45
        COMPARE_CLOSE(monthsAt("700000", "12500"), 700000.0 / 90000, tight);  // 7.78
        COMPARE_CLOSE(monthsAt("800000", "10000"), 800000.0 / 70000, tight);  // 11.43
    }

    void qingdaoAsItIs()
    {
        const Evaluation evaluation = evaluate(example("qingdao-8xa100.toml"));
        COMPARE_CLOSE(optionNamed(evaluation, "自购").cashTotal, 1060000, tight);
        COMPARE_CLOSE(optionNamed(evaluation, "包月").cashTotal, 3600000, tight);
        COMPARE_CLOSE(optionNamed(evaluation, "按小时").cashTotal, 4050000, tight);
        const BreakEven& hourly = pairOf(evaluation, "自购", "按小时");
        COMPARE_CLOSE(hourly.month, 700000.0 / 102500, tight); // 6.83
        COMPARE_CLOSE(hourly.utilization.at(0).hoursPerGpuMonth, 1060000.0 / 36 / 225, 1e-9);
        QCOMPARE(evaluation.recommendation.option, std::string("自购"));
        QVERIFY(evaluation.warnings.empty());
    }

    void shenzhenRentsForOneSprint()
    {
        const Evaluation evaluation = evaluate(example("shenzhen-sprint.toml"));
        COMPARE_CLOSE(optionNamed(evaluation, "按小时租").cashTotal, 18900, tight);
        COMPARE_CLOSE(optionNamed(evaluation, "按天租").cashTotal, 16800, tight);
        // 170,000 + 381.2 kWh x 0.8 - 170,000 / 1.13 x 0.525^(1/12) x 0.9
        COMPARE_CLOSE(optionNamed(evaluation, "自购两卡").cashTotal,
                      170000 + 304.96 - 170000 / 1.13 * std::pow(0.525, 1 / 12.0) * 0.9, tight);
        QCOMPARE(evaluation.recommendation.option, std::string("按天租"));
    }

    void h100AgainstTheCloud()
    {
        const Evaluation evaluation = evaluate(example("h100-colocation.toml"));
        COMPARE_CLOSE(cashIn(evaluation, "AWS on demand", 7), 33024, tight);
        COMPARE_CLOSE(cashIn(evaluation, "AWS 1 year", 7), 23705.728, tight);
        COMPARE_CLOSE(cashIn(evaluation, "AWS 3 years", 7), 14464.512, tight);
        // 2000 + 7987.5 kWh x 0.0826 + 1000 + 1250
        COMPARE_CLOSE(cashIn(evaluation, "own server", 7), 4250 + 7987.5 * 0.0826, tight);
        const double own = 4250 + 7987.5 * 0.0826;
        const auto meets = [own](double rent) // after two months of the bridge
        {
            return (366048 - 2 * own) / (rent - own);
        };
        COMPARE_CLOSE(pairOf(evaluation, "own server", "AWS on demand").month, meets(33024),
                      1e-10); // 12.67
        COMPARE_CLOSE(pairOf(evaluation, "own server", "AWS 3 years").month, meets(14464.512),
                      1e-10); // 37.28
        std::vector<std::string> codes;
        for (const Warning& warning : evaluation.warnings)
            codes.emplace_back(warning.code);
        // The second term of three years, and the price of electricity of 2025.
        const std::vector<std::string> expected{"term_outlives_horizon", "price_old"};
        QCOMPARE(codes, expected);
    }

    void measuredDemand()
    {
        const Evaluation evaluation = evaluated(example("measured-demand.toml"));
        COMPARE_CLOSE(evaluation.demand.months[0].gpuHours, 5840, tight);
        COMPARE_CLOSE(evaluation.demand.peakGpus, 16, tight);
        const double rent = 5840 * 32 / 1.06;
        const double base = 90000 / 1.06;
        const double above = 5840 - 4348.0 / 672 * 730;
        COMPARE_CLOSE(compute(evaluation, "按小时"), rent, tight);
        COMPARE_CLOSE(compute(evaluation, "包月两台"), 2 * base, tight);
        COMPARE_CLOSE(compute(evaluation, "包月一台打底"), base + above * 32 / 1.06, tight);
        const OptionResult& own = optionNamed(evaluation, "自购一台");
        COMPARE_CLOSE(own.entries[0].amount + own.entries[1].amount, 3600000 / 1.13, tight);
    }

    void writtenAndReadBackAScenarioIsTheSame()
    {
        QTemporaryDir folder;
        const std::filesystem::path file =
            std::filesystem::path(folder.path().toStdString()) / "random.toml";
        for (std::uint64_t seed = 1; seed <= 100; ++seed)
        {
            Scenario scenario = randomScenario(seed);
            scenario.factors = {}; // they are paths only
            if (scenario.demand.traceRows)
                data::writeFileAtomically(file.parent_path() / scenario.demand.trace,
                                          traceText(*scenario.demand.traceRows));
            const std::string text = data::toToml(scenario);
            const data::ReadResult read = data::readScenarioText(text, file);
            QVERIFY2(read.scenario, described(read) + QByteArray::fromStdString(text));
            QVERIFY2(*read.scenario == scenario, at(seed, text).c_str());
        }
    }

private:
    static double cashIn(const Evaluation& evaluation, const char* option, std::size_t month)
    {
        return optionNamed(evaluation, option).months[month].cash;
    }
    /// Charges of the first month, before tax.
    static double compute(const Evaluation& evaluation, const char* option)
    {
        return monthlyCategoryTotals(optionNamed(evaluation, option))[1]
            .amounts[index(Category::compute)];
    }
};

QTEST_APPLESS_MAIN(ExamplesTest)
#include "tst_examples.moc"
