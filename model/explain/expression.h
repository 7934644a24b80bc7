#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace costmodel
{

/// A formula over numbered parts, as a tree. What it says in words, what it says in numbers and
/// what it is worth come from the same tree, so that they cannot contradict each other.
struct Expression
{
    enum class Op
    {
        part,     ///< parts[part]
        constant, ///< a number that belongs to the formula, such as the 12 months of a year
        sum,
        difference, ///< of two
        product,
        quotient, ///< of two
        power,    ///< of two
        smallest,
        largest,
        roundedUp,          ///< of one, to a whole number, as instances are counted (ceilingSlack)
        exponential,        ///< e to the power of one
        exponentialLessOne, ///< that less 1, exact where it is small
        negative            ///< of one
    };

    Op op = Op::constant;
    double constant = 0;
    std::size_t part = 0;
    std::vector<Expression> operands;
};

/// A number of the formula itself.
Expression number(double value);
/// parts[index].
Expression partAt(std::size_t index);
Expression operator+(Expression a, Expression b);
Expression operator-(Expression a, Expression b);
Expression operator*(Expression a, Expression b);
Expression operator/(Expression a, Expression b);
Expression operator-(Expression a);
Expression power(Expression base, Expression exponent);
Expression smallest(Expression a, Expression b);
Expression largest(Expression a, Expression b);
Expression roundedUp(Expression a);
Expression exponential(Expression exponent);
Expression exponentialLessOne(Expression exponent);
/// 0 for none, the only one for one.
Expression sumOf(std::vector<Expression> summands);
/// The least of all; expects one at least.
Expression smallestOf(std::vector<Expression> candidates);

/// The value where the parts have these values.
double evaluated(const Expression& formula, std::span<const double> parts);

} // namespace costmodel
