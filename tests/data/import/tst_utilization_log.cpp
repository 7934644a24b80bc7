#include "data/import/diagnosis.h"

#include <QtTest>

using namespace costmodel;
using namespace costmodel::data;

namespace
{

ImportResult diagnosed(std::vector<std::string> texts, ImportOptions options = {})
{
    std::vector<ImportInput> inputs;
    for (std::size_t i = 0; i < texts.size(); ++i)
    {
        auto input = inputFromBytes("log" + std::to_string(i + 1), texts[i], options);
        if (auto* refusal = std::get_if<ImportRefusal>(&input))
        {
            ImportResult result;
            result.report.refusals.push_back(*refusal);
            return result;
        }
        inputs.push_back(std::get<ImportInput>(std::move(input)));
    }
    return diagnoseInputs(std::move(inputs), options, {});
}

ImportReport report(const std::string& text, ImportOptions options = {})
{
    return diagnosed({text}, std::move(options)).report;
}

std::string said(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages)
        text += render(message, English{}) + "\n";
    return text;
}

bool has(const std::string& text, std::string_view words)
{
    return text.find(words) != std::string::npos;
}

bool asks(const ImportReport& result, std::string_view option)
{
    return result.questions.size() == 1 && result.questions.front().option == option;
}

} // namespace

class UtilizationLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsUnitsAndMissingValues()
    {
        const ImportReport result =
            report("timestamp, index, utilization.gpu [%], power.draw [W], power.limit [W]\n"
                   "2025/01/01 00:00:00.000, 0, 90 %, 300.00 W, 400.00 W\n"
                   "2025/01/01 00:00:00.001, 1, [N/A], [N/A], [N/A]\n"
                   "2025/01/01 00:00:05.000, 0, [Not Supported], 310.00 W, 400.00 W\n"
                   "2025/01/01 00:00:05.001, 1, N/A, [Unknown Error], 400.00 W\n"
                   "2025/01/01 00:00:10.000, 0, 80 %, 305.00 W, 400.00 W\n"
                   "2025/01/01 00:00:10.001, 1, 0 %, 60.00 W, 400.00 W\n");
        QCOMPARE(result.format, std::string("nvidia-smi-csv"));
        QCOMPARE(result.rows.read, 6L);
        QCOMPARE(result.rows.used, 3L);
        QCOMPARE(result.rows.missing, 3L);
        QCOMPARE(result.rows.rejected, 0L);
        QCOMPARE(result.utilization->gpus.size(), std::size_t{2});
        QCOMPARE(*result.utilization->gpus[0].mean, 85.0);
        QCOMPARE(result.utilization->gpus[0].samples, 2L);
        QCOMPARE(result.utilization->gpus[0].missing, 1L);
        QCOMPARE(*result.utilization->gpus[1].mean, 0.0);
        QCOMPARE(result.utilization->gpus[1].missing, 2L);
        QVERIFY(has(said(result.warnings), "3 of 6 readings have no utilisation"));
        // Two GPUs for 10 s.
        QCOMPARE(*result.gpuHours, 20.0 / 3600);
        QVERIFY(has(said(result.assumptions), "taken as UTC"));
    }

    void readsNumbersWithoutUnitsAndTimesSince1970()
    {
        const ImportReport result = report("timestamp,memory.used,memory.total,utilization.gpu\r\n"
                                           "1764189075,1, 24576, 20\r\n"
                                           "1764189135,442, 24576, 30\r\n");
        QCOMPARE(*result.utilization->mean, 25.0);
        QCOMPARE(*result.fromMilliseconds, 1764189075000LL);
        QCOMPARE(*result.toMilliseconds, 1764189135000LL);
        QVERIFY(result.assumptions.empty());
        QCOMPARE(*result.gpuHours, 60.0 / 3600);
    }

    void takesTimesInTheZoneThatIsTold()
    {
        const std::string log = "timestamp, utilization.gpu [%]\n2025/01/01 08:00:00.000, 50 %\n";
        QCOMPARE(*report(log).fromMilliseconds, 1735718400000LL); // 08:00 UTC
        const ImportReport china = report(log, {{{"zone", "+08:00"}}});
        QCOMPARE(*china.fromMilliseconds, 1735689600000LL); // 2025-01-01T00:00:00Z
        QVERIFY(!has(said(china.assumptions), "UTC"));
        QVERIFY(!isUsable(report(log, {{{"zone", "Berlin"}}})));
    }

    void passesOverRepeatedHeadersAndNamesTheGap()
    {
        const ImportReport result = report("timestamp, utilization.gpu [%]\n"
                                           "2025/01/01 00:00:00.000, 50 %\n"
                                           "2025/01/01 00:00:05.000, 60 %\n"
                                           "timestamp, utilization.gpu [%]\n"
                                           "2025/01/01 01:00:00.000, 70 %\n");
        QCOMPARE(result.utilization->gpus[0].samples, 3L);
        QCOMPARE(result.rows.read, 3L);
        QCOMPARE(*result.gpuHours, 5.0 / 3600);
        QVERIFY(has(said(result.warnings),
                    "Nothing was recorded for 3595 s from 2025-01-01T00:00:05Z"));
    }

    void followsAHeaderThatComesAgainInAnotherOrder()
    {
        const ImportReport result =
            report("utilization.gpu [%], utilization.memory [%]\n10 %, 90 %\n"
                   "utilization.memory [%], utilization.gpu [%]\n90 %, 30 %\n");
        QCOMPARE(*result.utilization->mean, 20.0);
        QCOMPARE(result.rows.rejected, 0L);
    }

    void reportsAClockThatWasSetBack()
    {
        const ImportReport result = report("timestamp, index, utilization.gpu [%]\n"
                                           "2025/10/26 02:59:55.000, 0, 100 %\n"
                                           "2025/10/26 02:00:00.000, 0, 100 %\n"
                                           "2025/10/26 02:00:05.000, 0, 100 %\n");
        QCOMPARE(*result.gpuHours, 5.0 / 3600);
        QVERIFY(has(said(result.warnings), "clock was set back by 3595 s"));
    }

    void rejectsTheTailOfAFileThatWasCutOff()
    {
        const ImportReport inValue = report("timestamp, index, utilization.gpu [%]\n"
                                            "2025/01/01 00:00:00.000, 0, 90 %\n"
                                            "2025/01/01 00:00:05.000, 0, 9");
        QCOMPARE(inValue.utilization->gpus[0].samples, 1L);
        QCOMPARE(inValue.rejected.size(), std::size_t{1});
        QCOMPARE(inValue.rejected[0].line, 3L);
        const ImportReport inTime = report("timestamp, index, utilization.gpu [%]\n"
                                           "2025/01/01 00:00:00.000, 0, 90 %\n2025/01/01 00:0");
        QCOMPARE(inTime.utilization->gpus[0].samples, 1L);
        QCOMPARE(inTime.rejected[0].line, 3L);
        const ImportReport whole = report("timestamp, index, utilization.gpu [%]\n"
                                          "2025/01/01 00:00:00.000, 0, 90 %\n"
                                          "2025/01/01 00:00:05.000, 0, 9 %");
        QCOMPARE(whole.utilization->gpus[0].samples, 2L);
    }

    void warnsOfALastNumberWithoutUnitAndLineEnd()
    {
        const ImportReport result = report("index, utilization.gpu\n0, 90\n0, 9");
        QCOMPARE(result.utilization->gpus[0].samples, 2L);
        QVERIFY(has(said(result.warnings), "last row has no line end"));
    }

    void rejectsTheEchoOfAKeyAtTheEnd()
    {
        const ImportReport result = report("index, utilization.gpu [%], memory.used [MiB]\n"
                                           "0, 98 %, 100 MiB\n^Csome shell says goodbye\n");
        QCOMPARE(result.rows.used, 1L);
        QCOMPARE(result.rejected[0].line, 3L);
    }

    void doesNotShiftARowWithACommaInAName()
    {
        const ImportReport result = report("timestamp, pid, process_name, used_gpu_memory [MiB]\n"
                                           "2025/01/01 00:00:00.000, 4242, one, two, 100 MiB\n");
        QCOMPARE(result.rejected.size(), std::size_t{1});
        QCOMPARE(result.rejected[0].line, 2L);
        QVERIFY(result.verdict == UsageVerdict::Unknown);
        QVERIFY(!has(said(result.reasons) + said(result.warnings), "4242"));
    }

    void asksForTheNamesOfColumnsWithoutHeader()
    {
        const std::string log = "2025/01/01 00:00:00.000, 0, 90, 16380\n"
                                "2025/01/01 00:00:00.001, 1, 10, 16380\n";
        QVERIFY(asks(report(log), "columns"));
        const ImportReport told =
            report(log, {{{"columns", "timestamp,index,utilization.gpu,memory.total"}}});
        QVERIFY(isUsable(told));
        QCOMPARE(told.rows.used, 2L);
        QCOMPARE(*told.utilization->gpus[1].mean, 10.0);
    }

    void rejectsValuesOutOfRange()
    {
        const ImportReport result = report("index, utilization.gpu [%], power.draw [W]\n"
                                           "0, 101 %, 10 W\n0, -1 %, 10 W\n0, 4294967295 %, 10 W\n"
                                           "0, 50 %, 99999 W\n0, 50 %, 10 mW\n0, 5x, 10 W\n"
                                           "0, 50 %, 10 W\n");
        QCOMPARE(result.rows.rejected, 6L);
        QCOMPARE(result.rows.used, 1L);
    }

    void hasNoVerdictWithoutAColumnOfUtilisation()
    {
        const ImportReport result = report("timestamp, power.draw [W]\n"
                                           "2024/10/30 18:42:33.189, 22.89 W\n"
                                           "2024/10/30 18:42:33.239, 22.73 W\n");
        QVERIFY(result.verdict == UsageVerdict::Unknown);
        QVERIFY(!result.utilization->mean);
        QVERIFY(!result.repair);
        QVERIFY(has(said(result.warnings), "Record utilization.gpu as well"));
    }

    void doesNotInventGpusThatNoColumnTellsApart()
    {
        std::string log = "timestamp, utilization.gpu [%]\n";
        for (const char* second : {"00", "05", "10"})
            for (const char* milli : {"000", "001", "002", "003"})
                log += std::string("2025/01/01 00:00:") + second + "." + milli + ", 40 %\n";
        const ImportReport result = report(log);
        QVERIFY(!result.gpuHours);
        QVERIFY(has(said(result.warnings), "no column tells them apart"));
        QCOMPARE(*result.utilization->mean, 40.0);
    }

    void keepsTheGpusOfDifferentFilesApart()
    {
        const ImportReport result =
            diagnosed({"index, utilization.gpu\n0, 10\n", "index, utilization.gpu\n0, 30\n"})
                .report;
        QCOMPARE(result.utilization->gpus.size(), std::size_t{2});
        QCOMPARE(result.utilization->gpus[0].gpu, std::string("log1/0"));
    }

    void readsTheHexadecimalReasonsOfThrottling()
    {
        const ImportReport result =
            report("index, utilization.gpu [%], clocks_throttle_reasons.active\n"
                   "0, 98 %, 0x0000000000000040\n0, 98 %, Not Active\n");
        QVERIFY(has(said(result.reasons), "hardware slowed GPU 0 down"));
    }

    void readsDmonWithRepeatedHeader()
    {
        const std::string log = "# gpu   pwr gtemp mtemp    sm   mem   enc   dec  mclk  pclk\n"
                                "# Idx     W     C     C     %     %     %     %   MHz   MHz\n"
                                "    0    43    35     -     0     0     0     0  2505  1075\n"
                                "    1     -     -     -     -     -     -     -     -     -\n"
                                "# gpu   pwr gtemp mtemp    sm   mem   enc   dec  mclk  pclk\n"
                                "# Idx     W     C     C     %     %     %     %   MHz   MHz\n"
                                "    0   250    60     -    98    40     0     0  2505  1075\n";
        QVERIFY(asks(report(log), "interval"));
        const ImportReport result = report(log, {{{"interval", "2"}}});
        QVERIFY(isUsable(result));
        QCOMPARE(*result.utilization->gpus[0].mean, 49.0); // (0 + 98) / 2
        QCOMPARE(result.utilization->gpus[1].samples, 0L);
        QCOMPARE(result.utilization->gpus[1].missing, 1L);
        QCOMPARE(*result.gpuHours, 2 * 2.0 / 3600);
        QVERIFY(!isUsable(report(log, {{{"interval", "-1"}}})));
    }

    void readsDmonWithDateAndTime()
    {
        const ImportReport result =
            report("#Date       Time        gpu   pwr gtemp mtemp    sm   mem\n"
                   "#YYYYMMDD   HH:MM:SS    Idx     W     C     C     %     %\n"
                   " 20250101   00:00:00      0    43    35     -     7     0\n"
                   " 20250101   00:00:01      0    43    35     -     9\n");
        QCOMPARE(*result.fromMilliseconds, 1735689600000LL);
        QCOMPARE(*result.utilization->mean, 7.0);
        QCOMPARE(result.rows.rejected, 1L);
    }

    void addsUpTheProcessesOfPmon()
    {
        const ImportReport result = report("# gpu        pid  type    sm   mem   command\n"
                                           "# Idx          #   C/G     %     %   name\n"
                                           "    0        100     C    40    10   someone's job\n"
                                           "    0        101     C    30    10   b\n"
                                           "    1          -     -     -     -   -\n"
                                           "    0        100     C    90    10   a\n"
                                           "    0        101     C    30    10   b\n"
                                           "    1          -     -     -     -   -\n",
                                           {{{"interval", "1"}}});
        QCOMPARE(result.format, std::string("nvidia-smi-pmon"));
        QCOMPARE(*result.utilization->gpus[0].mean, 85.0); // 40 + 30, and 100 at most
        QCOMPARE(result.utilization->gpus[0].samples, 2L);
        QCOMPARE(result.utilization->gpus[1].missing, 2L);
        QVERIFY(!has(said(result.reasons) + said(result.warnings), "someone"));
    }

    void readsScrapesOfDcgmExporter()
    {
        const std::string scrape =
            "# HELP DCGM_FI_DEV_GPU_UTIL GPU utilization (in %).\n"
            "DCGM_FI_DEV_GPU_UTIL{gpu=\"0\",UUID=\"GPU-1\",pod=\"a{b}\\\"c\"} 60\n"
            "DCGM_FI_DEV_GPU_UTIL{gpu=\"1\",UUID=\"GPU-2\"} NaN\n"
            "DCGM_FI_DEV_GPU_UTIL{gpu=\"2\"} 2147483632\n"
            "DCGM_FI_DEV_POWER_USAGE{gpu=\"0\"} 100.5\n"
            "DCGM_FI_DEV_GPU_TEMP{gpu=\"0\"} 65\n";
        const ImportReport result = report(scrape + scrape);
        QCOMPARE(result.format, std::string("dcgm-exporter"));
        QCOMPARE(result.utilization->gpus.size(), std::size_t{2});
        QCOMPARE(*result.utilization->gpus[0].mean, 60.0);
        QCOMPARE(result.utilization->gpus[0].samples, 2L);
        QCOMPARE(result.utilization->gpus[1].missing, 2L);
        QCOMPARE(result.rows.rejected, 2L);
        QVERIFY(!has(said(result.reasons), "a{b}"));
    }

    void readsTheEngineActivityOfMigInstances()
    {
        const ImportReport result =
            report("DCGM_FI_PROF_GR_ENGINE_ACTIVE{gpu=\"0\",GPU_I_ID=\"3\"} 0.25\n"
                   "DCGM_FI_PROF_GR_ENGINE_ACTIVE{gpu=\"0\",GPU_I_ID=\"4\"} 1.5\n");
        QCOMPARE(result.utilization->gpus[0].gpu, std::string("0/3"));
        QCOMPARE(*result.utilization->gpus[0].mean, 25.0);
        QCOMPARE(result.rows.rejected, 1L);
    }

    void readsRangesOfPrometheus()
    {
        const std::string utilization =
            R"({"status":"success","data":{"resultType":"matrix","result":[{"metric":)"
            R"({"__name__":"DCGM_FI_DEV_GPU_UTIL","gpu":"0","Hostname":"n1"},"values":)"
            R"([[1735689600,"90"],[1735689615,"80"],[1735689630,"NaN"]]}]}})";
        const std::string power =
            R"({"status":"success","data":{"resultType":"matrix","result":[{"metric":)"
            R"({"__name__":"DCGM_FI_DEV_POWER_USAGE","gpu":"0","Hostname":"n1"},"values":)"
            R"([[1735689600,"300"],[1735689615,"310"]]}]}})";
        const ImportResult result = diagnosed({utilization, power});
        QCOMPARE(*result.report.utilization->mean, 85.0);
        QCOMPARE(result.report.utilization->gpus.size(), std::size_t{1});
        QCOMPARE(result.report.utilization->gpus[0].missing, 1L);
        QCOMPARE(*result.usage->gpus[0].samples[1].powerW, 310.0);
        QCOMPARE(*result.report.fromMilliseconds, 1735689600000LL);
        QCOMPARE(*result.report.gpuHours, 30.0 / 3600);
    }

    void asksWhatANamelessAnswerOfPrometheusMeasures()
    {
        const std::string answer =
            R"({"status":"success","data":{"resultType":"vector","result":[{"metric":{},)"
            R"("value":[1735689600,"42"]}]}})";
        QVERIFY(asks(report(answer), "metric"));
        QCOMPARE(*report(answer, {{{"metric", "utilization"}}}).utilization->mean, 42.0);
        QVERIFY(!isUsable(report(answer.substr(0, answer.size() - 4))));
    }

    void readsGpustatDocumentsOneAfterAnother()
    {
        const std::string one =
            R"({"hostname": "h", "query_time": "2025-01-01T00:00:00.500000", "gpus": [)"
            R"({"index": 0, "utilization.gpu": 98, "power.draw": 200, "enforced.power.limit": 250,)"
            R"( "processes": [{"username": "somebody"}]}, {"index": 1, "utilization.gpu": null}]})";
        const ImportResult result = diagnosed({one + "\n" + one + "\n{\"gpus\": [{\"index\": 0"});
        const ImportReport& all = result.report;
        QCOMPARE(all.format, std::string("gpustat-json"));
        QCOMPARE(*all.utilization->gpus[0].mean, 98.0);
        QCOMPARE(all.utilization->gpus[0].samples, 2L);
        QCOMPARE(all.utilization->gpus[1].missing, 2L);
        QCOMPARE(*result.usage->gpus[0].powerLimitW, 250.0);
        QCOMPARE(all.rejected.size(), std::size_t{1});
        QCOMPARE(all.rejected[0].line, 3L);
        QVERIFY(!has(said(all.reasons) + said(all.warnings), "somebody"));
    }

    void readsRocmSmi()
    {
        const ImportReport json =
            report("Exception caught: map::at\n{\"card0\": {\"GPU use (%)\": \"68\"}, \"card1\": "
                   "{\"GPU use (%)\": \"N/A\"}, \"system\": {\"Driver version\": \"6\"}}\n");
        QCOMPARE(json.format, std::string("rocm-smi-json"));
        QCOMPARE(json.utilization->gpus[0].gpu, std::string("card0"));
        QCOMPARE(*json.utilization->gpus[0].mean, 68.0);
        QVERIFY(!json.utilization->gpus[1].mean);
        QVERIFY(has(said(json.reasons), "GPU card1 was not measured"));
        const ImportReport csv = report("device,GPU use (%),Average Graphics Package Power (W)\n"
                                        "card0,73,415.0\ncard1,N/A,N/A\n\n"
                                        "device,GPU use (%),Average Graphics Package Power (W)\n"
                                        "card0,75,415.0\n");
        QCOMPARE(csv.format, std::string("rocm-smi-csv"));
        QCOMPARE(*csv.utilization->gpus[0].mean, 74.0);
        QCOMPARE(csv.utilization->gpus[1].missing, 1L);
    }

    void readsATableSavedByASpreadsheet()
    {
        const ImportReport result = report("\xEF\xBB\xBFtimestamp;index;utilization.gpu [%]\r\n"
                                           "2025-01-01 00:00:00;0;50 %\r\n"
                                           "2025-01-01 00:00:05;0;60 %\r\n");
        QCOMPARE(*result.utilization->mean, 55.0);
    }

    void saysWhatARepairWouldSave()
    {
        std::string log = "timestamp, index, utilization.gpu [%]\n";
        for (int minute = 0; minute < 61; ++minute)
            log += "2025/01/01 0" + std::to_string(minute / 60) + ":" +
                   (minute % 60 < 10 ? "0" : "") + std::to_string(minute % 60) +
                   ":00.000, 0, 20 %\n";
        const ImportReport result = report(log);
        QVERIFY(result.verdict == UsageVerdict::Wait);
        QCOMPARE(*result.gpuHours, 1.0);
        QCOMPARE(result.repair->now, 0.2);
        QCOMPARE(*result.repair->gpuHoursSaved, 0.75); // 1 - 20 / 80
    }

    void refusesWhatItDoesNotKnow()
    {
        for (const char* text : {"a,b\n1,2\n", "{}", "[]", "hello", "{\"gpus\": 5}", "<xml/>"})
            QVERIFY2(!isUsable(report(text)), text);
        QVERIFY(!isUsable(report("")));
    }

    void combinesAUtilisationLogWithATrainingLog()
    {
        const ImportResult result = diagnosed(
            {"index, utilization.gpu\n0, 50\n", "iter 10: loss 1, time 10.00ms, mfu 1%\n"});
        QVERIFY(result.report.kind == ImportKind::Utilization);
        QCOMPARE(result.report.format, std::string("nvidia-smi-csv, nanogpt"));
        QCOMPARE(result.report.throughput->unit, std::string("it/s"));
        QVERIFY(result.report.verdict == UsageVerdict::Mixed);
    }
};

QTEST_APPLESS_MAIN(UtilizationLogTest)
#include "tst_utilization_log.moc"
