#pragma once

#include <QWidget>

#include "ui/document/scenario_document.h"
#include "ui/run/results.h"
#include "ui/window/session.h"

class QScrollArea;
class QVBoxLayout;

namespace costmodel::ui
{

/// What a page gets from its window.
struct PageContext
{
    Session& session;
    ScenarioDocument& document;
};

/// A page of the window: it answers one question about the scenario. The window calls `showResults`
/// with every new result and `setStale` when the inputs have moved on; a page that is not visible
/// gets them when it is opened.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(const PageContext& context, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_context(context)
    {
    }

    /// For the tab: one or two words.
    virtual QString title() const = 0;
    /// The question it answers, for hints and screen readers.
    virtual QString question() const = 0;
    /// Expects results that belong to the document, first quick ones, then the whole. Called again
    /// with the same results when the language, the units or the colours have changed.
    virtual void showResults(const ResultsPointer& results) = 0;
    /// Whether what is shown belongs to other inputs than the present ones.
    virtual void setStale(bool isStale) = 0;
    /// Whether files of that kind that are dropped or imported belong here.
    virtual bool takesFile(FileKind) const
    {
        return false;
    }
    /// Reads such a file; what comes of it is accepted by a person first.
    virtual void takeFile(const QString&)
    {
    }

Q_SIGNALS:
    /// Leads to an input: the form opens there.
    void inputRequested(const QString& path);
    /// Asks how a number arose; the target as for `--explain`.
    void explanationRequested(const QString& target);

protected:
    ScenarioDocument& document() const
    {
        return m_context.document;
    }
    Session& session() const
    {
        return m_context.session;
    }
    Formats formats() const
    {
        return m_context.session.formats();
    }
    /// Fills the page with a column that scrolls up and down only; its widgets belong to
    /// `scroll.widget()`. Expects a page without a layout.
    QVBoxLayout* scrollingColumn(QScrollArea& scroll);

private:
    PageContext m_context;
};

} // namespace costmodel::ui
