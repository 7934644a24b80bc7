#pragma once

#include "data/scenario/issue_list.h"
#include "data/scenario/toml_tree.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

/// Fills a scenario from a tree by walking the schema. Names of files are made relative to the
/// folder of `files[0]`; the files themselves are not read.
class TableReader
{
public:
    TableReader(Scenario& scenario, const std::vector<std::filesystem::path>& files,
                const ReaderServices& services, IssueList& issues, Places& places);

    void readScenario(const TomlNode& root);

private:
    /// A table that is being read.
    struct Target
    {
        const TableSchema& schema;
        void* table;
        std::string path;
        std::string currency; ///< of money in it, unless it has one of its own
        bool isNamedEntry = false;
    };
    void readTable(Target target, const TomlNode& node);
    void readKeys(const Target& target, const TomlNode& node);
    void readField(const Target& target, const Field& field, const TomlEntry& entry);
    void readPrice(const Target& target, const Field& field, const TomlEntry& entry);
    void readRates(const Target& target, const Child& child, const TomlNode& node);
    void readChild(const Target& target, const Child& child, const TomlNode& node);
    void readLists(const Target& target, const Child& child, const std::string& path,
                   const TomlEntry& entry);
    void readKeyed(const Target& target, const Child& child, const std::string& path,
                   const TomlEntry& entry);
    void checkComplete(const Target& target, const TomlNode& node);
    void refuseUnknown(const Target& target, const TomlEntry& entry);
    void refuseTable(const Child& child, const std::string& path, const TomlNode& node);
    bool setFile(const Target& target, const Field& field, const TomlEntry& entry,
                 const std::string& path);

    Scenario& m_scenario;
    const std::vector<std::filesystem::path>& m_files;
    const ReaderServices& m_services;
    IssueList& m_issues;
    Places& m_places;
};

} // namespace costmodel::data
