#include "ui/help/manual_style.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextTable>

namespace costmodel::ui
{

namespace
{

QColor mixed(const QColor& a, const QColor& b, double shareOfB)
{
    const auto mix = [shareOfB](int x, int y)
    {
        return static_cast<int>(x + (y - x) * shareOfB);
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

bool isCode(const QTextBlock& block)
{
    const QTextBlockFormat format = block.blockFormat();
    return format.hasProperty(QTextFormat::BlockCodeLanguage) ||
           format.hasProperty(QTextFormat::BlockCodeFence);
}

void styleBlock(const QTextBlock& block, const QColor& ground, double em)
{
    QTextBlockFormat format = block.blockFormat();
    const int level = format.headingLevel();
    if (level > 0)
    {
        format.setTopMargin(em * (level < 3 ? 1.6 : 1.1));
        format.setBottomMargin(em * 0.4);
    }
    else if (isCode(block))
    {
        format.setBackground(ground);
        format.setNonBreakableLines(false);
        format.setLeftMargin(em);
        format.setRightMargin(em);
        format.setTopMargin(isCode(block.previous()) ? 0 : em * 0.3);
        format.setBottomMargin(isCode(block.next()) ? 0 : em * 0.7);
    }
    else
    {
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    }
    QTextCursor(block).setBlockFormat(format);
}

void styleTable(QTextTable& table, const QPalette& palette, double em)
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderBrush(palette.color(QPalette::Mid));
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(em * 0.3);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setTopMargin(em * 0.3);
    format.setBottomMargin(em * 0.6);
    if (table.columns() == 4)
    {
        // Key, meaning, unit and range, default.
        QList<QTextLength> widths;
        for (const int percent : {26, 40, 21, 13})
            widths << QTextLength(QTextLength::PercentageLength, percent);
        format.setColumnWidthConstraints(widths);
    }
    table.setFormat(format);
    const QColor head = mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.1);
    for (int column = 0; column < table.columns(); ++column)
    {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat cellFormat = cell.format();
        cellFormat.setBackground(head);
        cell.setFormat(cellFormat);
    }
}

} // namespace

void styleManual(QTextDocument& document, const QPalette& palette)
{
    const double em = QFontMetricsF(document.defaultFont()).height();
    const QColor ground = mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.06);
    QTextCursor edit(&document);
    edit.beginEditBlock();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (!QTextCursor(block).currentTable())
            styleBlock(block, ground, em);
    for (QTextFrame* const frame : document.rootFrame()->childFrames())
        if (auto* const table = qobject_cast<QTextTable*>(frame))
            styleTable(*table, palette, em);
    edit.endEditBlock();
    QTextFrameFormat root = document.rootFrame()->frameFormat();
    root.setMargin(em);
    document.rootFrame()->setFrameFormat(root);
}

} // namespace costmodel::ui
