#pragma once

#include <QString>
#include <QTranslator>

#include "model/text/wording.h"

namespace costmodel::ui
{

/// A catalogue, shown with the terms of the user's finance department.
class TermTranslator : public QTranslator
{
    Q_OBJECT

public:
    void setTerms(Wording terms)
    {
        m_terms = std::move(terms);
    }
    QString translate(const char* context, const char* sourceText, const char* disambiguation,
                      int n) const override;

private:
    Wording m_terms;
};

/// The language of the program: its own texts and those of Qt, and how numbers are written.
class Translation
{
public:
    /// "en" or "zh_CN" for any locale.
    static QString supported(const QString& locale);
    /// Switches everything that is open; an empty code is the language of the system.
    void use(const QString& code);
    /// Before the first use.
    void setTerms(Wording terms)
    {
        m_own.setTerms(std::move(terms));
    }
    const QString& code() const
    {
        return m_code;
    }

private:
    QString m_code;
    TermTranslator m_own;
    QTranslator m_qt;
};

} // namespace costmodel::ui
