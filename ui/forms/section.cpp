#include "ui/forms/section.h"

#include <QHBoxLayout>

namespace costmodel::ui
{

Section::Section(int level, QWidget* parent)
    : QWidget(parent)
    , m_header(new QToolButton(this))
    , m_bar(new QHBoxLayout)
    , m_layout(new QVBoxLayout(this))
    , m_level(level)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    m_layout->addLayout(m_bar);
    m_bar->setSpacing(0);
    m_bar->addWidget(m_header);
    m_header->setCheckable(true);
    m_header->setAutoRaise(true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setArrowType(Qt::RightArrow);
    m_header->setFocusPolicy(Qt::StrongFocus);
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_header->setMinimumWidth(40);
    QFont font = m_header->font();
    font.setBold(level == 0);
    m_header->setFont(font);
    connect(m_header, &QToolButton::toggled, this, &Section::setOpen);
}

void Section::setTitle(const QString& title)
{
    m_title = title;
    showTitle();
}

void Section::setSummary(const QString& summary)
{
    m_summary = summary;
    showTitle();
}

void Section::setMark(const QString& mark, const QString& hint)
{
    m_mark = mark;
    m_header->setToolTip(hint);
    showTitle();
}

void Section::showTitle()
{
    QString text = m_mark.isEmpty() ? m_title : m_mark + u' ' + m_title;
    if (!m_summary.isEmpty() && !isOpen())
        text += QStringLiteral("  –  ") + m_summary;
    text.replace(u'&', QStringLiteral("&&"));
    if (m_header->text() != text)
        m_header->setText(text);
    m_header->setAccessibleName(m_title);
}

void Section::setContent(std::function<QWidget*(QWidget* parent)> make)
{
    m_make = std::move(make);
}

void Section::setOpen(bool isOpen)
{
    const QSignalBlocker blocker(m_header);
    m_header->setChecked(isOpen);
    m_header->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    if (isOpen && !m_content && m_make)
    {
        m_content = m_make(this);
        m_content->setContentsMargins(m_level == 0 ? 8 : 14, 0, 0, 4);
        m_layout->addWidget(m_content);
    }
    if (m_content)
        m_content->setVisible(isOpen);
    showTitle();
    Q_EMIT opened(isOpen);
}

QMenu* Section::menu()
{
    if (!m_menuButton)
    {
        m_menuButton = new QToolButton(this);
        m_menuButton->setText(QStringLiteral("⋯"));
        m_menuButton->setAutoRaise(true);
        m_menuButton->setPopupMode(QToolButton::InstantPopup);
        m_menuButton->setFocusPolicy(Qt::StrongFocus);
        m_menuButton->setMenu(new QMenu(m_menuButton));
        m_menuButton->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
        m_bar->addWidget(m_menuButton);
        m_menuButton->setAccessibleName(tr("More"));
    }
    return m_menuButton->menu();
}

} // namespace costmodel::ui
