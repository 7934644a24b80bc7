#include <QtTest>

#include <cmath>

#include "data/import/billing/gpu_resource.h"
#include "data/import/spot/availability.h"
#include "model/rent/spot.h"
#include "tests/data/import/import_fixture.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

bool isNear(std::optional<double> actual, double expected, double tolerance = 1e-9)
{
    const bool isSo = actual && std::fabs(*actual - expected) <= tolerance;
    if (!isSo)
        qWarning("%.12g, expected %.12g", actual.value_or(-1), expected);
    return isSo;
}

double gpusIn(std::string_view text)
{
    const auto found = gpusOfResource(text, {});
    return found ? found->gpus : 0;
}

const BillingLine* lineOf(const ImportReport& report, std::string_view plan)
{
    for (const BillingLine& line : report.billing)
        if (line.plan == plan)
            return &line;
    return nullptr;
}

const std::string focusHeader =
    "BilledCost,EffectiveCost,BillingCurrency,ChargeCategory,ChargeDescription,ChargePeriodStart,"
    "ConsumedQuantity,ConsumedUnit,CommitmentDiscountStatus,PricingCategory,ServiceName\n";

const std::string curHeader = "lineItem/LineItemType,lineItem/UsageStartDate,lineItem/"
                              "ProductCode,lineItem/UsageType,lineItem/UsageAmount,"
                              "lineItem/CurrencyCode,lineItem/UnblendedCost,product/"
                              "instanceType,pricing/unit,reservation/EffectiveCost,"
                              "savingsPlan/SavingsPlanEffectiveCost\n";

} // namespace

class BillsAndSpotTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheGpusOfInstanceTypes()
    {
        QCOMPARE(gpusIn("$98.32 per On Demand Linux p5.48xlarge Instance Hour"), 8.0);
        QCOMPARE(gpusIn("APS3-SpotUsage:g5.12xlarge"), 4.0);
        QCOMPARE(gpusIn("Virtual Machines NCADSA100v4 Series - NC48ads A100 v4 - US East"), 2.0);
        QCOMPARE(gpusIn("Standard_ND96isr_H100_v5"), 8.0);
        QCOMPARE(gpusIn("a2-highgpu-4g"), 4.0);
        QCOMPARE(gpusIn("Nvidia Tesla A100 GPU attached to Spot Preemptible VMs running in Iowa"),
                 1.0);
        QCOMPARE(gpusIn("BM.GPU.H100.8"), 8.0);
        // For graphics, without GPUs, or only alike.
        for (const char* text :
             {"$1.14 per On Demand Linux g3.4xlarge Instance Hour", "c5.2xlarge", "NC480ads", "",
              "...", "VM.GPU.", "t2.micro", "p5.48xlarge-backup storage"})
            QVERIFY2(gpusIn(text) == 0, text);
    }

    void addsFocusRowsByPlan()
    {
        const ImportReport report =
            importText(
                focusHeader +
                    "40.5,30.5,USD,Usage,p4d.24xlarge "
                    "hour,2025-03-01T00:00:00Z,2,Hours,,Standard,EC2\n"
                    "0,11.25,USD,Usage,p4d.24xlarge "
                    "hour,2025-03-02T00:00:00Z,1,Hours,Used,Committed,EC2\n"
                    "5.5,5.5,USD,Usage,g5.xlarge spot "
                    "hour,2025-04-02T00:00:00Z,10,Hours,,Dynamic,EC2\n"
                    "0,7.5,USD,Usage,p4d.24xlarge "
                    "hour,2025-04-02T00:00:00Z,1,Hours,Unused,Committed,EC2\n"
                    "1.5,1.5,USD,Usage,storage,2025-04-02T00:00:00Z,10,GB Months,,Standard,S3\n"
                    "100,,USD,Purchase,savings plan,2025-03-01T00:00:00Z,,,,,EC2\n"
                    "9,9,USD,Tax,VAT,2025-03-01T00:00:00Z,,,,,EC2\n"
                    "-5,-5,USD,Credit,credit,2025-03-01T00:00:00Z,,,,,EC2\n",
                ImportKind::Billing)
                .report;
        QVERIFY(isUsable(report));
        QCOMPARE(report.rows.used, 3L);
        // (2 + 1) x 8 + 10 x 1; the unused hour of the commitment ran nothing.
        QVERIFY(isNear(report.gpuHours, 34));
        // 30.5 + 11.25 + 5.5, without what stands apart.
        QVERIFY(isNear(report.money.at("USD"), 47.25));
        QVERIFY(isNear(lineOf(report, "committed")->gpuHours, 8));
        QVERIFY(isNear(lineOf(report, "spot")->gpuHours, 10));
        QVERIFY(isNear(lineOf(report, "unused-commitment")->effective, 7.5));
        QVERIFY(!lineOf(report, "unused-commitment")->gpuHours);
        QVERIFY(isNear(lineOf(report, "purchase")->billed, 100));
        QVERIFY(!lineOf(report, "purchase")->effective);
        QVERIFY(isNear(lineOf(report, "tax")->billed, 9));
        QVERIFY(isNear(lineOf(report, "credit")->billed, -5));
        QCOMPARE(lineOf(report, "spot")->month, std::string("2025-04"));
        QVERIFY(!says(report.warnings, "rounded"));
    }

    void countsWhatWasBilledIfToldSo()
    {
        const ImportReport report =
            importText(focusHeader + "40.5,31,USD,Usage,p4d.24xlarge "
                                     "hour,2025-03-01T00:00:00Z,2,Hours,,Standard,EC2\n",
                       ImportKind::Billing, optionsOf({{"cost", "billed"}}))
                .report;
        QVERIFY(isNear(report.money.at("USD"), 40.5));
        QVERIFY(says(report.warnings, "look rounded"));
    }

    void takesNoHoursFromNegations()
    {
        const ImportReport report =
            importText(curHeader + "Usage,2025-01-01T00:00:00Z,AmazonEC2,BoxUsage:p4d.24xlarge,1,"
                                   "USD,30,p4d.24xlarge,Hrs,,\n"
                                   "SavingsPlanCoveredUsage,2025-01-01T01:00:00Z,AmazonEC2,"
                                   "BoxUsage:p4d.24xlarge,1,USD,30,"
                                   "p4d.24xlarge,Hrs,,18\n"
                                   "SavingsPlanNegation,2025-01-01T01:00:00Z,AmazonEC2,BoxUsage:"
                                   "p4d.24xlarge,1,USD,-30,,,,\n"
                                   "DiscountedUsage,2025-01-01T02:00:00Z,AmazonEC2,BoxUsage:g5."
                                   "xlarge,4,USD,0,g5.xlarge,Hrs,2,\n"
                                   "Tax,2025-01-01T00:00:00Z,AmazonEC2,,,USD,3,,,,\n",
                       ImportKind::Billing)
                .report;
        // 8 + 8 + 4 x 1.
        QVERIFY(isNear(report.gpuHours, 20));
        // 30 on demand, 18 under the plan, 2 under the reservation.
        QVERIFY(isNear(report.money.at("USD"), 50));
        // Billed under commitments: 30 - 30 + 0.
        QVERIFY(isNear(lineOf(report, "committed")->billed, 0));
        QVERIFY(isNear(lineOf(report, "committed")->gpuHours, 12));
    }

    void keepsCurrenciesApartAndRejectsRowsWithoutOne()
    {
        const ImportReport report =
            importText(
                focusHeader +
                    "1.5,1.5,USD,Usage,g5.xlarge,2025-03-01T00:00:00Z,1,Hours,,Standard,EC2\n"
                    "2.5,2.5,EUR,Usage,g5.xlarge,2025-03-01T00:00:00Z,1,Hours,,Standard,EC2\n"
                    "2.5,2.5,,Usage,g5.xlarge,2025-03-01T00:00:00Z,1,Hours,,Standard,EC2\n"
                    "n/a,NULL,USD,Usage,g5.xlarge,2025-03-01T00:00:00Z,1,Hours,,Standard,EC2\n"
                    "1.5,1.5,USD,Usage,g5.xlarge,never,1,Hours,,Standard,EC2\n",
                ImportKind::Billing)
                .report;
        QCOMPARE(report.rows.rejected, 3L);
        QCOMPARE(report.money.size(), std::size_t{2});
        QVERIFY(isNear(report.money.at("EUR"), 2.5));
    }

    void refusesABillWithoutAnyGoodRow()
    {
        const ImportResult result = importText(
            focusHeader + "x,y,USD,Usage,g5.xlarge,2025-03-01T00:00:00Z,1,Hours,,Standard,EC2\n",
            ImportKind::Billing);
        QVERIFY(!isUsable(result.report));
        QVERIFY(contains(refusalOf(result), "no row can be used"));
    }

    void countsAvailabilityAndLosses()
    {
        // Half-hour steps: up, up, down, up, then up to the end: 2 of 2.5 hours, one loss in 2
        // hours.
        const ImportReport report =
            importText("{\"metadata\": {\"gap_seconds\": 1800}, \"data\": [1, 1, 0, 1, 1]}",
                       ImportKind::Spot)
                .report;
        QVERIFY(isUsable(report));
        QVERIFY(isNear(report.spot->hours, 2.5));
        QVERIFY(isNear(report.spot->availability, 0.8));
        QCOMPARE(*report.spot->interruptions, 1L);
        QVERIFY(isNear(report.spot->interruptionsPerHour, 0.5));
    }

    void countsInstancesThatComeAndGo()
    {
        // 2 for an hour, 1 for an hour: 3 of 4 instance-hours, one loss in 3.
        const ImportReport report =
            importText("0,add,a\n0,add,b\n3600000,remove,a\n7200000,remove,b\n", ImportKind::Spot)
                .report;
        QVERIFY(isUsable(report));
        QVERIFY(isNear(report.spot->availability, 0.75));
        QCOMPARE(*report.spot->interruptions, 2L);
        QVERIFY(isNear(report.spot->interruptionsPerHour, 2.0 / 3));
        QVERIFY(says(report.assumptions, "2 instances"));
    }

    void refusesBrokenTraces()
    {
        for (const char* text : {"{\"metadata\": {\"gap_seconds\": 0}, \"data\": [1]}",
                                 "{\"metadata\": {\"gap_seconds\": 60}, \"dat",
                                 "{\"metadata\": {\"gap_seconds\": \"x\"}, \"data\": []}",
                                 "{\"metadata\": {\"gap_seconds\": 60}, \"data\": []}"})
            QVERIFY2(!isUsable(importText(text, ImportKind::Spot).report), text);
        const ImportReport partly =
            importText("{\"metadata\": {\"gap_seconds\": 60}, \"data\": [1, null, 1]}",
                       ImportKind::Spot)
                .report;
        QCOMPARE(partly.rows.rejected, 1L);
    }

    void replaysACheckpointPolicy()
    {
        // Up for 10 h, away, up for 10 h to the end; 1 h of work, then 0.25 h to save it; 0.5 h to
        // restart.
        AvailabilityTrace trace;
        trace.points = {{0, 1}, {10, 0}, {12, 1}, {22, 1}};
        const SpotReplay result = replay(trace, {1, 0.25, 0.5});
        QVERIFY(isNear(result.upHours, 20));
        // First run: 8 whole cycles of 1.25 h = 8 h. Second: 9.5 h after the restart: 7 cycles
        // in 8.75 h, then 0.75 h of work that nothing takes away: 7.75 h.
        QVERIFY(isNear(result.usefulHours, 15.75));
    }

    void agreesWithTheFormulaWithoutInterruptions()
    {
        AvailabilityTrace trace;
        trace.points = {{0, 1}, {1250, 1}};
        // 1,000 cycles: (tau + C) / tau.
        QVERIFY(isNear(replay(trace, {1, 0.25, 0}).overhead(), checkpointOverhead(0, 1, 0.25, 0),
                       1e-12));
    }

    void findsWhatTheSampleFilesHold()
    {
        const auto folder = sampleFolder();
        if (!folder)
            QSKIP("the sample files are not there");
        const auto read = [&](const char* name, ImportKind kind)
        {
            const std::array files{*folder / name};
            const std::array kinds{kind};
            return importFiles(files, kinds, {}, {}).report;
        };
        // Figures of the notes beside the files.
        const ImportReport focus =
            read("billing/focus_1.0_sample_excerpt.csv", ImportKind::Billing);
        QCOMPARE(focus.rows.used, 8L);
        QVERIFY(isNear(focus.gpuHours, 6.283056, 5e-7));
        QVERIFY(isNear(lineOf(focus, "on-demand")->billed, 10.203682944, 5e-10));
        QVERIFY(isNear(lineOf(focus, "on-demand")->effective, 11, 1e-9));
        const ImportReport cur = read("edge-cases/aws_cur_slash_headers.csv", ImportKind::Billing);
        QVERIFY(isNear(cur.gpuHours, 16.5));
        QVERIFY(isNear(cur.money.at("USD"), 53.0226, 5e-5));
        const ImportReport rounded =
            read("edge-cases/focus_rounding_and_null.csv", ImportKind::Billing);
        QVERIFY(isNear(rounded.gpuHours, 0.296111));
        QVERIFY(says(rounded.warnings, "rounded"));
        QVERIFY(isNear(lineOf(rounded, "credit")->billed, -5));
        const ImportReport one = read(
            "spot/skypilot_avail_1node_aws-2023-02-15_us-west-2b_v100_1.json", ImportKind::Spot);
        QVERIFY(isNear(one.spot->availability, 0.90495, 5e-6));
        QCOMPARE(*one.spot->interruptions, 94L);
        const ImportReport eight = read(
            "spot/skypilot_avail_1node_aws-2022-10-26_us-west-2a_v100_8.json", ImportKind::Spot);
        QVERIFY(isNear(eight.spot->availability, 0.47985, 5e-6));
        QCOMPARE(*eight.spot->interruptions, 269L);
    }
};

QTEST_APPLESS_MAIN(BillsAndSpotTest)
#include "tst_bills_and_spot.moc"
