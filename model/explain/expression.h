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
        roundedUp, ///< of one, to a whole number, as instances are counted (ceilingSlack)
        negative   ///< of one
    };

    Op op = Op::constant;
    double constant = 0;
    std::size_t part = 0;
    std::vector<Expression> operands;
};

/// A number of the formula itself.
Expression number(double value);
Expression operator+(Expression a, Expression b);
Expression operator-(Expression a, Expression b);
Expression operator*(Expression a, Expression b);
Expression operator/(Expression a, Expression b);
Expression operator-(Expression a);
Expression power(Expression base, Expression exponent);
Expression smallest(Expression a, Expression b);
Expression largest(Expression a, Expression b);
Expression roundedUp(Expression a);
/// Of the parts first..last-1; 0 if there are none.
Expression sumOfParts(std::size_t first, std::size_t last);

/// The value where the parts have these values.
double evaluated(const Expression& formula, std::span<const double> parts);

} // namespace costmodel
