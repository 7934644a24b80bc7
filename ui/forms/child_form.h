#pragma once

#include <vector>

#include <QPushButton>
#include <QVBoxLayout>

#include "ui/forms/form_context.h"
#include "ui/forms/section.h"

namespace costmodel::ui
{

class TableForm;

/// What a table has below it under one key: a table that is always there, one that may be, or a
/// list whose entries can be added, copied, moved and removed.
class ChildForm : public QWidget
{
    Q_OBJECT

public:
    ChildForm(const Child& child, int level, FormContext& context, QWidget* parent);

    /// `parent` is the table that has the child.
    void refresh(const TableVisit& parent);
    bool reveal(const std::string& path);
    int filter(const QString& words);
    void setOpen(bool isOpen);

Q_SIGNALS:
    void explanationRequested(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Entry
    {
        Section* section = nullptr;
        TableForm* form = nullptr; ///< made when the section is first opened
        std::string path;
    };

    bool isList() const;
    void retranslate();
    void resize(std::size_t count);
    void addSection(std::size_t index);
    void fillMenu(std::size_t index);
    void refreshEntry(Entry& entry, const TableVisit& visit, std::size_t index);
    void add();
    TableVisit visitOf(const TableVisit& parent, std::size_t index, const std::string& path) const;

    const Child& m_child;
    int m_level;
    FormContext& m_context;
    std::string m_parentPath;
    QVBoxLayout* m_layout;
    Section* m_group = nullptr; ///< around the entries of a list
    QVBoxLayout* m_entryLayout = nullptr;
    QPushButton* m_addButton = nullptr;
    std::vector<Entry> m_entries;
};

} // namespace costmodel::ui
