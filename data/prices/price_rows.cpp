#include "data/prices/price_rows.h"

#include <algorithm>

namespace costmodel::data
{

namespace
{

constexpr const char* findPriceSql = R"(
SELECT price_id, low, price, high, currency, unit, vat_included, grade, item, note
FROM price
WHERE offer_id = ?1 AND as_of = ?2 AND region = ?3 AND ifnull(gpus, 0) = ifnull(?4, 0)
  AND source_id = ?5)";

constexpr const char* addPriceSql = R"(
INSERT INTO price (offer_id, as_of, region, gpus, source_id, low, price, high, currency, unit,
                   vat_included, grade, item, note)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14))";

constexpr const char* changePriceSql = R"(
UPDATE price
SET low = ?6, price = ?7, high = ?8, currency = ?9, unit = ?10, vat_included = ?11, grade = ?12,
    item = ?13, note = ?14
WHERE offer_id = ?1 AND as_of = ?2 AND region = ?3 AND ifnull(gpus, 0) = ifnull(?4, 0)
  AND source_id = ?5)";

// The columns of a whole record, in the order in which `recordFrom` reads them. `place` ranks the
// prices of one offer: a price that nobody verified only if there is no better one, then the
// newest.
constexpr const char* selectSql = R"(
SELECT name, kind, provider, gpu, billing, as_of, region, gpus, item, low, price, high, currency,
       unit, vat_included, grade, note, address,
       row_number() OVER (PARTITION BY offer_id
                          ORDER BY grade = 'c', as_of DESC, grade, price_id) AS place
FROM price JOIN offer USING (offer_id) JOIN source USING (source_id)
WHERE TRUE)";

void bindKey(SQLite::Statement& statement, std::int64_t offer, std::int64_t source,
             const PriceRecord& record)
{
    statement.bind(1, offer);
    statement.bind(2, isoDate(record.asOf));
    statement.bind(3, record.region);
    if (record.gpus)
        statement.bind(4, *record.gpus);
    else
        statement.bind(4);
    statement.bind(5, source);
}

void write(SQLite::Statement& statement, std::int64_t offer, std::int64_t source,
           const PriceRecord& record)
{
    statement.reset();
    bindKey(statement, offer, source, record);
    statement.bind(6, record.low);
    statement.bind(7, record.price);
    statement.bind(8, record.high);
    statement.bind(9, record.currency);
    statement.bind(10, record.unit);
    statement.bind(11, std::string(toText(record.vat)));
    statement.bind(12, std::string(1, record.grade));
    statement.bind(13, record.item);
    statement.bind(14, record.note);
    statement.exec();
}

bool hasSameFigures(const PriceRecord& a, const PriceRecord& b)
{
    return a.low == b.low && a.price == b.price && a.high == b.high && a.currency == b.currency &&
           a.unit == b.unit && a.vat == b.vat && a.grade == b.grade && a.item == b.item &&
           a.note == b.note;
}

PriceRecord recordFrom(SQLite::Statement& row)
{
    PriceRecord record;
    record.name = row.getColumn(0).getString();
    record.kind = priceKindFrom(row.getColumn(1).getString()).value_or(PriceKind::Other);
    record.provider = row.getColumn(2).getString();
    record.gpu = row.getColumn(3).getString();
    record.billing = row.getColumn(4).getString();
    record.asOf = parseDate(row.getColumn(5).getString()).value_or(Date{});
    record.region = row.getColumn(6).getString();
    if (!row.isColumnNull(7))
        record.gpus = row.getColumn(7).getDouble();
    record.item = row.getColumn(8).getString();
    record.low = row.getColumn(9).getDouble();
    record.price = row.getColumn(10).getDouble();
    record.high = row.getColumn(11).getDouble();
    record.currency = row.getColumn(12).getString();
    record.unit = row.getColumn(13).getString();
    record.vat = vatStateFrom(row.getColumn(14).getString()).value_or(VatState::Unknown);
    record.grade = row.getColumn(15).getString().front();
    record.note = row.getColumn(16).getString();
    record.source = row.getColumn(17).getString();
    return record;
}

// Conditions are constant text; what a person typed is only ever bound.
class Query
{
public:
    void where(const char* condition, std::string value)
    {
        m_sql += "\n  AND ";
        m_sql += condition;
        m_values.push_back(std::move(value));
    }

    std::vector<PriceRecord> run(SQLite::Database& database, const char* ending) const
    {
        SQLite::Statement statement(database, m_sql + ending);
        for (std::size_t i = 0; i < m_values.size(); ++i)
            statement.bind(static_cast<int>(i) + 1, m_values[i]);
        std::vector<PriceRecord> records;
        while (statement.executeStep())
            records.push_back(recordFrom(statement));
        return records;
    }

private:
    std::string m_sql = selectSql;
    std::vector<std::string> m_values;
};

std::optional<PriceRecord> firstOf(std::vector<PriceRecord> records)
{
    return records.empty() ? std::nullopt : std::optional(std::move(records.front()));
}

} // namespace

PriceWriter::PriceWriter(SQLite::Database& database)
    : m_findOffer(database,
                  "SELECT offer_id, kind, provider, gpu, billing FROM offer WHERE name = ?1")
    , m_addOffer(database, "INSERT INTO offer (name, kind, provider, gpu, billing) "
                           "VALUES (?1, ?2, ?3, ?4, ?5) RETURNING offer_id")
    , m_findSource(database, "SELECT source_id FROM source WHERE address = ?1")
    , m_addSource(database, "INSERT INTO source (address) VALUES (?1) RETURNING source_id")
    , m_findPrice(database, findPriceSql)
    , m_addPrice(database, addPriceSql)
    , m_changePrice(database, changePriceSql)
{
}

std::int64_t PriceWriter::sourceId(const std::string& address)
{
    const auto known = m_sources.find(address);
    if (known != m_sources.end())
        return known->second;
    m_findSource.reset();
    m_findSource.bind(1, address);
    SQLite::Statement* row = &m_findSource;
    if (!m_findSource.executeStep())
    {
        m_addSource.reset();
        m_addSource.bind(1, address);
        m_addSource.executeStep();
        row = &m_addSource;
    }
    const std::int64_t id = row->getColumn(0).getInt64();
    row->reset();
    return m_sources[address] = id;
}

std::optional<PriceRecord> PriceWriter::existing(std::int64_t offer, std::int64_t source,
                                                 const PriceRecord& record)
{
    m_findPrice.reset();
    bindKey(m_findPrice, offer, source, record);
    if (!m_findPrice.executeStep())
        return std::nullopt;
    PriceRecord found = record;
    found.low = m_findPrice.getColumn(1).getDouble();
    found.price = m_findPrice.getColumn(2).getDouble();
    found.high = m_findPrice.getColumn(3).getDouble();
    found.currency = m_findPrice.getColumn(4).getString();
    found.unit = m_findPrice.getColumn(5).getString();
    found.vat = vatStateFrom(m_findPrice.getColumn(6).getString()).value_or(VatState::Unknown);
    found.grade = m_findPrice.getColumn(7).getString().front();
    found.item = m_findPrice.getColumn(8).getString();
    found.note = m_findPrice.getColumn(9).getString();
    m_findPrice.reset();
    return found;
}

PriceWriter::Outcome PriceWriter::put(const PriceRecord& record)
{
    m_findOffer.reset();
    m_findOffer.bind(1, record.name);
    const bool isKnown = m_findOffer.executeStep();
    std::int64_t offer = 0;
    if (isKnown)
    {
        offer = m_findOffer.getColumn(0).getInt64();
        const std::array<std::string, 4> has{
            m_findOffer.getColumn(1).getString(), m_findOffer.getColumn(2).getString(),
            m_findOffer.getColumn(3).getString(), m_findOffer.getColumn(4).getString()};
        const std::array<std::string, 4> gives{std::string(toText(record.kind)), record.provider,
                                               record.gpu, record.billing};
        const auto [old, other] = std::mismatch(has.begin(), has.end(), gives.begin());
        if (old != has.end())
            return Message{COSTMODEL_TEXT("Message",
                                          "The offer %1 is already in the book with \"%2\" where "
                                          "this price has \"%3\"; use another name."),
                           {record.name, *old, *other}};
    }
    else
    {
        m_addOffer.reset();
        m_addOffer.bind(1, record.name);
        m_addOffer.bind(2, std::string(toText(record.kind)));
        m_addOffer.bind(3, record.provider);
        m_addOffer.bind(4, record.gpu);
        m_addOffer.bind(5, record.billing);
        m_addOffer.executeStep();
        offer = m_addOffer.getColumn(0).getInt64();
        m_addOffer.reset();
    }
    m_findOffer.reset();
    const std::int64_t source = sourceId(record.source);
    if (std::optional<PriceRecord> before = existing(offer, source, record))
    {
        if (hasSameFigures(*before, record))
            return Unchanged{};
        write(m_changePrice, offer, source, record);
        return Changed{std::move(*before)};
    }
    write(m_addPrice, offer, source, record);
    return Added{!isKnown};
}

std::vector<PriceRecord> selectPrices(SQLite::Database& database, const PriceFilter& filter)
{
    Query query;
    if (filter.kind)
        query.where("kind = ?", std::string(toText(*filter.kind)));
    if (const std::string gpu = normalizedGpu(filter.gpu); !gpu.empty())
        query.where("instr('-' || upper(gpu) || '-', ?) > 0", "-" + gpu + "-");
    if (!filter.provider.empty())
        query.where("instr(lower(provider), lower(?)) > 0", filter.provider);
    if (!filter.region.empty())
        query.where("instr(lower(region), lower(?)) > 0", filter.region);
    if (!filter.billing.empty())
        query.where("lower(?) IN (lower(billing), substr(billing, 1, 8))", filter.billing);
    if (!filter.currency.empty())
        query.where("currency = upper(?)", filter.currency);
    if (filter.on)
        query.where("as_of <= ?", isoDate(*filter.on));
    for (const std::string& word : filter.words)
        query.where("instr(lower(name || ' ' || provider || ' ' || gpu || ' ' || region || ' ' || "
                    "item || ' ' || note), lower(?)) > 0",
                    word);
    std::vector<PriceRecord> records = query.run(database, "\nORDER BY name, place");
    if (!filter.wantsHistory)
    {
        const auto isSame = [](const PriceRecord& a, const PriceRecord& b)
        {
            return a.name == b.name;
        };
        records.erase(std::unique(records.begin(), records.end(), isSame), records.end());
        return records;
    }
    std::stable_sort(records.begin(), records.end(),
                     [](const PriceRecord& a, const PriceRecord& b)
                     { return a.name != b.name ? a.name < b.name : a.asOf < b.asOf; });
    return records;
}

std::vector<PriceRecord> selectHistory(SQLite::Database& database, const std::string& offer)
{
    Query query;
    query.where("name = ?", offer);
    return query.run(database, "\nORDER BY as_of, grade, price_id");
}

std::optional<PriceRecord> selectPriceOn(SQLite::Database& database, const std::string& offer,
                                         std::optional<Date> on)
{
    Query query;
    query.where("name = ?", offer);
    if (on)
        query.where("as_of <= ?", isoDate(*on));
    return firstOf(query.run(database, "\nORDER BY place LIMIT 1"));
}

std::optional<PriceRecord> selectPriceOfDay(SQLite::Database& database, const std::string& offer,
                                            const Date& day)
{
    Query query;
    query.where("name = ?", offer);
    query.where("as_of = ?", isoDate(day));
    return firstOf(query.run(database, "\nORDER BY place LIMIT 1"));
}

std::vector<std::string> selectNames(SQLite::Database& database)
{
    SQLite::Statement statement(database, "SELECT name FROM offer ORDER BY name");
    std::vector<std::string> names;
    while (statement.executeStep())
        names.push_back(statement.getColumn(0).getString());
    return names;
}

} // namespace costmodel::data
