#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/scenario/field.h"
#include "model/scenario/scenario.h"

namespace costmodel
{

struct TableSchema;

enum class Cardinality
{
    single,      ///< always there; the file need not mention it
    optional,    ///< there or not
    namedList,   ///< [[array]] whose entries have a unique `name`
    list,        ///< array by position
    keyed,       ///< sub-tables by name: [gpu.NAME]
    keyedNumbers ///< keys of the table itself: USD = 7.1
};

/// A table below another one. The functions take the parent's struct.
struct Child
{
    std::string_view key;
    const TableSchema* table;
    Cardinality cardinality = Cardinality::single;
    bool isInline = false; ///< written as { ... } on one line
    std::size_t (*count)(const void* parent) = nullptr;
    void* (*at)(void* parent, std::size_t index) = nullptr;
    /// Adds an entry with its defaults at the end (for `optional`: makes it be there) and returns
    /// it.
    void* (*append)(void* parent) = nullptr;
    void (*erase)(void* parent, std::size_t index) = nullptr;
    /// Moves an entry of a list to another position.
    void (*move)(void* parent, std::size_t from, std::size_t to) = nullptr;
};

/// Keys of one table of which at most one may stand, or exactly one.
struct Alternatives
{
    std::span<const std::string_view> keys; ///< of fields or children
    bool isRequired = false;
};

struct TableSchema
{
    const char* label; ///< English, context "Table"
    std::span<const Field> fields;
    std::span<const Child> children;
    std::span<const Alternatives> alternatives;
};

/// The whole format: a table whose struct is Scenario and which has no fields of its own.
const TableSchema& scenarioSchema();

/// The six path-only factors; their struct is Factors, their keys are whole paths ("demand.scale").
std::span<const Field> factorFields();

const Field* findField(const TableSchema& table, std::string_view key);
const Child* findChild(const TableSchema& table, std::string_view key);
/// What a table of that schema says of the source of its prices; null for a rate of [fx].
Sourced* sourced(const TableSchema& schema, void* table);
const Sourced* sourced(const TableSchema& schema, const void* table);
/// Whether a field of a table has another value than its default, or a child any entry.
bool stands(const TableSchema& schema, const void* table, std::string_view key);
/// Name of an entry of a named list or of keyed tables: its field `name` or its key.
std::string entryName(const TableSchema& table, const void* entry);
void setEntryName(const TableSchema& table, void* entry, std::string name);

/// Makes `key` the one of its alternatives that stands: clears the others of the same group.
void dropAlternatives(const TableSchema& schema, void* table, std::string_view key);

} // namespace costmodel
