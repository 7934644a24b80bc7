#include "data/scenario/patch.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "data/scenario/reader.h"
#include "data/scenario/toml_same.h"
#include "data/scenario/toml_tree.h"
#include "data/scenario/writer.h"
#include "model/scenario/path.h"
#include "model/scenario/schema.h"

namespace costmodel::data
{

namespace
{

/// A key with its value, or a heading, and the lines that it takes: [first, last).
struct Piece
{
    std::string path;
    const TomlNode* node = nullptr; ///< null for a heading
    std::size_t first = 0;
    std::size_t last = 0;
};

/// A file as lines and the pieces in it, in their order.
struct Layout
{
    std::vector<std::string_view> lines;
    std::vector<Piece> pieces;
    bool isPlain = true; ///< each piece begins a line of its own, tables have headings
};

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty())
    {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return lines;
}

std::string_view trimmed(std::string_view line)
{
    const std::size_t start = line.find_first_not_of(" \t\r");
    return start == std::string_view::npos ? std::string_view() : line.substr(start);
}

bool isSpaceOrComment(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return text.empty() || text.front() == '#';
}

std::string nameOf(const TomlNode& table)
{
    const TomlEntry* const name = table.find("name");
    const auto* const text = name ? std::get_if<std::string>(&name->node.scalar) : nullptr;
    return text ? *text : std::string();
}

class LayoutMaker
{
public:
    explicit LayoutMaker(Layout& layout)
        : m_layout(layout)
    {
    }

    void add(const TomlNode& table, const std::string& path)
    {
        for (const TomlEntry& entry : table.entries)
        {
            const std::string below = path.empty() ? entry.key : path + "." + entry.key;
            const bool isTable = entry.node.type == TomlNode::Type::table && !entry.node.isInline;
            const bool isTables = entry.node.type == TomlNode::Type::array &&
                                  !entry.node.items.empty() &&
                                  entry.node.items.front().type == TomlNode::Type::table &&
                                  !entry.node.items.front().isInline;
            if (isTables)
                for (std::size_t i = 0; i < entry.node.items.size(); ++i)
                {
                    const TomlNode& item = entry.node.items[i];
                    const std::string name = nameOf(item);
                    addTable(item,
                             below + "[" + (name.empty() ? std::to_string(i + 1) : name) + "]");
                }
            else if (isTable)
                addTable(entry.node, below);
            else
                addPiece(below, &entry.node, entry.place);
        }
    }

private:
    void addTable(const TomlNode& table, const std::string& path)
    {
        // A table that only headings below it make has no heading of its own.
        const std::size_t line = static_cast<std::size_t>(table.place.line) - 1;
        const bool hasHeading =
            line < m_layout.lines.size() && trimmed(m_layout.lines[line]).starts_with('[');
        const bool isOwn = hasHeading && m_headings.insert(line).second;
        if (isOwn)
            addPiece(path, nullptr, table.place);
        else if (!table.entries.empty() && !hasHeading)
            m_layout.isPlain = false;
        add(table, path);
    }
    void addPiece(const std::string& path, const TomlNode* node, const SourcePlace& place)
    {
        const std::size_t line = static_cast<std::size_t>(place.line) - 1;
        m_layout.pieces.push_back({path, node, line, line});
    }

    Layout& m_layout;
    std::set<std::size_t> m_headings;
};

/// Last line of a piece: up to the next one, without the spaces and comments before that.
void findEnds(Layout& layout)
{
    std::sort(layout.pieces.begin(), layout.pieces.end(),
              [](const Piece& a, const Piece& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < layout.pieces.size(); ++i)
    {
        Piece& piece = layout.pieces[i];
        const bool isLast = i + 1 == layout.pieces.size();
        const std::size_t next = isLast ? layout.lines.size() : layout.pieces[i + 1].first;
        layout.isPlain = layout.isPlain && (isLast || next > piece.first);
        piece.last = std::max(next, piece.first + 1);
        while (piece.last > piece.first + 1 && isSpaceOrComment(layout.lines[piece.last - 1]))
            --piece.last;
    }
}

std::optional<Layout> layoutOf(std::string_view text, const TomlNode& root)
{
    Layout layout;
    layout.lines = linesOf(text);
    LayoutMaker(layout).add(root, {});
    findEnds(layout);
    if (!layout.isPlain)
        return {};
    return layout;
}

/// The comment behind a value on its last line, with the spaces before it; empty if there is none.
std::string_view commentBehind(std::string_view line)
{
    char quote = '\0';
    for (std::size_t i = 0; i < line.size(); ++i)
    {
        const char c = line[i];
        if (quote == '"' && c == '\\')
            ++i;
        else if (quote != '\0')
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '#')
        {
            const std::size_t text = line.find_last_not_of(" \t", i - 1);
            return line.substr(text == std::string_view::npos ? 0 : text + 1);
        }
    }
    return {};
}

std::string joined(const Layout& layout, const Piece& piece)
{
    std::string text;
    for (std::size_t i = piece.first; i < piece.last; ++i)
        text += std::string(layout.lines[i]) + "\n";
    return text;
}

/// Path of the table a key or heading stands in.
std::string tableOf(const Piece& piece)
{
    return piece.node ? piece.path.substr(0, piece.path.rfind('.')) : piece.path;
}

class Patch
{
public:
    Patch(const Layout& before, const Layout& after)
        : m_before(before)
        , m_after(after)
    {
        for (const Piece& piece : before.pieces)
            m_old.emplace(piece.path, &piece);
        for (const Piece& piece : after.pieces)
            m_new.emplace(piece.path, &piece);
    }

    /// None if headings or lists changed their order: then the file is written anew.
    std::optional<std::string> text()
    {
        if (!isOrderKept())
            return {};
        std::size_t line = 0;
        for (std::size_t i = 0; i < m_before.pieces.size(); ++i)
        {
            const Piece& piece = m_before.pieces[i];
            const bool stays = m_new.contains(piece.path);
            // Comments above what goes away go with it, those of the file's beginning stay.
            for (; line < piece.first; ++line)
                if (stays || i == 0)
                    m_text += std::string(m_before.lines[line]) + "\n";
            line = piece.last;
            if (stays)
                keep(piece);
            const bool endsTable = i + 1 == m_before.pieces.size() ||
                                   tableOf(m_before.pieces[i + 1]) != tableOf(piece);
            if (endsTable)
                addNewKeys(tableOf(piece));
        }
        for (; line < m_before.lines.size(); ++line)
            m_text += std::string(m_before.lines[line]) + "\n";
        addNewTables();
        return std::move(m_text);
    }

private:
    void keep(const Piece& piece)
    {
        const Piece& now = *m_new.at(piece.path);
        if (!piece.node || !now.node || isSame(*piece.node, *now.node))
        {
            m_text += joined(m_before, piece);
            return;
        }
        const std::string_view last = m_before.lines[piece.last - 1];
        std::string text = joined(m_after, now);
        text.pop_back();
        m_text += text + std::string(commentBehind(last)) + "\n";
    }
    void addNewKeys(const std::string& table)
    {
        if (!m_new.contains(table) && !table.empty())
            return;
        for (const Piece& piece : m_after.pieces)
            if (piece.node && tableOf(piece) == table && !m_old.contains(piece.path))
                m_text += joined(m_after, piece);
    }
    void addNewTables()
    {
        bool isNew = false;
        for (const Piece& piece : m_after.pieces)
        {
            if (!piece.node)
            {
                isNew = !m_old.contains(piece.path);
                if (isNew)
                    m_text += "\n";
            }
            if (isNew)
                m_text += joined(m_after, piece);
        }
    }
    /// Headings that stay do so in their order, and new ones come behind all of their list and of
    /// the tables they belong to.
    bool isOrderKept() const
    {
        std::map<std::string, bool> hasNew;
        for (const Piece& piece : m_after.pieces)
        {
            if (piece.node)
                continue;
            const std::string list = listOf(piece.path);
            if (m_old.contains(piece.path))
            {
                if (hasNew[list])
                    return false;
            }
            else
            {
                hasNew[list] = true;
                // Below another entry than the last one of its list it would change its owner.
                if (const std::size_t dot = piece.path.rfind('.');
                    dot != std::string::npos && m_old.contains(piece.path.substr(0, dot)) &&
                    !isLastOfList(piece.path.substr(0, dot)))
                    return false;
            }
        }
        return sameOrderWithinLists();
    }
    static std::string listOf(const std::string& path)
    {
        return path.substr(0, path.rfind('['));
    }
    bool isLastOfList(const std::string& path) const
    {
        std::string last;
        for (const Piece& piece : m_before.pieces)
            if (!piece.node && listOf(piece.path) == listOf(path) &&
                piece.path.find('.') == path.find('.'))
                last = piece.path;
        return last == path;
    }
    bool sameOrderWithinLists() const
    {
        std::map<std::string, std::vector<std::string>> before;
        std::map<std::string, std::vector<std::string>> after;
        for (const Piece& piece : m_before.pieces)
            if (!piece.node && m_new.contains(piece.path))
                before[listOf(piece.path)].push_back(piece.path);
        for (const Piece& piece : m_after.pieces)
            if (!piece.node && m_old.contains(piece.path))
                after[listOf(piece.path)].push_back(piece.path);
        return before == after;
    }

    const Layout& m_before;
    const Layout& m_after;
    std::map<std::string, const Piece*> m_old;
    std::map<std::string, const Piece*> m_new;
    std::string m_text;
};

/// Comment lines before the first key or heading.
std::string firstComment(std::string_view text)
{
    std::string comment;
    for (const std::string_view line : linesOf(text))
    {
        if (!isSpaceOrComment(line))
            break;
        comment += std::string(line) + "\n";
    }
    const bool hasText = comment.find('#') != std::string::npos;
    return hasText ? comment : std::string();
}

/// The keys of a file that say what the scenario still says, be it only the default.
std::set<std::string, std::less<>> saidBefore(const Layout& before, const Scenario& scenario)
{
    std::set<std::string, std::less<>> said;
    for (const Piece& piece : before.pieces)
        said.insert(piece.path);
    const std::string text = toToml(scenario, said);
    const auto tree = parseToml(text, 0);
    const auto* const root = std::get_if<TomlNode>(&tree);
    const std::optional<Layout> layout = root ? layoutOf(text, *root) : std::optional<Layout>();
    if (!layout)
        return {};
    std::map<std::string, const TomlNode*> now;
    for (const Piece& piece : layout->pieces)
        now.emplace(piece.path, piece.node);
    for (const Piece& piece : before.pieces)
    {
        const auto found = now.find(piece.path);
        const bool isSaid = found != now.end() && found->second && piece.node &&
                            isSame(*found->second, *piece.node);
        if (!isSaid)
            said.erase(piece.path);
    }
    return said;
}

} // namespace

std::string patchedText(std::string_view previous, const std::string& wanted)
{
    const auto before = parseToml(previous, 0);
    const auto* const oldRoot = std::get_if<TomlNode>(&before);
    if (!oldRoot || oldRoot->entries.empty())
        return firstComment(previous) + wanted;
    const std::optional<Layout> oldLayout = layoutOf(previous, *oldRoot);
    const auto after = parseToml(wanted, 0);
    const auto* const newRoot = std::get_if<TomlNode>(&after);
    const std::optional<Layout> newLayout =
        newRoot ? layoutOf(wanted, *newRoot) : std::optional<Layout>();
    if (!oldLayout || !newLayout)
        return firstComment(previous) + wanted;
    const std::optional<std::string> patched = Patch(*oldLayout, *newLayout).text();
    if (!patched)
        return firstComment(previous) + wanted;
    // The proof: it says the same as the file that was written anew.
    const auto check = parseToml(*patched, 0);
    const auto* const checked = std::get_if<TomlNode>(&check);
    return checked && isSame(*checked, *newRoot) ? *patched : firstComment(previous) + wanted;
}

std::string patchedToml(std::string_view previous, const Scenario& scenario)
{
    const auto before = parseToml(previous, 0);
    const auto* const oldRoot = std::get_if<TomlNode>(&before);
    const bool hasBase =
        oldRoot && oldRoot->find("scenario") && oldRoot->find("scenario")->node.find("base");
    const std::optional<Layout> oldLayout =
        oldRoot && !hasBase ? layoutOf(previous, *oldRoot) : std::optional<Layout>();
    if (!oldLayout)
        return firstComment(previous) + toToml(scenario);
    const std::string full = toToml(scenario, saidBefore(*oldLayout, scenario));
    const std::string patched = patchedText(previous, full);
    return patched == firstComment(previous) + full ? firstComment(previous) + toToml(scenario)
                                                    : patched;
}

} // namespace costmodel::data
