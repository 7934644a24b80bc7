#include "app/program.h"
#include "app/window/run_window.h"

int main(int argc, char* argv[])
{
    using namespace costmodel::app;
    Abilities abilities;
    abilities.openWindow = runWindow;
    return runProgram(argc, argv, abilities);
}
