#pragma once

#include <QString>

#include "model/insight/answer.h"
#include "ui/charts/chart_spec.h"

/// How ways of meeting the demand are named and drawn, the same on all pages.
namespace costmodel::ui
{

/// Name of a way; "Best split" for the split.
QString wayName(OptionKind kind, const std::string& name);
/// "rent", "own", "split".
QString kindWord(OptionKind kind);
SeriesRole roleOf(OptionKind kind);
/// The position of an option among those of its kind, which tells apart its line from theirs.
int shadeOf(const Evaluation& evaluation, const OptionResult& option);

/// The options of an evaluation and, behind them, the best split where it is another way than any
/// of them.
std::vector<const OptionResult*> waysOf(const Evaluation& evaluation, const Answer& answer);

/// What `--explain` calls a figure of an option: "buy[own].npv"; of the best split "hybrid.npv".
QString optionTarget(OptionKind kind, const std::string& name, const QString& figure);
/// "break-even[own][Cloud].month".
QString breakEvenTarget(const std::string& buy, const std::string& rent, const QString& figure);

} // namespace costmodel::ui
