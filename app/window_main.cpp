#include "app/program.h"
#include "app/window/pdf_export.h"
#include "app/window/run_window.h"

int main(int argc, char* argv[])
{
    using namespace costmodel::app;
    Abilities abilities;
    abilities.openWindow = runWindow;
    abilities.writePdf = writePdf;
    return runProgram(argc, argv, abilities);
}
