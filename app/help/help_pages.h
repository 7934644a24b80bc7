#pragma once

#include <string>
#include <vector>

#include "model/text/message.h"

namespace costmodel::app
{

/// The help of one command as `costmodel WORDS --help` prints it.
struct HelpPage
{
    std::vector<std::string> words; ///< {"prices", "search"}; empty for the program itself
    std::string text;
};

/// The help of the program, of every command and of everything below those, in that order.
std::vector<HelpPage> helpPages(const Language& language);

/// The options on a page, with their dashes: "--output", "-o".
std::vector<std::string> optionsOn(const HelpPage& page);

/// The words that may follow those of a page: names of commands and actions.
std::vector<std::string> wordsBelow(const std::vector<HelpPage>& pages, const HelpPage& page);

} // namespace costmodel::app
