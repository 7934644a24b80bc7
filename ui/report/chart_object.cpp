#include "ui/report/chart_object.h"

#include <QTextCursor>
#include <QTextDocument>

namespace costmodel::ui
{

namespace
{

constexpr int chartProperty = QTextFormat::UserProperty + 1;
constexpr double heightShare = 0.42;

} // namespace

ChartObject::ChartObject(const Formats& formats, double width, QObject* parent)
    : QObject(parent)
    , m_formats(formats)
    , m_size(width, width * heightShare)
{
}

void ChartObject::insert(QTextCursor& cursor, Chart& chart)
{
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(chartProperty, static_cast<int>(m_charts.size()));
    m_charts.push_back(&chart);
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QSizeF ChartObject::intrinsicSize(QTextDocument*, int, const QTextFormat&)
{
    return m_size;
}

void ChartObject::drawObject(QPainter* painter, const QRectF& area, QTextDocument*, int,
                             const QTextFormat& format)
{
    const auto index = static_cast<std::size_t>(format.intProperty(chartProperty));
    painter->save();
    // Far down a long document coordinates leave what painting can do.
    painter->translate(area.topLeft());
    m_charts.at(index)->paint(*painter, QRectF(QPointF(0, 0), area.size()),
                              ChartTheme::print(m_formats));
    painter->restore();
}

} // namespace costmodel::ui
