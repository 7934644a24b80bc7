#include <QtTest>

#include <cmath>
#include <fstream>
#include <sstream>

#include "data/file/files.h"
#include "data/import/base/decimal_option.h"
#include "data/import/base/duration.h"
#include "data/import/base/table.h"
#include "data/import/jobs/slurm_tres.h"
#include "tests/data/import/import_fixture.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace std::literals;

namespace
{

ImportResult imported(const std::filesystem::path& file, ImportKind kind,
                      const ImportOptions& options = {})
{
    const std::array files{file};
    const std::array kinds{kind};
    return importFiles(files, kinds, options, {});
}

bool isNear(std::optional<double> actual, double expected, double tolerance)
{
    const bool isSo = actual && std::fabs(*actual - expected) <= tolerance;
    if (!isSo)
        qWarning("%.12g, expected %.12g", actual.value_or(-1), expected);
    return isSo;
}

std::vector<std::vector<std::string>> tableOf(const std::filesystem::path& file)
{
    std::vector<std::vector<std::string>> rows;
    std::istringstream text(readFile(file));
    std::string line;
    std::getline(text, line);
    while (std::getline(text, line))
    {
        std::vector<std::string>& row = rows.emplace_back();
        std::istringstream cells(line);
        for (std::string cell; std::getline(cells, cell, '\t');)
            row.push_back(cell);
        row.resize(4);
    }
    return rows;
}

} // namespace

/// Real files of other programs, with figures that were worked out by hand or by another program;
/// they lie beside the project and are not part of it.
class TestImportSamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void gpusOfResourceStrings();
    void secondsOfElapsedStrings();
    void gpuHoursOfSlurm_data();
    void gpuHoursOfSlurm();
    void elapsedVariants();
    void startsWithOffset();
    void unusableAccountsAreRefused();
    void helios();
    void philly();
    void alibaba();
    void exampleLists();
    void dailyNumbersAskForTheColumn();
    void brokenTablesAreNamed();

private:
    std::filesystem::path m_folder;
};

void TestImportSamples::init()
{
    const auto folder = sampleFolder();
    if (!folder)
        QSKIP("the folder of sample files is absent (COSTMODEL_SHARED)");
    m_folder = *folder;
}

void TestImportSamples::gpusOfResourceStrings()
{
    for (const auto& row : tableOf(m_folder / "jobs/gres_strings_expected_counts.tsv"))
    {
        const auto found = gpusInTres(row[0]);
        QVERIFY2(found && found->gpus == std::stod(row[1]), row[0].c_str());
        QCOMPARE(found->hasSlices, contains(row[2], "flag"));
    }
}

void TestImportSamples::secondsOfElapsedStrings()
{
    for (const auto& row : tableOf(m_folder / "jobs/elapsed_strings_expected_seconds.tsv"))
    {
        const auto seconds =
            row[1] == "Timelimit" ? parseSlurmDuration(row[0]) : parseClockDuration(row[0]);
        if (row[2].empty())
            QVERIFY2(!seconds, row[0].c_str());
        else
            QVERIFY2(isNear(seconds, std::stod(row[2]), 1e-9), row[0].c_str());
    }
}

void TestImportSamples::gpuHoursOfSlurm_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("hours");
    const auto row = [](const char* file, double hours)
    {
        QTest::newRow(file) << file << hours;
    };
    row("edge-cases/sacct_trailing_pipe.psv", 8);
    row("edge-cases/sacct_steps.psv", 8);
    row("edge-cases/sacct_arrays_hetjobs.psv", 10);
    row("edge-cases/sacct_running_unknown_end.psv", 52.102222);
    row("edge-cases/sacct_dst.psv", 2);
    row("edge-cases/sacct_offset_no_colon.psv", 6.6667);
    row("edge-cases/sacct_elapsed_variants.psv", 26.0511 + 24.4803 + 0.016667 + 0.118056);
    row("jobs/sacct_mn5_gpu_rawseconds.psv", 34.782);
    row("jobs/slurm2sql_test_data1.csv", 0);
}

void TestImportSamples::gpuHoursOfSlurm()
{
    QFETCH(QString, file);
    QFETCH(double, hours);
    const ImportResult result = imported(m_folder / file.toStdString(), ImportKind::Jobs);
    QVERIFY2(isUsable(result.report), refusalOf(result).c_str());
    QCOMPARE(result.report.format, "Slurm sacct"s);
    QCOMPARE(result.report.rows.rejected, 0L);
    QVERIFY(isNear(result.report.gpuHours, hours, 5e-4));
}

void TestImportSamples::elapsedVariants()
{
    const double hours[] = {26.0511, 24.4803, 0.016667, 0.118056};
    for (const auto& row : tableOf(m_folder / "edge-cases/sacct_elapsed_variants.psv"))
    {
        const std::string& text = row[0];
        const std::size_t bar = text.find('|');
        const std::string elapsed = text.substr(bar + 1, text.find('|', bar + 1) - bar - 1);
        QVERIFY(isNear(parseClockDuration(elapsed).value_or(-1) / 3600, hours[std::stoul(text) - 1],
                       5e-5));
    }
}

void TestImportSamples::startsWithOffset()
{
    const ImportResult result =
        imported(m_folder / "edge-cases/sacct_offset_no_colon.psv", ImportKind::Jobs);
    // 2023-02-21 is day 19,409 since 1970; 13:37:07 UTC.
    QCOMPARE(result.report.fromMilliseconds,
             std::optional<std::int64_t>((19409LL * 86400 + 13 * 3600 + 37 * 60 + 7) * 1000));
}

void TestImportSamples::unusableAccountsAreRefused()
{
    const auto refusal = [this](const char* file)
    {
        return refusalOf(imported(m_folder / file, ImportKind::Jobs));
    };
    QVERIFY(contains(refusal("jobs/sacct_hyak_fixed_width_truncated.txt"), "sacct -P"));
    QVERIFY(contains(refusal("jobs/sacct_kabre_excerpt_uid_replaced.psv"), "AllocTRES"));
    QVERIFY(contains(refusal("jobs/slurm2sql_test_data3.csv"), "Elapsed"));
    QVERIFY(contains(refusal("edge-cases/empty.csv"), "empty"));
    QVERIFY(!refusal("traces/alibaba_gpu_v2020_pai_headers.txt").empty());
    QVERIFY(!refusal("traces/helios_vs_philly_cluster_summary.csv").empty());
}

void TestImportSamples::helios()
{
    const ImportResult result =
        imported(m_folder / "traces/helios_earth_vc6YE_2020-05_10min.csv", ImportKind::Trace);
    QVERIFY2(isUsable(result.report), refusalOf(result).c_str());
    QCOMPARE(result.report.rows.used, 4464L);
    QVERIFY(isNear(result.report.gpuHours, 139702.5, 1e-6));
    QVERIFY(isNear(result.report.demand->meanGpus, 187.772, 5e-4));
    QVERIFY(isNear(result.report.demand->p95, 208, 1e-9));
    QVERIFY(result.report.demand->isCapped);
    QVERIFY(says(result.report.warnings, "155"));
    QVERIFY(result.report.demand->gaps.empty());
}

void TestImportSamples::philly()
{
    const ImportResult result = imported(
        m_folder / "traces/philly_nodes_active_2017-10_2017-12_15min.csv", ImportKind::Trace);
    QVERIFY2(isUsable(result.report), refusalOf(result).c_str());
    QCOMPARE(result.report.rows.used, 7043L);
    QVERIFY(isNear(result.report.demand->meanGpus, 313.045, 5e-4));
    QCOMPARE(result.report.demand->gaps.size(), std::size_t{1});
    QCOMPARE(result.report.demand->gaps[0].seconds, 36840.0);
    QVERIFY(!result.report.demand->isCapped);
    // Median, 95 % quantile and maximum of the column, by another program.
    QCOMPARE(result.report.demand->p50, 321.0);
    QCOMPARE(result.report.demand->p95, 380.0);
    QCOMPARE(result.report.demand->peakGpus, 446.0);
    const ImportResult fine =
        imported(m_folder / "traces/philly_nodes_active_gap_1min.csv", ImportKind::Trace);
    QCOMPARE(fine.report.demand->gaps.size(), std::size_t{1});
    QCOMPARE(fine.report.demand->gaps[0].seconds, 36000.0);
}

void TestImportSamples::alibaba()
{
    const ImportResult result = imported(
        m_folder / "traces/alibaba_gpu_v2023_openb_pod_list_default.csv", ImportKind::Jobs);
    QVERIFY2(isUsable(result.report), refusalOf(result).c_str());
    QCOMPARE(result.report.rows.read, 8152L);
    QCOMPARE(result.report.rows.used, 7255L);
    QVERIFY(isNear(result.report.gpuHours, 51470.67, 5e-3));
    double sum = 0;
    for (const double gpus : result.trace->gpus)
        sum += gpus;
    QVERIFY(isNear(sum, *result.report.gpuHours, 1e-6));
}

void TestImportSamples::exampleLists()
{
    const auto hours = [this](const char* file)
    {
        return imported(m_folder / file, ImportKind::Jobs).report.gpuHours;
    };
    // 36848 + 4 * 249 + 675233 GPU-seconds.
    QVERIFY(isNear(hours("jobs/helios_readme_examples.csv"), 713077 / 3600.0, 1e-9));
    // 8 * (117 + 2693) and 64 * (8 + 70) GPU-seconds.
    QVERIFY(isNear(hours("jobs/acme_readme_examples_seren.csv"), 22480 / 3600.0, 1e-9));
    QVERIFY(isNear(hours("jobs/acme_readme_examples_kalos.csv"), 4992 / 3600.0, 1e-9));
}

void TestImportSamples::dailyNumbersAskForTheColumn()
{
    const auto file = m_folder / "traces/helios_earth_gpu_number_daily.csv";
    const ImportResult asked = imported(file, ImportKind::Trace);
    QCOMPARE(asked.report.questions.at(0).option, "column.gpus"s);
    QVERIFY(
        isUsable(imported(file, ImportKind::Trace, optionsOf({{"column.gpus", "total"}})).report));
}

void TestImportSamples::brokenTablesAreNamed()
{
    const auto rowsOf = [this](const char* file, ImportReport& report)
    {
        std::vector<std::vector<std::string>> rows;
        auto loaded = loadInput(m_folder / "edge-cases" / file, {});
        if (const auto* refusal = std::get_if<ImportRefusal>(&loaded))
        {
            report.refusals.push_back(*refusal);
            return rows;
        }
        const auto input = std::get<ImportInput>(std::move(loaded));
        TableReader table(input, findDialect(input.text), {}, &report);
        while (table.next())
        {
            std::vector<std::string>& row = rows.emplace_back();
            for (std::size_t i = 0; i < table.columns().count(); ++i)
                row.emplace_back(table.cell(i));
        }
        return rows;
    };
    for (const char* const file :
         {"price_bom_utf8.csv", "price_bom_double.csv", "price_crlf.csv", "price_tab.tsv"})
    {
        ImportReport report;
        const auto rows = rowsOf(file, report);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0].front(), "n-8x-h100"s);
        QCOMPARE(rows[0].back(), "10.00"s);
    }
    ImportReport ragged;
    QVERIFY(rowsOf("price_ragged_row.csv", ragged).empty());
    QCOMPARE(ragged.rejected.at(0).line, 2L);
    QCOMPARE(ragged.rejected.at(1).line, 3L);
    ImportReport unclosed;
    rowsOf("price_unclosed_quote.csv", unclosed);
    QCOMPARE(unclosed.refusals.at(0).line, 2L);
    ImportReport nul;
    rowsOf("price_nul_bytes.csv", nul);
    QCOMPARE(nul.refusals.size(), std::size_t{1});
    ImportReport region;
    QCOMPARE(rowsOf("price_region_with_commas.csv", region).at(0).at(8), ", US, NA"s);
    ImportReport wide;
    const auto zh = rowsOf("price_utf8_zh_fullwidth.csv", wide);
    QCOMPARE(zh.at(0).at(0), "A100"s);
    QCOMPARE(parseNumber(zh.at(0).at(1), DecimalMark::Point)->value, 12.5);
    ImportReport euro;
    const auto german = rowsOf("price_thousands_dot_euro.csv", euro);
    DecimalMarkFinder finder(";");
    finder.see(german.at(0).at(3));
    QCOMPARE(finder.mark(), std::optional(DecimalMark::Comma));
    QCOMPARE(parseNumber(german.at(0).at(3), DecimalMark::Comma)->value, 1355.9);
}

QTEST_APPLESS_MAIN(TestImportSamples)
#include "tst_import_samples.moc"
