#include "app/help/shell_completion.h"

namespace costmodel::app
{

namespace
{

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

std::string completionScript(const std::vector<HelpPage>& pages, bool forZsh)
{
    std::string script = forZsh ? "#compdef costmodel\n"
                                  "autoload -U +X bashcompinit && bashcompinit\n"
                                : "# Completion of costmodel for bash\n";
    script += R"(_costmodel()
{
    local current=${COMP_WORDS[COMP_CWORD]} path= words= i
    for ((i = 1; i < COMP_CWORD && i < 3; i++)); do
        case ${COMP_WORDS[i]} in
        -*) break ;;
        *) path+=${path:+ }${COMP_WORDS[i]} ;;
        esac
    done
    case $path in
)";
    // The longest first: "prices search" before "prices".
    for (const std::size_t length : {std::size_t{2}, std::size_t{1}, std::size_t{0}})
        for (const HelpPage& page : pages)
        {
            if (page.words.size() != length)
                continue;
            std::vector<std::string> words = wordsBelow(pages, page);
            for (const std::string& option : optionsOn(page))
                words.push_back(option);
            const std::string pattern = length == 0   ? "*"
                                        : length == 1 ? "\"" + joined(page.words) + "\"*"
                                                      : "\"" + joined(page.words) + "\"";
            script += "    " + pattern + ") words=\"" + joined(words) + "\" ;;\n";
        }
    script += R"(    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    [[ $current == -* ]] || COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _costmodel costmodel
)";
    return script;
}

} // namespace costmodel::app
