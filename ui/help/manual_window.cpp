#include "ui/help/manual_window.h"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QVBoxLayout>

#include "ui/help/manual_style.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

ManualWindow::ManualWindow(Text text, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_text(std::move(text))
    , m_back(new QToolButton)
    , m_search(new QLineEdit)
    , m_previous(new QToolButton)
    , m_next(new QToolButton)
    , m_found(new QLabel)
    , m_contents(new QTreeWidget)
    , m_browser(new QTextBrowser)
{
    setObjectName(QStringLiteral("manual"));
    build();
    connectAll();
    load();
    const int em = fontMetrics().height();
    resize(68 * em, 46 * em);
}

void ManualWindow::build()
{
    m_back->setArrowType(Qt::LeftArrow);
    m_previous->setArrowType(Qt::UpArrow);
    m_next->setArrowType(Qt::DownArrow);
    m_search->setClearButtonEnabled(true);
    m_contents->setHeaderHidden(true);
    m_browser->setOpenLinks(false);
    m_browser->setUndoRedoEnabled(false);

    auto* const bar = new QHBoxLayout;
    bar->addWidget(m_back);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_previous);
    bar->addWidget(m_next);
    bar->addWidget(m_found, 1);
    auto* const splitter = new QSplitter;
    splitter->addWidget(m_contents);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    const int em = fontMetrics().height();
    splitter->setSizes({20 * em, 48 * em});
    splitter->setChildrenCollapsible(false);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(bar);
    all->addWidget(splitter, 1);
}

void ManualWindow::connectAll()
{
    connect(m_back, &QToolButton::clicked, this, &ManualWindow::goBack);
    connect(m_next, &QToolButton::clicked, this, [this] { find(m_search->text()); });
    connect(m_previous, &QToolButton::clicked, this, [this] { find(m_search->text(), true); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(m_search->text()); });
    connect(m_search, &QLineEdit::textChanged, m_found, &QLabel::clear);
    connect(m_contents, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item)
            {
                if (item)
                    showHeading(item->data(0, Qt::UserRole).toInt());
            });
    connect(m_browser->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &ManualWindow::markChapter);
    const auto onKey = [this](const QKeySequence& keys, auto action)
    {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, action);
    };
    onKey(QKeySequence::Find,
          [this]
          {
              m_search->setFocus(Qt::ShortcutFocusReason);
              m_search->selectAll();
          });
    onKey(QKeySequence::FindNext, [this] { find(m_search->text()); });
    onKey(QKeySequence::FindPrevious, [this] { find(m_search->text(), true); });
    onKey(QKeySequence::Back, [this] { goBack(); });
    onKey(QKeySequence(Qt::Key_Escape), [this] { close(); });
}

void ManualWindow::load()
{
    const Language& language = windowLanguage();
    const QString text = m_text ? toQString(m_text(language)) : QString();
    m_browser->document()->setMarkdown(text);
    styleManual(*m_browser->document(), m_browser->palette());
    m_before.clear();
    fillContents();
    retranslate();
    m_browser->setTextCursor(QTextCursor(m_browser->document()));
    m_browser->verticalScrollBar()->setValue(0);
    markChapter();
}

void ManualWindow::fillContents()
{
    const QSignalBlocker blocker(m_contents);
    m_contents->clear();
    m_headings.clear();
    QTreeWidgetItem* chapter = nullptr;
    const QTextDocument& document = *m_browser->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    {
        const int level = block.blockFormat().headingLevel();
        if (level < 1 || level > 3)
            continue;
        auto* const item =
            level == 3 && chapter ? new QTreeWidgetItem(chapter) : new QTreeWidgetItem(m_contents);
        if (level < 3)
            chapter = item;
        item->setText(0, block.text());
        item->setToolTip(0, block.text());
        item->setData(0, Qt::UserRole, static_cast<int>(m_headings.size()));
        m_headings.push_back({level, block.position(), block.text(), item});
    }
}

QStringList ManualWindow::titles() const
{
    QStringList titles;
    for (const Heading& heading : m_headings)
        titles << heading.title;
    return titles;
}

void ManualWindow::remember()
{
    constexpr std::size_t mostPlaces = 100;
    m_before.push_back(m_browser->verticalScrollBar()->value());
    if (m_before.size() > mostPlaces)
        m_before.erase(m_before.begin());
    m_back->setEnabled(true);
}

void ManualWindow::showHeading(int index)
{
    if (index < 0 || index >= static_cast<int>(m_headings.size()))
        return;
    remember();
    const QTextDocument& document = *m_browser->document();
    const QTextBlock block =
        document.findBlock(m_headings[static_cast<std::size_t>(index)].position);
    m_browser->setTextCursor(QTextCursor(block));
    const double top = document.documentLayout()->blockBoundingRect(block).top();
    m_browser->verticalScrollBar()->setValue(static_cast<int>(top));
    markChapter();
}

void ManualWindow::markChapter()
{
    const QTextDocument& document = *m_browser->document();
    const double now = m_browser->verticalScrollBar()->value() + fontMetrics().height();
    QTreeWidgetItem* current = nullptr;
    for (const Heading& heading : m_headings)
    {
        const QTextBlock block = document.findBlock(heading.position);
        if (current && document.documentLayout()->blockBoundingRect(block).top() > now)
            break;
        current = heading.item;
    }
    const QSignalBlocker blocker(m_contents);
    m_contents->setCurrentItem(current);
}

bool ManualWindow::find(const QString& text, bool isBackward)
{
    m_found->clear();
    if (text.isEmpty())
        return false;
    const QTextDocument::FindFlags flags =
        isBackward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    const QTextDocument& document = *m_browser->document();
    QTextCursor at = document.find(text, m_browser->textCursor(), flags);
    const bool isAround = at.isNull();
    if (isAround)
    {
        QTextCursor from(m_browser->document());
        from.movePosition(isBackward ? QTextCursor::End : QTextCursor::Start);
        at = document.find(text, from, flags);
    }
    if (at.isNull())
    {
        m_found->setText(tr("“%1” is not in the manual.").arg(text));
        return false;
    }
    remember();
    m_browser->setTextCursor(at);
    m_browser->ensureCursorVisible();
    if (isAround)
        m_found->setText(isBackward ? tr("Went on from the end.")
                                    : tr("Went on from the beginning."));
    return true;
}

void ManualWindow::goBack()
{
    if (m_before.empty())
        return;
    const int place = m_before.back();
    m_before.pop_back();
    m_back->setEnabled(canGoBack());
    m_browser->verticalScrollBar()->setValue(place);
    markChapter();
}

void ManualWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        load();
    QWidget::changeEvent(event);
}

void ManualWindow::retranslate()
{
    setWindowTitle(tr("Manual of costmodel"));
    m_back->setToolTip(tr("Back to where you were"));
    m_back->setAccessibleName(tr("Back"));
    m_back->setEnabled(canGoBack());
    m_search->setPlaceholderText(tr("Find in the manual"));
    m_search->setAccessibleName(tr("Find in the manual"));
    m_previous->setToolTip(tr("Previous place"));
    m_previous->setAccessibleName(tr("Previous place"));
    m_next->setToolTip(tr("Next place"));
    m_next->setAccessibleName(tr("Next place"));
    m_contents->setAccessibleName(tr("Contents"));
    m_browser->setAccessibleName(tr("Text of the manual"));
    m_found->clear();
}

} // namespace costmodel::ui
