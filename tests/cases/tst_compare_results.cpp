#include "tests/support/compare_results.h"

#include <QtTest>

using namespace costmodel::test;
using Json = nlohmann::json;

namespace
{

std::vector<Difference> compared(const char* expected, const char* got)
{
    return compareResults(Json::parse(expected), Json::parse(got));
}

bool areAlike(const char* expected, const char* got)
{
    return compared(expected, got).empty();
}

} // namespace

/// The rules for comparing two results.
class CompareResultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moneyMayDifferByAMillionthOrABillionthPart()
    {
        QVERIFY(areAlike(R"({"npv_cost": 1})", R"({"npv_cost": 1.0000009})"));
        QVERIFY(!areAlike(R"({"npv_cost": 1})", R"({"npv_cost": 1.0000011})"));
        QVERIFY(areAlike(R"({"npv_cost": 1e9})", R"({"npv_cost": 1000000000.9})"));
        QVERIFY(!areAlike(R"({"npv_cost": 1e9})", R"({"npv_cost": 1000000001.1})"));
    }

    void solvedValuesHaveTheirOwnTolerance()
    {
        QVERIFY(areAlike(R"({"discounted_month": 100})", R"({"discounted_month": 100.000009})"));
        QVERIFY(!areAlike(R"({"discounted_month": 100})", R"({"discounted_month": 100.000011})"));
        QVERIFY(areAlike(R"({"irr": [0.1, 1]})", R"({"irr": [0.1, 1.00000009]})"));
        QVERIFY(!areAlike(R"({"irr": [1e-8]})", R"({"irr": [1.1e-8]})"));
        QVERIFY(!areAlike(R"({"cost_per_work_unit": 2e-7})", R"({"cost_per_work_unit": 2.1e-7})"));
    }

    void aNumberIsNeverNullExceptABookValue()
    {
        QVERIFY(!areAlike(R"({"npv_cost": 0})", R"({"npv_cost": null})"));
        QVERIFY(!areAlike(R"({"month": null})", R"({"month": 0})"));
        QVERIFY(areAlike(R"({"book_value": null})", R"({"book_value": 0})"));
        QVERIFY(!areAlike(R"({"book_value": null})", R"({"book_value": 1})"));
    }

    void keysMustBeTheSame()
    {
        QVERIFY(!areAlike(R"({"a": 1})", R"({})"));
        QVERIFY(!areAlike(R"({})", R"({"a": null})"));
    }

    void listsBelongTogetherByName()
    {
        QVERIFY(areAlike(R"({"options": [{"name": "a", "x": 1}, {"name": "b", "x": 2}]})",
                         R"({"options": [{"name": "b", "x": 2}, {"name": "a", "x": 1}]})"));
        const auto differences = compared(R"({"options": [{"name": "a", "x": 1}]})",
                                          R"({"options": [{"name": "a", "x": 2}]})");
        QCOMPARE(differences.size(), std::size_t{1});
        QCOMPARE(differences[0].path, std::string("options[a].x"));
        QVERIFY(!areAlike(R"({"by_servers": [{"buy": "a", "servers": 1}]})",
                          R"({"by_servers": [{"buy": "a", "servers": 2}]})"));
        QVERIFY(!areAlike(R"({"options": [{"name": "a"}]})",
                          R"({"options": [{"name": "a"}, {"name": "a"}]})"));
    }

    void entriesAreSummedByMonthAndCategory()
    {
        const char* one = R"({"entries": [{"month": 1, "category": "power", "amount": 3}]})";
        QVERIFY(areAlike(one, R"({"entries": [
            {"month": 1, "category": "power", "amount": 1},
            {"month": 1, "category": "power", "amount": 2},
            {"month": 1, "category": "staff", "amount": 0}]})"));
        QVERIFY(!areAlike(one, R"({"entries": [{"month": 2, "category": "power", "amount": 3}]})"));
    }

    void aMissingCategoryIsZero()
    {
        QVERIFY(areAlike(R"({"categories": {"power": 0}})", R"({"categories": {"staff": 0}})"));
        QVERIFY(!areAlike(R"({"categories": {"power": 1}})", R"({"categories": {}})"));
    }

    void crossingsAtSigningDoNotCount()
    {
        QVERIFY(areAlike(R"({"crossings": [{"month": 5, "direction": "buy becomes cheaper"}]})",
                         R"({"crossings": [{"month": 1e-9, "direction": "buy becomes dearer"},
                                           {"month": 5, "direction": "buy becomes cheaper"}]})"));
        QVERIFY(!areAlike(R"({"crossings": [{"month": 5, "direction": "buy becomes cheaper"}]})",
                          R"({"crossings": [{"month": 5, "direction": "buy becomes dearer"}]})"));
    }

    void someThingsAreNotCompared()
    {
        QVERIFY(areAlike(R"({"program": "a", "warnings": [], "monte_carlo": null})",
                         R"({"program": "b", "warnings": [1], "monte_carlo": {}})"));
        QVERIFY(areAlike(
            R"({"hybrid": {"best": {"option": {"name": "a", "months": [{"month": 1, "exit": 1}]}}}})",
            R"({"hybrid": {"best": {"option": {"name": "b", "months": [{"month": 1, "exit": null}]}}}})"));
        QVERIFY(!areAlike(R"({"recommendation": {"option": "a", "reasons": []}})",
                          R"({"recommendation": {"option": "b", "reasons": ["x"]}})"));
    }

    void describesTheFirstDifferencesOnly()
    {
        const std::vector<Difference> differences(3, {"a", "1", "2"});
        QCOMPARE(describe(differences, 2),
                 std::string("a: expected 1, got 2\na: expected 1, got 2\nand 1 more\n"));
    }
};

QTEST_APPLESS_MAIN(CompareResultsTest)
#include "tst_compare_results.moc"
