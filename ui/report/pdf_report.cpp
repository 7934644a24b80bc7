#include "ui/report/pdf_report.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>

#include "ui/report/pdf_finish.h"
#include "ui/report/report_document.h"

namespace costmodel::ui
{

namespace
{

struct Pages
{
    Q_DECLARE_TR_FUNCTIONS(costmodel::ui::Pages)
};

constexpr double sideMm = 18;
constexpr double topMm = 22;
constexpr double bottomMm = 20;
constexpr double pointsPerInch = 72;
constexpr int resolution = 600;

/// The head and foot of a page, in the margins.
void paintFrame(QPainter& painter, const QRectF& text, double point, int page, int pages,
                const QString& title, const QString& source)
{
    painter.save();
    painter.setFont(chartFont(8));
    painter.setPen(QColor(0x55, 0x55, 0x55));
    const double line = 12 * point;
    const QRectF head(text.left(), text.top() - 2 * line, text.width(), line);
    const QRectF foot(text.left(), text.bottom() + line, text.width(), line);
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(title, Qt::ElideMiddle, head.width() * 0.9));
    const QString number = Pages::tr("Page %1 of %2").arg(page + 1).arg(pages);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, number);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(source, Qt::ElideMiddle, foot.width() * 0.75));
    painter.setPen(QPen(QColor(0xBB, 0xBB, 0xBB), 0.5 * point));
    painter.drawLine(QPointF(head.left(), head.bottom() + 0.3 * line),
                     QPointF(head.right(), head.bottom() + 0.3 * line));
    painter.restore();
}

QString sourceOf(const EvaluatedScenario& evaluated)
{
    const QString program = QStringLiteral("costmodel " COSTMODEL_VERSION);
    if (evaluated.file.empty())
        return program;
    constexpr qsizetype digits = 12;
    const QString file = toQString(evaluated.file).section(u'/', -1);
    const QString hash = toQString(evaluated.sha256).left(digits);
    return hash.isEmpty()
               ? program + QStringLiteral(" · ") + file
               : program + QStringLiteral(" · ") + file + QStringLiteral(" · SHA-256 ") + hash;
}

} // namespace

std::vector<PageHeading> paintReport(QPagedPaintDevice& device, const EvaluatedScenario& evaluated,
                                     const Formats& formats)
{
    device.setPageSize(QPageSize(QPageSize::A4));
    device.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout::Millimeter);
    const double point = device.logicalDpiX() / pointsPerInch;
    constexpr double mmPerInch = 25.4;
    const double mm = device.logicalDpiX() / mmPerInch;
    const QRectF text(sideMm * mm, topMm * mm, device.width() - 2 * sideMm * mm,
                      device.height() - (topMm + bottomMm) * mm);
    const report::Report content = report::buildBoardReport(evaluated);
    const ReportDocument report = layOutReport(content, evaluated, formats, device, text.size());
    QTextDocument& document = *report.document;
    const int pages = document.pageCount();
    const QString title = QString::fromStdString(content.title);
    QPainter painter(&device);
    for (int page = 0; page < pages; ++page)
    {
        if (page > 0)
            device.newPage();
        paintFrame(painter, text, point, page, pages, title, sourceOf(evaluated));
        painter.save();
        painter.translate(text.left(), text.top() - page * text.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, page * text.height(), text.width(), text.height());
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    painter.end();
    std::vector<PageHeading> headings;
    for (const ReportHeading& heading : report.headings)
    {
        const QRectF place =
            document.documentLayout()->blockBoundingRect(document.findBlock(heading.position));
        const auto page = static_cast<int>(place.top() / text.height());
        const double top = text.top() + place.top() - page * text.height();
        headings.push_back({heading.text, heading.level, page, top / point});
    }
    return headings;
}

QByteArray pdfReport(const EvaluatedScenario& evaluated, const Formats& formats)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    std::vector<PageHeading> headings;
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(resolution);
        writer.setCreator(QStringLiteral("costmodel " COSTMODEL_VERSION));
        writer.setTitle(toQString(evaluated.scenario.general.name));
        headings = paintReport(writer, evaluated, formats);
    }
    return finishedPdf(bytes, headings, toQString(formats.language().code()));
}

} // namespace costmodel::ui
