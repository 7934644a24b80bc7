#pragma once

#include <QAbstractTableModel>
#include <QByteArray>
#include <QIODevice>
#include <QImage>
#include <QSize>

#include "ui/charts/chart.h"

/// A chart as it leaves the window.
namespace costmodel::ui
{

/// On white with its title, `scale` times as many pixels as `size`.
QImage pictureOf(Chart& chart, const QSize& size, const Formats& formats, double pointSize,
                 double scale = 2);

/// As SVG, on white.
bool writeSvg(Chart& chart, QIODevice& device, const QSize& size, const Formats& formats,
              double pointSize);

/// Tab-separated: title, subtitle, headings with units, rows with plain numbers.
QString tabSeparated(const ChartTable& table);

/// RFC 4180 in UTF-8 with a byte order mark, which Excel needs for Chinese; headings in the first
/// line. Texts that a spreadsheet would take for a formula get an apostrophe before them.
QByteArray commaSeparated(const ChartTable& table);

/// The table for views: numbers grouped and aligned to the right, Qt::UserRole holds them raw.
class ChartTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    ChartTableModel(ChartTable table, const Formats& formats, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChartTable m_table;
    Formats m_formats;
};

/// Shows the table of a chart; deletes itself when closed.
void showChartTable(QWidget* parent, const ChartTable& table, const Formats& formats);

} // namespace costmodel::ui
