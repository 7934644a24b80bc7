#include "data/scenario/trace.h"

#include <QtTest>

#include <ctime>

#include "data/scenario/iso_time.h"

using namespace costmodel;
using namespace costmodel::data;

namespace
{

QByteArray issuesOf(const TraceResult& result)
{
    std::string text;
    for (const FileIssue& issue : result.issues)
        text += (text.empty() ? "" : "\n") + describe(issue, English());
    return QByteArray::fromStdString(text);
}

} // namespace

class TraceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRows_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* tag, const char* text)
        {
            QTest::newRow(tag) << QByteArray(text);
        };
        row("plain", "time,gpus\n2026-01-01T00:00:00,0\n2026-01-01T01:00:00,2.5\n");
        row("no last line end", "time,gpus\n2026-01-01T00:00,0\n2026-01-01T01:00,2.5");
        row("byte order mark, carriage returns",
            "\xEF\xBB\xBFtime,gpus\r\n2026-01-01T00:00:00,0\r\n2026-01-01T01:00:00,2.5\r\n");
        row("other columns, other order",
            "note,gpus,time\nx,0,2026-01-01\n\"a, b\",2.5,2026-01-02\n");
        row("quotes and blanks",
            "\"time\" , \"gpus\"\n\"2026-01-01 00:00\", \"0\"\n\"2026-01-01 01:00\", 2.5\n\n");
        row("zones", "time,gpus\n2026-01-01T00:00Z,0\n2026-01-01T09:00+08:00,2.5\n");
        row("fractions", "time,gpus\n2026-01-01T00:00:00.25,0\n2026-01-01T00:00:00.500,2.5e0\n");
    }

    void readsRows()
    {
        QFETCH(QByteArray, text);
        const TraceResult result = parseTrace(text.toStdString(), "t.csv");
        QCOMPARE(issuesOf(result), QByteArray());
        QCOMPARE(result.rows->gpus, (std::vector<double>{0, 2.5}));
    }

    void namesThePlaceOfAMistake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* tag, const char* text, const char* expected)
        {
            QTest::newRow(tag) << QByteArray(text) << QByteArray(expected);
        };
        const char* const noTrace =
            "t.csv:1:1: error: this is no demand trace, expected a header with the columns time "
            "and gpus, as in \"time,gpus\"";
        row("nothing", "", noTrace);
        row("no header", "2026-01-01,5\n", noTrace);
        row("semicolons", "time;gpus\n2026-01-01;5\n", noTrace);
        row("no rows", "time,gpus\n\n",
            "t.csv:2:1: error: the trace has no rows, expected at least one");
        row("no day", "time,gpus\n2026-02-30T00:00,5\n",
            "t.csv:2:1: error: the time is \"2026-02-30T00:00\", expected ISO 8601, as in "
            "2026-01-01T06:00:00");
        row("no number", "time,gpus\n2026-01-01,many\n",
            "t.csv:2:12: error: the number of GPUs is \"many\", expected a number");
        row("nothing there", "time,gpus\n2026-01-01,\n",
            "t.csv:2:1: error: the number of GPUs is \"\", expected a number");
        row("not a number", "time,gpus\n2026-01-01,nan\n",
            "t.csv:2:12: error: the number of GPUs is \"nan\", expected a number");
        row("negative", "time,gpus\n2026-01-01,-1\n",
            "t.csv:2:12: error: the number of GPUs is -1; must be at least 0 and at most 1e+15");
        row("decimal comma", "time,gpus\n2026-01-01,1,5\n",
            "t.csv:2:1: error: the row has 3 fields, expected 2 as in the header");
        row("uneven", "time,gpus\n2026-01-01,1\n2026-01-02,1\n2026-01-04,1\n2026-01-05,1\n",
            "t.csv:4:1: error: the time is 172800 s after that of the row before, expected 86400 "
            "s as between the first rows");
        row("backwards", "time,gpus\n2026-01-02,1\n2026-01-01,1\n",
            "t.csv:3:1: error: the time is not after that of the row before, expected rows in "
            "order of time");
        row("some zones", "time,gpus\n2026-01-01T00:00,1\n2026-01-01T01:00Z,1\n",
            "t.csv:3:1: error: some times have a zone and some have none, expected the same in "
            "all rows");
        row("several", "x,time,gpus\na,2026-01-01,1\n\nb,yesterday,-2\n",
            "t.csv:4:3: error: the time is \"yesterday\", expected ISO 8601, as in "
            "2026-01-01T06:00:00\n"
            "t.csv:4:13: error: the number of GPUs is -2; must be at least 0 and at most 1e+15");
    }

    void namesThePlaceOfAMistake()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const TraceResult result = parseTrace(text.toStdString(), "t.csv");
        QCOMPARE(issuesOf(result), expected);
        QVERIFY(!result.rows);
    }

    void namesNoMoreThanTwentyMistakes()
    {
        std::string text = "time,gpus\n";
        for (int i = 0; i < 1000; ++i)
            text += "x,y\n";
        QCOMPARE(parseTrace(text, "t.csv").issues.size(), std::size_t{20});
    }

    void survivesRubbish()
    {
        const std::string good = "time,gpus\n2026-01-01T00:00:00.5+08:00,\"1\"\n";
        for (std::size_t i = 0; i < good.size(); ++i)
            for (const char c : {'\0', '"', ',', '\n', '9', '\xFF'})
            {
                std::string text = good;
                text[i] = c;
                parseTrace(text, "t.csv");
                parseTrace(text.substr(0, i), "t.csv");
            }
        QVERIFY(parseTrace(good, "t.csv").rows);
    }

    void readsAMillionRowsInUnderASecond()
    {
        std::string text = "time,gpus\n";
        for (int i = 0; i < 1'000'000; ++i)
        {
            const Date day = dateFromDays(20454 + i / 1440);
            char line[64];
            std::snprintf(line, sizeof line, "%sT%02d:%02d:00,%d\n", isoDate(day).c_str(),
                          i / 60 % 24, i % 60, i % 512);
            text += line;
        }
        // Time of the processor, so that a busy machine does not count.
        const std::clock_t start = std::clock();
        const TraceResult result = parseTrace(text, "t.csv");
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        QCOMPARE(issuesOf(result), QByteArray());
        QCOMPARE(result.rows->gpus.size(), std::size_t{1'000'000});
#ifdef NDEBUG
        QVERIFY2(seconds < 1, QByteArray::number(seconds) + " s");
#else
        QVERIFY2(seconds < 10, QByteArray::number(seconds) + " s, not optimised");
#endif
    }

    void understandsTimes()
    {
        // 20454 days after 1970-01-01 is 2026-01-01: 56 years of 365 days and 14 leap days.
        const std::int64_t start = std::int64_t{20454} * 86400 * 1'000'000;
        const auto micros = [](const char* text)
        {
            const auto time = parseIsoTime(text);
            return time ? time->microseconds : -1;
        };
        QCOMPARE(micros("2026-01-01"), start);
        QCOMPARE(micros("2026-01-01T01:02:03.000004"), start + std::int64_t{3723} * 1'000'000 + 4);
        QCOMPARE(micros("2026-01-01 08:00+08:00"), start);
        QCOMPARE(micros("2025-12-31T19:00:00-0500"), start);
        QCOMPARE(micros("2026-01-01T08:00:00+08"), start);
        QVERIFY(parseIsoTime("2026-01-01T00:00Z")->hasZone);
        QVERIFY(!parseIsoTime("2026-01-01T00:00")->hasZone);
        for (const char* text :
             {"", "2026", "2026-1-1", "2026-01-01T", "2026-01-01T24:00", "2026-01-01T00:60",
              "2026-01-01T00:00:60", "2026-01-01T00:00:00.", "2026-01-01T00:00+", "01/02/2026",
              "2026-01-01T00:00+08:0", "2026-01-01T00:00Zx", "2026-01-01x00:00", "2026-13-01"})
            QVERIFY2(!parseIsoTime(text), text);
    }
};

QTEST_APPLESS_MAIN(TraceTest)
#include "tst_trace.moc"
