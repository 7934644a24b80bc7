# Writes a source file that holds files as constants, so that the program needs none of them at run
# time: cmake -DOUTPUT=x.cpp -DHEADER=x.h "-DFILES=name=path,name=path" -P embed.cmake
set(text "#include \"${HEADER}\"\n\nnamespace costmodel::data\n{\n")
string(REPLACE "," ";" FILES "${FILES}")
foreach(entry IN LISTS FILES)
    string(REGEX MATCH "^([^=]+)=(.*)$" unused "${entry}")
    set(name ${CMAKE_MATCH_1})
    file(READ "${CMAKE_MATCH_2}" hex HEX)
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
    string(APPEND text "std::string_view ${name}()\n{\n"
        "    static constexpr unsigned char bytes[] = {${bytes}0};\n"
        "    return {reinterpret_cast<const char*>(bytes), ${size}};\n}\n")
endforeach()
file(WRITE "${OUTPUT}" "${text}} // namespace costmodel::data\n")
