#include "model/explain/derivation.h"

#include <algorithm>

namespace costmodel
{

namespace
{

using Op = Expression::Op;

/// Sums of more parts than this are told, not written out.
constexpr std::size_t mostSummands = 8;

/// How tightly an operator binds; what binds looser needs brackets inside.
int bindingOf(Op op)
{
    switch (op)
    {
    case Op::sum:
    case Op::difference:
        return 1;
    case Op::negative:
        return 2;
    case Op::product:
    case Op::quotient:
        return 3;
    case Op::power:
    case Op::exponential:
    case Op::exponentialLessOne:
        return 4;
    case Op::part:
    case Op::constant:
    case Op::smallest:
    case Op::largest:
    case Op::roundedUp:
        return 5;
    }
    return 5;
}

Message sign(const char* text)
{
    return {"%1", {std::string(text)}};
}

/// Writes a formula; a part is either named or put in as a number.
class Writer
{
public:
    Writer(const Derivation& derivation, bool withValues)
        : m_derivation(derivation)
        , m_withValues(withValues)
    {
    }

    std::vector<Message> write()
    {
        put(m_derivation.formula, 0);
        return std::move(m_texts);
    }

private:
    void add(const char* text)
    {
        m_texts.push_back(sign(text));
    }
    void put(const Expression& formula, int binding)
    {
        const bool isBracketed = bindingOf(formula.op) < binding;
        if (isBracketed)
            add("(");
        putBare(formula);
        if (isBracketed)
            add(")");
    }
    void list(const Expression& formula, const char* between, int binding)
    {
        for (std::size_t i = 0; i < formula.operands.size(); ++i)
        {
            if (i > 0)
                add(between);
            put(formula.operands[i], binding);
        }
    }
    void call(const Expression& formula, const char* name)
    {
        add(name);
        list(formula, ";", 0);
        add(")");
    }
    void putBare(const Expression& formula)
    {
        switch (formula.op)
        {
        case Op::part:
            putPart(m_derivation.parts[formula.part]);
            return;
        case Op::constant:
            m_texts.push_back(quantityText(formula.constant, Measure::plain, {}));
            return;
        case Op::sum:
            if (formula.operands.size() > mostSummands)
                m_texts.push_back({COSTMODEL_TEXT("Message", "the sum of the %1 parts below"),
                                   {static_cast<long>(formula.operands.size())}});
            else
                list(formula, "+", 1);
            return;
        case Op::difference:
            put(formula.operands[0], 1);
            add("−");
            put(formula.operands[1], 2);
            return;
        case Op::product:
            list(formula, "×", 3);
            return;
        case Op::quotient:
            put(formula.operands[0], 3);
            add("÷");
            put(formula.operands[1], 4);
            return;
        case Op::power:
            put(formula.operands[0], 5);
            add("^");
            put(formula.operands[1], 5);
            return;
        case Op::smallest:
            if (formula.operands.size() > mostSummands)
                m_texts.push_back({COSTMODEL_TEXT("Message", "the smallest of the %1 parts below"),
                                   {static_cast<long>(formula.operands.size())}});
            else
                call(formula, "MIN(");
            return;
        case Op::largest:
            call(formula, "MAX(");
            return;
        case Op::roundedUp:
            call(formula, "ROUNDUP(");
            return;
        case Op::exponential:
            call(formula, "EXP(");
            return;
        case Op::exponentialLessOne:
            add("(");
            call(formula, "EXP(");
            add("−");
            add("1");
            add(")");
            return;
        case Op::negative:
            add("−");
            put(formula.operands[0], 3);
            return;
        }
    }
    void putPart(const Derivation& part)
    {
        if (!m_withValues)
        {
            m_texts.push_back(part.title);
            return;
        }
        const bool isNegative = part.value && *part.value < 0;
        if (isNegative)
            add("(");
        m_texts.push_back(valueText(part));
        if (isNegative)
            add(")");
    }

    const Derivation& m_derivation;
    bool m_withValues;
    std::vector<Message> m_texts;
};

bool isOpening(const std::string& text)
{
    return text.ends_with('(');
}

bool isClosing(const std::string& text)
{
    return text == ")" || text == ";";
}

void collect(const Derivation& derivation, std::vector<const Derivation*>& inputs)
{
    const bool isKnown = std::any_of(inputs.begin(), inputs.end(),
                                     [&](const Derivation* known)
                                     { return known->origin.path == derivation.origin.path; });
    if (derivation.kind == DerivationKind::input && !isKnown)
        inputs.push_back(&derivation);
    for (const Derivation& part : derivation.parts)
        collect(part, inputs);
}

} // namespace

double formulaValue(const Derivation& derivation)
{
    std::vector<double> values;
    values.reserve(derivation.parts.size());
    for (const Derivation& part : derivation.parts)
        values.push_back(part.value.value_or(0));
    return evaluated(derivation.formula, values);
}

Message valueText(const Derivation& derivation)
{
    if (derivation.value)
        return quantityText(*derivation.value, derivation.measure, derivation.currency);
    if (derivation.word)
        return *derivation.word;
    if (derivation.kind == DerivationKind::input)
        return {COSTMODEL_TEXT("Message", "not set"), {}};
    return {COSTMODEL_TEXT("Message", "none"), {}};
}

std::vector<Message> formulaInWords(const Derivation& derivation)
{
    return Writer(derivation, false).write();
}

std::vector<Message> formulaWithValues(const Derivation& derivation)
{
    return Writer(derivation, true).write();
}

std::string formulaText(const std::vector<Message>& texts, const Language& language)
{
    std::string line;
    bool isTight = true;
    for (const Message& message : texts)
    {
        const std::string text = render(message, language);
        if (!isTight && !isClosing(text))
            line += ' ';
        line += text;
        isTight = isOpening(text);
    }
    return line;
}

std::vector<const Derivation*> inputsOf(const Derivation& derivation)
{
    std::vector<const Derivation*> inputs;
    collect(derivation, inputs);
    return inputs;
}

} // namespace costmodel
