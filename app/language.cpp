#include "app/language.h"

#include <cstdlib>

#include <QTranslator>

namespace costmodel::app
{

namespace
{

class Catalogue final : public Language
{
public:
    Catalogue(std::string code, Wording terms)
        : m_code(std::move(code))
        , m_terms(std::move(terms))
    {
    }

    bool load()
    {
        const QString file = QStringLiteral(":/translations/costmodel_%1.qm");
        return m_translator.load(file.arg(QString::fromStdString(m_code)));
    }
    std::string translate(const char* context, const char* text) const override
    {
        const QString translated = m_translator.translate(context, text);
        return translated.isEmpty() ? std::string(text)
                                    : withTerms(translated.toStdString(), m_terms);
    }
    std::string_view code() const override
    {
        return m_code;
    }

private:
    std::string m_code;
    Wording m_terms;
    QTranslator m_translator;
};

} // namespace

std::unique_ptr<Language> makeLanguage(std::string_view code, const Wording& terms)
{
    if (code == "en")
        return std::make_unique<English>();
    if (code != "zh_CN")
        return nullptr;
    auto catalogue = std::make_unique<Catalogue>(std::string(code), terms);
    if (!catalogue->load())
        return nullptr;
    return catalogue;
}

std::string languageOfEnvironment()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value && *value != '\0')
            return std::string_view(value).starts_with("zh") ? "zh_CN" : "en";
    return "en";
}

} // namespace costmodel::app
