#include <cmath>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/close_to.h"
#include "tests/support/command.h"

using namespace costmodel::test;
using namespace Qt::StringLiterals;
using nlohmann::json;

/// The examples and the README are what a newcomer believes first: the figures that were worked by
/// hand in their comments must come out.
class ExamplesTest : public QObject
{
    Q_OBJECT

private:
    static json run(const QString& file, const QStringList& settings = {})
    {
        QStringList arguments{u"--scenario"_s, file, u"--format"_s, u"json"_s};
        for (const QString& setting : settings)
            arguments << u"--set"_s << setting;
        const CommandResult result = runCommand(arguments);
        if (result.status != 0)
            qWarning("%s", result.err.c_str());
        return result.json();
    }

    static json named(const json& list, const char* name)
    {
        for (const json& entry : list)
            if (entry.at("name") == name)
                return entry;
        return {};
    }

    static json pair(const json& result, const char* buy, const char* rent)
    {
        for (const json& entry : result.at("break_even"))
            if (entry.at("buy") == buy && entry.at("rent") == rent)
                return entry;
        return {};
    }

    static double cashTotal(const json& result, const char* option)
    {
        return named(result.at("options"), option).at("cash_total");
    }

private Q_SLOTS:
    void everyExampleMeetsItsDemand_data()
    {
        QTest::addColumn<QString>("file");
        const QDir examples(QStringLiteral(COSTMODEL_SOURCE_DIR "/data/examples"));
        for (const QString& name : examples.entryList({u"*.toml"_s}))
            QTest::newRow(qUtf8Printable(name)) << examples.filePath(name);
    }

    void everyExampleMeetsItsDemand()
    {
        QFETCH(QString, file);
        const json result = run(file);
        QVERIFY(result.is_object());
        for (const json& option : result.at("options"))
            QVERIFY2(option.at("meets_demand").get<bool>(), option.at("name").dump().c_str());
    }

    void qingdaoBreaksEvenBetweenTheQuotations()
    {
        const QString file = u"data/examples/qingdao-8xa100.toml"_s;
        const json middle = run(file);
        COMPARE_CLOSE(pair(middle, "自购", "包月").at("month").get<double>(), 700.0 / 90, 1e-7);
        COMPARE_CLOSE(pair(middle, "自购", "按小时").at("month").get<double>(), 700.0 / 102.5,
                      1e-7);
        COMPARE_CLOSE(cashTotal(middle, "自购"), 1060000.0, 1e-9);
        COMPARE_CLOSE(cashTotal(middle, "包月"), 3600000.0, 1e-9);
        COMPARE_CLOSE(cashTotal(middle, "按小时"), 4050000.0, 1e-9);
        const json use = pair(middle, "自购", "按小时").at("utilization");
        QCOMPARE(use.at("hours_per_gpu_month").size(), 1U);
        // 1,060,000 / 36 / 225 hours of the machine.
        COMPARE_CLOSE(use.at("hours_per_gpu_month")[0].get<double>(), 1060000.0 / 36 / 225, 1e-7);

        const QString purchase = u"buy[自购].capex[8卡A100服务器].amount="_s;
        const QString rental = u"rent[包月].price="_s;
        const json best = run(file, {purchase + u"600000"_s, rental + u"15000"_s});
        COMPARE_CLOSE(pair(best, "自购", "包月").at("month").get<double>(), 600.0 / 110, 1e-7);
        const json worst = run(file, {purchase + u"800000"_s, rental + u"10000"_s});
        COMPARE_CLOSE(pair(worst, "自购", "包月").at("month").get<double>(), 800.0 / 70, 1e-7);
    }

    void oneSprintIsCheaperRentedAndTwelveAreCheaperOwned()
    {
        const QString file = u"data/examples/shenzhen-sprint.toml"_s;
        const json once = run(file);
        COMPARE_CLOSE(cashTotal(once, "按小时租"), 672 * 28.125, 1e-9);
        COMPARE_CLOSE(cashTotal(once, "按天租"), 28 * 600.0, 1e-9);
        const double resold = 170000 / 1.13 * std::pow(0.525, 1.0 / 12) * 0.9;
        COMPARE_CLOSE(cashTotal(once, "自购两卡"), 170000 + 381.2 * 0.8 - resold, 1e-9);
        QCOMPARE(once.at("recommendation").at("option").get<std::string>(), "按天租");

        const json year = run(file, {u"scenario.horizon_months=12"_s});
        COMPARE_CLOSE(cashTotal(year, "自购两卡"),
                      170000 + 12 * 381.2 * 0.8 - 170000 / 1.13 * 0.525 * 0.9, 1e-9);
        QCOMPARE(year.at("recommendation").at("option").get<std::string>(), "自购两卡");
    }

    void colocationBreaksEvenAfterTheBridge()
    {
        const json result = run(u"data/examples/h100-colocation.toml"_s);
        COMPARE_CLOSE(cashTotal(result, "AWS on demand"), 60 * 8 * 600 * 6.88, 1e-9);
        COMPARE_CLOSE(cashTotal(result, "AWS 1 year"), 60 * 8 * 2963.216, 1e-9);
        // Two terms of 36 months, the end of the second beyond the horizon but owed.
        COMPARE_CLOSE(cashTotal(result, "AWS 3 years"), 72 * 8 * 1808.064, 1e-9);
        const double running = 2000 + 7987.5 * 0.0826 + 1000 + 1250;
        const double start = 300000 + 2 * 33024 - 2 * running;
        COMPARE_CLOSE(pair(result, "own server", "AWS on demand").at("month").get<double>(),
                      start / (33024 - running), 1e-7);
        COMPARE_CLOSE(pair(result, "own server", "AWS 3 years").at("month").get<double>(),
                      start / (8 * 1808.064 - running), 1e-7);
    }

    void measuredDemandIsServedByTheMonthAndTheHour()
    {
        const json result = run(u"data/examples/measured-demand.toml"_s);
        COMPARE_CLOSE(result.at("demand").at("gpu_hours").get<double>(), 36 * 5840.0, 1e-9);
        const auto compute = [&](const char* option)
        {
            return named(result.at("options"), option).at("categories").at("compute").get<double>();
        };
        COMPARE_CLOSE(compute("按小时"), 36 * 5840 * 32 / 1.06, 1e-9);
        COMPARE_CLOSE(compute("包月两台"), 36 * 180000 / 1.06, 1e-9);
        // 1,028 of the 5,376 GPU-hours of the four weeks are above 8 GPUs.
        COMPARE_CLOSE(compute("包月一台打底"), 36 * (90000 + 1028 * 730.0 / 672 * 32) / 1.06, 1e-9);
        const json own = named(result.at("options"), "自购一台").at("categories");
        COMPARE_CLOSE(own.at("server").get<double>() + own.at("network").get<double>(),
                      3600000 / 1.13, 1e-9);
        COMPARE_CLOSE(own.at("colocation").get<double>(), 34 * (440 * 10.625 + 4500) / 1.06, 1e-9);
    }

    void theScenarioOfTheReadmeRuns()
    {
        QFile readme(QStringLiteral(COSTMODEL_SOURCE_DIR "/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray text = readme.readAll();
        const qsizetype begin = text.indexOf("```toml\n") + 8;
        QVERIFY(begin > 8);
        QTemporaryDir folder;
        QFile scenario(folder.filePath(u"readme.toml"_s));
        QVERIFY(scenario.open(QIODevice::WriteOnly));
        scenario.write(text.mid(begin, text.indexOf("```", begin) - begin));
        scenario.close();
        const json result = run(scenario.fileName());
        COMPARE_CLOSE(pair(result, "own", "by the month").at("month").get<double>(), 700.0 / 90,
                      1e-7);
    }
};

QTEST_APPLESS_MAIN(ExamplesTest)
#include "tst_examples.moc"
