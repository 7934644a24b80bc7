#include "app/hand_over.h"
#include "app/program.h"

int main(int argc, char* argv[])
{
    using namespace costmodel::app;
    Abilities abilities;
    abilities.handOver = [argc, argv](Console& console)
    {
        return handOver(argc, argv, console);
    };
    return runProgram(argc, argv, abilities);
}
