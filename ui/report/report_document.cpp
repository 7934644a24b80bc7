#include "ui/report/report_document.h"

#include <set>

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>

#include "ui/report/chart_object.h"
#include "ui/report/figures.h"
#include "ui/report/report_table.h"

namespace costmodel::ui
{

namespace
{

constexpr double bodyPoints = 9.5;
constexpr double titlePoints = 20;
constexpr double sectionPoints = 14;
constexpr double headingPoints = 11;
constexpr double leadPoints = 12;
constexpr double notePoints = 8.5;

class Builder
{
public:
    Builder(ReportDocument& target, const EvaluatedScenario& evaluated, const Formats& formats,
            double width)
        : m_target(target)
        , m_evaluated(evaluated)
        , m_formats(formats)
        , m_width(width)
        , m_cursor(target.document.get())
        , m_charts(new ChartObject(formats, width, target.document.get()))
    {
        target.document->documentLayout()->registerHandler(ChartObject::type, m_charts);
    }

    void add(const report::Report& report)
    {
        QTextBlockFormat format;
        format.setTopMargin(6);
        m_cursor.setBlockFormat(format);
        m_cursor.insertText(QString::fromStdString(report.title), text(titlePoints, true));
        QTextBlockFormat below;
        below.setBottomMargin(8);
        for (const Message& line : report.subtitle)
        {
            block(below);
            below.setTopMargin(0);
            m_cursor.insertText(render(line), text(notePoints, false, QColor(0x55, 0x55, 0x55)));
        }
        bool isFirst = true;
        for (const report::Section& section : report.sections)
        {
            addSection(section, startsPage(section.id, isFirst));
            isFirst = false;
        }
    }

private:
    /// The first page answers; what explains it begins on the next, the appendices on one of
    /// theirs.
    static bool startsPage(report::SectionId id, bool isFirst)
    {
        using Id = report::SectionId;
        return !isFirst && (id == Id::demand || id == Id::cash || id == Id::formulas);
    }
    QString render(const Message& message) const
    {
        return QString::fromStdString(costmodel::render(message, m_formats.language()));
    }
    static QTextCharFormat text(double points, bool isBold = false,
                                const QColor& colour = Qt::black)
    {
        QTextCharFormat format;
        format.setFontPointSize(points);
        format.setFontWeight(isBold ? QFont::Bold : QFont::Normal);
        format.setForeground(colour);
        return format;
    }
    /// A new block, without an empty one before the first text.
    void block(const QTextBlockFormat& format)
    {
        m_cursor.insertBlock(format, text(bodyPoints));
    }
    void heading(const QString& words, int level, bool startsPage)
    {
        QTextBlockFormat format;
        format.setTopMargin(level == 1 ? 16 : 10);
        format.setBottomMargin(4);
        format.setHeadingLevel(level);
        if (startsPage)
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        block(format);
        m_target.headings.push_back({words, level, m_cursor.position()});
        m_cursor.insertText(words, text(level == 1 ? sectionPoints : headingPoints, true));
    }
    void addSection(const report::Section& section, bool startsPage)
    {
        heading(translated(section.title.context, section.title.text), 1, startsPage);
        for (const report::Block& part : section.blocks)
            std::visit([this](const auto& content) { addBlock(content); }, part);
    }
    void addBlock(const report::Heading& content)
    {
        heading(QString::fromStdString(cellText(content.text, m_formats.language())), 2, false);
    }
    void addBlock(const report::Table& table)
    {
        insertTable(m_cursor, table, m_formats, m_width);
    }
    void addBlock(report::Figure figure)
    {
        // Once is enough where several sections speak of the same picture.
        if (!m_drawn.insert(figure).second)
            return;
        std::unique_ptr<Chart> chart = figureOf(figure, m_evaluated, m_formats);
        if (!chart)
            return;
        QTextBlockFormat format;
        format.setTopMargin(6);
        block(format);
        m_charts->insert(m_cursor, *chart);
        m_target.charts.push_back(std::move(chart));
    }
    void addBlock(const report::Paragraph& paragraph)
    {
        const QString words = QString::fromStdString(
            report::paragraphText(paragraph.sentences, m_formats.language()));
        QTextBlockFormat format;
        format.setBottomMargin(4);
        QTextCharFormat look = text(bodyPoints);
        switch (paragraph.emphasis)
        {
        case report::Emphasis::normal:
            break;
        case report::Emphasis::lead:
            look = text(leadPoints, true);
            format.setBottomMargin(8);
            break;
        case report::Emphasis::item:
            format.setLeftMargin(14);
            format.setTextIndent(-10);
            break;
        case report::Emphasis::warning:
            look = text(bodyPoints, true, QColor(0x9A, 0x3A, 0x00));
            break;
        case report::Emphasis::note:
            look = text(notePoints, false, QColor(0x55, 0x55, 0x55));
            break;
        }
        block(format);
        const bool isItem = paragraph.emphasis == report::Emphasis::item;
        m_cursor.insertText((isItem ? QStringLiteral("•  ") : QString()) + words, look);
    }

    ReportDocument& m_target;
    const EvaluatedScenario& m_evaluated;
    const Formats& m_formats;
    double m_width;
    QTextCursor m_cursor;
    ChartObject* m_charts;
    std::set<report::Figure> m_drawn;
};

/// Moves headings from the foot of a page to the next one.
void keepHeadings(ReportDocument& report, double height)
{
    QTextDocument& document = *report.document;
    for (const ReportHeading& heading : report.headings)
    {
        QTextBlock block = document.findBlock(heading.position);
        const QTextBlock next = block.next();
        const QAbstractTextDocumentLayout* const layout = document.documentLayout();
        const QRectF own = layout->blockBoundingRect(block);
        const auto page = static_cast<int>(own.top() / height);
        const double nextTop = next.isValid() ? layout->blockBoundingRect(next).top() : own.top();
        const bool isAtFoot = own.bottom() - page * height > 0.86 * height;
        if (!isAtFoot && static_cast<int>(nextTop / height) == page)
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

} // namespace

ReportDocument layOutReport(const report::Report& report, const EvaluatedScenario& evaluated,
                            const Formats& formats, QPaintDevice& device, const QSizeF& text)
{
    ReportDocument result;
    result.document = std::make_unique<QTextDocument>();
    QTextDocument& document = *result.document;
    document.documentLayout()->setPaintDevice(&device);
    document.setUndoRedoEnabled(false);
    document.setDocumentMargin(0);
    document.setDefaultFont(chartFont(bodyPoints));
    document.setPageSize(text);
    Builder(result, evaluated, formats, text.width()).add(report);
    keepHeadings(result, text.height());
    return result;
}

} // namespace costmodel::ui
