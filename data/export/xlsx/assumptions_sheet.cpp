#include "data/export/xlsx/assumptions_sheet.h"

#include "model/report/sections.h"
#include "model/scenario/walk.h"

namespace costmodel::data::xlsx
{

namespace
{

enum Columns : ColumnIndex
{
    where,
    input,
    value,
    unit,
    given,
    asOf,
    source,
    vat,
    columnCount
};

constexpr RowIndex headingRow = 3;

bool isListed(const Field& field, const Value& value)
{
    return field.key != "name" && field.key != "as_of" && field.key != "source" &&
           field.key != "schema" && field.key != "base" &&
           !std::holds_alternative<std::monostate>(value) && value != Value(std::string());
}

/// Source and date of a number: the offer of the price book that it came from, else what its table
/// says or the one around that.
struct Origins
{
    std::string source;
    std::optional<Date> asOf;
};

Origins originsOf(const TableVisit& visit, const Field& field)
{
    for (const TableVisit* at = &visit; at; at = at->parent)
    {
        const Sourced* const said = sourced(*at->schema, at->table);
        if (!said)
            continue;
        if (at == &visit)
            if (const auto offer = said->offers.find(field.key); offer != said->offers.end())
                return {offer->second.offer + (offer->second.source.empty() ? "" : ": ") +
                            offer->second.source,
                        offer->second.asOf};
        if (said->asOf || !said->source.empty())
            return {said->source, said->asOf};
    }
    return {};
}

std::string formatOf(const Field& field, const Workbook& book)
{
    if (field.unit == Unit::share || field.unit == Unit::perYear)
        return percentFormat;
    if (field.unit == Unit::money || field.unit == Unit::moneyPerMonth)
        return amountFormat(book.currency());
    if (field.kind == Kind::integer)
        return "0";
    return "#,##0.######";
}

class Writer
{
public:
    Writer(Workbook& book, Sheet& sheet)
        : m_book(book)
        , m_sheet(sheet)
    {
    }

    void table(const TableVisit& visit)
    {
        for (const Field& field : visit.schema->fields)
        {
            const Value at = field.get(visit.table);
            if (isListed(field, at))
                row(visit, field, at);
        }
    }

    RowIndex nextRow() const
    {
        return m_row;
    }
    InputCells cells;

private:
    void row(const TableVisit& visit, const Field& field, const Value& at)
    {
        const std::string path = keyPath(visit, field);
        const bool isLive = path == "scenario.discount_rate" || path == "tax.income_rate";
        Style place;
        place.origin = Origin::program;
        m_sheet.text(m_row, where, path, place);
        m_sheet.text(m_row, input, m_book.language().translate("Field", field.label));
        put(field, at, isLive ? Origin::liveInput : Origin::input);
        const bool isNumber =
            std::holds_alternative<double>(at) || std::holds_alternative<std::int64_t>(at);
        if (isNumber)
            m_sheet.text(m_row, unit, unitText(visit, field));
        const bool isStated = field.isRequired || at != field.fallback();
        m_sheet.text(m_row, given,
                     m_book.label(isStated ? COSTMODEL_TEXT("Label", "stated")
                                           : COSTMODEL_TEXT("Label", "default")),
                     textStyle(isStated ? Role::plain : Role::note));
        if (isStated && isNumber)
            putOrigin(visit, field);
        if (isMoney(field.unit))
            m_sheet.text(m_row, vat, vatText(visit));
        note(path, visit, field);
        ++m_row;
    }

    void put(const Field& field, const Value& at, Origin origin)
    {
        const Style style = numberStyle(formatOf(field, m_book), origin);
        if (const auto* number = std::get_if<double>(&at))
            m_sheet.number(m_row, value, *number, style);
        else if (const auto* whole = std::get_if<std::int64_t>(&at))
            m_sheet.number(m_row, value, static_cast<double>(*whole), style);
        else if (const auto* day = std::get_if<Date>(&at))
            m_sheet.date(m_row, value, *day, style);
        else
        {
            Style words = textStyle();
            words.origin = origin;
            words.isRight = true;
            m_sheet.text(m_row, value, m_book.text(report::valueCell(field, at)), words);
        }
    }

    std::string unitText(const TableVisit& visit, const Field& field) const
    {
        if (field.unit == Unit::share)
            return {};
        return m_book.text(report::unitCell(visit, field, m_book.evaluated().scenario));
    }

    void putOrigin(const TableVisit& visit, const Field& field)
    {
        const Origins origins = originsOf(visit, field);
        if (origins.asOf)
            m_sheet.date(m_row, asOf, *origins.asOf, {});
        if (!origins.source.empty())
            m_sheet.text(m_row, source, origins.source);
    }

    std::string vatText(const TableVisit& visit) const
    {
        if (!findField(*visit.schema, "vat_rate"))
            return m_book.label(COSTMODEL_TEXT("Label", "no VAT"));
        return m_book.label(m_book.evaluated().scenario.general.pricesIncludeVat
                                ? COSTMODEL_TEXT("Label", "including VAT")
                                : COSTMODEL_TEXT("Label", "excluding VAT"));
    }

    void note(const std::string& path, const TableVisit& visit, const Field& field)
    {
        const std::string cell = m_sheet.reference(m_row, value);
        if (path == "scenario.discount_rate")
        {
            cells.discountRate = cell;
            m_book.defineName(discountRateName, cell);
        }
        else if (path == "tax.income_rate")
        {
            cells.incomeTaxRate = cell;
            m_book.defineName(incomeTaxRateName, cell);
        }
        else if (path == "scenario.horizon_months")
            m_book.defineName("HorizonMonths", cell);
        else if (field.key == "throughput" && visit.child && visit.child->key == "gpu" &&
                 entryName(*visit.schema, visit.table) == m_book.evaluated().scenario.demand.gpu)
            cells.throughput = cell;
    }

    Workbook& m_book;
    Sheet& m_sheet;
    RowIndex m_row = headingRow + 1;
};

} // namespace

InputCells writeAssumptions(Workbook& book, Sheet& sheet)
{
    const auto heading = [&](ColumnIndex column, const char* text)
    {
        sheet.text(headingRow, column, book.label(text), textStyle(Role::heading));
    };
    sheet.text(0, 0, book.label(COSTMODEL_TEXT("Label", "Assumptions")), textStyle(Role::title));
    sheet.text(1, 0,
               book.sentence(
                   {COSTMODEL_TEXT("Message", "Change the yellow cells: everything that depends on "
                                              "them in this workbook follows. Other inputs are "
                                              "changed in the program."),
                    {}}),
               textStyle(Role::note));
    heading(where, COSTMODEL_TEXT("Label", "Where"));
    heading(input, COSTMODEL_TEXT("Label", "Input"));
    heading(value, COSTMODEL_TEXT("Label", "Value"));
    heading(unit, COSTMODEL_TEXT("Label", "Unit"));
    heading(given, COSTMODEL_TEXT("Label", "Origin"));
    heading(asOf, COSTMODEL_TEXT("Label", "As of"));
    heading(source, COSTMODEL_TEXT("Label", "Source"));
    heading(vat, COSTMODEL_TEXT("Label", "Tax basis"));
    sheet.limitWidth(where, 18, 44);
    sheet.limitWidth(value, 14, 40);
    sheet.limitWidth(source, 14, 60);

    Writer writer(book, sheet);
    walk(book.evaluated().scenario,
         [&writer](const TableVisit& visit)
         {
             if (!visit.path.starts_with("sensitivity["))
                 writer.table(visit);
         });
    sheet.headings(headingRow, 1.5);
    sheet.freeze(headingRow + 1, input + 1);
    sheet.setUpPrint(book.label(COSTMODEL_TEXT("Label", "Assumptions")), headingRow, headingRow);
    worksheet_autofilter(sheet.handle(), headingRow, 0, writer.nextRow() - 1, columnCount - 1);
    return writer.cells;
}

} // namespace costmodel::data::xlsx
