#include "data/import/diagnosis.h"

#include <QtTest>

#include <cstdlib>

using namespace costmodel;
using namespace costmodel::data;

namespace
{

/// Folder of real files, which the project does not contain.
std::filesystem::path sharedFolder()
{
    const char* const told = std::getenv("COSTMODEL_SHARED");
    return (told ? std::filesystem::path(told)
                 : std::filesystem::path(COSTMODEL_SOURCE_DIR) / ".." / "shared") /
           "data";
}

ImportResult diagnosed(const char* file, ImportOptions options = {})
{
    const std::vector<std::filesystem::path> files{sharedFolder() / file};
    return diagnoseFiles(files, options, {});
}

bool isClose(double actual, double expected, double tolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

} // namespace

/// Figures from the table that comes with the files.
class SharedUsageLogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!std::filesystem::is_directory(sharedFolder()))
            QSKIP("the folder of real files is not there");
    }

    void readsAnEpochOfNvidiaSmi()
    {
        const ImportReport report = diagnosed("gpu-util/smi_epoch_wrapper_gpu_usage_a.csv").report;
        QCOMPARE(report.utilization->gpus[0].samples, 90L);
        QVERIFY(isClose(*report.utilization->mean, 57.678, 0.0005));
        QVERIFY(report.verdict == UsageVerdict::Mixed);
    }

    void readsEveryUtilisationLog_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("mean"); // negative: not measured
        QTest::addColumn<int>("samples");
        const auto row = [](const char* file, const char* format, double mean, int samples)
        {
            QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(format) << mean
                                << samples;
        };
        row("gpu-util/dcgm_eks_k80_idle_empty_pod.prom", "dcgm-exporter", 0, 3);
        row("gpu-util/dcgm_exporter_scrape.prom", "dcgm-exporter", 100, 1);
        row("gpu-util/dcgm_two_gpu_minimal.prom", "dcgm-exporter", 72.5, 2);
        row("gpu-util/gpustat_2018_two_gpu.json", "gpustat-json", 98, 2);
        row("gpu-util/gpustat_newer_gpu_item.json", "gpustat-json", 0, 1);
        row("gpu-util/rocm_smi_json_strings.json", "rocm-smi-json", 68, 1);
        row("gpu-util/rocm_smi_showuse.csv", "rocm-smi-csv", 2, 1);
        row("gpu-util/rocm_smi_use_power_vram.csv", "rocm-smi-csv", 73, 1);
        row("gpu-util/rocm_smi_use_vram.csv", "rocm-smi-csv", 0, 1);
        row("gpu-util/smi_all_units_loop5s_ctrlc_tail.csv", "nvidia-smi-csv", 72.5, 10);
        row("gpu-util/smi_dmon.txt", "nvidia-smi-dmon", 30, 1);
        row("gpu-util/smi_header_repeated_each_row.csv", "nvidia-smi-csv", 94.2, 10);
        row("gpu-util/smi_pmon.txt", "nvidia-smi-pmon", 98, 1);
        row("gpu-util/smi_power_50ms_units.csv", "nvidia-smi-csv", -1, 0);
        row("edge-cases/smi_na_mixed.csv", "nvidia-smi-csv", 170.0 / 3, 3);
        row("edge-cases/smi_name_with_comma.csv", "nvidia-smi-csv", -1, 0);
        row("edge-cases/smi_header_mid_file.csv", "nvidia-smi-csv", 60, 3);
        row("edge-cases/smi_dst_back.csv", "nvidia-smi-csv", 100, 3);
        row("edge-cases/smi_truncated_tail.csv", "nvidia-smi-csv", 90, 1);
        row("edge-cases/dmon_with_date_time.txt", "nvidia-smi-dmon", 7, 1);
        row("edge-cases/rocm_smi_warning_then_json.txt", "rocm-smi-json", 68, 1);
    }

    void readsEveryUtilisationLog()
    {
        QFETCH(QString, file);
        QFETCH(QString, format);
        QFETCH(double, mean);
        QFETCH(int, samples);
        const ImportReport report = diagnosed(file.toUtf8().constData()).report;
        QVERIFY(isUsable(report));
        QCOMPARE(report.format, format.toStdString());
        long count = 0;
        for (const GpuUtilization& gpu : report.utilization->gpus)
            count += gpu.samples;
        QCOMPARE(count, long{samples});
        QCOMPARE(report.utilization->mean.has_value(), mean >= 0);
        if (mean >= 0)
            QVERIFY(isClose(*report.utilization->mean, mean, 1e-9));
        else
            QVERIFY(report.verdict == UsageVerdict::Unknown);
    }

    void asksWhereAFileLeavesSomethingOpen()
    {
        const auto asked = [](const char* file)
        {
            const ImportReport report = diagnosed(file).report;
            return report.questions.size() == 1 ? report.questions[0].option : std::string();
        };
        QCOMPARE(asked("edge-cases/smi_two_gpu_nounits_noheader.csv"), std::string("columns"));
        QCOMPARE(asked("edge-cases/dmon_repeated_header_old.txt"), std::string("interval"));
        QCOMPARE(asked("gpu-util/smi_not_supported_tokens.txt"), std::string("columns"));
        QVERIFY(!isUsable(diagnosed("edge-cases/empty.csv").report));
    }

    void readsEveryTrainingLog_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("value"); // negative: none
        QTest::addColumn<QString>("unit");
        const auto row = [](const char* file, const char* format, double value, const char* unit)
        {
            QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(format) << value
                                << QString::fromLatin1(unit);
        };
        row("training-logs/hf_train_results.json", "huggingface-trainer", 0.749, "samples/s");
        row("training-logs/hf_trainer_sft_console.log", "huggingface-trainer", 1.845, "samples/s");
        // 8,000 steps in 137 s; the other bar is that of another training and not finished.
        row("training-logs/lightning_tqdm_lines.log", "tqdm", 8000 / 137.0, "it/s");
        row("training-logs/megatron_2024_profiler_noise.log", "megatron-lm", 1024 / 270.1254,
            "samples/s");
        row("training-logs/megatron_amd_primus_ansi_colours.log", "megatron-lm", 9801.4,
            "tokens/s/GPU");
        row("training-logs/megatron_core_2026.log", "megatron-lm", 2048 / 15.639, "samples/s");
        row("training-logs/mlperf_v31_gpt3_eos_mllog_lines.log", "mlperf-mllog",
            1 / 0.9290578365325928, "it/s");
        row("training-logs/nanogpt.log", "nanogpt", 1 / 0.01386, "it/s");
        row("edge-cases/tqdm_carriage_returns.log", "tqdm", 1.0, "it/s");
        row("edge-cases/hf_trainer_mixed.log", "huggingface-trainer", 2.0, "samples/s");
        row("edge-cases/nanogpt_warmup.log", "nanogpt", 1 / 0.01380, "it/s");
        row("edge-cases/mllog_prefixes.log", "mlperf-mllog", -1, "");
    }

    void readsEveryTrainingLog()
    {
        QFETCH(QString, file);
        QFETCH(QString, format);
        QFETCH(double, value);
        QFETCH(QString, unit);
        const ImportReport report = diagnosed(file.toUtf8().constData()).report;
        QVERIFY(isUsable(report));
        QCOMPARE(report.format, format.toStdString());
        QVERIFY(!report.verdict);
        QCOMPARE(report.throughput.has_value(), value >= 0);
        if (!report.throughput)
            return;
        QVERIFY(isClose(report.throughput->value, value, 1e-9 * value));
        QCOMPARE(report.throughput->unit, unit.toStdString());
    }
};

QTEST_APPLESS_MAIN(SharedUsageLogsTest)
#include "tst_shared_usage_logs.moc"
