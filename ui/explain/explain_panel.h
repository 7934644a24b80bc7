#pragma once

#include <memory>

#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>

#include "model/explain/explain.h"
#include "ui/explain/explain_history.h"
#include "ui/run/background.h"
#include "ui/run/results.h"
#include "ui/window/session.h"

namespace costmodel::ui
{

/// How did this number arise? Formula in words and with values, its parts one level down, inputs as
/// links with their source; back and forward as in a browser.
class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplainPanel(Session& session, QWidget* parent = nullptr);

    /// Asks for a number; the target as for `--explain`.
    void explain(const QString& target);
    /// What is shown is explained again from these.
    void setResults(const ResultsPointer& results);
    void setStale(bool isStale);

    QString text() const; ///< what is shown, as plain text
    bool isBusy() const
    {
        return m_work.isBusy();
    }

public Q_SLOTS:
    void back();
    void forward();
    void copy();

Q_SIGNALS:
    void inputRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Explains numbers of one evaluation. Used by the thread of the background work only.
    struct Source;
    struct Explained
    {
        std::optional<Derivation> derivation;
        Message problem; ///< if there is none
        ExplainPlace place;
    };

    static Explained explained(Source& source, const ExplainPlace& place);
    void start();
    void showExplained();
    void follow(const QString& link);
    void retranslate();

    Session& m_session;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_copy;
    QLabel* m_state;
    QTextBrowser* m_text;
    ExplainHistory m_history;
    ResultsPointer m_results;
    /// Of the results, made when first needed. Shared with the work under way, which may outlive
    /// the results shown here.
    std::shared_ptr<Source> m_source;
    std::optional<Explained> m_explained;
    Background m_work;
};

} // namespace costmodel::ui
