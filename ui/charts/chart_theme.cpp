#include "ui/charts/chart_theme.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <QFontInfo>

namespace costmodel::ui
{

namespace
{

using namespace Qt::StringLiterals;

struct Pair
{
    QRgb light;
    QRgb dark;
};

QColor pick(const Pair& pair, bool dark)
{
    return QColor(dark ? pair.dark : pair.light);
}

/// The base colour, `percent` of the way to white or, below zero, to black.
QColor towards(const QColor& base, int percent)
{
    const QColor target = percent > 0 ? QColor(Qt::white) : QColor(Qt::black);
    const double part = std::abs(percent) / 100.0;
    const auto mixed = [part](int from, int to)
    {
        return static_cast<int>(from + (to - from) * part + 0.5);
    };
    return {mixed(base.red(), target.red()), mixed(base.green(), target.green()),
            mixed(base.blue(), target.blue())};
}

/// Further ones of the same role: lighter and darker in turn, hue nearly kept.
QColor shaded(const QColor& base, int shade, bool dark)
{
    static constexpr std::array<int, 5> onLight{0, 34, -28, 56, -48};
    static constexpr std::array<int, 5> onDark{0, 48, -30, 70, -40};
    const auto index = static_cast<std::size_t>(std::max(0, shade)) % onLight.size();
    return towards(base, dark ? onDark[index] : onLight[index]);
}

/// The same for the colours next to black and white, which have one way to go.
QColor greyer(const QColor& base, int shade, bool dark)
{
    static constexpr std::array<int, 5> steps{0, 40, 20, 52, 30};
    const int step = steps[static_cast<std::size_t>(std::max(0, shade)) % steps.size()];
    return towards(base, dark ? -step : step);
}

// Distinct for all kinds of colour vision, after Okabe and Ito, "Color Universal Design" (2008),
// without the colours that options have.
constexpr std::array<Pair, 6> categories{{
    {0xFF2B7F9E, 0xFF7CC4DD},
    {0xFFA8487E, 0xFFE39AC4},
    {0xFF4F7A28, 0xFFA6CF72},
    {0xFF8A6D00, 0xFFE3C84A},
    {0xFF5B5BA8, 0xFFA9A9EE},
    {0xFF7A4B3A, 0xFFCFA08D},
}};
// From dark to light and back, greys with a little colour, so that neighbours in a stack differ.
constexpr std::array<Pair, 8> ramp{{
    {0xFF3B4754, 0xFFC9D3DD},
    {0xFF8FA3B5, 0xFF6D8092},
    {0xFF5E6F80, 0xFFA3B3C2},
    {0xFFB9C6D1, 0xFF4C5B69},
    {0xFF6E6A62, 0xFFBDB6A8},
    {0xFFA8A296, 0xFF7B7568},
    {0xFF4A4F46, 0xFFD9DCCF},
    {0xFFCDD2C6, 0xFF585E52},
}};

std::size_t wrapped(int shade, std::size_t count)
{
    return static_cast<std::size_t>(std::max(0, shade)) % count;
}

} // namespace

QFont chartFont(double pointSize)
{
    QFont font;
    font.setFamilies({u"DejaVu Sans"_s, u"Noto Sans CJK SC"_s});
    font.setPointSizeF(pointSize);
    // Any spacing turns ligatures off: with them "Staff" is not found in a PDF.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    return font;
}

ChartTheme ChartTheme::of(const QPalette& palette, const QFont& font, const Formats& formats)
{
    ChartTheme theme;
    theme.ground = palette.color(QPalette::Base);
    theme.dark = theme.ground.lightness() < 128;
    theme.text = palette.color(QPalette::Text);
    const auto mixed = [&](double part)
    {
        const auto mix = [part](int ground, int text)
        {
            return static_cast<int>(ground + (text - ground) * part + 0.5);
        };
        return QColor(mix(theme.ground.red(), theme.text.red()),
                      mix(theme.ground.green(), theme.text.green()),
                      mix(theme.ground.blue(), theme.text.blue()));
    };
    theme.mutedText = mixed(0.68);
    theme.grid = mixed(0.13);
    theme.axis = mixed(0.45);
    theme.accent = palette.color(QPalette::Highlight);
    const double size = font.pointSizeF() > 0 ? font.pointSizeF() : QFontInfo(font).pointSizeF();
    theme.font = chartFont(size);
    theme.formats = formats;
    return theme;
}

ChartTheme ChartTheme::print(const Formats& formats, double pointSize)
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, QColor(0x1A, 0x1A, 0x1A));
    palette.setColor(QPalette::Highlight, QColor(0x1F, 0x6F, 0xB2));
    ChartTheme theme = of(palette, chartFont(pointSize), formats);
    theme.directLabels = true;
    return theme;
}

QColor ChartTheme::colour(SeriesRole role, int shade) const
{
    switch (role)
    {
    case SeriesRole::own:
        return shaded(pick({0xFF1F6FB2, 0xFF6CB4F0}, dark), shade, dark);
    case SeriesRole::rent:
        return shaded(pick({0xFFB85400, 0xFFF0A04B}, dark), shade, dark);
    case SeriesRole::hybrid:
        return greyer(pick({0xFF222222, 0xFFF5F5F5}, dark), shade, dark);
    case SeriesRole::reference:
        return pick({0xFF6B7680, 0xFF8E99A3}, dark);
    case SeriesRole::neutral:
        return pick(ramp[wrapped(shade, ramp.size())], dark);
    case SeriesRole::category:
        return pick(categories[wrapped(shade, categories.size())], dark);
    case SeriesRole::better:
        return shaded(formats.better(dark), shade, dark);
    case SeriesRole::worse:
        return shaded(formats.worse(dark), shade, dark);
    }
    return text;
}

QPen ChartTheme::pen(SeriesRole role, int shade, double fontHeight) const
{
    const double width = role == SeriesRole::reference ? fontHeight / 16 : fontHeight / 8;
    QPen pen(colour(role, shade), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    // Solid for own, long dashes for rent, dash-dot for hybrid; more gaps for each further one.
    static const QList<QList<qreal>> own{{}, {6, 1.5}, {1.5, 1.5}, {8, 1.5, 1.5, 1.5}, {3, 1}};
    static const QList<QList<qreal>> rent{{7, 3}, {4, 2}, {7, 2, 2, 2}, {2, 2}, {10, 2}};
    static const QList<QList<qreal>> hybrid{
        {6, 2, 1.5, 2}, {6, 2, 1.5, 2, 1.5, 2}, {10, 2, 1.5, 2}, {3, 2, 1, 2}, {12, 2, 3, 2}};
    static const QList<QList<qreal>> others{{}, {5, 2}, {2, 1.5}, {6, 2, 1.5, 2}, {9, 2}};
    const auto index = static_cast<qsizetype>(wrapped(shade, 5));
    QList<qreal> dashes;
    switch (role)
    {
    case SeriesRole::own:
        dashes = own[index];
        break;
    case SeriesRole::rent:
        dashes = rent[index];
        break;
    case SeriesRole::hybrid:
        dashes = hybrid[index];
        break;
    case SeriesRole::reference:
        break;
    case SeriesRole::neutral:
    case SeriesRole::category:
    case SeriesRole::better:
    case SeriesRole::worse:
        dashes = others[index];
        break;
    }
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QBrush ChartTheme::fill(SeriesRole role, int shade, bool hatched) const
{
    if (hatched)
        return {colour(role, shade), shade % 2 == 0 ? Qt::BDiagPattern : Qt::FDiagPattern};
    return colour(role, shade);
}

} // namespace costmodel::ui
