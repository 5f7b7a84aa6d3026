#if !CommandLine
  #error("QuietZoneCommands needs the trait CommandLine of the package: swift build --traits CommandLine")
#endif
