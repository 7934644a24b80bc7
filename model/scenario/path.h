#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/result.h"
#include "model/scenario/schema.h"

namespace costmodel
{

/// One step of a path: a key and, behind a list or a table of names, which entry.
struct PathStep
{
    std::string key;
    std::string entry; ///< name, or position from 1; empty if there is no bracket
};

/// `rent[Name].price`, `gpu["a ] b"].throughput`: a name that contains ] or begins with a double
/// quote stands in double quotes, in which \" and \\ are themselves. Gives the reason where the
/// text is no path.
Result<std::vector<PathStep>> parsePath(std::string_view path);
/// `name` as it stands between brackets, quoted where it must be.
std::string bracketed(std::string_view name);

/// Where a path leads: a key of a table of the scenario it was looked up in, and valid as long as
/// that.
struct Place
{
    void* table = nullptr;
    const TableSchema* schema = nullptr; ///< null for one of the six factors
    const Field* field = nullptr;
};

/// The key that `path` names. The reason names the step that leads nowhere and, for a near miss,
/// what was probably meant.
Result<Place> findPlace(Scenario& scenario, std::string_view path);
/// The same for those who only look: they must not write to the place.
Result<Place> findPlace(const Scenario& scenario, std::string_view path);

/// The number that `path` names: one that sensitivity and Monte Carlo may move. Whole-number keys,
/// switches and texts are none, nor is a number that is absent or replaced by a word.
Result<double*> findNumber(Scenario& scenario, std::string_view path);
Result<const double*> findNumber(const Scenario& scenario, std::string_view path);
/// The row behind findNumber; expects a path that it accepts.
const Field& numberField(const Scenario& scenario, std::string_view path);

/// Sets a key from text: numbers with decimal point, true or false, a word, text as it is. Clears
/// the alternatives of the key and the reference to the price book under it. Lists and names of
/// files, which are read with the scenario, cannot be set. The reason names what was expected; the
/// scenario is then unchanged. What the new value breaks elsewhere is for findIssues to say.
std::optional<Message> setByPath(Scenario& scenario, std::string_view path, std::string_view text);

} // namespace costmodel
