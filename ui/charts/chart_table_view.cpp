#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/charts/chart_output.h"

namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

constexpr int shownDigits = 7;

} // namespace

ChartTableModel::ChartTableModel(ChartTable table, const Formats& formats, QObject* parent)
    : QAbstractTableModel(parent)
    , m_table(std::move(table))
    , m_formats(formats)
{
}

int ChartTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.headings.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (static_cast<std::size_t>(index.column()) >= row.size())
        return {};
    const ChartTable::Cell& cell = row[static_cast<std::size_t>(index.column())];
    const auto* number = std::get_if<double>(&cell);
    const auto* text = std::get_if<QString>(&cell);
    if (role == Qt::DisplayRole)
        return number ? m_formats.shortNumber(*number, shownDigits) : text ? *text : QString();
    if (role == Qt::UserRole)
        return number ? QVariant(*number) : text ? QVariant(*text) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    return orientation == Qt::Horizontal ? QVariant(m_table.headings.value(section))
                                         : QVariant(section + 1);
}

void showChartTable(QWidget* parent, const ChartTable& table, const Formats& formats)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"chartTable"_s);
    dialog->setWindowTitle(table.title.isEmpty()
                               ? QCoreApplication::translate("ChartWidget", "Data of the chart")
                               : table.title);
    auto* layout = new QVBoxLayout(dialog);
    auto* subtitle = new QLabel(table.subtitle, dialog);
    subtitle->setWordWrap(true);
    subtitle->setVisible(!table.subtitle.isEmpty());
    layout->addWidget(subtitle);
    auto* view = new QTableView(dialog);
    view->setModel(new ChartTableModel(table, formats, view));
    view->setAlternatingRowColors(true);
    view->setAccessibleName(dialog->windowTitle());
    view->verticalHeader()->hide();
    view->resizeColumnsToContents();
    layout->addWidget(view);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton* copy = buttons->addButton(QCoreApplication::translate("ChartWidget", "Copy all"),
                                           QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [table] { QApplication::clipboard()->setText(tabSeparated(table)); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    layout->addWidget(buttons);
    const int line = dialog->fontMetrics().height();
    dialog->resize(line * 44, line * 30);
    dialog->show();
}

} // namespace costmodel::ui
