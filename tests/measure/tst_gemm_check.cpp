#include "model/measure/gemm/spot_check.h"

#include <array>
#include <cmath>
#include <set>

#include <QtTest>

#include "model/measure/run/triad.h"

using namespace costmodel::measure;

namespace
{

double through(double value, NumberFormat format)
{
    std::array<unsigned char, 8> bytes{};
    encode(value, format, bytes.data());
    return decode(bytes.data(), format);
}

unsigned bitsOf(double value, NumberFormat format)
{
    std::array<unsigned char, 8> bytes{};
    encode(value, format, bytes.data());
    return bytes[0] | static_cast<unsigned>(bytes[1]) << 8;
}

/// Every element of the product of two patterns.
double element(const Pattern& pattern, const GemmShape& shape, const GemmLayout& layout,
               std::int64_t row, std::int64_t column)
{
    double sum = 0;
    for (std::int64_t l = 0; l < shape[2]; ++l)
        sum += pattern.at(layout.a.at(row, l)) * pattern.at(layout.b.at(l, column));
    return sum;
}

} // namespace

class GemmCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formatsAgreeWithTheirDefinition()
    {
        // IEEE 754 half: 1 is 0x3c00, -2 0xc000, 65504 0x7bff, the least subnormal 2^-24 0x0001.
        QCOMPARE(bitsOf(1, NumberFormat::Fp16), 0x3c00u);
        QCOMPARE(bitsOf(-2, NumberFormat::Fp16), 0xc000u);
        QCOMPARE(bitsOf(65504, NumberFormat::Fp16), 0x7bffu);
        QCOMPARE(bitsOf(std::ldexp(1, -24), NumberFormat::Fp16), 0x0001u);
        // bfloat16 is the upper half of a float: 1 is 0x3f80, 3.140625 0x4049.
        QCOMPARE(bitsOf(1, NumberFormat::Bf16), 0x3f80u);
        QCOMPARE(bitsOf(3.14159265, NumberFormat::Bf16), 0x4049u);
        // OCP 8-bit E4M3: 1 is 0x38, 448 the largest 0x7e, the least subnormal 2^-9 0x01.
        QCOMPARE(bitsOf(1, NumberFormat::Fp8E4M3), 0x38u);
        QCOMPARE(bitsOf(448, NumberFormat::Fp8E4M3), 0x7eu);
        QCOMPARE(bitsOf(std::ldexp(1, -9), NumberFormat::Fp8E4M3), 0x01u);
        QCOMPARE(bitsOf(1e9, NumberFormat::Fp8E4M3), 0x7eu);
    }

    void roundsTiesToEven()
    {
        // Halfway between 1 and 1 + 2^-7, then between 1 + 2^-7 and 1 + 2^-6.
        QCOMPARE(through(1 + std::ldexp(1, -8), NumberFormat::Bf16), 1.0);
        QCOMPARE(through(1 + 3 * std::ldexp(1, -8), NumberFormat::Bf16), 1 + std::ldexp(1, -6));
        QCOMPARE(through(1.99999, NumberFormat::Bf16), 2.0); // a carry into the exponent
    }

    void everySmallNumberComesBack()
    {
        for (unsigned bits = 0; bits < 0x7f; ++bits)
        {
            const auto byte = static_cast<unsigned char>(bits);
            const double value = decode(&byte, NumberFormat::Fp8E4M3);
            QCOMPARE(bitsOf(value, NumberFormat::Fp8E4M3), bits);
        }
        for (unsigned bits = 0; bits < 0x7c00; ++bits)
        {
            const std::array<unsigned char, 2> bytes{static_cast<unsigned char>(bits & 255),
                                                     static_cast<unsigned char>(bits >> 8)};
            QCOMPARE(bitsOf(decode(bytes.data(), NumberFormat::Fp16), NumberFormat::Fp16), bits);
        }
    }

    void operandsAreManyDifferentNormalNumbers()
    {
        for (const NumberFormat format :
             {NumberFormat::Bf16, NumberFormat::Fp16, NumberFormat::Fp32})
        {
            const Pattern pattern(format);
            std::set<double> values;
            double sum = 0;
            double squares = 0;
            for (std::int64_t i = 0; i < Pattern::period; ++i)
            {
                const double value = pattern.at(i);
                if (i < 20000)
                    values.insert(value);
                sum += value;
                squares += value * value;
            }
            const auto n = static_cast<double>(Pattern::period);
            QVERIFY(values.size() > 1000);
            // Mean 0 and deviation 0.5 within five standard errors: 5 x 0.5 / 1024 = 0.0024.
            QVERIFY(std::fabs(sum / n) < 0.0025);
            QVERIFY(std::fabs(std::sqrt(squares / n) - 0.5) < 0.003);
            // Rows of a product are not alike: the pattern's length has no small factor.
            QCOMPARE(pattern.at(Pattern::period + 5), pattern.at(5));
            QVERIFY(pattern.at(4096) != pattern.at(0));
        }
        const Pattern fp8(NumberFormat::Fp8E4M3);
        double largest = 0;
        for (std::int64_t i = 0; i < Pattern::period; ++i)
            largest = std::max(largest, std::fabs(fp8.at(i)));
        QCOMPARE(largest, 4.0); // a million normal numbers have some beyond four deviations
    }

    void findsWrongProducts_data()
    {
        QTest::addColumn<int>("layout");
        QTest::newRow("rows") << 0;
        QTest::newRow("columns, A transposed") << 1;
        QTest::newRow("columns") << 2;
    }
    void findsWrongProducts()
    {
        QFETCH(int, layout);
        const GemmShape shape{130, 70, 40};
        const GemmLayout places = layout == 0   ? rowMajor(shape)
                                  : layout == 1 ? transposedA(shape)
                                                : columnMajor(shape);
        const Pattern pattern(NumberFormat::Fp32);
        std::vector<double> c(130 * 70);
        for (std::int64_t row = 0; row < 130; ++row)
            for (std::int64_t column = 0; column < 70; ++column)
                c[static_cast<std::size_t>(places.c.at(row, column))] =
                    element(pattern, shape, places, row, column);
        const auto read = [&](std::int64_t index, Failure&)
        {
            return std::optional(c[static_cast<std::size_t>(index)]);
        };
        const SpotCheck good = spotCheck(pattern, shape, places, read);
        QVERIFY(!good.failure);
        QVERIFY(good.maxRelativeError < 1e-12);

        for (double& value : c)
            value += 0.001;
        const SpotCheck bad = spotCheck(pattern, shape, places, read);
        QVERIFY(bad.failure);
        QCOMPARE(bad.failure->reason, Reason::WrongResult);

        for (double& value : c)
            value = std::nan("");
        QVERIFY(spotCheck(pattern, shape, places, read).failure);
        const SpotCheck unread = spotCheck(pattern, shape, places,
                                           [](std::int64_t, Failure& failure)
                                           {
                                               failure.detail = "gone";
                                               return std::optional<double>();
                                           });
        QCOMPARE(unread.failure->detail, std::string("gone"));
    }

    void squaresFitTheMemory()
    {
        const double gib = 1024.0 * 1024 * 1024;
        // 2048 + 256 x 132 is above the limit of 16384: 3 x 16384^2 x 2 bytes are 1.5 GiB.
        QCOMPARE(squareSize(132, 80 * gib, 2, 3), std::optional<std::int64_t>(16384));
        // 2 GiB free: a quarter is 0.5 GiB, so 8192 (0.375 GiB).
        QCOMPARE(squareSize(132, 2 * gib, 2, 3), std::optional<std::int64_t>(8192));
        // 4 multiprocessors: 3072, three sets of 54 MiB each are 162 MiB, of 1 GiB a quarter is
        // 256.
        QCOMPARE(squareSize(4, gib, 2, 3), std::optional<std::int64_t>(3072));
        // Nothing below 512 (gpu-burn counted iterations in negative numbers there).
        QVERIFY(!squareSize(4, 1024.0 * 1024, 2, 3));
        QVERIFY(!squareSize(4, 0, 2, 3));
    }

    void triadIsFarLargerThanTheCache()
    {
        const double mib = 1024.0 * 1024;
        QCOMPARE(triadElements(80 * 1024 * mib, 50 * mib, 80 * 1024 * mib),
                 std::optional<std::int64_t>(256 * 1024 * 1024 / 4));
        // A cache of 128 MiB asks for 512 MiB.
        QCOMPARE(triadElements(80 * 1024 * mib, 128 * mib, 80 * 1024 * mib),
                 std::optional<std::int64_t>(512 * 1024 * 1024 / 4));
        // A tenth of 1 GiB is less than four times 50 MiB: it would measure the cache.
        QVERIFY(!triadElements(1024 * mib, 50 * mib, 1024 * mib));
        QVERIFY(!triadElements(0, 0, 0));
    }
};

QTEST_APPLESS_MAIN(GemmCheckTest)
#include "tst_gemm_check.moc"
