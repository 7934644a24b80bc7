#include "ui/charts/chart_output.h"

#include <algorithm>
#include <array>

#include <QPainter>
#include <QSvgGenerator>

namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

ChartTheme paper(const Formats& formats, double pointSize)
{
    ChartTheme theme = ChartTheme::print(formats, pointSize);
    theme.directLabels = false;
    return theme;
}

QString textOf(const ChartTable::Cell& cell)
{
    if (const auto* text = std::get_if<QString>(&cell))
        return *text;
    if (const auto* number = std::get_if<double>(&cell))
        return toQString(plainNumber(*number));
    return {};
}

QString oneLine(QString text)
{
    for (const QChar control : {QChar(u'\t'), QChar(u'\n'), QChar(u'\r')})
        text.replace(control, u' ');
    return text;
}

QString quoted(QString text, bool isNumber)
{
    static constexpr std::array<QChar, 6> formulas{u'=', u'+', u'-', u'@', u'\t', u'\r'};
    if (!isNumber && !text.isEmpty() && std::ranges::find(formulas, text.front()) != formulas.end())
        text.prepend(u'\'');
    if (text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r'))
        text = u'"' + text.replace(u"\""_s, u"\"\""_s) + u'"';
    return text;
}

} // namespace

QImage pictureOf(Chart& chart, const QSize& size, const Formats& formats, double pointSize,
                 double scale)
{
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    chart.paint(painter, QRectF(QPointF(0, 0), QSizeF(size)), paper(formats, pointSize));
    return image;
}

bool writeSvg(Chart& chart, QIODevice& device, const QSize& size, const Formats& formats,
              double pointSize)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(chart.title());
    generator.setDescription(chart.description(formats));
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    chart.paint(painter, QRectF(QPointF(0, 0), QSizeF(size)), paper(formats, pointSize));
    return painter.end();
}

QString tabSeparated(const ChartTable& table)
{
    QStringList lines;
    for (const QString& text : {table.title, table.subtitle})
        if (!text.isEmpty())
            lines.append(oneLine(text));
    QStringList headings;
    for (const QString& heading : table.headings)
        headings.append(oneLine(heading));
    lines.append(headings.join(u'\t'));
    for (const auto& row : table.rows)
    {
        QStringList cells;
        for (const ChartTable::Cell& cell : row)
            cells.append(oneLine(textOf(cell)));
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n') + u'\n';
}

QByteArray commaSeparated(const ChartTable& table)
{
    QByteArray result("\xEF\xBB\xBF");
    QStringList headings;
    for (const QString& heading : table.headings)
        headings.append(quoted(heading, false));
    result += headings.join(u',').toUtf8() + "\r\n";
    for (const auto& row : table.rows)
    {
        QStringList cells;
        for (const ChartTable::Cell& cell : row)
            cells.append(quoted(textOf(cell), std::holds_alternative<double>(cell)));
        result += cells.join(u',').toUtf8() + "\r\n";
    }
    return result;
}

} // namespace costmodel::ui
