#include "data/import/training/training_log.h"

#include "data/import/training/log_text.h"
#include "data/import/training/progress_line.h"

#include <QtTest>

using namespace costmodel;
using namespace costmodel::data;

namespace
{

bool isClose(double actual, double expected)
{
    return std::abs(actual - expected) <= 1e-9 * std::abs(expected);
}

std::string said(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages)
        text += render(message, English{}) + "\n";
    return text;
}

} // namespace

class TrainingLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNumbersOutOfLines()
    {
        QCOMPARE(*numberAfter("a: 1, b = '2.5', c=-3e2|", "b"), 2.5);
        QCOMPARE(*numberAfter("a: 1, b = '2.5', c=-3e2|", "c"), -300.0);
        QCOMPARE(*numberAfter("tokens per iteration will be: 491,520", "be"), 491520.0);
        QCOMPARE(*numberAfter("step=12,34", "step"), 12.0);
        for (const char* nothing :
             {"loss: nan", "loss: inf", "loss:", "loss", "loss: -", "loss: x1"})
            QVERIFY2(!numberAfter(nothing, "loss"), nothing);
        QCOMPARE(*leadingClock("54:04<00:00"), 54 * 60.0 + 4);
        QCOMPARE(*leadingClock("8:57:59,"), 8 * 3600.0 + 57 * 60 + 59);
        QCOMPARE(*leadingClock("0:00:12.5"), 12.5);
        for (const char* nothing : {"54", "", ":12", "1:2:3:4", "a:1", "1:"})
            QVERIFY2(!leadingClock(nothing), nothing);
        QCOMPARE(withoutColours("\x1b[1;32mok\x1b[0m \x1b[Kend\x1b["), std::string("ok end"));
    }

    void readsMegatronWithItsBatchSize()
    {
        const auto result = readTrainingLog(
            "noise\n"
            " [2025-05-01 10:00:00] iteration        1/     100 | consumed samples: 64 | elapsed "
            "time per iteration (ms): 90000.0 | throughput per GPU (TFLOP/s/GPU): 10.0 | global "
            "batch size:    64 | lm loss: 9.1E+00 |\n"
            "STAGE:2025-05-01 10:00:01 12:12 ActivityProfilerController.cpp:314] Warm Up\n"
            " [2025-05-01 10:00:02] iteration        2/     100 | consumed samples: 128 | elapsed "
            "time per iteration (ms): 2000.0 | throughput per GPU (TFLOP/s/GPU): 400.0 | global "
            "batch size:    64 | lm loss: nan |\n"
            " [2025-05-01 10:00:06] iteration        3/     100 | consumed samples: 192 | elapsed "
            "time per iteration (ms): 4000.0 | throughput per GPU (TFLOP/s/GPU): 200.0 | global "
            "batch size:    64 | lm loss: 8.1E+00 |\n");
        QVERIFY(result);
        QCOMPARE(result->format, std::string("megatron-lm"));
        // Median of 2 and 4 s is 3 s for 64 samples; iteration 1 is warm-up.
        QVERIFY(isClose(result->speed->value, 64 / 3.0));
        QCOMPARE(result->speed->unit, std::string("samples/s"));
        QCOMPARE(result->speed->samples, std::size_t{2});
        QCOMPARE(result->speed->warmUp, std::size_t{1});
        QVERIFY(said(result->notes).find("200 TFLOP/s per GPU") != std::string::npos);
    }

    void readsTheCurrentValueOfColouredPairs()
    {
        const auto result = readTrainingLog(
            "[\x1b[32m20250501 09:12:08\x1b[0m][\x1b[36mrank-7/8\x1b[0m][\x1b[1mINFO \x1b[0m] : "
            "iteration 12/ 50 | elapsed time per iteration (ms): 1000.5/2000.5 | tokens per GPU "
            "(tokens/s/GPU): 9000.5/8000.5 | global batch size: 16 |\x1b[0m\n");
        QVERIFY(result);
        QCOMPARE(result->speed->value, 9000.5);
        QCOMPARE(result->speed->unit, std::string("tokens/s/GPU"));
        QVERIFY(result->speed->perGpu);
    }

    void readsDeepSpeedOldAndNew()
    {
        const auto recent = readTrainingLog(
            "[2025-05-01 10:00:00,123] [INFO] [timer.py:264:stop] epoch=0/micro_step=2/"
            "global_step=1, RunningAvgSamplesPerSec=5, CurrSamplesPerSec=5, MemAllocated=1.1GB\n"
            "[2025-05-01 10:00:01,123] [INFO] [timer.py:264:stop] epoch=0/micro_step=20/"
            "global_step=10, RunningAvgSamplesPerSec=90, CurrSamplesPerSec=100, MemAllocated=1GB\n"
            "[2025-05-01 10:00:02,123] [INFO] [timer.py:264:stop] epoch=0/micro_step=40/"
            "global_step=20, RunningAvgSamplesPerSec=95, CurrSamplesPerSec=110, "
            "MemAllocated=1GB\n");
        QVERIFY(recent);
        QCOMPARE(recent->format, std::string("deepspeed"));
        QCOMPARE(recent->speed->value, 105.0);
        QCOMPARE(recent->speed->samples, std::size_t{2});
        const auto old = readTrainingLog("[INFO] [timer.py:157:stop] 0/50, SamplesPerSec=33.5\n");
        QCOMPARE(old->speed->value, 33.5);
    }

    void readsNanoGptWithoutItsFirstIteration()
    {
        const auto result = readTrainingLog("step 0: train loss 4.2, val loss 4.2\n"
                                            "iter 0: loss 4.2, time 9000.00ms, mfu -100.00%\n"
                                            "iter 10: loss 3.1, time 21.00ms, mfu 25.00%\n"
                                            "iter 20: loss 2.7, time 19.00ms, mfu 27.00%\n");
        QCOMPARE(result->format, std::string("nanogpt"));
        QVERIFY(isClose(result->speed->value, 50)); // 1000 / 20 ms
        QCOMPARE(result->speed->unit, std::string("it/s"));
        QVERIFY(said(result->notes).find("(MFU) of 26 %") != std::string::npos);
        const auto tokens = readTrainingLog("tokens per iteration will be: 1,000\r\n"
                                            "iter 10: loss 3.1, time 20.00ms, mfu -100.00%\r\n");
        QVERIFY(isClose(tokens->speed->value, 50000));
        QCOMPARE(tokens->speed->unit, std::string("tokens/s"));
        QVERIFY(said(tokens->notes).find("MFU") == std::string::npos);
    }

    void readsTheSummaryOfTheTrainerThoughItIsNoJson()
    {
        const auto result =
            readTrainingLog("{'loss': nan, 'grad_norm': nan, 'learning_rate': 0.0, 'epoch': 1.0}\n"
                            "{'train_runtime': 1000.0, 'train_samples_per_second': 4.0, "
                            "'train_steps_per_second': 0.5, 'train_loss': nan, 'epoch': 3.0}\n"
                            "100%|####| 500/500 [16:40<00:00,  2.00s/it]\n");
        QCOMPARE(result->format, std::string("huggingface-trainer"));
        QCOMPARE(result->speed->value, 4.0);
        QCOMPARE(result->speed->unit, std::string("samples/s"));
        QCOMPARE(result->speed->samples, std::size_t{500});
        QVERIFY(said(result->notes).find("4000 samples in 500 steps and 1000 s") !=
                std::string::npos);
    }

    void readsTheTrainersResultsFileAndTable()
    {
        const auto json = readTrainingLog("{\n    \"epoch\": 1.0,\n    \"train_loss\": 1.5,\n"
                                          "    \"train_runtime\": 200.5,\n"
                                          "    \"train_samples_per_second\": 8.25\n}\n");
        QCOMPARE(json->speed->value, 8.25);
        const auto table = readTrainingLog("***** train metrics *****\n"
                                           "  train_runtime            = 0:10:00.50\n"
                                           "  train_samples_per_second =      3.5\n"
                                           "  train_steps_per_second   =       0.1\n");
        QCOMPARE(table->speed->value, 3.5);
        QCOMPARE(table->speed->samples, std::size_t{60}); // 0.1 x 600.5 s
    }

    void takesATrainingByItsTotalNotByTheShownMean()
    {
        const auto result = readTrainingLog(
            "  0%|          | 0/200 [00:00<?, ?it/s]\r  1%|          | 1/200 [00:30<99:00, "
            "30.00s/it]\r 50%|#####     | 100/200 [01:00<00:40,  2.50it/s]\r100%|##########| "
            "200/200 [01:40<00:00,  2.50it/s]\n");
        QCOMPARE(result->format, std::string("tqdm"));
        QCOMPARE(result->speed->value, 2.0); // 200 in 100 s
        QCOMPARE(result->speed->samples, std::size_t{200});
        QCOMPARE(result->speed->unit, std::string("it/s"));
    }

    void takesTheEpochsOfLightningAndLeavesOutItsOtherBars()
    {
        const auto result =
            readTrainingLog("Sanity Checking DataLoader 0: 100%|##| 2/2 [00:00<00:00, 9.9it/s]\n"
                            "Epoch 0: 100%|##| 100/100 [01:40<00:00, 1.0it/s, v_num=0]\r"
                            "Validation DataLoader 0: 100%|##| 5000/5000 [20:00<00:00, 4.2it/s]\n"
                            "Epoch 1: 100%|##| 100/100 [00:25<00:00, 4.0it/s, v_num=0]\n"
                            "Epoch 2: 100%|##| 100/100 [00:20<00:00, 5.0it/s, v_num=0]\n"
                            "Epoch 3:  10%|# | 10/100 [00:20<03:00, 0.5it/s, v_num=0]\n");
        // Epoch 0 runs at 1 it/s, less than 4.5 / 1.25: warm-up. Of 4 and 5 the median is 4.5.
        QVERIFY(isClose(result->speed->value, 4.5));
        QCOMPARE(result->speed->samples, std::size_t{200});
    }

    void takesBatchesRatherThanTheEpochsAroundThem()
    {
        std::string log;
        for (int epoch = 1; epoch <= 2; ++epoch)
            log +=
                "100%|##| 50/50 [00:50<00:00, 1.0batch/s]\nEpochs: " + std::to_string(epoch * 50) +
                "%|#| " + std::to_string(epoch) + "/2 [0" + std::to_string(epoch) +
                ":00<00:00, 60.0s/it]\n";
        const auto result = readTrainingLog(log);
        QCOMPARE(result->speed->value, 1.0);
        QCOMPARE(result->speed->unit, std::string("batch/s"));
    }

    void saysThatAnUnfinishedBarIsNoTotal()
    {
        const auto result =
            readTrainingLog("Epoch 0:   3%|#| 8/260 [17:04<8:57:59,  0.01it/s, v_num=x]\n");
        QVERIFY(isClose(result->speed->value, 8 / 1024.0));
        QVERIFY(said(result->warnings).find("first 8 of 260 steps") != std::string::npos);
    }

    void ignoresWhatIsNoTrainingBar()
    {
        for (const char* line :
             {"Downloading: 100%|##| 12.3M/12.3M [00:01<00:00, 9.9MB/s]",
              "Loading checkpoint shards: 100%|##| 4/4 [00:20<00:00, 5.0s/it]",
              "100%|##| 12.3k/12.3k [00:20<00:00, 5.0s/it]", "50%|##| 9/4 [00:20<00:00, 5.0s/it]",
              "50%| 1/2", "%|", "100%|##| 0/0 [00:00<?, ?it/s]", "  0%| | 0/9 [00:00<?, ?it/s]"})
        {
            const auto result = readTrainingLog(line);
            QVERIFY2(!result || !result->speed, line);
        }
    }

    void readsMlPerfLogsBehindAnyPrefix()
    {
        const auto result = readTrainingLog(
            "0: :::MLLOG {\"time_ms\": 0, \"key\": \"run_start\", \"value\": null}\n"
            "x | [0] :::MLLOG {\"time_ms\": 1, \"key\": \"global_batch_size\", \"value\": 32}\n"
            ":::MLLOG {\"time_ms\": 2, \"key\": \"tracked_stats\", \"value\": "
            "{\"train_step_timing\": 0.5}}\n"
            ":::MLLOG {broken\n"
            ":::MLLOG {\"time_ms\": 9000, \"key\": \"run_stop\", \"metadata\": {\"status\": "
            "\"success\"}}\n");
        QCOMPARE(result->format, std::string("mlperf-mllog"));
        QCOMPARE(result->speed->value, 64.0); // 32 samples in 0.5 s
        QCOMPARE(result->speed->unit, std::string("samples/s"));
        QVERIFY(said(result->notes).find("lie 9 s") != std::string::npos);
        QVERIFY(said(result->warnings).find("1 lines of the log are damaged") != std::string::npos);
    }

    void hasNoSpeedOfAnAbortedRun()
    {
        const auto result = readTrainingLog(
            ":::MLLOG {\"time_ms\": 0, \"key\": \"run_start\", \"value\": null}\n"
            ":::MLLOG {\"time_ms\": 2, \"key\": \"tracked_stats\", \"value\": "
            "{\"throughput\": 5}}\n"
            ":::MLLOG {\"time_ms\": 30000, \"key\": \"run_stop\", \"metadata\": {\"status\": "
            "\"aborted\"}}\n");
        QVERIFY(result);
        QVERIFY(!result->speed);
        QVERIFY(said(result->notes).find("lie 30 s") != std::string::npos);
        QVERIFY(said(result->warnings).find("\"aborted\"") != std::string::npos);
    }

    void countsSamplesBetweenEpochsOfMlPerf()
    {
        const auto result =
            readTrainingLog(":::MLLOG {\"time_ms\": 1000, \"key\": \"epoch_stop\", \"metadata\": "
                            "{\"samples_count\": 100}}\n"
                            ":::MLLOG {\"time_ms\": 3000, \"key\": \"epoch_stop\", \"metadata\": "
                            "{\"samples_count\": 500}}\n");
        QCOMPARE(result->speed->value, 200.0); // 400 samples in 2 s
    }

    void convertsToOtherUnitsAsFarAsTheFactsGo()
    {
        std::vector<Message> notes;
        const TrainingSpeed iterations{2, "it/s", 10, 1, false};
        QCOMPARE(converted(iterations, {}, notes).value, 2.0);
        QVERIFY(notes.empty());
        const TrainingSpeed tokens = converted(iterations, {8.0, 64.0, 1000.0}, notes);
        QCOMPARE(tokens.value, 16000.0); // 2 x 64 x 1000 / 8
        QCOMPARE(tokens.unit, std::string("tokens/s/GPU"));
        QVERIFY(tokens.perGpu);
        QCOMPARE(notes.size(), std::size_t{3});
        const TrainingSpeed perGpu{9, "tokens/s/GPU", 1, 0, true};
        QCOMPARE(converted(perGpu, {8.0, 64.0, 1000.0}, notes).value, 9.0);
    }

    void makesNothingOfRubbish()
    {
        QVERIFY(!readTrainingLog(""));
        QVERIFY(!readTrainingLog("iteration iteration iteration\niter \niter : time ms\n"));
        QVERIFY(!readTrainingLog("elapsed time per iteration (ms): 5\n"));
        QVERIFY(!readTrainingLog("iteration 5/10 | elapsed time per iteration (ms): -5 |\n"));
        QVERIFY(!readTrainingLog(std::string(100000, '[')));
        QVERIFY(!readTrainingLog(std::string("\x00\xff\x1b[", 4)));
    }
};

QTEST_APPLESS_MAIN(TrainingLogTest)
#include "tst_training_log.moc"
