#include "model/explain/expression.h"

#include <algorithm>
#include <cmath>

#include "model/demand/demand_series.h"

namespace costmodel
{

namespace
{

using Op = Expression::Op;

Expression made(Op op, std::vector<Expression> operands)
{
    Expression result;
    result.op = op;
    result.operands = std::move(operands);
    return result;
}

/// a + b + c is one sum of three.
Expression joined(Op op, Expression a, Expression b)
{
    if (a.op == op)
    {
        a.operands.push_back(std::move(b));
        return a;
    }
    return made(op, {std::move(a), std::move(b)});
}

} // namespace

Expression number(double value)
{
    Expression result;
    result.constant = value;
    return result;
}

Expression partAt(std::size_t index)
{
    Expression result;
    result.op = Op::part;
    result.part = index;
    return result;
}

Expression operator+(Expression a, Expression b)
{
    return joined(Op::sum, std::move(a), std::move(b));
}

Expression operator-(Expression a, Expression b)
{
    return made(Op::difference, {std::move(a), std::move(b)});
}

Expression operator*(Expression a, Expression b)
{
    return joined(Op::product, std::move(a), std::move(b));
}

Expression operator/(Expression a, Expression b)
{
    return made(Op::quotient, {std::move(a), std::move(b)});
}

Expression operator-(Expression a)
{
    return made(Op::negative, {std::move(a)});
}

Expression power(Expression base, Expression exponent)
{
    return made(Op::power, {std::move(base), std::move(exponent)});
}

Expression smallest(Expression a, Expression b)
{
    return made(Op::smallest, {std::move(a), std::move(b)});
}

Expression largest(Expression a, Expression b)
{
    return made(Op::largest, {std::move(a), std::move(b)});
}

Expression roundedUp(Expression a)
{
    return made(Op::roundedUp, {std::move(a)});
}

Expression exponential(Expression exponent)
{
    return made(Op::exponential, {std::move(exponent)});
}

Expression exponentialLessOne(Expression exponent)
{
    return made(Op::exponentialLessOne, {std::move(exponent)});
}

Expression sumOf(std::vector<Expression> summands)
{
    if (summands.empty())
        return number(0);
    if (summands.size() == 1)
        return std::move(summands.front());
    return made(Op::sum, std::move(summands));
}

Expression smallestOf(std::vector<Expression> candidates)
{
    if (candidates.size() == 1)
        return std::move(candidates.front());
    return made(Op::smallest, std::move(candidates));
}

double evaluated(const Expression& formula, std::span<const double> parts)
{
    const auto at = [&](std::size_t index)
    {
        return evaluated(formula.operands[index], parts);
    };
    const auto folded = [&](double first, auto combine)
    {
        double result = first;
        for (std::size_t i = 0; i < formula.operands.size(); ++i)
            result = combine(result, at(i));
        return result;
    };
    switch (formula.op)
    {
    case Op::part:
        return parts[formula.part];
    case Op::constant:
        return formula.constant;
    case Op::sum:
        return folded(0, [](double a, double b) { return a + b; });
    case Op::difference:
        return at(0) - at(1);
    case Op::product:
        return folded(1, [](double a, double b) { return a * b; });
    case Op::quotient:
        return at(0) / at(1);
    case Op::power:
        return std::pow(at(0), at(1));
    case Op::smallest:
        return folded(at(0), [](double a, double b) { return std::min(a, b); });
    case Op::largest:
        return folded(at(0), [](double a, double b) { return std::max(a, b); });
    case Op::roundedUp:
        return std::max(0.0, std::ceil(at(0) - ceilingSlack));
    case Op::exponential:
        return std::exp(at(0));
    case Op::exponentialLessOne:
        return std::expm1(at(0));
    case Op::negative:
        return -at(0);
    }
    return 0;
}

} // namespace costmodel
