#include "ui/pages/answer/warning_list.h"

#include "ui/pages/comparison/sentence.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

WarningList::WarningList(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
}

void WarningList::show(const std::vector<Warning>& warnings)
{
    while (m_lines.size() < warnings.size())
    {
        auto* const line = new QLabel(this);
        line->setWordWrap(true);
        line->setTextFormat(Qt::RichText);
        line->setTextInteractionFlags(Qt::TextBrowserInteraction);
        line->setMinimumWidth(1);
        m_layout->addWidget(line);
        connect(line, &QLabel::linkActivated, this, &WarningList::inputRequested);
        m_lines.push_back(line);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i)
    {
        QLabel* const line = m_lines[i];
        line->setVisible(i < warnings.size());
        if (i >= warnings.size())
            continue;
        const Warning& warning = warnings[i];
        const QString text = rendered(warning.text);
        QString html = breakable(text).toHtmlEscaped();
        if (!warning.path.empty())
            html = tr("%1 <a href=\"%2\">Go to the input</a>", "a warning, a path")
                       .arg(html, toQString(warning.path).toHtmlEscaped());
        line->setText(QStringLiteral("ⓘ ") + html);
        line->setAccessibleName(text);
        line->setFocusPolicy(warning.path.empty() ? Qt::NoFocus : Qt::StrongFocus);
    }
}

} // namespace costmodel::ui
