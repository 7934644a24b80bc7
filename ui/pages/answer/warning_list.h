#pragma once

#include <vector>

#include <QLabel>
#include <QVBoxLayout>

#include "model/analysis/evaluation.h"

namespace costmodel::ui
{

/// What was assumed or is odd, each with a link to the input it is about.
class WarningList : public QWidget
{
    Q_OBJECT

public:
    explicit WarningList(QWidget* parent);

    void show(const std::vector<Warning>& warnings);

Q_SIGNALS:
    void inputRequested(const QString& path);

private:
    QVBoxLayout* m_layout;
    std::vector<QLabel*> m_lines;
};

} // namespace costmodel::ui
