#include "model/scenario/expectation.h"

#include <cmath>
#include <vector>

#include "model/text/near.h"

namespace costmodel
{

namespace
{

Message notAmongChoices(const Field& field, const std::string& path, const std::string& shown)
{
    std::string all;
    std::vector<std::string_view> words;
    for (const Choice& choice : field.choices)
    {
        all += (all.empty() ? "\"" : ", \"") + std::string(choice.word) + "\"";
        words.push_back(choice.word);
    }
    std::string_view word = shown;
    if (word.size() >= 2 && word.front() == '"')
        word = word.substr(1, word.size() - 2);
    if (const auto meant = nearest(word, words))
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected one of %3; did you mean \"%4\"?"),
                {path, shown, all, *meant}};
    return {COSTMODEL_TEXT("Message", "%1 is %2, expected one of %3"), {path, shown, all}};
}

} // namespace

Message notExpected(const Field& field, const std::string& path, const std::string& shown)
{
    const std::string word(field.word);
    switch (field.kind)
    {
    case Kind::number:
        if (!word.empty())
            return {COSTMODEL_TEXT("Message", "%1 is %2, expected a number or \"%3\""),
                    {path, shown, word}};
        if (isMoney(field.unit))
            return {COSTMODEL_TEXT("Message", "%1 is %2, expected a number or an offer of the "
                                              "price book, as in { offer = \"...\", on = "
                                              "2026-01-01 }"),
                    {path, shown}};
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected a number"), {path, shown}};
    case Kind::integer:
        if (!word.empty())
            return {COSTMODEL_TEXT("Message", "%1 is %2, expected a whole number or \"%3\""),
                    {path, shown, word}};
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected a whole number"), {path, shown}};
    case Kind::toggle:
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected true or false"), {path, shown}};
    case Kind::text:
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected text in double quotes"),
                {path, shown}};
    case Kind::choice:
        return notAmongChoices(field, path, shown);
    case Kind::date:
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected a date, as in 2026-01-01"),
                {path, shown}};
    case Kind::reference:
        return {COSTMODEL_TEXT("Message", "%1 is %2, expected a name in double quotes"),
                {path, shown}};
    case Kind::references:
        return {COSTMODEL_TEXT("Message",
                               "%1 is %2, expected a list of names, as in [\"one\", \"other\"]"),
                {path, shown}};
    case Kind::currency:
        return {COSTMODEL_TEXT("Message",
                               "%1 is %2, expected a currency code of three capital letters, as "
                               "in \"CNY\""),
                {path, shown}};
    case Kind::file:
        return {COSTMODEL_TEXT("Message",
                               "%1 is %2, expected the name of a file in double quotes, relative "
                               "to the scenario"),
                {path, shown}};
    }
    return {};
}

std::optional<Message> outOfRange(const Field& field, const std::string& path, double value)
{
    const Range& range = field.range;
    const std::string shown = plainNumber(value);
    if (!std::isfinite(value))
        return Message{COSTMODEL_TEXT("Message", "%1 is %2; must be a finite number"),
                       {path, shown}};
    if (range.contains(value))
        return std::nullopt;
    if (value <= range.min)
        return Message{range.minIsOpen ? COSTMODEL_TEXT("Message", "%1 is %2; must be more than %3")
                                       : COSTMODEL_TEXT("Message", "%1 is %2; must be at least %3"),
                       {path, shown, plainNumber(range.min)}};
    if (range.excludesZero() && value < leastPositive)
        return Message{COSTMODEL_TEXT("Message", "%1 is %2; must be at least %3"),
                       {path, shown, plainNumber(leastPositive)}};
    return Message{range.maxIsOpen ? COSTMODEL_TEXT("Message", "%1 is %2; must be less than %3")
                                   : COSTMODEL_TEXT("Message", "%1 is %2; must be at most %3"),
                   {path, shown, plainNumber(range.max)}};
}

Message excludeEachOther(const std::string& path, std::string_view key, std::string_view other)
{
    return {COSTMODEL_TEXT("Message", "%1 has both \"%2\" and \"%3\"; expected only one of them"),
            {path, std::string(key), std::string(other)}};
}

Message noneStands(const std::string& path, std::span<const std::string_view> keys)
{
    std::string all;
    for (const std::string_view key : keys)
        all += (all.empty() ? "\"" : ", \"") + std::string(key) + "\"";
    return {COSTMODEL_TEXT("Message", "%1 is not complete, expected one of %2"), {path, all}};
}

} // namespace costmodel
