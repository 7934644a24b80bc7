#include "ui/forms/field_editor.h"

#include "ui/forms/choice_editor.h"
#include "ui/forms/names_editor.h"
#include "ui/forms/text_editor.h"

namespace costmodel::ui
{

FieldEditor* makeFieldEditor(const Field& field, QWidget* parent)
{
    switch (field.kind)
    {
    case Kind::toggle:
    case Kind::choice:
    case Kind::reference:
    case Kind::currency:
        return new ChoiceEditor(field, parent);
    case Kind::references:
        return new NamesEditor(parent);
    case Kind::number:
    case Kind::integer:
    case Kind::text:
    case Kind::date:
    case Kind::file:
        break;
    }
    return new TextEditor(field, parent);
}

} // namespace costmodel::ui
