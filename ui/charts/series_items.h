#pragma once

namespace costmodel::ui
{

class SeriesItems
{
};

} // namespace costmodel::ui
