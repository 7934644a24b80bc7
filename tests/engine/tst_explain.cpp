#include <cmath>
#include <set>

#include <QDir>
#include <QtTest>

#include "data/scenario/reader.h"
#include "model/explain/explain.h"
#include "tests/support/evaluated.h"
#include "tests/support/random_scenario.h"

using namespace costmodel;
using namespace costmodel::test;

namespace
{

/// The largest number in a formula, to which its rounding errors are relative.
double largestIn(const Derivation& derivation)
{
    double size = std::fabs(derivation.value.value_or(0));
    for (const Derivation& part : derivation.parts)
        if (isMoney(part.measure) == isMoney(derivation.measure))
            size = std::max(size, std::fabs(part.value.value_or(0)));
    return size;
}

/// Checks one derivation and everything below it that is made.
class Checker
{
public:
    /// `scale`: of the money of the scenario, to which differences of large amounts are exact.
    Checker(const Explainer& explainer, double scale)
        : m_explainer(explainer)
        , m_scale(scale)
    {
    }

    /// What is wrong, empty if nothing is.
    const std::string& problem() const
    {
        return m_problem;
    }
    int formulas() const
    {
        return m_formulas;
    }

    void check(const Derivation& derivation, const std::string& place)
    {
        const std::string name = place + " / " + render(derivation.title, English());
        if (render(derivation.title, English()).empty())
            report(name, "has no title");
        if (derivation.value.has_value() == (derivation.kind == DerivationKind::absent))
            if (derivation.kind != DerivationKind::input)
                report(name, "is absent with a value or the other way round");
        if (derivation.kind == DerivationKind::absent && derivation.notes.empty())
            report(name, "does not say why it is absent");
        if (derivation.kind == DerivationKind::input && derivation.origin.path.empty())
            report(name, "is an input without a path");
        if (derivation.hasFormula())
            checkFormula(derivation, name);
        if (derivation.kind == DerivationKind::deferred)
            checkDeferred(derivation, name);
        for (const Derivation& part : derivation.parts)
            check(part, name);
    }

private:
    void report(const std::string& place, const std::string& what)
    {
        if (m_problem.empty())
            m_problem = place + ": " + what;
    }
    void checkFormula(const Derivation& derivation, const std::string& name)
    {
        ++m_formulas;
        const double expected =
            derivation.kind == DerivationKind::solved ? 0 : derivation.value.value_or(0);
        const double actual = formulaValue(derivation);
        // Roots are found to nine digits of numbers that may differ by much.
        const double tolerance = (derivation.kind == DerivationKind::solved ? 1e-6 : 1e-9) *
                                 std::max(m_scale * 1e-3, largestIn(derivation));
        if (!(std::fabs(actual - expected) <= tolerance))
            report(name, "formula " + formulaText(formulaWithValues(derivation), English()) +
                             " gives " + plainNumber(actual) + ", expected " +
                             plainNumber(expected));
        if (formulaInWords(derivation).empty())
            report(name, "has an empty formula");
    }
    void checkDeferred(const Derivation& part, const std::string& name)
    {
        if (!part.target)
            return report(name, "is deferred without a target");
        const Derivation opened = m_explainer.opened(part);
        if (opened.kind == DerivationKind::deferred)
            return report(name, "cannot be opened: " + targetText(*part.target));
        if (opened.value != part.value)
            report(name, "is " + plainNumber(*part.value) + ", but opened " +
                             plainNumber(opened.value.value_or(0)));
    }

    const Explainer& m_explainer;
    double m_scale;
    std::string m_problem;
    int m_formulas = 0;
};

std::string checkedAll(const Scenario& scenario, const std::string& place, int& formulas)
{
    const Evaluation evaluation = evaluated(scenario);
    const Explainer explainer(scenario, evaluation);
    double scale = 1;
    for (const OptionResult& option : evaluation.options)
        scale = std::max(scale, test::sizeOf(option));
    Checker checker(explainer, scale);
    const auto check = [&](const ExplainTarget& target)
    {
        const Result<Derivation> derivation = explainer.explain(target);
        const std::string name = place + ", " + targetText(target);
        if (!derivation)
            return name + ": " + render(derivation.error(), English());
        checker.check(*derivation, name);
        const Result<ExplainTarget> again = parseTarget(scenario, evaluation, targetText(target));
        if (!again)
            return name + ": " + render(again.error(), English());
        return *again == target ? std::string() : name + " is read as " + targetText(*again);
    };
    for (const ExplainTarget& target : explainTargets(evaluation))
    {
        if (const std::string wrong = check(target); !wrong.empty())
            return wrong;
        const auto* const option = std::get_if<OptionTarget>(&target);
        if (!option || option->figure == OptionFigure::costPerGpuHour ||
            option->figure == OptionFigure::levelizedCost ||
            option->figure == OptionFigure::costPerWorkUnit)
            continue;
        OptionTarget ofMonth = *option;
        for (int month = 0; month <= scenario.general.horizonMonths; ++month)
        {
            ofMonth.month = month;
            if (const std::string wrong = check(ofMonth); !wrong.empty())
                return wrong;
        }
    }
    formulas += checker.formulas();
    return checker.problem();
}

} // namespace

/// Every number that is explained is what its formula gives, down to the inputs.
class ExplainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulasGiveWhatTheyExplainInRandomScenarios()
    {
        int formulas = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
        {
            const std::string wrong =
                checkedAll(randomScenario(seed, {.months = 15}), at(seed, ""), formulas);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        QVERIFY(formulas > 50000);
    }

    void formulasGiveWhatTheyExplainInTheExamples_data()
    {
        QTest::addColumn<QString>("file");
        const QDir examples(QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples"));
        for (const QString& name : examples.entryList({QStringLiteral("*.toml")}))
            QTest::newRow(qUtf8Printable(name)) << examples.filePath(name);
    }

    void formulasGiveWhatTheyExplainInTheExamples()
    {
        QFETCH(QString, file);
        const data::ReadResult read = data::readScenario(file.toStdString(), {});
        QVERIFY(read.scenario.has_value());
        int formulas = 0;
        const std::string wrong = checkedAll(*read.scenario, file.toStdString(), formulas);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
};

QTEST_APPLESS_MAIN(ExplainTest)
#include "tst_explain.moc"
