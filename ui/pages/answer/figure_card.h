#pragma once

#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include "model/insight/answer.h"
#include "ui/text/formats.h"

namespace costmodel::ui
{

/// One of the figures below the sentence: what it is, its value, and what stands beside it. The
/// button asks how it arose.
class FigureCard : public QFrame
{
    Q_OBJECT

public:
    explicit FigureCard(QWidget* parent);

    /// `target` as for `--explain`; empty where there is nothing to explain.
    void show(const AnswerFigure& figure, const QString& currency, const QString& target,
              const Formats& formats);

Q_SIGNALS:
    void explanationRequested(const QString& target);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setFonts();

    QLabel* m_label;
    QLabel* m_value;
    QLabel* m_details;
    QToolButton* m_explain;
    QString m_target;
};

} // namespace costmodel::ui
