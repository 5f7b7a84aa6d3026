# QuietZone::quietzone, the shared library, and QuietZone::quietzone-static; see Documentation/C.md.
get_filename_component(_quietzone_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET QuietZone::quietzone)
  add_library(QuietZone::quietzone SHARED IMPORTED)
  set_target_properties(QuietZone::quietzone PROPERTIES
    IMPORTED_LOCATION "${_quietzone_prefix}/lib/libquietzone.so"
    INTERFACE_INCLUDE_DIRECTORIES "${_quietzone_prefix}/include")
  add_library(QuietZone::quietzone-static STATIC IMPORTED)
  set_target_properties(QuietZone::quietzone-static PROPERTIES
    IMPORTED_LOCATION "${_quietzone_prefix}/lib/libquietzone.a"
    INTERFACE_INCLUDE_DIRECTORIES "${_quietzone_prefix}/include"
    INTERFACE_LINK_LIBRARIES m)
endif()
unset(_quietzone_prefix)
