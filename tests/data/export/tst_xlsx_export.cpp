#include "data/export/xlsx/xlsx_export.h"

#include <cmath>
#include <set>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "data/scenario/reader.h"
#include "model/analysis/evaluation.h"
#include "model/report/sections.h"
#include "tests/support/close_to.h"
#include "tests/support/sample_evaluation.h"
#include "tests/support/shared_folder.h"
#include "tests/support/small_scenario.h"
#include "tests/support/spreadsheet.h"

using namespace costmodel;
using namespace Qt::StringLiterals;
using test::Spreadsheet;
using test::SpreadsheetCell;

namespace
{

/// Labels in another language than English, to tell whether formulas compare with translated words.
class Shouting final : public Language
{
public:
    std::string translate(const char*, const char* text) const override
    {
        return QString::fromUtf8(text).toUpper().toStdString();
    }
    std::string_view code() const override
    {
        return "zh_CN";
    }
};

EvaluatedScenario evaluatedOf(const Scenario& scenario)
{
    EvaluationOptions options;
    options.sensitivity = false;
    options.monteCarlo = false;
    EvaluatedScenario evaluated;
    evaluated.file = "scenario.toml";
    evaluated.sha256 = std::string(64, '0');
    evaluated.scenario = scenario;
    evaluated.evaluation = evaluate(scenario, options);
    return evaluated;
}

std::optional<Scenario> scenarioOf(const std::string& file)
{
    return data::readScenario(file).scenario;
}

std::string example(const char* name)
{
    return std::string(COSTMODEL_SOURCE_DIR "/data/examples/") + name + ".toml";
}

/// Twelve options with names that break sheets, formulas or lines.
Scenario hostileScenario()
{
    Scenario scenario = test::steadyScenario(12, 4, 300);
    scenario.general.name = "=1+1 & <b> \"quoted\" 'single'";
    scenario.rents.reserve(16);
    const std::vector<std::string> names{
        "=HYPERLINK(\"http://x\",\"y\")",
        "+1+1",
        "-2",
        "@SUM(A1)",
        "[a]:*?/\\b",
        "a'b",
        "History",
        std::string(40, 'x') + "1",
        std::string(40, 'X') + "2",
        std::string(10000, 'w'),
        "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D \xE2\x80\xAE"
        "abc",
        "\xF0\x9F\x98\x80 \xE4\xB8\xAD\xE6\x96\x87\ttab\nline\x01"};
    for (std::size_t i = 0; i < names.size(); ++i)
        test::addRent(scenario, names[i], Billing::hourly, 2.0 + 0.1 * static_cast<double>(i));
    test::addBuy(scenario, "{=cmd|' /C calc'!A0}", 1, 9000);
    return scenario;
}

/// A loan, depreciation, tax and a resale, over twenty years.
Scenario longScenario()
{
    Scenario scenario = test::steadyScenario(240, 6, 500);
    scenario.general.discountRate = 0.07;
    scenario.general.currency = "JPY";
    scenario.tax.incomeRate = 0.25;
    test::addRent(scenario, "hour", Billing::hourly, 3);
    Buy& buy = test::addBuy(scenario, "own", 1, 90000);
    buy.financing.emplace();
    buy.financing->share = 0.6;
    buy.financing->annualRate = 0.05;
    buy.financing->months = 36;
    buy.resale.emplace();
    buy.resale->shareAtEnd = 0.1;
    test::addOther(buy, "room", 700);
    return scenario;
}

/// What differs between the results that a workbook has stored and those of a program that computed
/// it anew; `count` formulas were compared.
std::string differences(const Spreadsheet& stored, const Spreadsheet& computed, int& count)
{
    std::string text;
    for (const auto& [sheet, cells] : stored.sheets)
        for (const auto& [name, cell] : cells)
        {
            if (cell.formula.empty())
                continue;
            ++count;
            const auto other = computed.sheets.find(sheet);
            const SpreadsheetCell* found =
                other != computed.sheets.end() && other->second.contains(name)
                    ? &other->second.at(name)
                    : nullptr;
            const auto wanted = cell.number();
            // Rounding errors of sums are relative to what was added, which a difference of large
            // amounts does not show.
            const bool isSame =
                found && !found->isError &&
                (wanted ? found->number() && test::isCloseTo(*found->number(), *wanted, 1e-9, 1e-6)
                        : found->value == cell.value);
            if (!isSame && text.size() < 1000)
                text += "\n" + sheet + "!" + name + " =" + cell.formula + ": stored " + cell.value +
                        ", computed " + (found ? found->value : "nothing");
        }
    return text;
}

} // namespace

class XlsxExportTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString& name) const
    {
        return m_folder.filePath(name);
    }

    static std::string bytesOf(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll().toStdString() : std::string();
    }

    static bool write(const QString& file, const std::string& bytes)
    {
        QFile out(file);
        return out.open(QIODevice::WriteOnly) &&
               out.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
                   static_cast<qint64>(bytes.size());
    }

    /// Lets LibreOffice compute workbooks whose results have been taken out; by name.
    std::map<std::string, Spreadsheet>
    recalculated(const std::map<std::string, std::string>& workbooks)
    {
        QDir().mkpath(path(u"in"_s));
        QStringList files;
        for (const auto& [name, bytes] : workbooks)
        {
            files << path(u"in/"_s + QString::fromStdString(name) + u".xlsx"_s);
            if (!write(files.back(), bytes))
                return {};
        }
        const QString complaint =
            test::convertWithOffice(files, u"xlsx:Calc MS Excel 2007 XML"_s, path({}));
        if (!complaint.isEmpty())
            qWarning("%s", qUtf8Printable(complaint));
        std::map<std::string, Spreadsheet> books;
        for (const auto& [name, bytes] : workbooks)
            books[name] =
                test::readSpreadsheet(bytesOf(path(QString::fromStdString(name) + u".xlsx"_s)));
        return books;
    }

    /// A formula without the names of sheets in it, which are text too.
    static QString outsideQuotes(const std::string& formula)
    {
        static const QRegularExpression name(u"'[^']*'|\"[^\"]*\""_s);
        return QString::fromStdString(formula).remove(name);
    }

    static void compareWithEngine(const Spreadsheet& book, const EvaluatedScenario& evaluated)
    {
        const auto options = report::comparedOptions(evaluated.evaluation);
        for (std::size_t i = 0; i < options.size(); ++i)
        {
            const std::string number = std::to_string(i + 1);
            const SpreadsheetCell* const present = book.at("PresentValue_" + number);
            const SpreadsheetCell* const cash = book.at("CashTotal_" + number);
            QVERIFY(present && cash);
            COMPARE_CLOSE(present->number(), options[i]->npvCost, 1e-9, 1e-6);
            COMPARE_CLOSE(cash->number(), options[i]->cashTotal, 1e-9, 1e-6);
        }
    }

private Q_SLOTS:
    void hasASheetForEverySubject()
    {
        const Spreadsheet book =
            test::readSpreadsheet(data::xlsxWorkbook(test::sampleEvaluation(), English()));
        const std::vector<std::string> expected{
            "Summary", "Assumptions", "Costs",       "1 cloud", "2 own",  "Break-even",
            "Demand",  "Best split",  "Sensitivity", "Checks",  "Sources"};
        QCOMPARE(book.sheetNames, expected);
    }

    void givesTheSameBytesForTheSameResults()
    {
        const EvaluatedScenario sample = test::sampleEvaluation();
        QCOMPARE(data::xlsxWorkbook(sample, English()), data::xlsxWorkbook(sample, English()));
    }

    void namesPointToCells()
    {
        const Spreadsheet book =
            test::readSpreadsheet(data::xlsxWorkbook(test::sampleEvaluation(), English()));
        for (const char* name : {"DiscountRate", "IncomeTaxRate", "HorizonMonths", "PresentValue_1",
                                 "PresentValue_2", "CashTotal_1", "CheckTotal"})
        {
            QVERIFY2(book.names.contains(name), name);
            const SpreadsheetCell* const cell = book.at(name);
            QVERIFY2(cell && cell->number(), name);
        }
        QCOMPARE(book.at("HorizonMonths")->number(), std::optional(2.0));
        QCOMPARE(book.at("PresentValue_2")->number(), std::optional(3000.0));
    }

    void numbersAreNumbersAndDatesAreDates()
    {
        const Spreadsheet book =
            test::readSpreadsheet(data::xlsxWorkbook(test::sampleEvaluation(), English()));
        const auto& sheet = book.sheets.at("2 own");
        // Month 0 stands in row 7; 2026-01-01 is day 46023 of spreadsheets (2026-01-01 less
        // 1899-12-30), the end of January day 46053.
        QCOMPARE(sheet.at("B7").number(), std::optional(46023.0));
        QCOMPARE(sheet.at("B8").number(), std::optional(46053.0));
        bool hasNegative = false;
        for (const auto& [name, cell] : sheet)
            hasNegative = hasNegative || cell.number() == std::optional(-2500.0);
        QVERIFY(hasNegative);
    }

    void hostileNamesStayText()
    {
        const std::string bytes = data::xlsxWorkbook(evaluatedOf(hostileScenario()), English());
        const Spreadsheet book = test::readSpreadsheet(bytes);
        QVERIFY(book.sheetNames.size() > 13);
        std::set<QString> names;
        for (const std::string& name : book.sheetNames)
        {
            const QString text = QString::fromStdString(name);
            QVERIFY2(text.size() <= 31 && !text.isEmpty(), name.c_str());
            QVERIFY2(name.find_first_of("[]:*?/\\'\n\t\x01") == std::string::npos, name.c_str());
            QVERIFY2(names.insert(text.toCaseFolded()).second, name.c_str());
        }
        for (const auto& [sheet, cells] : book.sheets)
            for (const auto& [name, cell] : cells)
                for (const char* trap : {"HYPERLINK", "cmd|", "@SUM"})
                    QVERIFY2(!outsideQuotes(cell.formula).contains(QLatin1String(trap)),
                             cell.formula.c_str());
        QVERIFY(book.at("'Summary'!$A$1")->isText);
        QCOMPARE(book.at("'Summary'!$A$1")->value, std::string("=1+1 & <b> \"quoted\" 'single'"));
    }

    void aWorkbookWithoutOptionsOrMonthsIsWhole()
    {
        Scenario scenario = test::steadyScenario(1, 1, 1);
        const Spreadsheet book =
            test::readSpreadsheet(data::xlsxWorkbook(evaluatedOf(scenario), English()));
        QCOMPARE(book.sheetNames.front(), std::string("Summary"));
    }

    void everyFormulaRecalculatesToTheEnginesFigure()
    {
        if (!test::hasOffice())
            QSKIP("LibreOffice (soffice) is missing: no formula was recalculated");
        std::map<std::string, EvaluatedScenario> scenarios;
        for (const char* name :
             {"h100-colocation", "qingdao-8xa100", "shenzhen-sprint", "measured-demand"})
        {
            const auto scenario = scenarioOf(example(name));
            QVERIFY2(scenario, name);
            scenarios[name] = evaluatedOf(*scenario);
        }
        scenarios["hostile"] = evaluatedOf(hostileScenario());
        scenarios["long"] = evaluatedOf(longScenario());
        const std::filesystem::path cases = test::sharedFolder("cases");
        for (const char* name :
             {"hand/07-financing", "hand/11-leadtime-hybrid", "hand/13-expansion", "random/01"})
            if (const auto file = cases / (std::string(name) + ".toml");
                std::filesystem::exists(file))
                if (const auto scenario = scenarioOf(file.string()))
                    scenarios[file.stem().string()] = evaluatedOf(*scenario);

        std::map<std::string, std::string> stored;
        std::map<std::string, std::string> emptied;
        for (const auto& [name, evaluated] : scenarios)
        {
            stored[name] = name == "measured-demand" ? data::xlsxWorkbook(evaluated, Shouting())
                                                     : data::xlsxWorkbook(evaluated, English());
            emptied[name] = test::withoutResults(stored[name], {});
        }
        const auto computed = recalculated(emptied);
        for (const auto& [name, evaluated] : scenarios)
        {
            const Spreadsheet& book = computed.at(name);
            QVERIFY2(!book.sheets.empty(), name.c_str());
            int count = 0;
            const std::string found =
                differences(test::readSpreadsheet(stored.at(name)), book, count);
            QVERIFY2(found.empty(), (name + found).c_str());
            QVERIFY2(count > 100, name.c_str());
            compareWithEngine(book, evaluated);
            QVERIFY2(book.at("CheckTotal"), name.c_str());
            QCOMPARE(book.at("CheckTotal")->number(), std::optional(0.0));
        }
    }

    void otherRatesGiveWhatTheEngineGives()
    {
        if (!test::hasOffice())
            QSKIP("LibreOffice (soffice) is missing: no rate was changed");
        std::map<std::string, Scenario> scenarios;
        for (const char* name : {"h100-colocation", "measured-demand"})
        {
            const auto scenario = scenarioOf(example(name));
            QVERIFY2(scenario, name);
            scenarios[name] = *scenario;
        }
        scenarios["long"] = longScenario();
        // What was bought, rented and split stays in a workbook: options only.
        std::map<std::string, std::string> changed;
        std::map<std::string, EvaluatedScenario> expected;
        for (auto& [name, scenario] : scenarios)
        {
            scenario.hybrid.reset();
            const auto unsplit = [](Scenario of)
            {
                EvaluatedScenario evaluated = evaluatedOf(of);
                evaluated.evaluation.hybrid.reset();
                return evaluated;
            };
            changed[name] = test::withoutResults(data::xlsxWorkbook(unsplit(scenario), English()),
                                                 {{"DiscountRate", 0.123}, {"IncomeTaxRate", 0.2}});
            scenario.general.discountRate = 0.123;
            scenario.tax.incomeRate = 0.2;
            expected[name] = unsplit(scenario);
        }
        const auto computed = recalculated(changed);
        for (const auto& [name, evaluated] : expected)
        {
            const Spreadsheet& book = computed.at(name);
            QVERIFY2(!book.sheets.empty(), name.c_str());
            compareWithEngine(book, evaluated);
            // Differences from the program at its own rates are shown, not hidden.
            QVERIFY2(book.at("CheckTotal")->number().value_or(0) > 0, name.c_str());
            // Two rows a pair before those with early sales: cash, present value.
            const auto& sheet = book.sheets.at("Break-even");
            const auto& pairs = evaluated.evaluation.breakEven;
            for (std::size_t i = 0; i < pairs.size(); ++i)
            {
                const auto at = [&](std::size_t row)
                {
                    return sheet.at("H" + std::to_string(6 + 3 * i + row)).number();
                };
                QCOMPARE(at(0).has_value(), pairs[i].month.has_value());
                QCOMPARE(at(1).has_value(), pairs[i].discountedMonth.has_value());
                if (pairs[i].month)
                    COMPARE_CLOSE(at(0), *pairs[i].month, 1e-9, 1e-9);
                if (pairs[i].discountedMonth)
                    COMPARE_CLOSE(at(1), *pairs[i].discountedMonth, 1e-9, 1e-9);
            }
        }
    }
};

QTEST_APPLESS_MAIN(XlsxExportTest)
#include "tst_xlsx_export.moc"
