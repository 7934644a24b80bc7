#include <QTest>

#include "tests/support/price_import.h"

using namespace costmodel;
using namespace costmodel::data;
using namespace costmodel::test;

namespace
{

const std::string skypilotHeader = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,"
                                   "Price,Region,GpuInfo,SpotPrice\n";

} // namespace

class TestPriceCatalogues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anInstanceIsDividedByItsGpus()
    {
        const ImportResult result =
            readText("vms.csv", skypilotHeader + "x8,H100,8.0,1,1,24.40,us,,10.00\n");
        QCOMPARE(result.report.format, std::string("skypilot"));
        QCOMPARE(pricesOf(result.report), QStringLiteral("x8 8xH100 hour 24.4 USD\n"
                                                         "x8 8xH100 spot 10 USD\n"));
        QCOMPARE(*result.report.prices[0].pricePerGpu, 3.05); // 24.40 / 8
        QCOMPARE(*result.report.prices[1].pricePerGpu, 1.25); // 10 / 8
        QCOMPARE(result.report.rows.used, 1L);
        QVERIFY(result.report.money.empty()); // prices are never summed
    }

    void nothingIsFree()
    {
        const ImportResult result =
            readText("vms.csv", skypilotHeader + "a,H100,8,1,1,,us,,5\nb,H100,8,1,1,0.00,us,,N/A\n"
                                                 "c,H100,8,1,1,nan,us,,0\n");
        QCOMPARE(pricesOf(result.report), QStringLiteral("a 8xH100 spot 5 USD\n"));
        QCOMPARE(result.report.rows.used, 1L);
        QCOMPARE(result.report.rows.missing, 2L);
    }

    void rowsThatCannotBeRightAreRejectedWithTheirLine()
    {
        const ImportResult result =
            readText("vms.csv", skypilotHeader + "a,H100,0,1,1,5,us,,\nb,H100,8,1,1,-5,us,,\n"
                                                 "c,H100,8,1,1,five,us,,\nd,H100,8,1\n");
        QCOMPARE(result.report.rows.rejected, 4L);
        QVERIFY(result.report.prices.empty());
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(result.report.rejected[i].line, static_cast<long>(i) + 2);
        QVERIFY(texts({result.report.rejected[2].reason}).find("\"five\"") != std::string::npos);
    }

    void machinesWithoutAGpuAreLeftOut()
    {
        const ImportResult result =
            readText("vms.csv", skypilotHeader + "cpu,,,4,16,0.2,us,,\ng,T4,1,4,16,0.5,us,,\n");
        QCOMPARE(pricesOf(result.report), QStringLiteral("g 1xT4 hour 0.5 USD\n"));
        QVERIFY(texts(result.report.assumptions).find("machines without a GPU, left out: 1.") !=
                std::string::npos);
    }

    void zonesOfARegionStandOnceWhereTheyAgree()
    {
        const std::string header = "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,"
                                   "Region,AvailabilityZone\n";
        const ImportResult result =
            readText("aws/vms.csv", header + "g,T4,1,0.5,0.2,r1,r1a\ng,T4,1,0.5,0.2,r1,r1b\n"
                                             "g,T4,1,0.6,0.2,r2,r2a\ng,T4,1,0.6,0.3,r2,r2b\n");
        // In region 1 both zones cost the same, in region 2 the spot price differs by zone.
        QCOMPARE(pricesOf(result.report),
                 QStringLiteral("g 1xT4 hour 0.5 USD\ng 1xT4 spot 0.2 USD\ng 1xT4 hour 0.6 USD\n"
                                "g 1xT4 spot 0.2 USD\ng 1xT4 spot 0.3 USD\n"));
        QCOMPARE(result.report.prices[0].provider, std::string("aws")); // from the folder
        QCOMPARE(result.prices.back().region, std::string("r2b"));
    }

    void rowsThatContradictKeepTheRange()
    {
        const ImportResult result =
            readText("vms.csv", skypilotHeader + "g,T4,1,1,1,0.5,us,,\ng,T4,1,1,1,0.7,us,,\n");
        QCOMPARE(result.prices.size(), std::size_t{1});
        QCOMPARE(result.prices[0].price, 0.5);
        QCOMPARE(result.prices[0].low, 0.5);
        QCOMPARE(result.prices[0].high, 0.7);
        QVERIFY(texts(result.report.warnings).find("what an earlier row prices: 1.") !=
                std::string::npos);
    }

    void aPlaceholderIsRejectedWithAWarning()
    {
        const ImportResult result =
            readText("vms.csv", skypilotHeader + "tpu,tpu-v6e-1,1,1,1,700.0,us,,\n"
                                                 "pod,tpu-v4-1024,1,1,1,1100,us,,\n");
        // 1100 for a slice of 1024 chips is a little more than a dollar each.
        QCOMPARE(pricesOf(result.report), QStringLiteral("pod 1xtpu-v4-1024 hour 1100 USD\n"));
        QCOMPARE(result.report.rows.rejected, 1L);
        QVERIFY(texts(result.report.warnings).find("outlier") != std::string::npos);
    }

    void aPriceFarFromTheOthersOfItsGpuIsAnOutlier()
    {
        std::string text = skypilotHeader;
        for (int i = 0; i < 6; ++i)
            text += "i" + std::to_string(i) + ",T4,1,1,1,0.5,us,,\n";
        const ImportResult result = readText("vms.csv", text + "odd,T4,1,1,1,50,us,,\n");
        QVERIFY(texts(result.report.warnings).find("USD 50.00 per GPU for T4") !=
                std::string::npos);
        QCOMPARE(result.report.prices.size(), std::size_t{7}); // kept: a person decides
    }

    void googlesMachinesAreAddedToTheirGpus()
    {
        const std::string header = "InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,"
                                   "GpuInfo,Region,AvailabilityZone,Price,SpotPrice\n";
        const ImportResult result =
            readText("gcp/vms.csv", header + "a2-highgpu-2g,24,170,,,,r,r-a,1.5,0.5\n"
                                             ",,,A100,2.0,,r,r-a,6.0,2.0\n"
                                             "n1-standard-8,8,30,,,,r,r-a,0.4,0.1\n"
                                             ",,,T4,1.0,,r,r-a,0.35,0.1\n"
                                             "a3-highgpu-8g,208,1872,,,,r,r-a,10,3\n");
        QCOMPARE(pricesOf(result.report), QStringLiteral("a2-highgpu-2g 2xA100 hour 7.5 USD\n"
                                                         "a2-highgpu-2g 2xA100 spot 2.5 USD\n"));
        QCOMPARE(result.report.rows.used, 2L); // both halves
        QCOMPARE(result.report.rows.missing, 3L);
        const std::string warnings = texts(result.report.warnings);
        QVERIFY(warnings.find(
                    "machines without their GPUs, whose price is not in the file, left out: 1.") !=
                std::string::npos);
        QVERIFY(warnings.find("left out, as nobody gets them without: 1.") != std::string::npos);
    }

    void gpuhuntTellsSpotApartAndHasTheMemory()
    {
        const ImportResult result = readText(
            "catalog.csv",
            "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,"
            "gpu_vendor,flags,cpu_arch,provider_data\n"
            "i,eu,12.0,1,1,8,H100,80.0,True,,nvidia,,x86,\"{\"\"k\"\": 1}\"\n"
            "i,eu,24.0,1,1,8,H100,80.0,False,,nvidia,,x86,{}\n"
            "c,eu,1.0,1,1,0,,,False,,,,x86,{}\n"
            "half,eu,1.0,1,1,0.5,A10,24.0,False,,,,x86,{}\n");
        QCOMPARE(result.report.format, std::string("gpuhunt"));
        QCOMPARE(pricesOf(result.report),
                 QStringLiteral("i 8xH100 spot 12 USD\ni 8xH100 hour 24 USD\n"
                                "half 0.5xA10 hour 1 USD\n"));
        QCOMPARE(*result.report.prices[2].pricePerGpu, 2.0); // a half costs 1
        QCOMPARE(result.prices[0].gpu, std::string("H100-80G"));
        QCOMPARE(result.report.rows.missing, 1L);
    }

    void anUpfrontFeeIsSpreadOverTheTerm()
    {
        const ImportResult result = readText(
            "offers.csv",
            "\"FormatVersion\",\"v1.0\"\n"
            "\"Disclaimer\",\"text, with a comma\"\n"
            "\"Publication Date\",\"2025-09-12T22:53:08Z\"\n"
            "\"Version\",\"1\"\n\"OfferCode\",\"AmazonEC2\"\n"
            "\"SKU\",\"OfferTermCode\",\"TermType\",\"Unit\",\"PricePerUnit\",\"Currency\","
            "\"LeaseContractLength\",\"PurchaseOption\",\"OfferingClass\",\"Location\","
            "\"Instance Type\",\"Operating System\",\"Tenancy\",\"CapacityStatus\","
            "\"Pre Installed S/W\",\"GPU\"\n"
            "S,O,OnDemand,Hrs,10.0,USD,,,,E,p3.16xlarge,Linux,Shared,Used,NA,8\n"
            "S,P,Reserved,Hrs,2.0,USD,1yr,Partial Upfront,standard,E,p3.16xlarge,Linux,Shared,Used,"
            "NA,8\n"
            "S,P,Reserved,Quantity,17520,USD,1yr,Partial Upfront,standard,E,p3.16xlarge,Linux,"
            "Shared,Used,NA,8\n"
            "S,A,Reserved,Hrs,0,USD,3yr,All Upfront,standard,E,p3.16xlarge,Linux,Shared,Used,NA,8\n"
            "S,A,Reserved,Quantity,78840,USD,3yr,All Upfront,standard,E,p3.16xlarge,Linux,Shared,"
            "Used,NA,8\n"
            "S,N,Reserved,Quantity,100,USD,1yr,Partial Upfront,convertible,E,p3.16xlarge,Linux,"
            "Shared,Used,NA,8\n"
            "S,W,OnDemand,Hrs,15.0,USD,,,,E,p3.16xlarge,Windows,Shared,Used,NA,8\n"
            "S,U,OnDemand,Hrs,0.1,USD,,,,E,m5.large,Linux,Shared,Used,NA,\n"
            "S,X,OnDemand,Hrs,90,USD,,,,E,p9.48xlarge,Linux,Shared,Used,NA,8\n");
        QCOMPARE(result.report.format, std::string("aws-price-list"));
        // 2.0 + 17520 / 8760 = 4.0 an hour; 78840 / (3 x 8760) = 3.0 an hour.
        QCOMPARE(pricesOf(result.report),
                 QStringLiteral("p3.16xlarge 8xV100-SXM-16G hour 10 USD\n"
                                "p3.16xlarge 8xV100-SXM-16G reserved-3y 3 USD\n"
                                "p3.16xlarge 8xV100-SXM-16G reserved-1y 4 USD\n"));
        QCOMPARE(isoDate(result.prices[0].asOf), std::string("2025-09-12"));
        QVERIFY(result.bookQuestions.empty()); // the list has its date
        QCOMPARE(result.report.rows.read, 9L);
        QCOMPARE(result.report.rows.used, 5L);
        QCOMPARE(result.report.rows.missing, 3L); // half a pair, Windows, no GPU
        QCOMPARE(result.report.rows.rejected, 1L);
        QVERIFY(texts({result.report.rejected[0].reason}).find("gpu.p9.48xlarge=NAME:8") !=
                std::string::npos);
    }

    void aPersonCanSayWhichGpusANewInstanceHas()
    {
        ImportOptions options;
        options.values["gpu.p9.48xlarge"] = "X900:4";
        const std::string row = "use1-az1\tp9.48xlarge\tLinux/UNIX\t8.0\t2025-01-01T00:00:00Z\n";
        QCOMPARE(pricesOf(readText("spot.tsv", row, options).report),
                 QStringLiteral("p9.48xlarge 4xX900 spot 8 USD\n"));
        options.values["gpu.p9.48xlarge"] = "X900";
        QVERIFY(!isUsable(readText("spot.tsv", row, options).report));
    }

    void aDayOfSpotPricesIsItsLastWithTheRange()
    {
        const ImportResult result = readText(
            "spot.tsv", "use1-az1\tp3.2xlarge\tLinux/UNIX\t1.0\t2025-01-01T08:00:00+00:00\n"
                        "use1-az1\tp3.2xlarge\tLinux/UNIX\t0.8\t2025-01-01T02:00:00+00:00\n"
                        "use1-az1\tp3.2xlarge\tLinux/UNIX\t1.4\t2025-01-01T20:00:00+00:00\n"
                        "use1-az1\tp3.2xlarge\tWindows\t9.0\t2025-01-01T20:00:00+00:00\n"
                        "use1-az1\tm5.large\tLinux/UNIX\t0.1\t2025-01-01T20:00:00+00:00\n"
                        "use1-az1\tp3.2xlarge\tLinux/UNIX\t1.1\t2025-01-02T20:00:00+00:00\n");
        QCOMPARE(result.report.format, std::string("aws-spot-prices"));
        QCOMPARE(result.prices.size(), std::size_t{2});
        QCOMPARE(result.prices[0].price, 1.4);
        QCOMPARE(result.prices[0].low, 0.8);
        QCOMPARE(result.prices[0].high, 1.4);
        QCOMPARE(isoDate(result.prices[1].asOf), std::string("2025-01-02"));
        QCOMPARE(result.report.prices[0].region, std::string("us-east-1"));
        QCOMPARE(result.report.rows.used, 4L);
        QCOMPARE(result.report.rows.missing, 2L);
    }

    void spotPricesAsJsonAreTheSame()
    {
        const ImportResult result =
            readText("spot.json", R"({"SpotPriceHistory": [{"AvailabilityZone": "us-east-1a",
            "InstanceType": "p3.2xlarge", "ProductDescription": "Linux/UNIX", "SpotPrice": "0.9",
            "Timestamp": "2025-01-01T08:00:00+00:00"}, {"SpotPrice": null}, 5]})");
        QCOMPARE(pricesOf(result.report),
                 QStringLiteral("p3.2xlarge 1xV100-SXM-16G spot 0.9 USD\n"));
        QCOMPARE(result.report.rows.missing, 2L);
        QVERIFY(!isUsable(readText("spot.json", R"({"SpotPriceHistory": [{"SpotPrice": "1",
            "InstanceType": "p3.2xlarge")")
                              .report));
    }

    void theOutputIsTheFormOfThePriceBook()
    {
        ImportOptions options;
        options.values["as_of"] = "2026-01-31";
        const ImportResult first =
            readText("aws/vms.csv", skypilotHeader + "g,T4,1,1,1,0.5,\"us, west\",,\n", options);
        const ImportResult again = readText("out.csv", first.output);
        QCOMPARE(again.report.format, std::string("price-book"));
        QCOMPARE(again.prices.size(), std::size_t{1});
        QCOMPARE(idOf(again.prices[0]), std::string("rent-aws-g-us-west-hour-2026-01-31"));
        QCOMPARE(again.prices[0].price, 0.5);
        QCOMPARE(again.prices[0].region, std::string("us, west"));
    }

    void anUndatedOutputIsAskedForItsDay()
    {
        const ImportResult first =
            readText("aws/vms.csv", skypilotHeader + "g,T4,1,1,1,0.5,us,,\n");
        QVERIFY(isUsable(first.report));
        QCOMPARE(first.bookQuestions.size(), std::size_t{1});
        const ImportResult undated = readText("out.csv", first.output);
        QCOMPARE(undated.report.questions.size(), std::size_t{1});
        QCOMPARE(undated.report.questions[0].option, std::string("as_of"));
        ImportOptions options;
        options.values["as_of"] = "2026-01-31";
        const ImportResult dated = readText("out.csv", first.output, options);
        QCOMPARE(idOf(dated.prices.at(0)), std::string("rent-aws-g-us-hour-2026-01-31"));
    }

    void rubbishIsRefusedAndNothingCrashes()
    {
        QVERIFY(!isUsable(readText("x", std::string("InstanceType\0,", 14)).report));
        QVERIFY(!isUsable(readText("x", "").report));
        QVERIFY(!isUsable(readText("x", "hello, world\n1,2\n").report));
        QVERIFY(!isUsable(readText("x", skypilotHeader + "a,H100,8,1,1,2,\"us,,\nb\n").report));
        QVERIFY(!isUsable(readText("x", "{\"SpotPrice\" \"InstanceType\"").report));
        const ImportResult ragged = readText("x", skypilotHeader + ",,\n\"\"\n,H100,,,,,,,,,,\n");
        QVERIFY(ragged.report.prices.empty());
        std::string nested = "{\"SpotPrice\":1,\"InstanceType\":";
        nested += std::string(100000, '[');
        QVERIFY(!isUsable(readText("x", nested).report));
    }
};

QTEST_APPLESS_MAIN(TestPriceCatalogues)
#include "tst_price_catalogues.moc"
