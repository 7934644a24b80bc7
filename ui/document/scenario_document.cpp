#include "ui/document/scenario_document.h"

#include "model/scenario/path.h"
#include "model/scenario/validator.h"
#include "ui/document/edit_command.h"
#include "ui/text/labels.h"
#include "ui/text/paths.h"
#include "ui/text/qt_text.h"

namespace costmodel::ui
{

ScenarioDocument::ScenarioDocument(QObject* parent)
    : QObject(parent)
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

ScenarioDocument::~ScenarioDocument()
{
    // The stack tells of its own end, when nobody is left to hear it.
    m_undo.disconnect();
}

bool ScenarioDocument::isModified() const
{
    return m_isRecovered || !m_undo.isClean();
}

QString ScenarioDocument::displayName() const
{
    if (!m_scenario.general.name.empty())
        return toQString(m_scenario.general.name);
    if (!m_file.empty())
        return pathText(m_file.stem());
    return tr("Untitled");
}

void ScenarioDocument::reset(Scenario scenario, std::filesystem::path file, std::string text,
                             bool isRecovered)
{
    m_file = std::move(file);
    m_savedText = std::move(text);
    m_isRecovered = isRecovered;
    m_undo.clear();
    m_undo.setClean();
    put(scenario);
    Q_EMIT stateChanged();
}

void ScenarioDocument::setSaved(std::filesystem::path file, std::string text)
{
    m_file = std::move(file);
    m_savedText = std::move(text);
    m_isRecovered = false;
    m_undo.setClean();
    Q_EMIT stateChanged();
}

void ScenarioDocument::edit(const QString& what, const std::function<void(Scenario&)>& change,
                            const QString& mergeKey)
{
    Scenario after = m_scenario;
    change(after);
    if (m_fileReading)
        m_fileReading(after, m_file);
    if (after == m_scenario)
        return;
    const QString key =
        mergeKey.isEmpty() ? QString() : mergeKey + u'#' + QString::number(m_mergeSession);
    m_undo.push(new EditCommand(*this, what, m_scenario, std::move(after), key));
}

bool ScenarioDocument::setValue(const std::string& path, const Value& value, bool isDragging)
{
    if (!findPlace(std::as_const(m_scenario), path))
        return false;
    const QString what = tr("Change %1").arg(inputLabel(m_scenario, path));
    edit(
        what,
        [&path, &value](Scenario& scenario)
        {
            const Result<Place> place = findPlace(scenario, path);
            if (!place)
                return;
            if (place->schema)
            {
                const bool isThere = !std::holds_alternative<std::monostate>(value);
                if (isThere)
                    dropAlternatives(*place->schema, place->table, place->field->key);
                if (Sourced* source = sourced(*place->schema, place->table))
                    source->offers.erase(std::string(place->field->key));
            }
            place->field->set(place->table, value);
        },
        isDragging ? toQString(path) : QString());
    return true;
}

void ScenarioDocument::endMerge()
{
    ++m_mergeSession;
}

void ScenarioDocument::put(const Scenario& scenario)
{
    m_scenario = scenario;
    std::vector<Issue> unread;
    if (m_fileReading)
        unread = m_fileReading(m_scenario, m_file);
    m_issues = findIssues(m_scenario);
    // What is wrong with a file says more than that it was not read.
    for (const Issue& issue : unread)
        std::erase_if(m_issues,
                      [&issue](const Issue& general) { return general.path == issue.path; });
    m_issues.insert(m_issues.end(), unread.begin(), unread.end());
    ++m_revision;
    Q_EMIT changed();
}

Value valueAt(const Scenario& scenario, const std::string& path)
{
    const Result<Place> place = findPlace(scenario, path);
    return place ? place->field->get(place->table) : Value();
}

} // namespace costmodel::ui
