#include "ui/text/arithmetic.h"

#include <QCoreApplication>

namespace costmodel::ui
{

namespace
{

/// Recursive descent: sum = product { (+|-) product }, product = factor { (*|/) factor }.
class Calculator
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::Calculator)

public:
    Calculator(const QString& text, const std::function<ParsedNumber(const QString&)>& term)
        : m_text(text)
        , m_term(term)
    {
    }

    ParsedNumber result()
    {
        const double value = sum(0);
        skipSpaces();
        if (m_problem.isEmpty() && m_at < m_text.size())
            m_problem = tr("“%1” was not expected here.").arg(m_text.mid(m_at));
        if (!m_problem.isEmpty())
            return {{}, m_problem};
        return {value, {}};
    }

private:
    static constexpr int deepest = 50;

    void skipSpaces()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool take(QChar a, QChar b)
    {
        skipSpaces();
        if (m_at >= m_text.size() || (m_text[m_at] != a && m_text[m_at] != b))
            return false;
        ++m_at;
        return true;
    }
    double sum(int depth)
    {
        double value = product(depth);
        while (m_problem.isEmpty())
        {
            if (take(u'+', u'+'))
                value += product(depth);
            else if (take(u'-', u'-'))
                value -= product(depth);
            else
                break;
        }
        return value;
    }
    double product(int depth)
    {
        double value = factor(depth);
        while (m_problem.isEmpty())
        {
            if (take(u'*', u'×'))
                value *= factor(depth);
            else if (take(u'/', u'÷'))
            {
                const double divisor = factor(depth);
                if (divisor == 0 && m_problem.isEmpty())
                    m_problem = tr("The sum divides by zero.");
                value /= divisor;
            }
            else
                break;
        }
        return value;
    }
    double factor(int depth)
    {
        if (depth > deepest)
        {
            m_problem = tr("The sum has too many brackets.");
            return 0;
        }
        if (take(u'-', u'-'))
            return -factor(depth + 1);
        if (take(u'(', u'('))
        {
            const double value = sum(depth + 1);
            if (!take(u')', u')') && m_problem.isEmpty())
                m_problem = tr("A closing bracket is missing.");
            return value;
        }
        return number();
    }
    double number()
    {
        skipSpaces();
        const qsizetype start = m_at;
        static const QString ends = QStringLiteral("+-*/×÷()");
        while (m_at < m_text.size() && !ends.contains(m_text[m_at]))
            ++m_at;
        const ParsedNumber parsed = m_term(m_text.mid(start, m_at - start).trimmed());
        if (!parsed.value)
        {
            if (m_problem.isEmpty())
                m_problem = parsed.problem;
            return 0;
        }
        return *parsed.value;
    }

    const QString& m_text;
    const std::function<ParsedNumber(const QString&)>& m_term;
    qsizetype m_at = 0;
    QString m_problem;
};

} // namespace

ParsedNumber calculate(const QString& sum, const std::function<ParsedNumber(const QString&)>& term)
{
    return Calculator(sum, term).result();
}

} // namespace costmodel::ui
