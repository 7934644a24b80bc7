#include "ui/pages/page.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace costmodel::ui
{

QVBoxLayout* Page::scrollingColumn(QScrollArea& scroll)
{
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(&scroll);
    scroll.setWidgetResizable(true);
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const content = new QWidget(&scroll);
    scroll.setWidget(content);
    auto* const column = new QVBoxLayout(content);
    column->setContentsMargins(14, 8, 14, 12);
    column->setSpacing(6);
    return column;
}

} // namespace costmodel::ui
