#include "data/scenario/reader.h"

#include <QtTest>

#include <random>

#include "data/scenario/writer.h"
#include "tests/support/scenario_text.h"

using namespace costmodel;
using namespace costmodel::data;
using costmodel::test::described;
using costmodel::test::smallScenario;

namespace
{

ReadResult readText(const std::string& text, const ReaderServices& services = {})
{
    return readScenarioText(text, "s.toml", services);
}

} // namespace

class ScenarioReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsInTheDefaults()
    {
        const ReadResult result = readText(smallScenario);
        QCOMPARE(described(result), QByteArray());
        const Scenario& s = *result.scenario;
        QCOMPARE(s.general.currency, std::string("CNY"));
        QVERIFY(s.general.start == (Date{2026, 1, 1}));
        QCOMPARE(s.general.hoursPerMonth, std::optional(730.0));
        QCOMPARE(s.demand.interruptibleShare, 1.0);
        QVERIFY(s.demand.elastic);
        QCOMPARE(s.monteCarlo.draws, std::int64_t{10000});
    }

    void readsEveryKindOfValue()
    {
        const ReadResult result = readText(R"(
[scenario]
name = "方案"
currency = "USD"
start = 2027-02-01
horizon_months = 24
discount_rate = 0.08
hours_per_month = "calendar"
prices_include_vat = true

[fx]
CNY = 0.14
as_of = 2026-12-01

[gpu."8x [A100]"]
throughput = 1000

[demand]
gpu = "8x [A100]"
profile = [ { gpus = 8, hours_per_month = 200 }, { gpus = 2, hours_per_month = 400.5 } ]

[[rent]]
name = "cloud"
gpu = "8x [A100]"
billing = "hourly"
price = 12
currency = "CNY"

[[buy]]
name = "own"
gpu = "8x [A100]"
servers = "fit"
delay_cost_month = 0

[buy.colocation]

[[buy.expansion]]
month = 6
servers = 1
)");
        // The one issue: expansions need a number of servers.
        QCOMPARE(result.issues.size(), std::size_t{1});
        const ReadResult good = readText(R"(
[scenario]
name = "方案"
start = 2027-02-01
horizon_months = 24
hours_per_month = "calendar"
[fx]
USD = 7.1
as_of = 2026-12-01
[gpu."8x [A100]"]
[demand]
gpu = "8x [A100]"
profile = [ { gpus = 8, hours_per_month = 200 }, { gpus = 2, hours_per_month = 400.5 } ]
[[buy]]
name = "own"
gpu = "8x [A100]"
servers = 3
delay_cost_month = 0
[buy.colocation]
[[buy.expansion]]
month = 6
servers = 1
[hybrid]
rent = []
)");
        QCOMPARE(described(good), QByteArray());
        const Scenario& s = *good.scenario;
        QCOMPARE(s.general.name, std::string("方案"));
        QVERIFY(!s.general.hoursPerMonth);
        QCOMPARE(s.fx.rates.size(), std::size_t{1});
        QCOMPARE(s.fx.rates[0].rate, 7.1);
        QVERIFY(s.fx.asOf == (Date{2026, 12, 1}));
        QCOMPARE(s.gpus[0].name, std::string("8x [A100]"));
        QCOMPARE(s.demand.profile[1].hoursPerMonth, 400.5);
        QCOMPARE(s.buys[0].servers, std::optional(3));
        QCOMPARE(s.buys[0].delayCostMonth, std::optional(0.0));
        QVERIFY(s.buys[0].colocation);
        QVERIFY(!s.buys[0].power);
        QCOMPARE(s.buys[0].expansions[0].month, 6);
        QVERIFY(s.hybrid->rent && s.hybrid->rent->empty());
        QVERIFY(!s.hybrid->buy);
    }

    void namesThePlaceOfEveryMistake_data()
    {
        QTest::addColumn<QByteArray>("added");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* tag, const char* added, const char* expected)
        {
            QTest::newRow(tag) << QByteArray(added) << QByteArray(expected);
        };
        const char* const plan = "[[rent]]\nname = \"a\"\ngpu = \"H100\"\nbilling = \"hourly\"\n";

        row("unknown key", "elastik = true",
            "s.toml:8:1: error: unknown key demand.elastik; did you mean \"elastic\"?");
        row("unknown key without likeness", "[tax]\ncolour = 1",
            "s.toml:9:1: error: unknown key tax.colour, expected one of income_rate, "
            "vat_recoverable, as_of, source");
        row("unknown table", "[taxes]\nincome_rate = 0.25",
            "s.toml:8:2: error: unknown key taxes; did you mean \"tax\"?");
        row("text for a number", "local_share = \"half\"",
            "s.toml:8:15: error: demand.local_share is \"half\", expected a number");
        row("number for a switch", "elastic = 1",
            "s.toml:8:11: error: demand.elastic is 1, expected true or false");
        row("text for a date", "as_of = \"2026-01-01\"",
            "s.toml:8:9: error: demand.as_of is \"2026-01-01\", expected a date, as in "
            "2026-01-01");
        row("time for a date", "as_of = 2026-01-01T00:00:00",
            "s.toml:8:9: error: demand.as_of is 2026-01-01T00:00:00, expected a date, as in "
            "2026-01-01");
        row("number for a text", "source = 5",
            "s.toml:8:10: error: demand.source is 5, expected text in double quotes");
        row("table for a number", "local_share = { a = 1 }",
            "s.toml:8:15: error: demand.local_share is { ... }, expected a number");
        row("list for a number", "local_share = [1]",
            "s.toml:8:15: error: demand.local_share is [ ... ], expected a number");
        row("point in a whole number", "[monte_carlo]\ndraws = 100.0",
            "s.toml:9:9: error: monte_carlo.draws is 100.0, expected a whole number");
        row("huge whole number",
            "[pipeline]\ngpu_utilization_now = 0.5\n"
            "gpu_utilization_after = 0.9\nfix_months = 9000000000",
            "s.toml:11:14: error: pipeline.fix_months is 9000000000; must be at most 1200");
        row("out of range", "local_share = 1.5",
            "s.toml:8:15: error: demand.local_share is 1.5; must be at most 1");
        row("not finite", "growth_per_year = nan",
            "s.toml:8:19: error: demand.growth_per_year is nan; must be a finite number");
        row("infinite", "growth_per_year = -inf",
            "s.toml:8:19: error: demand.growth_per_year is -inf; must be a finite number");
        row("empty name of another", "[[buy]]\nname = \"own\"\ngpu = \"H100\"\nbridge = \"\"",
            "s.toml:11:10: error: buy[own].bridge is \"\", expected a name in double quotes");
        row("choice", (std::string(plan) + "price = 1\npaid = \"later\"").c_str(),
            "s.toml:13:8: error: rent[a].paid is \"later\", expected one of \"arrears\", "
            "\"advance\"");
        row("missing key", plan,
            "s.toml:8:1: error: rent[a].price is missing, expected this required key");
        row("price that is neither", (std::string(plan) + "price = \"cheap\"").c_str(),
            "s.toml:12:9: error: rent[a].price is \"cheap\", expected a number or an offer of the "
            "price book, as in { offer = \"...\", on = 2026-01-01 }");
        row("word or number", "[[buy]]\nname = \"own\"\ngpu = \"H100\"\nservers = \"many\"",
            "s.toml:11:11: error: buy[own].servers is \"many\", expected a whole number or "
            "\"fit\"");
        row("two forms of demand", "profile = []",
            "s.toml:8:1: error: demand has both \"steady\" and \"profile\"; expected only one of "
            "them");
        row("plan as a table", "[rent]\nname = \"a\"",
            "s.toml:8:1: error: rent is { ... }, expected tables under a header in double "
            "brackets, [[...]]");
        row("list of something else", "[hybrid]\nbuy = \"own\"",
            "s.toml:9:7: error: hybrid.buy is \"own\", expected a list of names, as in [\"one\", "
            "\"other\"]");
        row("table as a value", "[[buy]]\nname = \"own\"\ngpu = \"H100\"\npower = 10",
            "s.toml:11:9: error: buy[own].power is 10, expected a table");
        row("GPU type as a value", "[gpu]\nA100 = 1",
            "s.toml:9:8: error: gpu.A100 is 1, expected a table");
        row("reference",
            (std::string(plan) + "price = 1\n[[buy]]\nname = \"own\"\n"
                                 "gpu = \"H10\"\noverflow = \"b\"")
                .c_str(),
            "s.toml:15:7: error: buy[own].gpu is \"H10\", expected the name of a GPU type, "
            "[gpu.NAME]; did you mean \"H100\"?\n"
            "s.toml:16:12: error: buy[own].overflow is \"b\", expected the name of a rental plan, "
            "[[rent]]");
        row("twice the same name",
            "[[buy]]\nname = \"own\"\ngpu = \"H100\"\n[[buy]]\n"
            "name = \"own\"\ngpu = \"H100\"",
            "s.toml:12:8: error: buy[2].name is \"own\" like another one before it; names must be "
            "unique");
        row("no name", "[[buy]]\ngpu = \"H100\"\n[[buy]]\ngpu = \"H100\"\nname = \"\"",
            "s.toml:8:1: error: buy[1].name is missing, expected this required key\n"
            "s.toml:12:8: error: buy[2].name is empty; must not be");
        row("rate", "[fx]\nUSD = \"7\"", "s.toml:9:7: error: fx.USD is \"7\", expected a number");
        row("no rate", (std::string(plan) + "price = 1\ncurrency = \"USD\"").c_str(),
            "s.toml:13:12: error: rent[a].currency is \"USD\", which has no rate; expected its "
            "value in CNY in [fx], as in USD = 7.1");
        row("tariff",
            "[[buy]]\nname = \"own\"\ngpu = \"H100\"\n[buy.power]\nload_kw = 10\n"
            "tariff = [ { share = 0.5, price_kwh = 1 }, { share = 2, price = 1 } ]",
            "s.toml:13:44: error: buy[own].power.tariff[2].price_kwh is missing, expected this "
            "required key\n"
            "s.toml:13:54: error: buy[own].power.tariff[2].share is 2; must be at most 1\n"
            "s.toml:13:57: error: unknown key buy[own].power.tariff[2].price; did you mean "
            "\"price_kwh\"?");
        row("removal without a base", "[[buy]]\nname = \"own\"\ngpu = \"H100\"\nremove = true",
            "s.toml:11:1: error: unknown key buy[own].remove, expected only true or false in a "
            "scenario that has a base");
        row("absolute file", "[gpu.A100]\nbenchmark = \"/etc/passwd\"\nmetric = \"m\"",
            "s.toml:9:13: error: gpu[A100].benchmark is \"/etc/passwd\", expected the name of a "
            "file in double quotes, relative to the scenario");
        row("sensitivity", "[[sensitivity]]\npath = \"rent[x].price\"",
            "s.toml:9:8: error: rent[x].price names nothing: there is no \"x\" in rent");
        row("distribution", "[[uncertain]]\npath = \"demand.scale\"\ndistribution = \"normal\"",
            "s.toml:8:1: error: uncertain[1] has no \"sd\"; the distribution \"normal\" needs "
            "one");
        row("hours", "[scenario.x]",
            "s.toml:8:11: error: unknown key scenario.x, expected one of schema, base, name, "
            "currency, start, horizon_months, discount_rate, hours_per_month, "
            "prices_include_vat, as_of, source");
        row("columns count characters", "source = \"报价单\" # 报价\nlocal_share = 7 # ok",
            "s.toml:9:15: error: demand.local_share is 7; must be at most 1");
        row("syntax", "local_share = = 1",
            "s.toml:8:15: error: this is not TOML (Error while parsing value: could not determine "
            "value type), expected TOML 1.0");
    }

    void namesThePlaceOfEveryMistake()
    {
        QFETCH(QByteArray, added);
        QFETCH(QByteArray, expected);
        const ReadResult result = readText(smallScenario + added.toStdString() + "\n");
        QCOMPARE(described(result), expected);
        QVERIFY(!result.scenario);
    }

    void namesAllMistakesOfAFileAtOnce()
    {
        const ReadResult result = readText("[scenario]\n"
                                           "naem = \"x\"\n"
                                           "horizon_months = 0\n"
                                           "[demand]\n"
                                           "gpu = \"H100\"\n"
                                           "[[rent]]\n"
                                           "name = \"cloud\"\n"
                                           "gpu = \"A100\"\n"
                                           "billing = \"weekly\"\n"
                                           "price = -1\n");
        QCOMPARE(described(result),
                 QByteArray(
                     "s.toml:1:1: error: scenario.name is missing, expected this required key\n"
                     "s.toml:2:1: error: unknown key scenario.naem; did you mean \"name\"?\n"
                     "s.toml:3:18: error: scenario.horizon_months is 0; must be at least 1\n"
                     "s.toml:4:1: error: demand is not complete, expected one of \"steady\", "
                     "\"profile\", \"trace\", \"job\"\n"
                     "s.toml:5:7: error: demand.gpu is \"H100\", expected the name of a GPU type, "
                     "[gpu.NAME]\n"
                     "s.toml:8:7: error: rent[cloud].gpu is \"A100\", expected the name of a GPU "
                     "type, [gpu.NAME]\n"
                     "s.toml:9:11: error: rent[cloud].billing is \"weekly\", expected one of "
                     "\"hourly\", \"daily\", \"monthly\", \"reserved\", \"spot\"\n"
                     "s.toml:10:9: error: rent[cloud].price is -1; must be at least 0"));
    }

    void asksForTheTablesThatMustBeThere()
    {
        QCOMPARE(described(readText("")),
                 QByteArray("s.toml:1:1: error: the table [scenario] is missing, expected one\n"
                            "s.toml:1:1: error: the table [demand] is missing, expected one"));
    }

    void takesTextWithByteOrderMarkAndCarriageReturns()
    {
        QByteArray text(smallScenario);
        text.replace("\n", "\r\n");
        text.prepend("\xEF\xBB\xBF");
        QCOMPARE(described(readText(text.toStdString())), QByteArray());
        text.append("local_share = 2\r\n");
        QCOMPARE(described(readText(text.toStdString())),
                 QByteArray("s.toml:8:15: error: demand.local_share is 2; must be at most 1"));
    }

    void refusesTextThatIsNotUtf8()
    {
        const ReadResult result = readText(std::string(smallScenario) + "source = \"\xC0\xAF\"\n");
        QCOMPARE(result.issues.size(), std::size_t{1});
        QCOMPARE(result.issues[0].line, 8);
    }

    void hashesTheBytes()
    {
        // FIPS 180-2, appendix B.1, of "abc"; and of nothing.
        QCOMPARE(readText("abc").sha256,
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(readText("").sha256,
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    }

    void findsThePlaceOfALaterIssue()
    {
        const ReadResult result =
            readText(std::string(smallScenario) + "[[rent]]\nname = \"a.b[c\"\ngpu = \"H100\"\n"
                                                  "billing = \"hourly\"\nprice = 5\n");
        QCOMPARE(described(result), QByteArray());
        const FileIssue price = located(result, {"rent[a.b[c].price", {"", {}}});
        QCOMPARE(price.line, 12);
        QCOMPARE(price.column, 9);
        const FileIssue absent = located(result, {"rent[a.b[c].vat_rate", {"", {}}});
        QCOMPARE(absent.line, 8);
        QCOMPARE(located(result, {"", {"", {}}}).line, 1);
    }

    void takesPricesFromTheBook()
    {
        ReaderServices services;
        services.priceOf = [](const std::string& offer, const Date& on,
                              PriceUse) -> Result<ResolvedPrice>
        {
            if (offer != "aws p5")
                return Message{"no offer \"%1\"", {offer}};
            return ResolvedPrice{on.year == 2025 ? 2.0 : 3.0, "USD", Date{2025, 6, 1}, "a list"};
        };
        const std::string start = std::string(smallScenario) +
                                  "[fx]\nUSD = 7\nEUR = 8\n[[rent]]\nname = \"a\"\ngpu = \"H100\"\n"
                                  "billing = \"hourly\"\n";
        const auto price = [&](const std::string& rest)
        {
            const ReadResult result = readText(start + rest, services);
            return result.scenario ? result.scenario->rents[0].price : -1;
        };
        // 3 dollars at 7 yuan; in the money of the table, dollars; 3 x 7 / 8 in euros.
        QCOMPARE(price("price = { offer = \"aws p5\", on = 2026-01-01 }\n"), 21.0);
        QCOMPARE(price("price = { offer = \"aws p5\" }\ncurrency = \"USD\"\n"), 3.0);
        QCOMPARE(price("price = { offer = \"aws p5\" }\ncurrency = \"EUR\"\n"), 21.0 / 8);
        QCOMPARE(price("price = { offer = \"aws p5\", on = 2025-07-01 }\n"), 14.0);

        const ReadResult result =
            readText(start + "price = { offer = \"aws p5\", on = 2025-07-01 }\n", services);
        const OfferReference& reference = result.scenario->rents[0].offers.at("price");
        QCOMPARE(reference.amount, 2.0);
        QCOMPARE(reference.currency, std::string("USD"));
        QVERIFY(reference.asOf == (Date{2025, 6, 1}));
        QCOMPARE(reference.source, std::string("a list"));
        const std::string text = toToml(*result.scenario);
        QVERIFY(QByteArray::fromStdString(text).contains(
            "price = { offer = \"aws p5\", on = 2025-07-01 }"));
        QVERIFY(*readText(text, services).scenario == *result.scenario);
    }

    void takesThePriceOfAnInnerTableInTheMoneyOfItsPurchase()
    {
        ReaderServices services;
        services.priceOf = [](const std::string&, const Date&, PriceUse) -> Result<ResolvedPrice>
        {
            return ResolvedPrice{7.0, "CNY", {}, ""};
        };
        const ReadResult result = readText(
            std::string(smallScenario) +
                "[fx]\nUSD = 7\n[[buy]]\nname = \"a\"\ngpu = \"H100\"\ncurrency = \"USD\"\n"
                "[buy.power]\nload_kw = 1\n"
                "tariff = [ { share = 1, price_kwh = { offer = \"grid\" } } ]\n",
            services);
        QCOMPARE(described(result), QByteArray());
        QCOMPARE(result.scenario->buys[0].power->tariff[0].pricePerKwh, 1.0);
    }

    void saysWhyAnOfferGivesNoPrice_data()
    {
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* tag, const char* price, const char* expected)
        {
            QTest::newRow(tag) << QByteArray(price) << QByteArray(expected);
        };
        row("unknown offer", "{ offer = \"b\" }", "s.toml:12:9: error: no offer \"b\"");
        row("no offer", "{ on = 2026-01-01 }",
            "s.toml:12:9: error: rent[a].price is { ... }, expected a number or an offer of the "
            "price book, as in { offer = \"...\", on = 2026-01-01 }");
        row("offer as a number", "{ offer = 5 }",
            "s.toml:12:19: error: rent[a].price.offer is 5, expected the name of an offer of the "
            "price book in double quotes");
        row("day as text", "{ offer = \"a\", on = \"today\" }",
            "s.toml:12:29: error: rent[a].price.on is \"today\", expected a date, as in "
            "2026-01-01");
        row("unknown key", "{ offer = \"a\", date = 2026-01-01 }",
            "s.toml:12:24: error: unknown key rent[a].price.date, expected \"offer\" or \"on\"");
        row("no rate", "{ offer = \"a\" }",
            "s.toml:12:9: error: rent[a].price: the offer \"a\" is in EUR, which has no rate; "
            "expected its value in CNY in [fx], as in EUR = 7.1");
    }

    void saysWhyAnOfferGivesNoPrice()
    {
        QFETCH(QByteArray, price);
        QFETCH(QByteArray, expected);
        ReaderServices services;
        services.priceOf = [](const std::string& offer, const Date&,
                              PriceUse) -> Result<ResolvedPrice>
        {
            if (offer == "a")
                return ResolvedPrice{1.0, "EUR", {}, ""};
            return Message{"no offer \"%1\"", {offer}};
        };
        const std::string text = std::string(smallScenario) +
                                 "[[rent]]\nname = \"a\"\ngpu = \"H100\"\nbilling = \"hourly\"\n"
                                 "price = " +
                                 price.toStdString() + "\n";
        QCOMPARE(described(readText(text, services)), expected);
    }

    void takesSpeedsFromBenchmarks()
    {
        ReaderServices services;
        services.measuredThroughput = [](const std::filesystem::path& file,
                                         const std::string& metric) -> Result<double>
        {
            if (file == std::filesystem::path("folder/h100.json") && metric == "gemm/bf16")
                return 7e14;
            return Message{"no such test", {}};
        };
        const std::string text = "[scenario]\nname = \"x\"\nhorizon_months = 12\n[demand]\n"
                                 "gpu = \"H100\"\nprofile = []\n[gpu.H100]\n"
                                 "benchmark = \"h100.json\"\n";
        const ReadResult good =
            readScenarioText(text + "metric = \"gemm/bf16\"\n", "folder/s.toml", services);
        QCOMPARE(described(good), QByteArray());
        QCOMPARE(good.scenario->gpus[0].measured, std::optional(7e14));
        QCOMPARE(good.files.back(), std::filesystem::path("folder/h100.json"));
        QCOMPARE(described(readScenarioText(text + "metric = \"x\"\n", "folder/s.toml", services)),
                 QByteArray("folder/s.toml:8:13: error: no such test"));
        QCOMPARE(described(readScenarioText(text + "metric = \"x\"\n", "folder/s.toml")),
                 QByteArray("folder/s.toml:8:13: error: benchmark results cannot be read here; "
                            "expected a throughput for \"H100\""));
    }
};

QTEST_APPLESS_MAIN(ScenarioReaderTest)
#include "tst_scenario_reader.moc"
