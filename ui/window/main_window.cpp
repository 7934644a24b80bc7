#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QStatusBar>
#include <QVBoxLayout>

#include "ui/document/named_files.h"
#include "ui/explain/explain_dock.h"
#include "ui/pages/pages.h"
#include "ui/text/qt_text.h"
#include "ui/window/file_import.h"
#include "ui/window/menus.h"

namespace costmodel::ui
{

namespace
{

/// Results that come within this time replace the old ones without a word.
constexpr int staleAfterMs = 120;
constexpr int busyAfterMs = 400;

} // namespace

MainWindow::MainWindow(Session& session)
    : m_session(session)
    , m_files(session, m_document, this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    setObjectName(QStringLiteral("main window"));
    m_evaluator.setThreads(session.settings().threads);
    m_document.setFileReading(
        [&services = m_session.services()](Scenario& scenario, const std::filesystem::path& file)
        { return readNamedFiles(services, scenario, file); });
    build();
    m_menus = new Menus(*this);
    m_fileImport = new FileImport(*this);
    connectAll();
    retranslate();
    resize(1280, 800);
    restoreGeometry(session.store().value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(session.store().value(QStringLiteral("window/state")).toByteArray());
}

MainWindow::~MainWindow()
{
    // What ends after the pages must not speak to them.
    m_document.disconnect(this);
    m_evaluator.disconnect(this);
}

void MainWindow::build()
{
    m_splitter = new QSplitter(this);
    m_form = new ScenarioForm(m_document, m_splitter);
    m_form->setFileChooser(m_session.prompts().openFile);
    auto* const right = new QWidget(m_splitter);
    auto* const column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_banner = new QLabel(right);
    m_banner->setObjectName(QStringLiteral("banner"));
    m_banner->setWordWrap(true);
    m_banner->setMargin(6);
    m_banner->setAutoFillBackground(true);
    m_banner->setBackgroundRole(QPalette::ToolTipBase);
    m_banner->setForegroundRole(QPalette::ToolTipText);
    m_banner->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_banner->hide();
    m_tabs = new QTabWidget(right);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("pages"));
    column->addWidget(m_banner);
    column->addWidget(m_tabs);
    m_splitter->addWidget(m_form);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(true);
    setCentralWidget(m_splitter);

    m_pages = makePages({m_session, m_document}, m_tabs);
    m_shown.resize(m_pages.size());
    for (Page* const page : m_pages)
        m_tabs->addTab(page, QString());

    m_noticesDock = new QDockWidget(this);
    m_noticesDock->setObjectName(QStringLiteral("notices"));
    auto* const notices = new NoticesView(m_noticesModel, m_noticesDock);
    m_noticesDock->setWidget(notices);
    addDockWidget(Qt::BottomDockWidgetArea, m_noticesDock);
    resizeDocks({m_noticesDock}, {fontMetrics().height() * 5}, Qt::Vertical);
    connect(notices, &NoticesView::inputRequested, this, &MainWindow::revealInput);
    connect(m_noticesDock->toggleViewAction(), &QAction::triggered, this,
            [this](bool isOn) { m_wantsNotices = isOn; });

    m_changesDock = new QDockWidget(this);
    m_changesDock->setObjectName(QStringLiteral("changes"));
    m_changes = new QUndoView(&m_document.undoStack(), m_changesDock);
    m_changesDock->setWidget(m_changes);
    addDockWidget(Qt::LeftDockWidgetArea, m_changesDock);
    m_changesDock->hide();

    m_explain = new ExplainDock(m_session, this);
    addDockWidget(Qt::RightDockWidgetArea, m_explain);
    resizeDocks({m_explain}, {fontMetrics().averageCharWidth() * 50}, Qt::Horizontal);
    connect(&m_explain->panel(), &ExplainPanel::inputRequested, this, &MainWindow::revealInput);
    connect(this, &MainWindow::explanationRequested, m_explain, &ExplainDock::explain);

    m_state = new QLabel(this);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setMaximumWidth(fontMetrics().height() * 10);
    m_progress->setTextVisible(false);
    m_cancel = new QPushButton(this);
    m_cancel->setFlat(true);
    statusBar()->addPermanentWidget(m_state);
    statusBar()->addPermanentWidget(m_progress);
    statusBar()->addPermanentWidget(m_cancel);
    m_progress->hide();
    m_cancel->hide();
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(staleAfterMs);
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(busyAfterMs);
}

void MainWindow::connectAll()
{
    connect(&m_document, &ScenarioDocument::changed, this, &MainWindow::evaluateDocument);
    connect(&m_document, &ScenarioDocument::changed, this, &MainWindow::updateTitle);
    connect(&m_document, &ScenarioDocument::stateChanged, this, &MainWindow::updateTitle);
    connect(&m_evaluator, &Evaluator::finished, this, &MainWindow::resultsArrived);
    connect(&m_evaluator, &Evaluator::busyChanged, this, &MainWindow::showBusy);
    connect(&m_evaluator, &Evaluator::progressed, this,
            [this](double share)
            { m_progress->setValue(static_cast<int>(share * m_progress->maximum())); });
    connect(m_cancel, &QPushButton::clicked, this,
            [this]
            {
                m_evaluator.cancel();
                statusBar()->showMessage(tr("Cancelled. Risk and the best split may be missing."));
            });
    connect(&m_staleTimer, &QTimer::timeout, this, &MainWindow::updateStale);
    connect(&m_busyTimer, &QTimer::timeout, this,
            [this]
            {
                m_progress->show();
                m_cancel->show();
            });
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::showOnPage);
    connect(m_form, &ScenarioForm::explanationRequested, this, &MainWindow::explanationRequested);
    for (Page* const page : m_pages)
    {
        connect(page, &Page::inputRequested, this, &MainWindow::revealInput);
        connect(page, &Page::explanationRequested, this, &MainWindow::explanationRequested);
    }
    connect(&m_session, &Session::settingsChanged, this,
            [this]
            {
                m_evaluator.setThreads(m_session.settings().threads);
                for (ResultsPointer& shown : m_shown)
                    shown.reset();
                showOnPage(m_tabs->currentIndex());
            });
    connect(&m_files, &DocumentFiles::saved, this,
            [this](const QString& file)
            { statusBar()->showMessage(tr("Saved: %1").arg(file), 5000); });
    connect(&m_files, &DocumentFiles::busyChanged, this,
            [this](bool isBusy)
            {
                m_splitter->setEnabled(!isBusy);
                if (isBusy)
                    statusBar()->showMessage(tr("Reading the scenario …"));
                else
                    statusBar()->clearMessage();
            });
    connect(&m_files, &DocumentFiles::changedOnDisk, this,
            [this]
            {
                m_banner->setText(tr("Another program changed this file. "
                                     "<a href=\"reload\">Read it again</a> or "
                                     "<a href=\"keep\">keep what is shown</a>."));
                m_banner->show();
            });
    connect(m_banner, &QLabel::linkActivated, this,
            [this](const QString& link)
            {
                m_banner->hide();
                if (link == QStringLiteral("reload"))
                    m_files.reload();
                else if (link == QStringLiteral("notices"))
                {
                    m_noticesDock->show();
                    m_noticesDock->widget()->setFocus();
                }
            });
}

bool MainWindow::isUntouched() const
{
    return m_document.file().empty() && !m_document.isModified();
}

void MainWindow::evaluateDocument()
{
    updateNotices();
    if (m_document.issues().empty())
    {
        m_banner->hide();
        m_evaluator.evaluate(m_document.scenario(), m_document.revision());
        m_staleTimer.start();
        return;
    }
    m_evaluator.cancel();
    m_banner->setText(tr("%n input(s) are wrong; the results are those of before. "
                         "<a href=\"notices\">Show what is wrong</a>.",
                         nullptr, static_cast<int>(m_document.issues().size())));
    m_banner->show();
    updateStale();
}

void MainWindow::resultsArrived(const ResultsPointer& results)
{
    if (results->revision != m_document.revision())
        return;
    m_staleTimer.stop();
    m_explain->panel().setResults(results);
    updateNotices();
    showOnPage(m_tabs->currentIndex());
}

void MainWindow::showOnPage(int index)
{
    if (index < 0 || index >= static_cast<int>(m_pages.size()))
        return;
    const auto at = static_cast<std::size_t>(index);
    const ResultsPointer& results = m_evaluator.results();
    if (!results)
        return;
    if (m_shown[at] != results)
    {
        m_shown[at] = results;
        m_pages[at]->showResults(results);
    }
    updateStale();
}

void MainWindow::updateStale()
{
    const ResultsPointer& results = m_evaluator.results();
    const bool isStale = !results || results->revision != m_document.revision();
    const auto at = static_cast<std::size_t>(m_tabs->currentIndex());
    if (at < m_pages.size())
        m_pages[at]->setStale(isStale);
    m_explain->panel().setStale(isStale);
    m_state->setText(isStale ? tr("The results are not up to date") : QString());
}

void MainWindow::updateNotices()
{
    std::vector<Notice> notices;
    for (const Issue& issue : m_document.issues())
        notices.push_back({true, issue.what, issue.path});
    const ResultsPointer& results = m_evaluator.results();
    if (results && results->revision == m_document.revision())
        for (const Warning& warning : results->evaluation.warnings)
            notices.push_back({false, warning.text, warning.path});
    const auto count = static_cast<int>(notices.size());
    m_noticesModel.setNotices(std::move(notices));
    m_noticesDock->setWindowTitle(count == 0 ? tr("Notices") : tr("Notices (%1)").arg(count));
    // Nothing to tell takes no room; closed by a person it stays closed.
    m_noticesDock->setVisible(count > 0 && m_wantsNotices);
}

void MainWindow::updateTitle()
{
    setWindowTitle(tr("%1[*] – costmodel").arg(m_document.displayName()));
    setWindowModified(m_document.isModified());
    setWindowFilePath(pathText(m_document.file()));
}

void MainWindow::showBusy(bool isBusy)
{
    if (isBusy)
    {
        m_progress->setValue(0);
        m_busyTimer.start();
        return;
    }
    m_busyTimer.stop();
    m_progress->hide();
    m_cancel->hide();
}

void MainWindow::showPage(int index)
{
    m_tabs->setCurrentIndex(index);
}

void MainWindow::revealInput(const QString& path)
{
    if (m_splitter->sizes().first() == 0)
        m_splitter->setSizes({m_form->sizeHint().width(), width()});
    m_form->reveal(path);
}

void MainWindow::focusSearch()
{
    m_form->focusSearch();
}

void MainWindow::retranslate()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
    {
        const int index = static_cast<int>(i);
        m_tabs->setTabText(index, m_pages[i]->title());
        m_tabs->setTabToolTip(index, m_pages[i]->question());
    }
    m_changesDock->setWindowTitle(tr("Recent changes"));
    m_changes->setEmptyLabel(tr("as it was opened"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress of the evaluation"));
    updateNotices();
    updateTitle();
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (m_wasShown)
        return;
    m_wasShown = true;
    const QByteArray split = m_session.store().value(QStringLiteral("window/split")).toByteArray();
    if (m_splitter->restoreState(split))
        return;
    const int formWidth = fontMetrics().height() * 22;
    m_splitter->setSizes({formWidth, width() - formWidth});
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_files.mayClose())
    {
        event->ignore();
        return;
    }
    m_files.forgetRecovery();
    QSettings& store = m_session.store();
    store.setValue(QStringLiteral("window/geometry"), saveGeometry());
    store.setValue(QStringLiteral("window/state"), saveState());
    store.setValue(QStringLiteral("window/split"), m_splitter->saveState());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !m_pages.empty())
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls())
    {
        const QString file = url.toLocalFile();
        if (file.isEmpty())
            continue;
        if (file.endsWith(QStringLiteral(".toml"), Qt::CaseInsensitive))
            Q_EMIT openRequested(file);
        else
            Q_EMIT importRequested(file);
    }
    event->acceptProposedAction();
}

} // namespace costmodel::ui
