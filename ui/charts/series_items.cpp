#include "ui/charts/series_items.h"

#include <QGraphicsLayout>
#include <QtCharts/QLegend>

namespace costmodel::ui
{

SeriesItems::SeriesItems()
    : m_chart(new QChart)
    , m_xAxis(new QValueAxis(m_chart))
    , m_yAxis(new QValueAxis(m_chart))
{
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_chart);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setPlotAreaBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->hide();
    m_xAxis->setVisible(false);
    m_yAxis->setVisible(false);
    m_chart->addAxis(m_xAxis, Qt::AlignBottom);
    m_chart->addAxis(m_yAxis, Qt::AlignLeft);
}

void SeriesItems::attach(QAbstractSeries* series)
{
    m_chart->addSeries(series);
    series->attachAxis(m_xAxis);
    series->attachAxis(m_yAxis);
}

QLineSeries* SeriesItems::line(std::size_t index)
{
    if (index == m_lines.size())
    {
        m_lines.push_back(new QLineSeries(m_chart));
        attach(m_lines.back());
    }
    return m_lines[index];
}

QAreaSeries* SeriesItems::area(std::size_t index)
{
    if (index == m_areas.size())
    {
        auto* series = new QAreaSeries(m_chart);
        series->setUpperSeries(new QLineSeries(series));
        series->setLowerSeries(new QLineSeries(series));
        m_areas.push_back(series);
        attach(series);
    }
    return m_areas[index];
}

QScatterSeries* SeriesItems::scatter(std::size_t index)
{
    if (index == m_scatters.size())
    {
        m_scatters.push_back(new QScatterSeries(m_chart));
        attach(m_scatters.back());
    }
    return m_scatters[index];
}

void SeriesItems::render(QPainter& painter, const QRectF& plot, const std::vector<DrawnItem>& items)
{
    const QRectF box(QPointF(0, 0), plot.size());
    m_scene.setSceneRect(box);
    m_chart->setGeometry(box);
    m_chart->setPlotArea(box);
    m_xAxis->setRange(0, box.width());
    m_yAxis->setRange(0, box.height());
    std::size_t lines = 0;
    std::size_t areas = 0;
    std::size_t scatters = 0;
    for (const DrawnItem& item : items)
        switch (item.kind)
        {
        case DrawnItem::Kind::line:
        {
            QLineSeries* series = line(lines++);
            series->replace(item.points);
            series->setPen(item.pen);
            series->setVisible(true);
            break;
        }
        case DrawnItem::Kind::area:
        {
            QAreaSeries* series = area(areas++);
            series->upperSeries()->replace(item.points);
            series->lowerSeries()->replace(item.lower);
            series->setPen(item.pen);
            series->setBrush(item.brush);
            series->setVisible(true);
            break;
        }
        case DrawnItem::Kind::scatter:
        {
            QScatterSeries* series = scatter(scatters++);
            series->setMarkerSize(item.size);
            series->setPen(item.pen);
            series->setBrush(item.brush);
            series->replace(item.points);
            series->setVisible(true);
            break;
        }
        }
    for (; lines < m_lines.size(); ++lines)
        m_lines[lines]->setVisible(false);
    for (; areas < m_areas.size(); ++areas)
        m_areas[areas]->setVisible(false);
    for (; scatters < m_scatters.size(); ++scatters)
        m_scatters[scatters]->setVisible(false);
    m_chart->layout()->activate();
    m_scene.render(&painter, plot, box, Qt::IgnoreAspectRatio);
}

} // namespace costmodel::ui
