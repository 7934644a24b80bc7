#pragma once

#include <vector>

#include <QLabel>
#include <QMainWindow>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QUndoView>

#include "ui/forms/scenario_form.h"
#include "ui/pages/page.h"
#include "ui/run/evaluator.h"
#include "ui/window/document_files.h"
#include "ui/window/notices.h"

namespace costmodel::ui
{

class ExplainDock;
class FileImport;
class Menus;

/// A window on one scenario: its inputs on the left, pages that answer on the right, notices below.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(Session& session);
    ~MainWindow() override;

    ScenarioDocument& document()
    {
        return m_document;
    }
    DocumentFiles& files()
    {
        return m_files;
    }
    FileImport& fileImport()
    {
        return *m_fileImport;
    }
    Evaluator& evaluator()
    {
        return m_evaluator;
    }
    Session& session()
    {
        return m_session;
    }
    const std::vector<Page*>& pages() const
    {
        return m_pages;
    }
    QTabWidget& tabs()
    {
        return *m_tabs;
    }
    /// Neither a file nor any change: a scenario may be opened in this window.
    bool isUntouched() const;
    void showPage(int index);
    void revealInput(const QString& path);
    void focusSearch();
    QDockWidget* noticesDock() const
    {
        return m_noticesDock;
    }
    ExplainDock* explainDock() const
    {
        return m_explain;
    }
    QDockWidget* changesDock() const
    {
        return m_changesDock;
    }

Q_SIGNALS:
    void newWindowRequested();
    /// Files were dropped that are no scenario.
    void importRequested(const QString& file);
    void openRequested(const QString& file);
    void explanationRequested(const QString& target);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void connectAll();
    void evaluateDocument();
    void resultsArrived(const ResultsPointer& results);
    void showOnPage(int index);
    void updateStale();
    void updateNotices();
    void updateTitle();
    void showBusy(bool isBusy);
    void retranslate();

    Session& m_session;
    ScenarioDocument m_document;
    Evaluator m_evaluator;
    DocumentFiles m_files;
    NoticesModel m_noticesModel;
    ScenarioForm* m_form = nullptr;
    QSplitter* m_splitter = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLabel* m_banner = nullptr;
    QDockWidget* m_noticesDock = nullptr;
    ExplainDock* m_explain = nullptr;
    QDockWidget* m_changesDock = nullptr;
    QUndoView* m_changes = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_state = nullptr;
    QTimer m_staleTimer;
    QTimer m_busyTimer;
    std::vector<Page*> m_pages;
    std::vector<ResultsPointer> m_shown; ///< by page
    Menus* m_menus = nullptr;
    FileImport* m_fileImport = nullptr;
    bool m_wasShown = false;
    bool m_wantsNotices = true;
};

} // namespace costmodel::ui
