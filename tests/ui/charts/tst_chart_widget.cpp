#include "ui/charts/chart_widget.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QMenu>
#include <QMimeData>
#include <QtTest>

#include "tests/ui/charts/sample_charts.h"

using namespace costmodel;
using namespace costmodel::ui;
using namespace Qt::StringLiterals;

namespace
{

const English english;

/// A chart of a page, shown.
struct Shown : ChartWidget
{
    explicit Shown(QSize size = {800, 440})
    {
        setFormats(Formats(english));
        resize(size);
        setSpec(test::ownAndRent());
        show();
    }
    QPoint at(double x, double y)
    {
        const ChartGeometry& g = geometryOfChart();
        return QPointF(g.toX(x), g.toY(y)).toPoint();
    }
    QPoint atMonth(double x)
    {
        return {static_cast<int>(geometryOfChart().toX(x)),
                static_cast<int>(geometryOfChart().plot.center().y())};
    }
};

void wheel(QWidget& widget, QPoint at, int delta, Qt::KeyboardModifiers modifiers, bool* accepted)
{
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    event.setAccepted(true);
    QApplication::sendEvent(&widget, &event);
    *accepted = event.isAccepted();
}

void drag(QWidget& widget, QPoint from, QPoint to)
{
    QTest::mousePress(&widget, Qt::LeftButton, {}, from);
    QTest::mouseMove(&widget, (from + to) / 2);
    QTest::mouseMove(&widget, to);
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
}

} // namespace

class ChartWidgetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
    }
    void crosshairSnapsToMonths();
    void chartsMoveInStep();
    void clickPinsAndShiftClickSpans();
    void keysReadTheChart();
    void dragZoomsAndRightButtonGoesBack();
    void doubleClickShowsTheWholeRange();
    void plainWheelIsLeftToThePage();
    void fiftyZoomsLeadBack();
    void legendTogglesSeries();
    void marksAreDraggedInSteps();
    void keysMoveMarks();
    void crossOfTheMapFollowsMouseAndKeys();
    void barsAreClicked();
    void copiesPictureAndTable();
    void savesPictureAndTable();
    void saysWhenItCannotWrite();
    void showsTheTable();
    void staleChartsAreGreyed();
    void followsThePalette();
    void namesItselfToScreenReaders();
    void newDataKeepWhatTheReaderSet();
    void crosshairDoesNotRepaintTheChart();
    void staysReadableSmallAndLarge_data();
    void staysReadableSmallAndLarge();
    void nothingToShowIsNoTrouble();
};

void ChartWidgetTest::crosshairSnapsToMonths()
{
    Shown chart;
    QSignalSpy moved(&chart, &ChartWidget::crosshairMoved);
    QTest::mouseMove(&chart, chart.atMonth(14.3));
    QCOMPARE(*chart.crosshair(), 14.0);
    QCOMPARE(moved.last().first().toDouble(), 14.0);
    // Outside of the plot nothing is read.
    QTest::mouseMove(&chart, {2, 2});
    QVERIFY(!chart.crosshair());
    QVERIFY(std::isnan(moved.last().first().toDouble()));
}

void ChartWidgetTest::chartsMoveInStep()
{
    Shown one;
    Shown two;
    connect(&one, &ChartWidget::crosshairMoved, &two, &ChartWidget::setCrosshair);
    connect(&two, &ChartWidget::crosshairMoved, &one, &ChartWidget::setCrosshair);
    QTest::mouseMove(&one, one.atMonth(20));
    QCOMPARE(*two.crosshair(), 20.0);
    QSignalSpy moved(&two, &ChartWidget::crosshairMoved);
    two.setCrosshair(7);
    QCOMPARE(moved.count(), 0); // or they would answer each other for ever
    two.setCrosshair(std::numeric_limits<double>::quiet_NaN());
    QVERIFY(!two.crosshair());
}

void ChartWidgetTest::clickPinsAndShiftClickSpans()
{
    Shown chart;
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.atMonth(10));
    QCOMPARE(chart.pins(), (std::vector<double>{10}));
    QTest::mouseClick(&chart, Qt::LeftButton, Qt::ShiftModifier, chart.atMonth(40));
    QCOMPARE(chart.pins(), (std::vector<double>{10, 40}));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.atMonth(20));
    QCOMPARE(chart.pins(), (std::vector<double>{20}));
    QTest::keyClick(&chart, Qt::Key_Escape);
    QVERIFY(chart.pins().empty());
}

void ChartWidgetTest::keysReadTheChart()
{
    Shown chart;
    QTest::keyClick(&chart, Qt::Key_Home);
    QCOMPARE(*chart.crosshair(), 0.0);
    QTest::keyClick(&chart, Qt::Key_Right);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(*chart.crosshair(), 2.0);
    QTest::keyClick(&chart, Qt::Key_PageDown);
    QCOMPARE(*chart.crosshair(), 14.0);
    QVERIFY(chart.accessibleDescription().startsWith(u"Mar 2028 (month 14)\nOwn CNY 1,040.00"_s));
    QTest::keyClick(&chart, Qt::Key_End);
    QCOMPARE(*chart.crosshair(), 60.0);
    QTest::keyClick(&chart, Qt::Key_Left);
    QTest::keyClick(&chart, Qt::Key_Space);
    QCOMPARE(chart.pins(), (std::vector<double>{59}));
    QTest::keyClick(&chart, Qt::Key_Escape);
    QTest::keyClick(&chart, Qt::Key_Escape);
    QVERIFY(!chart.crosshair());
}

void ChartWidgetTest::dragZoomsAndRightButtonGoesBack()
{
    Shown chart;
    drag(chart, chart.atMonth(12), chart.atMonth(36));
    QVERIFY(std::abs(chart.window()->first - 12) < 0.3);
    QVERIFY(std::abs(chart.window()->second - 36) < 0.3);
    QVERIFY(chart.pins().empty());
    drag(chart, chart.atMonth(20), chart.atMonth(24));
    QVERIFY(chart.window()->second - chart.window()->first < 5);
    QTest::mouseClick(&chart, Qt::RightButton, {}, chart.atMonth(22));
    QVERIFY(std::abs(chart.window()->second - 36) < 0.3);
    QTest::keyClick(&chart, Qt::Key_Backspace);
    QVERIFY(!chart.window());
}

void ChartWidgetTest::doubleClickShowsTheWholeRange()
{
    Shown chart;
    drag(chart, chart.atMonth(12), chart.atMonth(36));
    QTest::mouseDClick(&chart, Qt::LeftButton, {}, chart.atMonth(20));
    QVERIFY(!chart.window());
    QVERIFY(chart.pins().empty());
    QTest::keyClick(&chart, Qt::Key_Backspace); // even that can be taken back
    QVERIFY(chart.window());
}

void ChartWidgetTest::plainWheelIsLeftToThePage()
{
    Shown chart;
    bool accepted = true;
    wheel(chart, chart.atMonth(30), 120, {}, &accepted);
    QVERIFY(!accepted);
    QVERIFY(!chart.window());
    wheel(chart, chart.atMonth(30), 120, Qt::ControlModifier, &accepted);
    QVERIFY(accepted);
    // 60 months x 0.8, half of it on each side of month 30.
    QVERIFY(std::abs(chart.window()->second - chart.window()->first - 48) < 1e-6);
    QVERIFY(std::abs(chart.window()->first - 6) < 0.3);
    wheel(chart, chart.atMonth(30), -240, Qt::ControlModifier, &accepted);
    QVERIFY(!chart.window());
}

void ChartWidgetTest::fiftyZoomsLeadBack()
{
    Shown chart;
    for (int i = 0; i < 60; ++i)
    {
        chart.zoomWholeRange();
        drag(chart, chart.atMonth(10 + i % 5), chart.atMonth(40 + i % 7));
    }
    for (int i = 0; i < 200 && chart.window(); ++i)
        chart.undoZoom();
    QVERIFY(!chart.window());
}

void ChartWidgetTest::legendTogglesSeries()
{
    Shown chart;
    const double before = chart.geometryOfChart().yMaximum;
    const QPoint rent = chart.geometryOfChart().legend[1].area.center().toPoint();
    QTest::mouseClick(&chart, Qt::LeftButton, {}, rent);
    QVERIFY(chart.chart()->isHidden(1));
    QVERIFY(chart.geometryOfChart().yMaximum < before);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, rent);
    QVERIFY(!chart.chart()->isHidden(1));
    QCOMPARE(chart.geometryOfChart().yMaximum, before);
}

void ChartWidgetTest::marksAreDraggedInSteps()
{
    Shown chart;
    ChartSpec spec = test::ownAndRent();
    ChartMark mark;
    mark.id = u"limit"_s;
    mark.kind = MarkKind::horizontal;
    mark.y = 1000;
    mark.draggable = true;
    mark.step = 100;
    spec.marks = {mark};
    chart.setSpec(spec);
    QSignalSpy dragged(&chart, &ChartWidget::markDragged);
    QSignalSpy released(&chart, &ChartWidget::markReleased);
    drag(chart, chart.at(50, 1000), chart.at(50, 1510));
    QVERIFY(dragged.count() >= 1);
    QCOMPARE(dragged.last()[0].toString(), u"limit"_s);
    QCOMPARE(released.count(), 1);
    QCOMPARE(released[0][1].toDouble(), 1500.0);
    QVERIFY(!chart.window()); // no zoom besides
    QVERIFY(chart.pins().empty());
}

void ChartWidgetTest::keysMoveMarks()
{
    Shown chart;
    ChartSpec spec = test::ownAndRent();
    ChartMark mark;
    mark.id = u"horizon"_s;
    mark.x = 36;
    mark.draggable = true;
    mark.step = 12;
    mark.maximum = 48;
    spec.marks = {mark};
    chart.setSpec(spec);
    QSignalSpy released(&chart, &ChartWidget::markReleased);
    QTest::keyClick(&chart, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(released.last()[1].toDouble(), 48.0);
    QTest::keyClick(&chart, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(released.count(), 1); // at its limit
}

void ChartWidgetTest::crossOfTheMapFollowsMouseAndKeys()
{
    Shown chart;
    chart.setSpec(test::winnerMap());
    QSignalSpy dragged(&chart, &ChartWidget::pointDragged);
    QSignalSpy released(&chart, &ChartWidget::pointReleased);
    drag(chart, chart.at(1, 1), chart.at(4, 0.5));
    QVERIFY(dragged.count() >= 2);
    QCOMPARE(released.count(), 1);
    const QPointF value = released[0][0].toPointF();
    QVERIFY(std::abs(value.x() - 4) < 0.05 && std::abs(value.y() - 0.5) < 0.05);
    QTest::keyClick(&chart, Qt::Key_Left);
    // A hundredth of the width of 6.
    QVERIFY(std::abs(released[1][0].toPointF().x() - value.x() + 0.06) < 1e-9);
    drag(chart, chart.at(4, 1), {-500, 5000});
    QCOMPARE(released.last()[0].toPointF(), QPointF(-0.5, -0.5));
}

void ChartWidgetTest::barsAreClicked()
{
    Shown chart;
    chart.setSpec(test::rentToOwn());
    QSignalSpy clicked(&chart, &ChartWidget::spotClicked);
    QTest::mouseClick(&chart, Qt::LeftButton, {},
                      chart.geometryOfChart().spots[2].area.center().toPoint());
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked[0][0].toString(), u"purchase"_s);
}

void ChartWidgetTest::copiesPictureAndTable()
{
    Shown chart;
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x1E, 0x1F, 0x22));
    dark.setColor(QPalette::Text, Qt::white);
    chart.setPalette(dark);
    QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage() && data->hasText());
    const auto image = qvariant_cast<QImage>(data->imageData());
    QCOMPARE(image.size(), chart.size() * 2);
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white)); // also of a dark window
    QVERIFY(data->text().contains(u"Month\tDate\tOwn (CNY)\tRent (CNY)\n"_s));
}

void ChartWidgetTest::savesPictureAndTable()
{
    Shown chart;
    QTemporaryDir folder;
    QString suggested;
    QString wanted = u"a.png"_s;
    chart.chooseFile = [&](QWidget*, const QString& name, const QString&)
    {
        suggested = name;
        return folder.filePath(wanted);
    };
    chart.savePicture();
    QCOMPARE(suggested, u"Owning_is_cheaper_from_month_30.png"_s);
    QCOMPARE(QImage(folder.filePath(wanted)).size(), chart.size() * 2);
    wanted = u"a.svg"_s;
    chart.savePicture();
    QFile drawing(folder.filePath(wanted));
    QVERIFY(drawing.open(QIODevice::ReadOnly));
    QVERIFY(drawing.readAll().contains("<svg"));
    wanted = u"a.csv"_s;
    chart.saveTable();
    QFile table(folder.filePath(wanted));
    QVERIFY(table.open(QIODevice::ReadOnly));
    QVERIFY(table.readAll().contains("14,2028-03-01,1040,560\r\n"));
    chart.chooseFile = [](QWidget*, const QString&, const QString&)
    {
        return QString();
    };
    chart.saveTable(); // cancelled
}

void ChartWidgetTest::saysWhenItCannotWrite()
{
    Shown chart;
    QSignalSpy failed(&chart, &ChartWidget::saveFailed);
    chart.chooseFile = [](QWidget*, const QString&, const QString&)
    {
        return u"/proc/no-such-folder/a.csv"_s;
    };
    chart.saveTable();
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains(u"/proc/no-such-folder/a.csv"_s));
}

void ChartWidgetTest::showsTheTable()
{
    // Of the offscreen platform, for every dialog.
    QTest::ignoreMessage(QtWarningMsg, "This plugin does not support propagateSizeHints()");
    Shown chart;
    chart.showTable();
    const auto* dialog = chart.findChild<QDialog*>(u"chartTable"_s);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), u"Owning is cheaper from month 30"_s);
}

void ChartWidgetTest::staleChartsAreGreyed()
{
    Shown chart;
    const QImage fresh = chart.grab().toImage();
    chart.setStale(true);
    const QImage stale = chart.grab().toImage();
    const QPoint line = chart.at(50.5, 1400); // on the curve of owning
    QVERIFY(stale.pixelColor(line).lightness() > fresh.pixelColor(line).lightness() + 40);
    chart.setStale(false);
    QCOMPARE(chart.grab().toImage(), fresh);
}

void ChartWidgetTest::followsThePalette()
{
    Shown chart;
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(0x1E, 0x1F, 0x22));
    dark.setColor(QPalette::Text, Qt::white);
    chart.setPalette(dark);
    QCOMPARE(chart.grab().toImage().pixelColor(5, 5), QColor(0x1E, 0x1F, 0x22));
    chart.setPalette({});
    QVERIFY(chart.grab().toImage().pixelColor(5, 5).lightness() > 200);
}

void ChartWidgetTest::namesItselfToScreenReaders()
{
    const Shown chart;
    QCOMPARE(chart.accessibleName(), u"Owning is cheaper from month 30"_s);
    QVERIFY(chart.accessibleDescription().contains(u"CNY 2,400.00"_s));
    QCOMPARE(chart.focusPolicy(), Qt::StrongFocus);
}

void ChartWidgetTest::newDataKeepWhatTheReaderSet()
{
    Shown chart;
    drag(chart, chart.atMonth(12), chart.atMonth(36));
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.atMonth(20));
    chart.setCrosshair(25);
    chart.setSpec(test::ownAndRent());
    QVERIFY(chart.window());
    QCOMPARE(chart.pins(), (std::vector<double>{20}));
    QCOMPARE(*chart.crosshair(), 25.0);
    chart.setSpec(test::tornado()); // another kind: nothing of it applies
    QVERIFY(!chart.crosshair() && chart.pins().empty() && !chart.window());
}

void ChartWidgetTest::crosshairDoesNotRepaintTheChart()
{
    struct Counting final : Chart
    {
        int* paints;
        explicit Counting(int* count)
            : paints(count)
        {
        }
        QString title() const override
        {
            return u"counted"_s;
        }
        QString subtitle() const override
        {
            return {};
        }
        ChartGeometry paint(QPainter& painter, const QRectF& area, const ChartTheme&) override
        {
            ++*paints;
            painter.fillRect(area, Qt::white);
            ChartGeometry geometry;
            geometry.plot = area;
            geometry.xMaximum = 100;
            return geometry;
        }
        ChartTable table(const Formats&) const override
        {
            return {};
        }
        QString description(const Formats&) const override
        {
            return {};
        }
        std::optional<std::pair<double, double>> xRange() const override
        {
            return std::pair(0.0, 100.0);
        }
        std::optional<double> snapped(double x) const override
        {
            return std::round(x);
        }
    };
    int paints = 0;
    Shown chart;
    chart.setChart(std::make_unique<Counting>(&paints));
    chart.grab();
    const int first = paints;
    for (int x = 10; x < 60; ++x)
    {
        chart.setCrosshair(x);
        chart.grab();
    }
    QCOMPARE(*chart.crosshair(), 59.0);
    QCOMPARE(paints, first);
}

void ChartWidgetTest::staysReadableSmallAndLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("480x260") << QSize(480, 260);
    QTest::newRow("4K") << QSize(3840, 2160);
    QTest::newRow("smallest") << QSize(1, 1);
    QTest::newRow("low") << QSize(900, 40);
    QTest::newRow("narrow") << QSize(40, 900);
}

void ChartWidgetTest::staysReadableSmallAndLarge()
{
    QFETCH(QSize, size);
    Shown chart(size);
    const auto check = [&](auto spec)
    {
        chart.setSpec(spec);
        chart.grab();
        const QRectF plot = chart.geometryOfChart().plot;
        if (size.width() >= 480 && size.height() >= 260)
        {
            QVERIFY(plot.width() > 0.4 * size.width());
            QVERIFY(plot.height() > 0.3 * size.height());
            QVERIFY(QRectF(QPointF(0, 0), size).contains(plot));
        }
    };
    check(test::ownAndRent());
    check(test::yearlyCosts());
    check(test::rentToOwn());
    check(test::tornado());
    check(test::winnerMap());
}

void ChartWidgetTest::nothingToShowIsNoTrouble()
{
    ChartWidget chart;
    chart.resize(300, 200);
    chart.grab();
    chart.copy();
    chart.setCrosshair(3);
    QTest::keyClick(&chart, Qt::Key_Right);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, {50, 50});
    QVERIFY(chart.picture().isNull());
    QVERIFY(chart.tableText().isEmpty());
}

QTEST_MAIN(ChartWidgetTest)
#include "tst_chart_widget.moc"
