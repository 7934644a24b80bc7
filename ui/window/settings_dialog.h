#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>

#include "ui/window/session.h"

namespace costmodel::ui
{

/// What a person likes, in one place; applied when it is closed with OK.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Session& session, QWidget* parent);
    void accept() override;

private:
    void browse();

    Session& m_session;
    QComboBox* m_language;
    QComboBox* m_unit;
    QComboBox* m_red;
    QSpinBox* m_text;
    QSpinBox* m_threads;
    QLineEdit* m_priceBook;
};

} // namespace costmodel::ui
