#pragma once

#include <string>
#include <vector>

#include <QComboBox>

#include "model/scenario/scenario.h"

namespace costmodel::ui
{

/// Chooses an input by its label: typing any part of it finds it.
class PathPicker : public QComboBox
{
    Q_OBJECT

public:
    explicit PathPicker(QWidget* parent = nullptr);

    /// Offers all inputs that can be moved and shows `path`.
    void setScenario(const Scenario& scenario, const std::string& path);

Q_SIGNALS:
    void picked(const std::string& path);

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void take(int index);

    std::vector<std::string> m_paths;
    int m_present = -1;
};

} // namespace costmodel::ui
