#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "model/issue.h"
#include "model/scenario/scenario.h"
#include "model/scenario/value.h"

namespace costmodel::ui
{

/// The scenario that a window shows, with everything that was done to it. Every change goes through
/// `edit` and can be undone; it is the only owner of the scenario.
class ScenarioDocument : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioDocument(QObject* parent = nullptr);
    ~ScenarioDocument() override;

    const Scenario& scenario() const
    {
        return m_scenario;
    }
    /// Counts up with every change, also those undone.
    std::uint64_t revision() const
    {
        return m_revision;
    }
    /// What is wrong with the scenario; with none it can be evaluated.
    const std::vector<Issue>& issues() const
    {
        return m_issues;
    }
    QUndoStack& undoStack()
    {
        return m_undo;
    }

    /// Where it is saved; empty if it never was.
    const std::filesystem::path& file() const
    {
        return m_file;
    }
    /// The text it was read from or last saved as.
    const std::string& savedText() const
    {
        return m_savedText;
    }
    bool isModified() const;
    /// For title bars: the scenario's own name, else that of the file, else "Untitled".
    QString displayName() const;

    /// Begins anew with another scenario; there is nothing to undo then. `isRecovered` scenarios
    /// count as modified.
    void reset(Scenario scenario, std::filesystem::path file, std::string text,
               bool isRecovered = false);
    void setSaved(std::filesystem::path file, std::string text);

    /// Changes the scenario by `change` as one step that can be undone. Nothing happens if nothing
    /// differs afterwards. Edits in a row with the same `mergeKey` (not empty) become one step
    /// until endMerge().
    void edit(const QString& what, const std::function<void(Scenario&)>& change,
              const QString& mergeKey = {});
    /// The same for one key; expects a value of its kind. False if there is no such place.
    bool setValue(const std::string& path, const Value& value, bool isDragging = false);
    /// The next edit is a step of its own: a drag has ended, a field was left.
    void endMerge();
    /// Reads what the scenario names and has not been read, a trace or results of the benchmark,
    /// and says what is wrong with those files; called after every change. See named_files.h.
    using FileReading =
        std::function<std::vector<Issue>(Scenario& scenario, const std::filesystem::path& file)>;
    void setFileReading(FileReading reading)
    {
        m_fileReading = std::move(reading);
    }

Q_SIGNALS:
    /// The scenario is another one. `issues` are those of the new one.
    void changed();
    /// The file, the name or the saved state changed.
    void stateChanged();

private:
    friend class EditCommand;
    void put(const Scenario& scenario);

    FileReading m_fileReading;
    Scenario m_scenario;
    std::vector<Issue> m_issues;
    QUndoStack m_undo;
    std::uint64_t m_revision = 0;
    std::uint64_t m_mergeSession = 0;
    std::filesystem::path m_file;
    std::string m_savedText;
    bool m_isRecovered = false;
};

/// Value of a key; monostate also where there is no such place.
Value valueAt(const Scenario& scenario, const std::string& path);

} // namespace costmodel::ui
