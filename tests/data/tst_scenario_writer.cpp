#include "data/scenario/writer.h"

#include <QtTest>

#include <cmath>
#include <random>

#include "data/scenario/reader.h"
#include "data/scenario/table_reader.h"
#include "model/scenario/path.h"
#include "model/scenario/walk.h"
#include "tests/support/scenario_text.h"

using namespace costmodel;
using namespace costmodel::data;
using costmodel::test::described;

namespace
{

/// Fills every key of a scenario with something its row allows; rules between keys are not kept.
class RandomScenario
{
public:
    explicit RandomScenario(unsigned seed)
        : m_random(seed)
    {
    }

    Scenario make()
    {
        Scenario scenario;
        fillChildren(scenarioSchema(), &scenario);
        return scenario;
    }

private:
    std::int64_t below(std::int64_t limit)
    {
        return std::uniform_int_distribution<std::int64_t>(0, limit - 1)(m_random);
    }

    std::string text()
    {
        static const std::vector<std::string> parts{"a",  "\"", "\\",   "]",    "[", " ",    ".",
                                                    "\n", "\t", "\x01", "#",    "'", "价格", "é",
                                                    "=",  "{",  "}",    "🙂", "-", "\x7F", "5"};
        std::string result = "x";
        for (std::int64_t i = below(12); i > 0; --i)
            result += parts[static_cast<std::size_t>(below(std::ssize(parts)))];
        return result;
    }

    double number(const Range& range)
    {
        const double spread = std::ldexp(1.0, static_cast<int>(below(60)) - 20);
        double value = range.min + spread * std::uniform_real_distribution<double>(0, 1)(m_random);
        if (below(3) == 0)
            value = std::floor(value);
        return range.contains(value) ? value : (range.min + std::min(range.max, 1e9)) / 2;
    }

    Value value(const Field& field)
    {
        switch (field.kind)
        {
        case Kind::number:
            return number(field.range);
        case Kind::integer:
            return static_cast<std::int64_t>(field.range.min) +
                   below(
                       static_cast<std::int64_t>(std::min(field.range.max, 1e9) - field.range.min) +
                       1);
        case Kind::toggle:
            return below(2) == 0;
        case Kind::choice:
            return std::string(
                field.choices[static_cast<std::size_t>(below(std::ssize(field.choices)))].word);
        case Kind::date:
            return dateFromDays(static_cast<long>(below(40000)));
        case Kind::references:
            return std::vector<std::string>(static_cast<std::size_t>(below(4)), text());
        case Kind::text:
        case Kind::reference:
        case Kind::currency:
        case Kind::file:
            return text();
        }
        return {};
    }

    bool isWanted(const TableSchema& schema, std::string_view key, bool isRequired)
    {
        for (const Alternatives& group : schema.alternatives)
            for (std::size_t i = 0; i < group.keys.size(); ++i)
                if (group.keys[i] == key)
                    return i == m_choice % group.keys.size();
        return isRequired || below(2) == 0;
    }

    void fill(const TableSchema& schema, void* table)
    {
        m_choice = static_cast<std::size_t>(below(12));
        for (const Field& field : schema.fields)
            if (field.key != "base" && isWanted(schema, field.key, field.isRequired))
                field.set(table, value(field));
        fillChildren(schema, table);
    }

    void fillChildren(const TableSchema& schema, void* table)
    {
        const std::size_t choice = m_choice;
        for (const Child& child : schema.children)
        {
            m_choice = choice;
            const bool isAlways = child.cardinality == Cardinality::single;
            if (!isAlways && !isWanted(schema, child.key, false))
                continue;
            const bool isOne = isAlways || child.cardinality == Cardinality::optional;
            const std::int64_t count = isOne ? 1 : 1 + below(3);
            for (std::int64_t i = 0; i < count; ++i)
            {
                void* const entry = isAlways ? child.at(table, 0) : child.append(table);
                fill(*child.table, entry);
                if (child.cardinality == Cardinality::keyed ||
                    child.cardinality == Cardinality::keyedNumbers)
                    setEntryName(*child.table, entry, text() + std::to_string(i));
            }
        }
    }

    std::mt19937_64 m_random;
    std::size_t m_choice = 0;
};

} // namespace

class ScenarioWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatAPersonWouldWrite()
    {
        Scenario s;
        s.general.name = "自建或租用";
        s.general.horizonMonths = 36;
        s.general.hoursPerMonth.reset();
        s.fx.rates = {{"USD", 7.1}};
        s.gpus.resize(1);
        s.gpus[0].name = "A100 80GB";
        s.demand.gpu = "A100 80GB";
        s.demand.profile = {Level{{}, 8, 200}, Level{{}, 2, 400}};
        s.rents.resize(1);
        s.rents[0].name = "cloud \"x\"";
        s.rents[0].gpu = "A100 80GB";
        s.rents[0].price = 12;
        s.rents[0].asOf = Date{2026, 1, 15};
        s.buys.resize(1);
        s.buys[0].name = "own";
        s.buys[0].gpu = "A100 80GB";
        s.buys[0].servers = 2;
        s.buys[0].capex.resize(1);
        s.buys[0].capex[0].name = "server";
        s.buys[0].capex[0].amount = 650000;
        s.buys[0].colocation.emplace();
        s.hybrid.emplace().rent = {"cloud \"x\""};
        QCOMPARE(QByteArray::fromStdString(toToml(s)),
                 QByteArray("[scenario]\n"
                            "name = \"自建或租用\"\n"
                            "horizon_months = 36\n"
                            "hours_per_month = \"calendar\"\n"
                            "\n"
                            "[fx]\n"
                            "USD = 7.1\n"
                            "\n"
                            "[gpu.\"A100 80GB\"]\n"
                            "\n"
                            "[demand]\n"
                            "gpu = \"A100 80GB\"\n"
                            "profile = [ { gpus = 8, hours_per_month = 200 }, { gpus = 2, "
                            "hours_per_month = 400 } ]\n"
                            "\n"
                            "[[rent]]\n"
                            "name = \"cloud \\\"x\\\"\"\n"
                            "gpu = \"A100 80GB\"\n"
                            "billing = \"hourly\"\n"
                            "price = 12\n"
                            "as_of = 2026-01-15\n"
                            "\n"
                            "[[buy]]\n"
                            "name = \"own\"\n"
                            "gpu = \"A100 80GB\"\n"
                            "servers = 2\n"
                            "\n"
                            "[[buy.capex]]\n"
                            "name = \"server\"\n"
                            "category = \"server\"\n"
                            "amount = 650000\n"
                            "per = \"server\"\n"
                            "\n"
                            "[buy.colocation]\n"
                            "\n"
                            "[hybrid]\n"
                            "rent = [\"cloud \\\"x\\\"\"]\n"));
    }

    void writesNoLevelsWhereThereIsNoDemand()
    {
        const std::string text = "[scenario]\nname = \"x\"\nhorizon_months = 1\n\n[gpu.H]\n\n"
                                 "[demand]\ngpu = \"H\"\nprofile = []\n";
        QCOMPARE(toToml(*readScenarioText(text, "s.toml").scenario), text);
    }

    void readBackItIsEqual()
    {
        for (unsigned seed = 1; seed <= 500; ++seed)
        {
            const Scenario scenario = RandomScenario(seed).make();
            const std::string text = toToml(scenario);
            const auto parsed = parseToml(text, 0);
            QVERIFY2(std::holds_alternative<TomlNode>(parsed), text.c_str());
            Scenario again;
            const std::vector<std::filesystem::path> files{"s.toml"};
            const ReaderServices services;
            IssueList issues;
            Places places;
            TableReader(again, files, services, issues, places)
                .readScenario(std::get<TomlNode>(parsed));
            ReadResult result;
            result.issues = issues.take(files);
            QVERIFY2(result.issues.empty(),
                     described(result) + "\n" + QByteArray::fromStdString(text));
            QVERIFY2(again == scenario, text.c_str());
        }
    }

    void everyTableAndKeyIsReachedByItsPath()
    {
        Scenario scenario = RandomScenario(7).make();
        int keys = 0;
        walk(scenario,
             [&](const TableVisit& visit)
             {
                 if (visit.child && visit.child->cardinality == Cardinality::keyedNumbers)
                     return;
                 for (const Field& field : visit.schema->fields)
                 {
                     const std::string path = keyPath(visit, field);
                     const Result<Place> place = findPlace(scenario, path);
                     QVERIFY2(place, path.c_str());
                     QCOMPARE(place->field, &field);
                     QCOMPARE(static_cast<const void*>(place->table), visit.table);
                     ++keys;
                 }
             });
        QVERIFY(keys > 100);
    }
};

QTEST_APPLESS_MAIN(ScenarioWriterTest)
#include "tst_scenario_writer.moc"
