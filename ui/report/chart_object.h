#pragma once

#include <QObject>
#include <QTextObjectInterface>

#include "ui/charts/chart.h"

namespace costmodel::ui
{

/// Lets a text document draw charts among its text.
class ChartObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int type = QTextFormat::UserObject + 1;

    ChartObject(const Formats& formats, double width, QObject* parent);

    /// Puts a chart, which must outlive the document, behind the cursor.
    void insert(QTextCursor& cursor, Chart& chart);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& area, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    Formats m_formats;
    QSizeF m_size;
    std::vector<Chart*> m_charts;
};

} // namespace costmodel::ui
