#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include "ui/tables/table_picture.h"
#include "ui/tables/table_view.h"
#include "ui/tables/value_table_model.h"

using namespace costmodel;
using namespace costmodel::ui;

namespace
{

const std::vector<TableColumn> columns{
    {.id = QStringLiteral("name"), .heading = QStringLiteral("Tier")},
    {.id = QStringLiteral("cost"),
     .heading = QStringLiteral("Cost"),
     .unit = QStringLiteral("k CNY"),
     .isNumber = true},
    {.id = QStringLiteral("share"),
     .heading = QStringLiteral("Share"),
     .isNumber = true,
     .isHidden = true},
};

TableRow row(const QString& name, const QString& cost, std::optional<double> number,
             bool isTotal = false)
{
    return {.cells = {{.text = name},
                      {.text = cost,
                       .number = number,
                       .explanation = QStringLiteral("hybrid.") + name}},
            .isTotal = isTotal,
            .input = QStringLiteral("buy[own].servers")};
}

/// Two tiers, one without a cost, and the total; unrounded 1234.5678 and 234.5.
std::vector<TableRow> rows()
{
    return {row(QStringLiteral("own"), QStringLiteral("1,234.57"), 1234.5678),
            row(QStringLiteral("none"), QStringLiteral("not available"), std::nullopt),
            row(QStringLiteral("spot"), QStringLiteral("234.50"), 234.5),
            row(QStringLiteral("Total"), QStringLiteral("1,469.07"), 1469.0678, true)};
}

} // namespace

class TableViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void modelKeepsTheRules();
    void copiesHeadingsUnitsAndPlainNumbers();
    void copiesTheSelectionOnly();
    void sortsByNumberAndKeepsTotalsLast();
    void thirdClickBringsBackTheOrder();
    void savesUnroundedNumbers();
    void tellsWhyItWasNotSaved();
    void remembersColumns();
    void keepsOneColumnVisible();
    void isNeverNarrowerThanItsText();
    void keepsSelectionWhenValuesChange();
    void drawsAPictureTwiceAsLargeOnWhite();
    void offersTheExplanationOfTheCurrentNumber();
    void frozenColumnFollows();

private:
    struct Fixture
    {
        QTemporaryDir folder;
        QSettings store{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
        QString told;
        QString saveAs;
        Session session{
            {},
            {.askToSave = {},
             .confirm = {},
             .tell = [this](QWidget*, const QString&, const QString& text) { told = text; },
             .openFile = {},
             .saveFile =
                 [this](QWidget*, const QString&, const QString&, const QString&)
             {
                 return saveAs;
             }},
            store};
        ValueTableModel model;
        TableView view{session, QStringLiteral("tiers")};

        Fixture()
        {
            model.setContents(columns, rows());
            view.setSource(&model);
            view.setCaption(QStringLiteral("Cost of the tiers – test"));
            view.resize(400, 300);
        }
        QStringList names() const
        {
            QStringList names;
            for (int i = 0; i < view.model()->rowCount(); ++i)
                names << view.model()->index(i, 0).data().toString();
            return names;
        }
    };
};

void TableViewTest::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TableViewTest::modelKeepsTheRules()
{
    ValueTableModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setContents(columns, rows());
    QCOMPARE(model.rowCount(), 4);
    // A row with too few cells is filled up.
    QVERIFY(model.index(0, 2).data().toString().isEmpty());
    model.setContents(columns, {});
    QCOMPARE(model.rowCount(), 0);
    model.setContents({}, {});
    QCOMPARE(model.columnCount(), 0);
}

void TableViewTest::copiesHeadingsUnitsAndPlainNumbers()
{
    Fixture f;
    f.view.copyAll();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Cost of the tiers – test\n"
                                                               "Tier\tCost (k CNY)\n"
                                                               "own\t1234.57\n"
                                                               "none\tnot available\n"
                                                               "spot\t234.50\n"
                                                               "Total\t1469.07\n"));
}

void TableViewTest::copiesTheSelectionOnly()
{
    Fixture f;
    f.view.selectionModel()->select(f.view.model()->index(2, 1), QItemSelectionModel::Select);
    QTest::keyClick(&f.view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("Cost of the tiers – test\nCost (k CNY)\n234.50\n"));
}

void TableViewTest::sortsByNumberAndKeepsTotalsLast()
{
    Fixture f;
    f.view.sortByColumn(1, Qt::AscendingOrder);
    // As text "1,234.57" stands before "234.50".
    QCOMPARE(f.names(), QStringList({QStringLiteral("spot"), QStringLiteral("own"),
                                     QStringLiteral("none"), QStringLiteral("Total")}));
    f.view.sortByColumn(1, Qt::DescendingOrder);
    QCOMPARE(f.names(), QStringList({QStringLiteral("own"), QStringLiteral("spot"),
                                     QStringLiteral("none"), QStringLiteral("Total")}));
}

void TableViewTest::thirdClickBringsBackTheOrder()
{
    Fixture f;
    const QStringList before = f.names();
    f.view.show();
    const QHeaderView& header = *f.view.header();
    const QPoint middle(header.sectionViewportPosition(1) + header.sectionSize(1) / 2,
                        header.height() / 2);
    for (int i = 0; i < 2; ++i)
    {
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, middle);
        QVERIFY(f.names() != before);
    }
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, middle);
    QCOMPARE(f.names(), before);
}

void TableViewTest::savesUnroundedNumbers()
{
    Fixture f;
    f.saveAs = f.folder.filePath(QStringLiteral("out"));
    f.view.saveFile();
    QFile file(f.saveAs + QStringLiteral(".csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("\xEF\xBB\xBFTier,Cost (k CNY)\r\n"
                                        "own,1234.5678\r\n"
                                        "none,not available\r\n"
                                        "spot,234.5\r\n"
                                        "Total,1469.0678\r\n"));
}

void TableViewTest::tellsWhyItWasNotSaved()
{
    Fixture f;
    f.saveAs = f.folder.filePath(QStringLiteral("missing/out.csv"));
    f.view.saveFile();
    QVERIFY(f.told.contains(f.saveAs));
}

void TableViewTest::remembersColumns()
{
    Fixture f;
    f.view.columns().setVisible(2, true);
    f.view.columns().setVisible(1, false);
    f.view.header()->moveSection(2, 0);
    ValueTableModel model;
    TableView again(f.session, QStringLiteral("tiers"));
    again.setSource(&model);
    model.setContents(columns, rows());
    QVERIFY(again.isColumnHidden(1));
    QVERIFY(!again.isColumnHidden(2));
    QCOMPARE(again.header()->logicalIndex(0), 2);
    TableView other(f.session, QStringLiteral("other"));
    other.setSource(&model);
    QVERIFY(!other.isColumnHidden(1));
    QVERIFY(other.isColumnHidden(2));
}

void TableViewTest::keepsOneColumnVisible()
{
    Fixture f;
    f.view.columns().setVisible(0, false);
    f.view.columns().setVisible(1, false);
    QVERIFY(!f.view.isColumnHidden(1));
}

void TableViewTest::isNeverNarrowerThanItsText()
{
    Fixture f;
    f.view.show();
    f.view.header()->resizeSection(1, 5);
    const int text = f.view.fontMetrics().horizontalAdvance(QStringLiteral("not available"));
    QTRY_VERIFY(f.view.columnWidth(1) >= text);
    f.view.header()->resizeSection(1, 300);
    QTest::qWait(300);
    QCOMPARE(f.view.columnWidth(1), 300);
}

void TableViewTest::keepsSelectionWhenValuesChange()
{
    Fixture f;
    f.view.setCurrentIndex(f.view.model()->index(2, 1));
    std::vector<TableRow> changed = rows();
    changed[2].cells[1] = {.text = QStringLiteral("12,345,678.90"), .number = 12345678.9};
    f.model.setContents(columns, std::move(changed));
    QCOMPARE(f.view.currentIndex(), f.view.model()->index(2, 1));
    QTRY_VERIFY(f.view.columnWidth(1) >=
                f.view.fontMetrics().horizontalAdvance(QStringLiteral("12,345,678.90")));
}

void TableViewTest::drawsAPictureTwiceAsLargeOnWhite()
{
    Fixture f;
    const QImage picture = tablePicture(f.view.everything(), f.view.font());
    QCOMPARE(picture.devicePixelRatio(), 2.0);
    QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
    // A caption, a heading of two lines and four rows.
    QVERIFY(picture.height() > 2 * 6 * f.view.fontMetrics().height());
    f.view.copyPicture();
    QVERIFY(!QApplication::clipboard()->image().isNull());
}

void TableViewTest::offersTheExplanationOfTheCurrentNumber()
{
    Fixture f;
    QSignalSpy explained(&f.view, &TableView::explanationRequested);
    QSignalSpy led(&f.view, &TableView::inputRequested);
    f.view.setCurrentIndex(f.view.model()->index(0, 1));
    QCOMPARE(f.view.property("explanationTarget").toString(), QStringLiteral("hybrid.own"));
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(explained.size(), 1);
    f.view.setCurrentIndex(f.view.model()->index(0, 0));
    QTest::keyClick(&f.view, Qt::Key_Return);
    QCOMPARE(led.size(), 1);
    QCOMPARE(led[0][0].toString(), QStringLiteral("buy[own].servers"));
}

void TableViewTest::frozenColumnFollows()
{
    Fixture f;
    f.view.freezeFirstColumn();
    f.view.resize(120, 200);
    f.view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&f.view));
    auto* const frozen = f.view.findChild<QTreeView*>(QStringLiteral("frozen column"));
    QVERIFY(frozen);
    QCOMPARE(frozen->columnWidth(0), f.view.columnWidth(0));
    QCOMPARE(frozen->width(), f.view.columnWidth(0));
    QCOMPARE(frozen->visualRect(frozen->model()->index(1, 0)).top(),
             f.view.visualRect(f.view.model()->index(1, 0)).top());
    f.view.setCurrentIndex(f.view.model()->index(1, 1));
    QCOMPARE(frozen->selectionModel(), f.view.selectionModel());
    // What is scrolled to does not lie below the frozen column.
    f.view.scrollTo(f.view.model()->index(1, 1));
    QVERIFY(f.view.visualRect(f.view.model()->index(1, 1)).left() >= frozen->width());
}

QTEST_MAIN(TableViewTest)
#include "tst_table_view.moc"
