#pragma once

#include <array>

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include "model/insight/answer.h"
#include "ui/charts/chart_widget.h"
#include "ui/pages/answer/drivers_panel.h"
#include "ui/pages/answer/figure_card.h"
#include "ui/pages/answer/flips_model.h"
#include "ui/pages/answer/options_model.h"
#include "ui/pages/answer/warning_list.h"
#include "ui/pages/page.h"
#include "ui/tables/table_view.h"

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

    /// The answer that is shown.
    const Answer& answer() const
    {
        return m_answer;
    }
    const DriversPanel& drivers() const
    {
        return *m_drivers;
    }
    /// All of it as text, as the button copies it.
    QString answerText() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QLabel* addHeading(QBoxLayout& column);
    void placeCards();
    void setFonts();
    void retranslate();
    void showCards();
    void showFlips();
    void tryFlip(const QModelIndex& shown);
    void fillFlipMenu(QMenu& menu, const QModelIndex& source);

    Answer m_answer;
    ResultsPointer m_results;
    QScrollArea* m_scroll;
    QLabel* m_sentence;
    QLabel* m_condition;
    QLabel* m_staleNote;
    QPushButton* m_copy;
    QGridLayout* m_cardGrid;
    std::array<FigureCard*, 4> m_cards{};
    ChartWidget* m_chart;
    QLabel* m_optionsHeading;
    OptionsModel m_options;
    TableView* m_optionsView;
    QLabel* m_driversHeading;
    DriversPanel* m_drivers;
    QLabel* m_flipsHeading;
    QLabel* m_flipsHint;
    FlipsModel m_flips;
    TableView* m_flipsView;
    QLabel* m_warningsHeading;
    WarningList* m_warnings;
};

} // namespace costmodel::ui
