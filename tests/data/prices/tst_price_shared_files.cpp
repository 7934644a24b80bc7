#include <QTest>

#include <cstdlib>
#include <filesystem>

#include "data/file/files.h"
#include "data/import/registry.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

std::filesystem::path sharedFolder()
{
    const char* const named = std::getenv("COSTMODEL_SHARED");
    return named ? std::filesystem::path(named)
                 : std::filesystem::path(COSTMODEL_SOURCE_DIR) / ".." / "shared";
}

ImportReport readShared(const std::string& name, const ImportOptions& options = {})
{
    const std::array files{sharedFolder() / "data" / name};
    const std::array kinds{ImportKind::Prices};
    return importFiles(files, kinds, options, {}).report;
}

// "gpus x gpu billing price currency per-GPU", one price a line.
QString pricesOf(const ImportReport& report)
{
    std::string all;
    for (const PriceLine& line : report.prices)
        all += (line.gpus ? plainNumber(*line.gpus) : "-") + "x" + line.gpu + " " + line.billing +
               " " + plainNumber(line.price.value_or(-1)) + " " + line.currency + " " +
               plainNumber(line.pricePerGpu.value_or(-1)) + "\n";
    return QString::fromStdString(all);
}

std::string texts(const std::vector<Message>& messages)
{
    std::string all;
    for (const Message& message : messages)
        all += render(message, English{}) + "\n";
    return all;
}

} // namespace

/// Files of others in the shapes that the importers meet, each with the outcome that its list of
/// expectations states. They lie outside the project.
class TestPriceSharedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (!std::filesystem::is_directory(sharedFolder() / "data"))
            QSKIP("the shared input files are not here");
    }

    void oneInstanceInManyDialects_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* const file :
             {"price_bom_utf8.csv", "price_bom_double.csv", "price_crlf.csv", "price_tab.tsv",
              "price_semicolon_decimal_comma.csv", "price_exponent.csv"})
            QTest::newRow(file) << QString::fromUtf8(file);
    }
    void oneInstanceInManyDialects()
    {
        QFETCH(QString, file);
        const ImportReport report = readShared("edge-cases/" + file.toStdString());
        // 23.60 for 8 GPUs is 2.95 each, 10.00 is 1.25.
        QCOMPARE(pricesOf(report), QStringLiteral("8xH100 hour 23.6 USD 2.95\n"
                                                  "8xH100 spot 10 USD 1.25\n"));
        QCOMPARE(report.rows.read, 1L);
    }

    void otherEdgeCases_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("prices");
        QTest::newRow("euro") << "price_thousands_dot_euro.csv"
                              << "8xH100  1355.9 EUR 169.4875\n"; // 1355.90 / 8
        QTest::newRow("missing and zero") << "price_missing_and_zero.csv"
                                          << "8xH100 spot 10 USD 1.25\n";
        QTest::newRow("host and GPU apart") // 0.73948 + 2.933908 and 0.29576 + 0.8803
            << "price_gpu_host_without_gpu.csv"
            << "1xA100 hour 3.673388 USD 3.673388\n1xA100 spot 1.17606 USD 1.17606\n";
        QTest::newRow("region with commas") << "price_region_with_commas.csv"
                                            << "1xH100 hour 1.8 USD 1.8\n";
        QTest::newRow("change over time") // 32.7726 / 8 and 21.957642 / 8
            << "price_change_over_time.csv"
            << "8xA100  32.7726 USD 4.096575\n8xA100  21.957642 USD 2.74470525\n";
        QTest::newRow("mixed currency")
            << "price_mixed_currency.csv"
            << "8xH100  23.6 USD 2.95\n8xH100  21.8 EUR 2.725\n8xH100  170 CNY 21.25\n";
        QTest::newRow("sentinel") << "price_sentinel_700.csv"
                                  << "";
        QTest::newRow("ragged") << "price_ragged_row.csv"
                                << "";
    }
    void otherEdgeCases()
    {
        QFETCH(QString, file);
        QFETCH(QString, prices);
        const ImportReport report = readShared("edge-cases/" + file.toStdString());
        QVERIFY(isUsable(report));
        QCOMPARE(pricesOf(report), prices);
        QVERIFY(report.money.empty());
    }

    void aSentinelIsAnOutlier()
    {
        const ImportReport report = readShared("edge-cases/price_sentinel_700.csv");
        QVERIFY(texts(report.warnings).find("outlier") != std::string::npos);
        QCOMPARE(report.rejected.front().line, 2L);
    }

    void raggedRowsAreReportedWithTheirLines()
    {
        const ImportReport report = readShared("edge-cases/price_ragged_row.csv");
        QCOMPARE(report.rejected.size(), std::size_t{2});
        QCOMPARE(report.rejected[0].line, 2L);
        QCOMPARE(report.rejected[1].line, 3L);
    }

    void unusableFilesAreRefusedAtTheirLine()
    {
        const ImportReport unclosed = readShared("edge-cases/price_unclosed_quote.csv");
        QCOMPARE(unclosed.refusals.size(), std::size_t{1});
        QCOMPARE(unclosed.refusals[0].line, 2L);
        const ImportReport nul = readShared("edge-cases/price_nul_bytes.csv");
        QCOMPARE(nul.refusals.size(), std::size_t{1});
        QCOMPARE(nul.refusals[0].line, 3L);
    }

    void fullWidthSignsAreReadOnceTheCurrencyIsSaid()
    {
        const ImportReport asked = readShared("edge-cases/price_utf8_zh_fullwidth.csv");
        QCOMPARE(asked.questions.size(), std::size_t{1});
        QVERIFY(texts({asked.questions[0].text}).find("line 2") != std::string::npos);
        ImportOptions options;
        options.values["currency"] = "CNY";
        QCOMPARE(pricesOf(readShared("edge-cases/price_utf8_zh_fullwidth.csv", options)),
                 QStringLiteral("1xA100  12.5 CNY 12.5\n"));
    }

    // Rows of the files: `grep -c` of lines with and without a GPU, and with a price of 0 or none.
    void cataloguesGiveEveryRowAnOutcome_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QTest::addColumn<long>("read");
        QTest::addColumn<long>("used");
        const auto row = [](const char* file, const char* format, long read, long used)
        {
            QTest::newRow(file) << file << format << read << used;
        };
        row("skypilot_v7_lambda_excerpt_older.csv", "skypilot", 16, 15); // one without a GPU
        row("skypilot_v8_lambda_excerpt_newer.csv", "skypilot", 15, 15);
        row("skypilot_v7_runpod_excerpt.csv", "skypilot", 32, 32);
        row("skypilot_v7_vast_excerpt.csv", "skypilot", 27, 27);
        row("gpuhunt_v1_historic_header.csv", "gpuhunt", 3, 3);
        row("gpuhunt_v2_shape.csv", "gpuhunt", 4, 2); // two without a GPU
        row("aws_price_list_preamble_header.csv", "aws-price-list", 0, 0);
        row("skypilot_v8_slurm_pricing.csv", "price-table", 1, 0); // a price of 0 for nothing
    }
    void cataloguesGiveEveryRowAnOutcome()
    {
        QFETCH(QString, file);
        QFETCH(QString, format);
        QFETCH(long, read);
        QFETCH(long, used);
        const ImportReport report = readShared("price-catalogues/" + file.toStdString());
        QVERIFY(isUsable(report));
        QCOMPARE(QString::fromStdString(report.format), format);
        QCOMPARE(report.rows.read, read);
        QCOMPARE(report.rows.used, used);
        QCOMPARE(report.rows.missing, read - used);
    }

    void theSameInstanceLaterIsDearer()
    {
        // gpu_8x_v100 of Lambda: 4.4 in the older file, 6.32 in the newer one.
        const auto priceIn = [](const char* file)
        {
            for (const PriceLine& line : readShared(std::string("price-catalogues/") + file).prices)
                if (line.instance == "gpu_8x_v100" && line.region == "us-east-1")
                    return line.price.value_or(-1);
            return -1.0;
        };
        QCOMPARE(priceIn("skypilot_v7_lambda_excerpt_older.csv"), 4.4);
        QCOMPARE(priceIn("skypilot_v8_lambda_excerpt_newer.csv"), 6.32);
    }

    void everyRowOfTheAmazonExcerptCounts()
    {
        const ImportReport report = readShared("price-catalogues/skypilot_v8_aws_excerpt.csv");
        QCOMPARE(report.rows.read, 83L);
        QCOMPARE(report.rows.used + report.rows.missing + report.rows.rejected, 83L);
        QCOMPARE(report.prices.front().provider, std::string("aws"));
        for (const PriceLine& line : report.prices)
            QVERIFY(line.price.value_or(0) > 0 && line.gpus.value_or(0) > 0);
    }

    void spotHistoriesTakeInstancesWithGpus()
    {
        for (const char* const file : {"spot/aws_spot_price_history_sample.tsv",
                                       "spot/aws_describe_spot_price_history_shape.json"})
        {
            const ImportReport report = readShared(file);
            QCOMPARE(report.format, std::string("aws-spot-prices"));
            QCOMPARE(report.prices.size(), std::size_t{1});
            QCOMPARE(report.rows.rejected, 0L);
        }
    }
};

QTEST_APPLESS_MAIN(TestPriceSharedFiles)
#include "tst_price_shared_files.moc"
