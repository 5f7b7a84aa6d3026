#if !Media
  #error("QuietZoneMedia needs the trait Media of the package: .package(url: …, traits: [\"Media\"])")
#endif
