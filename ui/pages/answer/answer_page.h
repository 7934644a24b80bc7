#pragma once

#include <QLabel>

#include "ui/pages/page.h"

namespace costmodel::ui
{

/// Which way is the cheapest, by how much, and what that hangs on.
class AnswerPage : public Page
{
    Q_OBJECT

public:
    explicit AnswerPage(const PageContext& context, QWidget* parent);

    QString title() const override;
    QString question() const override;
    void showResults(const ResultsPointer& results) override;
    void setStale(bool isStale) override;

private:
    QLabel* m_sentence;
};

} // namespace costmodel::ui
