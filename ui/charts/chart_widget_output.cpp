#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSaveFile>

#include "ui/charts/chart_output.h"
#include "ui/charts/chart_widget.h"

namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

/// The message of the chart as the name of a file.
QString fileName(const QString& title, QStringView suffix)
{
    QString name;
    for (const QChar c : title.left(60))
        name += c.isLetterOrNumber() || c == u'-' || c.isSurrogate() ? c : QChar(u'_');
    return (name.isEmpty() ? u"chart"_s : name) + suffix.toString();
}

} // namespace

QImage ChartWidget::picture() const
{
    return m_chart ? pictureOf(*m_chart, size(), m_formats, QFontInfo(font()).pointSizeF())
                   : QImage();
}

QString ChartWidget::tableText() const
{
    return m_chart ? tabSeparated(m_chart->table(m_formats)) : QString();
}

void ChartWidget::copy()
{
    if (!m_chart)
        return;
    auto* content = new QMimeData;
    content->setImageData(picture());
    content->setText(tableText());
    QApplication::clipboard()->setMimeData(content);
}

void ChartWidget::copyPicture()
{
    if (m_chart)
        QApplication::clipboard()->setImage(picture());
}

void ChartWidget::copyTable()
{
    if (m_chart)
        QApplication::clipboard()->setText(tableText());
}

void ChartWidget::write(const QString& name, const std::function<bool(QIODevice&)>& content)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || !content(file) || !file.commit())
        Q_EMIT saveFailed(tr("%1 could not be written: %2. Choose another folder or name.")
                              .arg(name, file.errorString()));
}

void ChartWidget::savePicture()
{
    if (!m_chart)
        return;
    const QString name = chooseFile(this, fileName(m_chart->title(), u".png"),
                                    tr("Picture (*.png);;Drawing (*.svg)"));
    if (name.isEmpty())
        return;
    const bool isDrawing = name.endsWith(u".svg"_s, Qt::CaseInsensitive);
    write(name,
          [&](QIODevice& device)
          {
              return isDrawing ? writeSvg(*m_chart, device, size(), m_formats,
                                          QFontInfo(font()).pointSizeF())
                               : picture().save(&device, "PNG");
          });
}

void ChartWidget::saveTable()
{
    if (!m_chart)
        return;
    const QString name = chooseFile(this, fileName(m_chart->title(), u".csv"), tr("Table (*.csv)"));
    if (name.isEmpty())
        return;
    const QByteArray text = commaSeparated(m_chart->table(m_formats));
    write(name, [&](QIODevice& device) { return device.write(text) == text.size(); });
}

void ChartWidget::showTable()
{
    if (m_chart)
        showChartTable(this, m_chart->table(m_formats), m_formats);
}

void ChartWidget::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_chart || (m_swallowMenu && event->reason() == QContextMenuEvent::Mouse))
    {
        event->accept();
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy as &picture"), this, &ChartWidget::copyPicture);
    menu->addAction(tr("Copy &data"), this, &ChartWidget::copyTable);
    menu->addAction(tr("Show as &table"), this, &ChartWidget::showTable);
    menu->addSeparator();
    menu->addAction(tr("&Save picture …"), this, &ChartWidget::savePicture);
    menu->addAction(tr("Save chart d&ata …"), this, &ChartWidget::saveTable);
    if (m_chart->xRange())
    {
        menu->addSeparator();
        QAction* back = menu->addAction(tr("&Undo zoom"), this, &ChartWidget::undoZoom);
        back->setEnabled(!m_zooms.empty());
        QAction* whole = menu->addAction(tr("&Whole range"), this, &ChartWidget::zoomWholeRange);
        whole->setEnabled(m_chart->window().has_value());
    }
    menu->popup(event->globalPos());
}

} // namespace costmodel::ui
