#include "data/scenario/reader.h"
#include "data/scenario/writer.h"

#include <QtTest>

#include <random>

#include "tests/support/scenario_text.h"

using namespace costmodel;
using namespace costmodel::data;
using costmodel::test::described;

namespace
{

const char* const richScenario =
    "[scenario]\n"
    "schema = 1\n"
    "name = \"Everything 全部\"\n"
    "currency = \"CNY\"\n"
    "start = 2026-04-01\n"
    "horizon_months = 36\n"
    "discount_rate = 0.08\n"
    "hours_per_month = \"calendar\"\n"
    "[fx]\n"
    "USD = 7.1\n"
    "[tax]\n"
    "income_rate = 0.25\n"
    "[gpu.H100]\n"
    "throughput = 1000.5\n"
    "unit = \"token\"\n"
    "[demand]\n"
    "gpu = \"H100\"\n"
    "growth_per_year = -0.1\n"
    "interruptible_share = 0.5\n"
    "[[demand.job]]\n"
    "name = \"train\"\n"
    "work = 1e9\n"
    "runs_per_month = 3\n"
    "gpus = 8\n"
    "[pipeline]\n"
    "gpu_utilization_now = 0.3\n"
    "gpu_utilization_after = 0.9\n"
    "[[rent]]\n"
    "name = \"a ] \\\"b\\\"\"\n"
    "gpu = \"H100\"\n"
    "billing = \"hourly\"\n"
    "price = 12.5\n"
    "currency = \"USD\"\n"
    "as_of = 2026-01-01\n"
    "[[rent]]\n"
    "name = \"spot\"\n"
    "gpu = \"H100\"\n"
    "billing = \"spot\"\n"
    "price = 5\n"
    "fallback = \"a ] \\\"b\\\"\"\n"
    "interruptions_per_hour = 0.05\n"
    "checkpoint_interval_minutes = 30\n"
    "[[buy]]\n"
    "name = \"own\"\n"
    "gpu = \"H100\"\n"
    "servers = 2\n"
    "bridge = \"spot\"\n"
    "[[buy.capex]]\n"
    "name = \"card\"\n"
    "category = \"gpu\"\n"
    "amount = 70_000\n"
    "per = \"gpu\"\n"
    "[[buy.expansion]]\n"
    "month = 6\n"
    "servers = 1\n"
    "[buy.power]\n"
    "load_kw = 10\n"
    "tariff = [ { share = 0.3, price_kwh = 1.1 }, { share = 0.7, price_kwh = 0.6 } ]\n"
    "[buy.resale]\n"
    "share_at_end = 0.2\n"
    "[[buy.other]]\n"
    "name = \"guard\"\n"
    "amount = 100\n"
    "per = \"site\"\n"
    "every = \"once\"\n"
    "from_month = 0\n"
    "[hybrid]\n"
    "rent = [\"spot\"]\n"
    "[[sensitivity]]\n"
    "path = \"rent[\\\"a ] \\\\\\\"b\\\\\\\"\\\"].price\"\n"
    "[[uncertain]]\n"
    "path = \"demand.scale\"\n"
    "distribution = \"triangular\"\n"
    "low = 0.5\n"
    "mode = 1\n"
    "high = 2\n"
    "[monte_carlo]\n"
    "draws = 1000\n";

} // namespace

/// Whatever stands in a file, it is read or refused with a place; nothing crashes or hangs.
class ScenarioMutationsTest : public QObject
{
    Q_OBJECT

    static void check(const std::string& text)
    {
        const ReadResult result = readScenarioText(text, "/nonexistent/s.toml");
        QVERIFY(result.scenario.has_value() == result.issues.empty());
        for (const FileIssue& issue : result.issues)
            QVERIFY(issue.line >= 1 && issue.column >= 1 && !render(issue.what, English()).empty());
        if (!result.scenario)
            return;
        const ReadResult again = readScenarioText(toToml(*result.scenario), "/nonexistent/s.toml");
        QVERIFY2(again.scenario, described(again));
        QVERIFY(*again.scenario == *result.scenario);
    }

private Q_SLOTS:
    void theScenarioItselfIsGood()
    {
        const ReadResult result = readScenarioText(richScenario, "s.toml");
        QCOMPARE(described(result), QByteArray());
        check(richScenario);
    }

    void survivesChangedBytes()
    {
        std::mt19937 random(1);
        const std::string good = richScenario;
        constexpr char raw[] = "\0\x01\n\r\t \"'\\[]{}=.,#-+_0159eEaznifTZ:\x7F\x80\xC3\xFF";
        const std::string_view bytes(raw, sizeof raw - 1);
        for (int i = 0; i < 2000; ++i)
        {
            std::string text = good;
            for (std::size_t n = 1 + random() % 3; n > 0; --n)
            {
                const std::size_t at = random() % text.size();
                switch (random() % 4)
                {
                case 0:
                    text[at] = bytes[random() % bytes.size()];
                    break;
                case 1:
                    text.erase(at, 1 + random() % 5);
                    break;
                case 2:
                    text.insert(at, 1, bytes[random() % bytes.size()]);
                    break;
                default:
                    text.insert(at, text.substr(random() % text.size(), random() % 40));
                    break;
                }
            }
            check(text);
        }
    }

    void survivesLinesThatAreGoneTwiceOrElsewhere()
    {
        std::mt19937 random(2);
        const QList<QByteArray> good = QByteArray(richScenario).split('\n');
        for (int i = 0; i < 1000; ++i)
        {
            QList<QByteArray> lines = good;
            const auto any = [&]
            {
                return static_cast<qsizetype>(random()) % lines.size();
            };
            switch (random() % 3)
            {
            case 0:
                lines.removeAt(any());
                break;
            case 1:
                lines.insert(any(), lines[any()]);
                break;
            default:
                lines.move(any(), any());
                break;
            }
            check(lines.join('\n').toStdString());
        }
    }

    void survivesEveryBeginning()
    {
        const std::string good = richScenario;
        for (std::size_t n = 0; n < good.size(); n += 3)
            check(good.substr(0, n));
    }

    void survivesThousandsOfMistakes()
    {
        std::string text = costmodel::test::smallScenario;
        for (int i = 0; i < 20000; ++i)
            text += "key" + std::to_string(i) + " = 1\n";
        const ReadResult result = readScenarioText(text, "s.toml");
        QCOMPARE(result.issues.size(), std::size_t{1000});
    }

    void limitsTheLengthOfLists()
    {
        std::string text = costmodel::test::smallScenario;
        for (int i = 0; i < 10001; ++i)
            text += "[[sensitivity]]\npath = \"demand.scale\"\n";
        QCOMPARE(described(readScenarioText(text, "s.toml")),
                 QByteArray("s.toml:8:3: error: sensitivity has 10001 entries; must have at most "
                            "10000"));
    }

    void takesLongNamesAndManyOptions()
    {
        std::string text = costmodel::test::smallScenario;
        for (int i = 0; i < 500; ++i)
            text += "[[rent]]\nname = \"" + std::string(10000, 'x') + std::to_string(i) +
                    "\"\ngpu = \"H100\"\nbilling = \"hourly\"\nprice = 1\n";
        const ReadResult result = readScenarioText(text, "s.toml");
        QCOMPARE(described(result), QByteArray());
        QCOMPARE(result.scenario->rents.size(), std::size_t{500});
    }
};

QTEST_APPLESS_MAIN(ScenarioMutationsTest)
#include "tst_scenario_mutations.moc"
