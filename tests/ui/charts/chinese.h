#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/text/message.h"

namespace costmodel::test
{

/// Chinese with the few words that the tests read; other texts stay English.
class Chinese final : public Language
{
public:
    std::string translate(const char*, const char* text) const override
    {
        static const std::map<std::string, std::string> words{
            {"%1 (%2)", "%1（%2）"},
            {"%1 GPU-hours", "%1 卡时"},
            {"%1 × 10k GPU-hours", "%1 万卡时"},
            {"%1 months", "%1 个月"},
            {"never pays back", "不回收"},
            {"not available", "无"},
        };
        const auto found = words.find(text);
        return found == words.end() ? text : found->second;
    }
    std::string_view code() const override
    {
        return "zh_CN";
    }
};

} // namespace costmodel::test
