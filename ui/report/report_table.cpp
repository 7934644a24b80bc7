#include "ui/report/report_table.h"

#include <algorithm>
#include <numeric>

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextDocument>
#include <QTextTable>

namespace costmodel::ui
{

namespace
{

constexpr double padding = 3;           ///< around the text of a cell
constexpr double widestShare = 0.34;    ///< of the page: longer texts are wrapped
constexpr double narrowestShare = 0.16; ///< a longer word may be broken
constexpr double thick = 1.2;
constexpr double thin = 0.5;
const QColor lineColour(0x33, 0x33, 0x33);
const QColor rowLineColour(0xD8, 0xD8, 0xD8);

/// The texts of a table, headings first.
std::vector<QStringList> textsOf(const report::Table& table, const Formats& formats)
{
    std::vector<QStringList> texts(1);
    for (const report::Column& column : table.columns)
        texts.front() << QString::fromStdString(cellText(column.heading, formats.language()));
    for (const report::Row& row : table.rows)
    {
        QStringList cells;
        for (const report::Cell& cell : row.cells)
            cells << QString::fromStdString(cellText(cell, formats.language()));
        if (row.isMarked && !cells.isEmpty())
            cells.front().prepend(QStringLiteral("★ "));
        texts.push_back(std::move(cells));
    }
    return texts;
}

/// What a column needs: all its texts on one line, or no word of them broken.
struct ColumnWidths
{
    std::vector<double> whole;
    std::vector<double> least;
};

double longestWord(const QString& text, const QFontMetricsF& metrics, double most)
{
    double longest = 0;
    for (const QString& word : text.split(u' '))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return std::min(longest, most);
}

ColumnWidths widthsOf(const report::Table& table, const std::vector<QStringList>& texts,
                      const QFontMetricsF& metrics, double page, double pixel)
{
    const auto count = static_cast<std::size_t>(texts.front().size());
    ColumnWidths widths{std::vector<double>(count, 0), std::vector<double>(count, 0)};
    for (std::size_t r = 0; r < texts.size(); ++r)
        for (std::size_t i = 0; i < count; ++i)
        {
            const QString& text = texts[r].value(static_cast<qsizetype>(i));
            const double whole = metrics.horizontalAdvance(text) * 1.02;
            // Numbers are never broken, nor is what stands before them.
            const bool isNumber = r > 0 && table.columns[i].isNumber;
            const double word = longestWord(text, metrics, page * narrowestShare) * 1.02;
            widths.whole[i] = std::max(widths.whole[i], std::min(whole, page * widestShare));
            widths.least[i] = std::max(widths.least[i], isNumber ? whole : word);
        }
    for (std::size_t i = 0; i < count; ++i)
    {
        widths.least[i] = std::min(widths.least[i], widths.whole[i]) + 2 * padding * pixel;
        widths.whole[i] += 2 * padding * pixel;
    }
    return widths;
}

/// The widths that fill the page at most: what is too wide is wrapped, the widest slack first.
std::vector<double> fitted(const ColumnWidths& widths, double page)
{
    const double whole = std::accumulate(widths.whole.begin(), widths.whole.end(), 0.0);
    const double least = std::accumulate(widths.least.begin(), widths.least.end(), 0.0);
    if (whole <= page || least >= page)
        return whole <= page ? widths.whole : widths.least;
    const double kept = (page - least) / (whole - least);
    std::vector<double> fit = widths.least;
    for (std::size_t i = 0; i < fit.size(); ++i)
        fit[i] += (widths.whole[i] - widths.least[i]) * kept;
    return fit;
}

/// Columns of each part: as many as fit beside the key columns.
std::vector<std::vector<std::size_t>> partsOf(const std::vector<double>& widths,
                                              std::size_t keyColumns, double page)
{
    std::vector<std::size_t> keys(std::min(keyColumns, widths.size()));
    std::iota(keys.begin(), keys.end(), std::size_t{0});
    const double keyWidth = std::accumulate(
        widths.begin(), widths.begin() + static_cast<std::ptrdiff_t>(keys.size()), 0.0);
    std::vector<std::vector<std::size_t>> parts{keys};
    double used = keyWidth;
    for (std::size_t i = keys.size(); i < widths.size(); ++i)
    {
        if (used + widths[i] > page && parts.back().size() > keys.size())
        {
            parts.push_back(keys);
            used = keyWidth;
        }
        parts.back().push_back(i);
        used += widths[i];
    }
    return parts;
}

void setLine(QTextTableCellFormat& format, bool isTop, double width, const QColor& colour)
{
    if (isTop)
    {
        format.setTopBorder(width);
        format.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setTopBorderBrush(colour);
    }
    else
    {
        format.setBottomBorder(width);
        format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBottomBorderBrush(colour);
    }
}

struct RowLook
{
    bool isHeading = false;
    bool isLast = false;
    bool isBold = false;
    bool isTotal = false;
};

void fillRow(QTextTable& target, int index, const QStringList& texts, const report::Table& table,
             const std::vector<std::size_t>& columns, const RowLook& look)
{
    for (std::size_t i = 0; i < columns.size(); ++i)
    {
        QTextTableCell cell = target.cellAt(index, static_cast<int>(i));
        QTextTableCellFormat format;
        format.setPadding(padding);
        format.setTopPadding(padding / 2);
        format.setBottomPadding(padding / 2);
        if (look.isHeading)
            setLine(format, true, thick, lineColour);
        else if (look.isTotal)
            setLine(format, true, thin, lineColour);
        if (look.isHeading)
            setLine(format, false, thin, lineColour);
        else
            setLine(format, false, look.isLast ? thick : thin,
                    look.isLast ? lineColour : rowLineColour);
        format.setVerticalAlignment(look.isHeading ? QTextCharFormat::AlignBottom
                                                   : QTextCharFormat::AlignTop);
        cell.setFormat(format);
        QTextCursor cursor = cell.firstCursorPosition();
        QTextBlockFormat block;
        block.setAlignment(table.columns[columns[i]].isNumber ? Qt::AlignRight : Qt::AlignLeft);
        cursor.setBlockFormat(block);
        QTextCharFormat text;
        text.setFontWeight(look.isBold ? QFont::Bold : QFont::Normal);
        const auto at = static_cast<qsizetype>(columns[i]);
        cursor.insertText(at < texts.size() ? texts[at] : QString(), text);
    }
}

void insertPart(QTextCursor& cursor, const report::Table& table,
                const std::vector<QStringList>& texts, const std::vector<std::size_t>& columns,
                const std::vector<double>& widths, double page)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setBorderCollapse(true);
    format.setHeaderRowCount(1);
    format.setTopMargin(2);
    format.setBottomMargin(8);
    double sum = 0;
    for (const std::size_t column : columns)
        sum += widths[column];
    constexpr double percent = 100;
    QList<QTextLength> constraints;
    for (const std::size_t column : columns)
        constraints << QTextLength(QTextLength::PercentageLength, widths[column] / sum * percent);
    format.setColumnWidthConstraints(constraints);
    format.setWidth(
        QTextLength(QTextLength::PercentageLength, std::min(1.0, sum / page) * percent));
    QTextTable* const target = cursor.insertTable(static_cast<int>(texts.size()),
                                                  static_cast<int>(columns.size()), format);
    for (std::size_t r = 0; r < texts.size(); ++r)
    {
        RowLook look;
        look.isHeading = r == 0;
        look.isLast = r + 1 == texts.size();
        if (r > 0)
        {
            look.isTotal = table.rows[r - 1].isTotal;
            look.isBold = look.isTotal || table.rows[r - 1].isMarked;
        }
        else
            look.isBold = true;
        fillRow(*target, static_cast<int>(r), texts[r], table, columns, look);
    }
    cursor.movePosition(QTextCursor::End);
}

} // namespace

void insertTable(QTextCursor& cursor, const report::Table& table, const Formats& formats,
                 double width)
{
    if (table.columns.empty())
        return;
    const QTextDocument& document = *cursor.document();
    QPaintDevice* const device = document.documentLayout()->paintDevice();
    constexpr double designDpi = 96;
    const double pixel = device ? device->logicalDpiX() / designDpi : 1;
    QFont bold = document.defaultFont();
    bold.setBold(true);
    const QFontMetricsF metrics = device ? QFontMetricsF(bold, device) : QFontMetricsF(bold);
    const std::vector<QStringList> texts = textsOf(table, formats);
    const std::vector<double> widths = fitted(widthsOf(table, texts, metrics, width, pixel), width);
    const std::vector<std::vector<std::size_t>> parts = partsOf(widths, table.keyColumns, width);
    double first = 0;
    for (const std::size_t column : parts.front())
        first += widths[column];

    const QString unit = QString::fromStdString(cellText(table.unit, formats.language()));
    if (!unit.isEmpty())
    {
        QTextBlockFormat right;
        right.setAlignment(Qt::AlignRight);
        right.setRightMargin(std::max(0.0, width - first) / pixel);
        cursor.insertBlock(right);
        QTextCharFormat small;
        small.setForeground(QColor(0x55, 0x55, 0x55));
        cursor.insertText(unit, small);
    }
    for (const std::vector<std::size_t>& columns : parts)
        insertPart(cursor, table, texts, columns, widths, width);
    const bool hasMark = std::any_of(table.rows.begin(), table.rows.end(),
                                     [](const report::Row& row) { return row.isMarked; });
    if (hasMark)
    {
        cursor.insertBlock(QTextBlockFormat());
        cursor.insertText(QStringLiteral("★ ") + translated(table.mark.context, table.mark.text));
    }
}

} // namespace costmodel::ui
