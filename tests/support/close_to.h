#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include <QByteArray>
#include <QtTest>

namespace costmodel::test
{

/// Whether `actual` is `expected` up to the wider of the two tolerances; false if either is no
/// number, and for infinities unless both are the same.
inline bool isCloseTo(double actual, double expected, double relative, double absolute = 0)
{
    if (std::isinf(actual) || std::isinf(expected))
        return actual == expected;
    return std::abs(actual - expected) <= std::max(absolute, relative * std::abs(expected));
}

/// What a failing comparison says; empty if the values are close.
inline QByteArray complaint(const std::optional<double>& actual, double expected, double relative,
                            double absolute)
{
    if (actual && isCloseTo(*actual, expected, relative, absolute))
        return {};
    return "\n   Actual:    " + (actual ? QByteArray::number(*actual, 'g', 17) : "none") +
           "\n   Expected:  " + QByteArray::number(expected, 'g', 17) +
           "\n   Tolerance: " + QByteArray::number(relative, 'g', 6) + " relative, " +
           QByteArray::number(absolute, 'g', 6) + " absolute";
}

/// Fails the running test with the complaint, if there is one.
inline bool closeTo(const std::optional<double>& actual, double expected, double relative,
                    double absolute, const char* what, const char* file, int line)
{
    const QByteArray text = complaint(actual, expected, relative, absolute);
    return QTest::qVerify(text.isEmpty(), what, text.constData(), file, line);
}

} // namespace costmodel::test

/// Compares solved values: COMPARE_CLOSE(actual, expected, relative) or, near zero,
/// COMPARE_CLOSE(actual, expected, relative, absolute). `actual` may be an optional.
#define COMPARE_CLOSE(actual, ...)                                                                 \
    do                                                                                             \
    {                                                                                              \
        if (!COSTMODEL_CLOSE(actual, __VA_ARGS__, 0.0, 0.0))                                       \
            return;                                                                                \
    } while (false)
#define COSTMODEL_CLOSE(actual, expected, relative, absolute, ...)                                 \
    costmodel::test::closeTo(actual, expected, relative, absolute, #actual, __FILE__, __LINE__)
