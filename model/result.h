#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "model/text/message.h"

namespace costmodel
{

/// A value, or the reason why there is none.
template <class T>
class Result
{
public:
    Result(T value)
        : m_content(std::move(value))
    {
    }
    Result(Message error)
        : m_content(std::move(error))
    {
    }
    explicit operator bool() const
    {
        return std::holds_alternative<T>(m_content);
    }
    /// Expects a value.
    const T& operator*() const
    {
        return std::get<T>(m_content);
    }
    const T* operator->() const
    {
        return &std::get<T>(m_content);
    }
    /// Expects no value.
    const Message& error() const
    {
        return std::get<Message>(m_content);
    }

private:
    std::variant<T, Message> m_content;
};

} // namespace costmodel
