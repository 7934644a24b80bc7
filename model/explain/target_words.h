#pragma once

#include <array>
#include <string_view>

#include "model/explain/target.h"

/// The words of targets. Only the files beside this one include it.
namespace costmodel
{

struct FigureWord
{
    OptionFigure figure;
    std::string_view word;
    bool hasMonths;
};

inline constexpr std::array figureWords{
    FigureWord{OptionFigure::cash, "cash", true},
    FigureWord{OptionFigure::npv, "npv", true},
    FigureWord{OptionFigure::accounting, "accounting", true},
    FigureWord{OptionFigure::costPerGpuHour, "per-gpu-hour", false},
    FigureWord{OptionFigure::levelizedCost, "levelized", false},
    FigureWord{OptionFigure::costPerWorkUnit, "per-work-unit", false},
    FigureWord{OptionFigure::served, "served", true},
    FigureWord{OptionFigure::cumulative, "cumulative", true},
    FigureWord{OptionFigure::discounted, "discounted", true},
    FigureWord{OptionFigure::exit, "exit", true},
    FigureWord{OptionFigure::book, "book", true}};

struct BreakEvenWord
{
    BreakEvenFigure figure;
    std::string_view word;
};

inline constexpr std::array breakEvenWords{
    BreakEvenWord{BreakEvenFigure::month, "month"},
    BreakEvenWord{BreakEvenFigure::discountedMonth, "discounted"},
    BreakEvenWord{BreakEvenFigure::exitMonth, "exit"},
    BreakEvenWord{BreakEvenFigure::utilization, "utilization"},
    BreakEvenWord{BreakEvenFigure::rentPrice, "rent-price"},
    BreakEvenWord{BreakEvenFigure::purchasePrice, "purchase-price"},
    BreakEvenWord{BreakEvenFigure::irr, "irr"}};

} // namespace costmodel
