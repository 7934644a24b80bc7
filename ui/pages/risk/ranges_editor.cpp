#include "ui/pages/risk/ranges_editor.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>

#include "model/insight/drivers.h"
#include "model/scenario/path.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

RangesEditor::RangesEditor(RangeKind kind, ScenarioDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_document(document)
    , m_model(kind)
    , m_table(new QTableView(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_crude(new QPushButton(this))
    , m_note(new QLabel(this))
    , m_form(new RangeForm(kind, document, this))
{
    const bool isUncertain = kind == RangeKind::uncertain;
    const QString name = isUncertain ? QStringLiteral("uncertain") : QStringLiteral("sensitivity");
    auto* const layout = new QHBoxLayout(this);
    auto* const left = new QVBoxLayout;
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_crude);
    buttons->addStretch(1);
    left->addLayout(buttons);
    left->addWidget(m_table, 1);
    left->addWidget(m_note);
    layout->addLayout(left, 3);
    layout->addWidget(m_form, 2);
    m_note->setWordWrap(true);
    m_table->setModel(&m_model);
    m_table->setObjectName(name + QStringLiteral(" table"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWordWrap(true);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(RangesModel::inputColumn,
                                                      QHeaderView::Stretch);
    m_table->setColumnHidden(RangesModel::nowColumn, true);
    m_table->setColumnHidden(RangesModel::distributionColumn, !isUncertain);
    m_table->setColumnHidden(RangesModel::likelyColumn, !isUncertain);
    m_add->setObjectName(QStringLiteral("add ") + name);
    m_remove->setObjectName(QStringLiteral("remove ") + name);
    m_crude->setObjectName(QStringLiteral("crude ") + name);
    connect(m_add, &QPushButton::clicked, this, &RangesEditor::add);
    connect(m_remove, &QPushButton::clicked, this, &RangesEditor::remove);
    connect(m_crude, &QPushButton::clicked, this, &RangesEditor::addCrude);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current)
            {
                m_document.endMerge();
                m_form->showEntry(current.isValid() ? current.row() : -1, m_formats);
            });
    retranslate();
}

void RangesEditor::refresh(const Formats& formats)
{
    m_formats = formats;
    const int row = selected();
    const int before = m_model.rowCount();
    m_model.setScenario(m_document.scenario());
    const int count = m_model.rowCount();
    select(count > before && before > 0 ? count - 1 : std::clamp(row, 0, count - 1));
    m_form->showEntry(selected(), m_formats);
    m_remove->setEnabled(count > 0);
    const std::vector<std::string> missing = missingDrivers();
    m_crude->setEnabled(!missing.empty());
    m_add->setEnabled(true);
    QString note;
    if (m_kind == RangeKind::uncertain)
    {
        const auto crude = std::count_if(m_document.scenario().uncertains.begin(),
                                         m_document.scenario().uncertains.end(), isCrude);
        if (crude > 0)
            note = tr("%n range(s) are a crude ±20 %: nobody has thought about them yet. Replace "
                      "those of the inputs that matter.",
                      nullptr, static_cast<int>(crude));
        else if (count > 0)
            note = tr("The inputs are drawn independently of each other.");
    }
    else if (count == 0)
        note = tr("Without entries here the tornado moves seven inputs by ±20 %: demand, rental, "
                  "purchase and electricity prices, staff costs, resale value and the discount "
                  "rate. That is crude; say here how far each input may really move.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

std::vector<std::string> RangesEditor::missingDrivers() const
{
    if (!m_document.issues().empty())
        return {};
    const Scenario& scenario = m_document.scenario();
    std::vector<std::string> missing;
    for (const Driver& driver : driverPaths(scenario))
    {
        const bool isThere =
            m_kind == RangeKind::uncertain
                ? std::any_of(scenario.uncertains.begin(), scenario.uncertains.end(),
                              [&](const Uncertain& one) { return one.path == driver.path; })
                : std::any_of(scenario.sensitivities.begin(), scenario.sensitivities.end(),
                              [&](const Sensitivity& one) { return one.path == driver.path; });
        // A multiple of 0 stays 0.
        if (!isThere && driver.value != 0 && findNumber(scenario, driver.path))
            missing.push_back(driver.path);
    }
    return missing;
}

void RangesEditor::append(const QString& what, const std::vector<std::string>& paths)
{
    m_document.endMerge();
    m_document.edit(what,
                    [&](Scenario& scenario)
                    {
                        for (const std::string& path : paths)
                            if (m_kind == RangeKind::uncertain)
                            {
                                Uncertain& added = scenario.uncertains.emplace_back();
                                added.path = path;
                                added.low = 0.8;
                                added.high = 1.2;
                                if (paths.size() == 1)
                                    added = withDistribution(added, Distribution::triangular);
                            }
                            else
                                scenario.sensitivities.emplace_back().path = path;
                    });
    select(m_model.rowCount() - 1);
}

void RangesEditor::add()
{
    const std::vector<std::string> missing = missingDrivers();
    append(m_kind == RangeKind::uncertain ? tr("Add an uncertain input")
                                          : tr("Add an input to the tornado"),
           {missing.empty() ? std::string("demand.scale") : missing.front()});
}

void RangesEditor::addCrude()
{
    const std::vector<std::string> missing = missingDrivers();
    if (!missing.empty())
        append(tr("±20 % for all drivers"), missing);
}

void RangesEditor::remove()
{
    const int row = selected();
    if (row < 0)
        return;
    m_document.endMerge();
    m_document.edit(tr("Remove a range"),
                    [&](Scenario& scenario)
                    {
                        if (m_kind == RangeKind::uncertain)
                            scenario.uncertains.erase(scenario.uncertains.begin() + row);
                        else
                            scenario.sensitivities.erase(scenario.sensitivities.begin() + row);
                    });
}

int RangesEditor::selected() const
{
    return m_table->currentIndex().row();
}

void RangesEditor::select(int row)
{
    if (row >= 0 && row != selected())
        m_table->setCurrentIndex(m_model.index(row, 0));
}

void RangesEditor::retranslate()
{
    m_add->setText(tr("&Add"));
    m_remove->setText(tr("Re&move"));
    m_crude->setText(tr("±20 % for all drivers (crude)"));
    m_crude->setToolTip(tr("Gives every important input that has no range yet one of plus or minus "
                           "20 %. A first impression only: real ranges differ from input to "
                           "input."));
    m_table->setAccessibleName(m_kind == RangeKind::uncertain ? tr("Uncertain inputs")
                                                              : tr("Inputs of the tornado"));
}

void RangesEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        refresh(m_formats);
    }
    QWidget::changeEvent(event);
}

} // namespace costmodel::ui
