#pragma once

#include <array>
#include <limits>
#include <optional>
#include <type_traits>

#include "model/scenario/schema.h"
#include "model/text/message.h"

/// The words of which the tables of the schema are made. Only the files beside this one include it.
namespace costmodel::rows
{

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;

template <class Enum>
constexpr std::span<const Choice> choicesOf();

template <class T>
Value toValue(const T& member, std::string_view word, std::span<const Choice> choices)
{
    if constexpr (isOptional<T>)
    {
        if (!member)
            return word.empty() ? Value{} : Value{std::string(word)};
        return toValue(*member, word, choices);
    }
    else if constexpr (std::is_enum_v<T>)
        return std::string(choices[static_cast<std::size_t>(member)].word);
    else if constexpr (std::is_same_v<T, bool>)
        return member;
    else if constexpr (std::is_integral_v<T>)
        return static_cast<std::int64_t>(member);
    else
        return member;
}

template <class T>
void fromValue(T& member, const Value& value, std::span<const Choice> choices)
{
    if constexpr (isOptional<T>)
    {
        using Inner = typename T::value_type;
        const bool isWord =
            std::holds_alternative<std::string>(value) && !std::is_same_v<Inner, std::string>;
        if (std::holds_alternative<std::monostate>(value) || isWord)
            member.reset();
        else
            fromValue(member.emplace(), value, choices);
    }
    else if constexpr (std::is_enum_v<T>)
    {
        const auto& word = std::get<std::string>(value);
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].word == word)
                member = static_cast<T>(i);
    }
    else if constexpr (std::is_same_v<T, double>)
        member = std::holds_alternative<std::int64_t>(value)
                     ? static_cast<double>(std::get<std::int64_t>(value))
                     : std::get<double>(value);
    else if constexpr (std::is_same_v<T, bool>)
        member = std::get<bool>(value);
    else if constexpr (std::is_integral_v<T>)
        member = static_cast<T>(std::get<std::int64_t>(value));
    else
        member = std::get<T>(value);
}

/// The row of member M of struct T, with the table's word and choices captured in the types.
template <class T, auto M, class Traits>
struct Access
{
    using Member = std::remove_cvref_t<decltype(std::declval<T>().*M)>;

    static Value get(const void* table)
    {
        return toValue(static_cast<const T*>(table)->*M, Traits::word, Traits::choices());
    }
    static void set(void* table, const Value& value)
    {
        fromValue(static_cast<T*>(table)->*M, value, Traits::choices());
    }
    static double* number(void* table)
    {
        Member& member = static_cast<T*>(table)->*M;
        if constexpr (std::is_same_v<Member, double>)
            return &member;
        else if constexpr (std::is_same_v<Member, std::optional<double>>)
            return member ? &*member : nullptr;
        else
            return nullptr;
    }
    static Value fallback()
    {
        return get(static_cast<const void*>(&defaults()));
    }
    static const T& defaults()
    {
        static const T value{};
        return value;
    }
};

struct Plain
{
    static constexpr std::string_view word{};
    static constexpr std::span<const Choice> choices()
    {
        return {};
    }
};
struct Fit : Plain
{
    static constexpr std::string_view word = "fit";
};
struct All : Plain
{
    static constexpr std::string_view word = "all";
};
struct Calendar : Plain
{
    static constexpr std::string_view word = "calendar";
};
struct Optimal : Plain
{
    static constexpr std::string_view word = "optimal";
};

/// A row under construction; every function returns a changed copy.
struct Row : Field
{
    constexpr Row required() const
    {
        Row row = *this;
        row.isRequired = true;
        return row;
    }
    constexpr Row in(double min, double max) const
    {
        Row row = *this;
        row.range = {min, max};
        return row;
    }
    constexpr Row atLeast(double min) const
    {
        return in(min, range.max);
    }
    constexpr Row above(double min) const
    {
        Row row = atLeast(min);
        row.range.minIsOpen = true;
        return row;
    }
    constexpr Row below(double max) const
    {
        Row row = in(range.min, max);
        row.range.maxIsOpen = true;
        return row;
    }
    constexpr Row hint(const char* text) const
    {
        Row row = *this;
        row.help = text;
        return row;
    }
    /// For a member on which others depend.
    constexpr Row setBy(void (*setter)(void* table, const Value& value)) const
    {
        Row row = *this;
        row.set = setter;
        return row;
    }
    constexpr Row when(bool (*condition)(const void* table)) const
    {
        Row row = *this;
        row.applies = condition;
        return row;
    }
    constexpr Row numberBy(double* (*finder)(void* table)) const
    {
        Row row = *this;
        row.number = finder;
        return row;
    }
};

template <class Member>
constexpr Kind kindOf()
{
    if constexpr (isOptional<Member>)
        return kindOf<typename Member::value_type>();
    else if constexpr (std::is_same_v<Member, double>)
        return Kind::number;
    else if constexpr (std::is_same_v<Member, bool>)
        return Kind::toggle;
    else if constexpr (std::is_enum_v<Member>)
        return Kind::choice;
    else if constexpr (std::is_integral_v<Member>)
        return Kind::integer;
    else if constexpr (std::is_same_v<Member, Date>)
        return Kind::date;
    else if constexpr (std::is_same_v<Member, std::vector<std::string>>)
        return Kind::references;
    else
        return Kind::text;
}

template <class T, auto M, class Traits = Plain>
constexpr Row row(std::string_view key, const char* label, Unit unit = Unit::none)
{
    using A = Access<T, M, Traits>;
    Row row;
    row.key = key;
    row.label = label;
    row.kind = kindOf<typename A::Member>();
    row.unit = unit;
    row.word = Traits::word;
    row.choices = Traits::choices();
    row.get = &A::get;
    row.set = &A::set;
    row.number = &A::number;
    row.fallback = &A::fallback;
    if (row.kind == Kind::integer)
        row.range = {0, 1e9};
    if (row.kind == Kind::number)
        row.range.min = 0;
    return row;
}

/// A share, 0 to 1.
template <class T, auto M>
constexpr Row share(std::string_view key, const char* label)
{
    return row<T, M>(key, label, Unit::share).in(0, 1);
}

/// An effective rate of change per year, above -1. Rates above 1000 (100,000 %) are taken for a
/// slip.
template <class T, auto M>
constexpr Row rate(std::string_view key, const char* label)
{
    return row<T, M>(key, label, Unit::perYear).in(-1, 1000).above(-1);
}

template <class T, auto M, class Choices>
constexpr Row choice(std::string_view key, const char* label)
{
    return row<T, M, Choices>(key, label);
}

template <class T, auto M>
constexpr Row reference(std::string_view key, const char* label, Target target)
{
    Row result = row<T, M>(key, label);
    if (result.kind == Kind::text)
        result.kind = Kind::reference;
    result.target = target;
    return result;
}

template <class T, auto M>
constexpr Row file(std::string_view key, const char* label)
{
    Row result = row<T, M>(key, label);
    result.kind = Kind::file;
    return result;
}

template <class T>
constexpr Row currency()
{
    Row result = row<T, &T::currency>("currency", COSTMODEL_TEXT("Field", "Currency"))
                     .hint(COSTMODEL_TEXT(
                         "Help", "Currency of the money in this table, as a code of three letters. "
                                 "Its rate must stand in the exchange rates."));
    result.kind = Kind::currency;
    return result;
}

template <class T>
constexpr Row vatRate()
{
    return share<T, &T::vatRate>("vat_rate", COSTMODEL_TEXT("Field", "VAT rate"))
        .hint(COSTMODEL_TEXT(
            "Help",
            "Value added tax on these prices. It is a cost only where it cannot be recovered."));
}

template <class T>
constexpr std::array<Field, 2> provenance()
{
    return {row<T, &T::asOf>("as_of", COSTMODEL_TEXT("Field", "Prices as of"))
                .hint(COSTMODEL_TEXT("Help", "Day on which these prices were true.")),
            row<T, &T::source>("source", COSTMODEL_TEXT("Field", "Source"))
                .hint(COSTMODEL_TEXT("Help", "Where these prices are from. Reports print it."))};
}

/// The rows of a table followed by those that every table has.
template <class T, class... Rows>
constexpr auto table(const Rows&... rows)
{
    const std::array<Field, 2> last = provenance<T>();
    return std::array<Field, sizeof...(Rows) + 2>{Field(rows)..., last[0], last[1]};
}

template <class P, auto M>
constexpr Child single(std::string_view key, const TableSchema* table)
{
    return {key,
            table,
            Cardinality::single,
            false,
            [](const void*) { return std::size_t{1}; },
            [](void* parent, std::size_t) -> void* { return &(static_cast<P*>(parent)->*M); },
            [](void* parent) -> void* { return &(static_cast<P*>(parent)->*M); },
            [](void*, std::size_t) {},
            [](void*, std::size_t, std::size_t) {
            }};
}

template <class P, auto M>
constexpr Child optional(std::string_view key, const TableSchema* table, bool isInline = false)
{
    return {key,
            table,
            Cardinality::optional,
            isInline,
            [](const void* parent) -> std::size_t
            { return (static_cast<const P*>(parent)->*M).has_value(); },
            [](void* parent, std::size_t) -> void* { return &*(static_cast<P*>(parent)->*M); },
            [](void* parent) -> void* { return &(static_cast<P*>(parent)->*M).emplace(); },
            [](void* parent, std::size_t) { (static_cast<P*>(parent)->*M).reset(); },
            [](void*, std::size_t, std::size_t) {
            }};
}

template <class P, auto M>
constexpr Child list(std::string_view key, const TableSchema* table, Cardinality cardinality,
                     bool isInline = false)
{
    return {key,
            table,
            cardinality,
            isInline,
            [](const void* parent) { return (static_cast<const P*>(parent)->*M).size(); },
            [](void* parent, std::size_t i) -> void* { return &(static_cast<P*>(parent)->*M)[i]; },
            [](void* parent) -> void* { return &(static_cast<P*>(parent)->*M).emplace_back(); },
            [](void* parent, std::size_t i)
            {
                auto& entries = static_cast<P*>(parent)->*M;
                entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
            },
            [](void* parent, std::size_t from, std::size_t to)
            {
                auto& entries = static_cast<P*>(parent)->*M;
                auto moved = std::move(entries[from]);
                entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(from));
                entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(to), std::move(moved));
            }};
}

/// The tables that the parts of the schema give to the whole.
const TableSchema& demandTable();
const TableSchema& rentTable();
const TableSchema& buyTable();

} // namespace costmodel::rows
