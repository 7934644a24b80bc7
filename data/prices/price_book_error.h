#pragma once

#include <filesystem>
#include <stdexcept>

#include "model/text/message.h"

namespace costmodel::data
{

/// The price book cannot be opened, read or written. The only exception that leaves PriceBook;
/// `what()` is the message in English.
class PriceBookError : public std::runtime_error
{
public:
    explicit PriceBookError(Message message)
        : std::runtime_error(render(message, English{}))
        , m_message(std::move(message))
    {
    }

    const Message& message() const
    {
        return m_message;
    }

private:
    Message m_message;
};

} // namespace costmodel::data
