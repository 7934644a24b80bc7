#include "ui/charts/chart_output.h"

#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QPdfWriter>
#include <QProcess>
#include <QtTest>

#include "tests/ui/charts/chinese.h"
#include "tests/ui/charts/sample_charts.h"
#include "ui/charts/bridge_chart.h"
#include "ui/charts/map_chart.h"
#include "ui/charts/series_chart.h"
#include "ui/charts/tornado_chart.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

const English english;

std::vector<std::unique_ptr<Chart>> allKinds()
{
    std::vector<std::unique_ptr<Chart>> charts;
    charts.push_back(std::make_unique<SeriesChart>(test::ownAndRent()));
    charts.push_back(std::make_unique<SeriesChart>(test::yearlyCosts()));
    charts.push_back(std::make_unique<BridgeChart>(test::rentToOwn()));
    charts.push_back(std::make_unique<TornadoChart>(test::tornado()));
    charts.push_back(std::make_unique<MapChart>(test::winnerMap()));
    return charts;
}

QByteArray output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(20000);
    return process.readAllStandardOutput();
}

} // namespace

class ChartOutputTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
    }
    void paperHasNoRasterImageAndSearchableText();
    void drawingIsSvgWithoutImages();
    void pictureIsTwiceAsLargeOnWhite();
    void tabSeparatedTakesTitleHeadingsAndUnits();
    void commaSeparatedQuotesAndDefuses();
    void tableModelShowsGroupedNumbers();
};

void ChartOutputTest::paperHasNoRasterImageAndSearchableText()
{
    if (QStandardPaths::findExecutable(u"pdfimages"_s).isEmpty())
        QSKIP("pdfimages is not installed: whether paper has raster images was not checked");
    QTemporaryDir folder;
    const QString name = folder.filePath(u"charts.pdf"_s);
    {
        QPdfWriter writer(name);
        writer.setResolution(300);
        QPainter painter(&writer);
        bool first = true;
        for (const auto& chart : allKinds())
        {
            if (!first)
                writer.newPage();
            first = false;
            const double width = writer.width();
            chart->paint(painter, QRectF(0, 0, width, width / 2),
                         ChartTheme::print(Formats(english)));
        }
    }
    // The first two lines are the heading of the list.
    const QByteArray images = output(u"pdfimages"_s, {u"-list"_s, name});
    QVERIFY2(images.startsWith("page"), images);
    QCOMPARE(images.trimmed().count('\n'), 1);
    const QByteArray text = output(u"pdftotext"_s, {u"-layout"_s, name, u"-"_s});
    for (const char* expected : {"Owning is cheaper from month 30", "Cumulative cost (CNY)",
                                 "Jan 2027", "-33.33", "+16.66", "Base: CNY 100", "80%", "Staff"})
        QVERIFY2(text.contains(expected), expected);
}

void ChartOutputTest::drawingIsSvgWithoutImages()
{
    for (const auto& chart : allKinds())
    {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY(writeSvg(*chart, buffer, {800, 400}, Formats(english), 9));
        QVERIFY(buffer.data().contains("<svg"));
        QVERIFY(!buffer.data().contains("<image"));
    }
}

void ChartOutputTest::pictureIsTwiceAsLargeOnWhite()
{
    for (const auto& chart : allKinds())
    {
        const QImage image = pictureOf(*chart, {600, 320}, Formats(english), 9);
        QCOMPARE(image.size(), QSize(1200, 640));
        for (const QPoint corner :
             {QPoint(0, 0), QPoint(1199, 0), QPoint(0, 639), QPoint(1199, 639)})
            QCOMPARE(image.pixelColor(corner), QColor(Qt::white));
    }
}

void ChartOutputTest::tabSeparatedTakesTitleHeadingsAndUnits()
{
    const QStringList lines =
        tabSeparated(SeriesChart(test::ownAndRent()).table(Formats(english))).split(u'\n');
    QCOMPARE(lines[0], u"Owning is cheaper from month 30"_s);
    QCOMPARE(lines[1], u"Base case"_s);
    QCOMPARE(lines[2], u"Month\tDate\tOwn (CNY)\tRent (CNY)"_s);
    QCOMPARE(lines[3 + 14], u"14\t2028-03-01\t1040\t560"_s);
}

void ChartOutputTest::commaSeparatedQuotesAndDefuses()
{
    ChartTable table;
    table.headings = {u"Name, with \"quotes\""_s, u"=HYPERLINK(1)"_s};
    table.rows = {{u"@cmd"_s, -5.5}, {u"two\nlines"_s, ChartTable::Cell()}, {u"电费"_s, 1e-7}};
    QCOMPARE(commaSeparated(table),
             QByteArray("\xEF\xBB\xBF\"Name, with \"\"quotes\"\"\",'=HYPERLINK(1)\r\n"
                        "'@cmd,-5.5\r\n"
                        "\"two\nlines\",\r\n"
                        "电费,1e-07\r\n"));
}

void ChartOutputTest::tableModelShowsGroupedNumbers()
{
    ChartTableModel model(SeriesChart(test::ownAndRent()).table(Formats(english)),
                          Formats(english));
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 61);
    QCOMPARE(model.data(model.index(20, 2), Qt::DisplayRole).toString(), u"1,100"_s);
    QCOMPARE(model.data(model.index(20, 2), Qt::UserRole).toDouble(), 1100.0);
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), u"Rent (CNY)"_s);
}

QTEST_MAIN(ChartOutputTest)
#include "tst_chart_output.moc"
