#include "ui/pages/answer/answer_page.h"

#include <QVBoxLayout>

#include "ui/text/qt_text.h"

namespace costmodel::ui
{

AnswerPage::AnswerPage(const PageContext& context, QWidget* parent)
    : Page(context, parent)
    , m_sentence(new QLabel(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_sentence);
    layout->addStretch(1);
    m_sentence->setWordWrap(true);
    m_sentence->setObjectName(QStringLiteral("answer"));
}

QString AnswerPage::title() const
{
    return tr("Answer");
}

QString AnswerPage::question() const
{
    return tr("Rent or buy, and what does it hang on?");
}

void AnswerPage::showResults(const ResultsPointer& results)
{
    QStringList sentences;
    for (const Message& reason : results->evaluation.recommendation.reasons)
        sentences << rendered(reason);
    m_sentence->setText(sentences.join(u' '));
}

void AnswerPage::setStale(bool isStale)
{
    m_sentence->setEnabled(!isStale);
}

} // namespace costmodel::ui
