#pragma once

#include <vector>

#include "ui/pages/page.h"

namespace costmodel::ui
{

/// All pages of a window, in the order of their tabs. The one place where a page is entered.
std::vector<Page*> makePages(const PageContext& context, QWidget* parent);

} // namespace costmodel::ui
