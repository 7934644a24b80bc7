#pragma once

#include <QAbstractListModel>
#include <QListView>

#include "model/analysis/evaluation.h"

namespace costmodel::ui
{

/// One thing to know about the scenario: wrong (nothing is computed until it is put right), or
/// assumed, missing or odd.
struct Notice
{
    bool isError = false;
    Message text;
    std::string path; ///< of the input it is about; may be empty
};

class NoticesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int pathRole = Qt::UserRole;

    using QAbstractListModel::QAbstractListModel;
    void setNotices(std::vector<Notice> notices);
    const std::vector<Notice>& notices() const
    {
        return m_notices;
    }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Notice> m_notices;
};

/// The list of them; activating one leads to its input.
class NoticesView : public QListView
{
    Q_OBJECT

public:
    explicit NoticesView(NoticesModel& model, QWidget* parent = nullptr);

Q_SIGNALS:
    void inputRequested(const QString& path);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
};

} // namespace costmodel::ui
