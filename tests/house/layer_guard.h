#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// The rules between the layers, checked on the text of the sources.
namespace costmodel::house
{

struct LayerRule
{
    std::string folder; ///< relative to the root; the longest that fits a file is its rule
    std::vector<std::string> mayInclude;     ///< top-level folders of the project
    std::regex forbiddenInclude;             ///< of what stands between the brackets
    std::vector<std::string> forbiddenWords; ///< whole words in code, comments and literals aside
    std::regex forbiddenLink;                ///< a whole entry of the link line
};

inline const std::vector<LayerRule>& layerRules()
{
    const std::string qt = R"(^Q[A-Z].*|^Qt[A-Z].*|.*/Q[A-Z]\w*$)";
    const std::string formats =
        R"(|^sqlite3.*|^SQLiteCpp.*|^toml.*|^nlohmann.*|^xlsxwriter.*|^zlib\.h)";
    const std::string outside =
        R"(|^[io]?fstream$|^iostream$|^ostream$|^istream$|^filesystem$|^cstdio$|^stdio\.h$|^ctime$)"
        R"(|^time\.h$|^print$|^syncstream$|^locale$|^fmt/.*|^unistd\.h$|^sys/.*)";
    static const std::vector<LayerRule> rules{
        {"model",
         {"model"},
         std::regex(qt + formats + outside),
         {"system_clock", "steady_clock", "high_resolution_clock", "getenv(", "printf(", "fprintf(",
          "fopen(", "fputs(", "puts(", "std::time(", "std::cout", "std::cerr", "std::clog",
          "std::cin"},
         std::regex(
             R"(.*(Qt|sqlite|SQLite|toml|nlohmann|fmt|XLSX|ZLIB|costmodel_(data|ui|measure)).*)")},
        // Measures this machine, so it has clocks and files; its results are read and written by
        // data.
        {"model/measure",
         {"model"},
         std::regex(qt + formats),
         {},
         std::regex(R"(.*(Qt|sqlite|SQLite|toml|nlohmann|XLSX|costmodel_(data|ui)).*)")},
        {"data", {"model", "data"}, std::regex(qt), {}, std::regex(R"(.*(Qt|costmodel_ui).*)")},
        {"ui",
         {"model", "ui"},
         std::regex("(?!)" + formats),
         {},
         std::regex(R"(.*(sqlite|SQLite|toml|nlohmann|XLSX|costmodel_data).*)")},
    };
    return rules;
}

/// The code with comments and the insides of literals blanked; the lines stay where they are.
/// Paths of include directives are kept.
inline std::string withoutCommentsAndLiterals(const std::string& text)
{
    enum class In
    {
        Code,
        Line,
        Block,
        String,
        Character
    };
    std::string result;
    In in = In::Code;
    bool directive = false; // of #include, whose quotes are no literal
    for (std::size_t i = 0; i < text.size(); ++i)
    {
        const char c = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (c == '\n')
        {
            directive = false;
            in = in == In::Block ? In::Block : In::Code;
            result += c;
            continue;
        }
        if (c == '#' && in == In::Code)
            directive = true;
        switch (in)
        {
        case In::Code:
            if (c == '/' && (next == '/' || next == '*'))
                in = next == '/' ? In::Line : In::Block;
            else if (c == '"' && !directive)
                in = In::String;
            // An apostrophe after a letter or digit separates thousands.
            else if (c == '\'' &&
                     (i == 0 || !std::isalnum(static_cast<unsigned char>(text[i - 1]))))
                in = In::Character;
            result += in == In::Code ? c : ' ';
            if (in == In::Block || in == In::Line)
                result += ' ', ++i;
            break;
        case In::Line:
            result += ' ';
            break;
        case In::Block:
            if (c == '*' && next == '/')
            {
                in = In::Code;
                ++i;
                result += ' ';
            }
            result += ' ';
            break;
        case In::String:
        case In::Character:
            if (c == '\\')
            {
                ++i;
                result += ' ';
            }
            else if (c == (in == In::String ? '"' : '\''))
                in = In::Code;
            result += ' ';
            break;
        }
    }
    return result;
}

/// Whether `word` stands in `line` and is not the end of a longer name.
inline bool holdsWord(const std::string& line, const std::string& word)
{
    for (std::size_t at = line.find(word); at != std::string::npos; at = line.find(word, at + 1))
    {
        const char before = at == 0 ? ' ' : line[at - 1];
        if (!std::isalnum(static_cast<unsigned char>(before)) && before != '_')
            return true;
    }
    return false;
}

/// What a source breaks of a rule, one sentence each.
inline std::vector<std::string> violations(const LayerRule& rule, const std::string& file,
                                           const std::string& text)
{
    static const std::regex include(R"re(^\s*#\s*include\s*[<"]([^>"]*)[>"])re");
    static const std::vector<std::string> layers{"model", "data", "ui", "app", "tests"};
    std::vector<std::string> found;
    std::istringstream lines(withoutCommentsAndLiterals(text));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number)
    {
        const std::string place = file + ":" + std::to_string(number) + ": ";
        for (const std::string& word : rule.forbiddenWords)
            if (holdsWord(line, word))
                found.push_back(place + rule.folder + " must not use " + word);
        std::smatch match;
        if (line.find('#') == std::string::npos || !std::regex_search(line, match, include))
            continue;
        const std::string path = match[1];
        const std::string top = path.substr(0, path.find('/'));
        const bool isLayer = std::ranges::count(layers, top) > 0 && top != path;
        const bool isAllowed = std::ranges::count(rule.mayInclude, top) > 0;
        if ((isLayer && !isAllowed) || path.find("..") != std::string::npos ||
            std::regex_match(path, rule.forbiddenInclude))
            found.push_back(place + rule.folder + " must not include " + path);
    }
    return found;
}

/// All violations of the sources below `root`, and how many files were looked at.
struct GuardReport
{
    std::vector<std::string> violations;
    int files = 0;
};
inline GuardReport guardSources(const std::filesystem::path& root)
{
    namespace fs = std::filesystem;
    GuardReport report;
    for (const char* top : {"model", "data", "ui"})
    {
        if (!fs::is_directory(root / top))
            continue;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / top))
        {
            const std::string extension = entry.path().extension().string();
            if (extension != ".h" && extension != ".cpp")
                continue;
            const std::string file = fs::relative(entry.path(), root).generic_string();
            const LayerRule* rule = nullptr;
            for (const LayerRule& candidate : layerRules())
                if (file.starts_with(candidate.folder + "/") &&
                    (!rule || rule->folder.size() < candidate.folder.size()))
                    rule = &candidate;
            std::ifstream in(entry.path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(in), {}};
            for (std::string& violation : violations(*rule, file, text))
                report.violations.push_back(std::move(violation));
            ++report.files;
        }
    }
    return report;
}

/// What a link line "LAYER: TARGET;TARGET" breaks.
inline std::vector<std::string> linkViolations(const std::string& line)
{
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos)
        return {"no link line: " + line};
    const std::string layer = line.substr(0, colon);
    std::vector<std::string> found;
    for (const LayerRule& rule : layerRules())
    {
        if (rule.folder != layer && rule.folder != "model/" + layer)
            continue;
        std::istringstream targets(line.substr(colon + 2));
        for (std::string target; std::getline(targets, target, ';');)
            if (std::regex_match(target, rule.forbiddenLink))
                found.push_back(rule.folder + " must not link " + target);
    }
    return found;
}

} // namespace costmodel::house
