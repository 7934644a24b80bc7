#pragma once

#include <QString>
#include <QTranslator>

namespace costmodel::ui
{

/// The language of the program: its own texts and those of Qt, and how numbers are written.
class Translation
{
public:
    /// "en" or "zh_CN" for any locale.
    static QString supported(const QString& locale);
    /// Switches everything that is open; an empty code is the language of the system.
    void use(const QString& code);
    const QString& code() const
    {
        return m_code;
    }

private:
    QString m_code;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace costmodel::ui
