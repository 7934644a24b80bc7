#pragma once

#include <functional>
#include <map>
#include <string>

#include <QString>
#include <QStringList>

#include "model/scenario/walk.h"
#include "ui/document/scenario_document.h"

namespace costmodel::ui
{

/// What all parts of a form share. `refresh` fills the lower half before it walks the tables.
struct FormContext
{
    ScenarioDocument& document;
    /// What is wrong with each key or table, in the language of the window.
    std::map<std::string, QString, std::less<>> problems;
    QStringList gpuNames;
    QStringList rentNames;
    QStringList buyNames;
    QStringList currencies;
    /// Asks for a file: title and filters; empty if none was chosen. May be empty.
    std::function<QString(QWidget* parent, const QString& title, const QString& filters)>
        chooseFile = {};

    /// What a field may name.
    QStringList names(const Field& field) const;
};

} // namespace costmodel::ui
