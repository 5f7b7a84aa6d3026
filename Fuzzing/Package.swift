// swift-tools-version: 6.2
import PackageDescription

/// Fuzz entries over libFuzzer, in a package of its own: it is built with sanitizers, see Scripts/fuzz.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "QuietZone", path: "..", traits: ["Media"])],
  targets: [
    .executableTarget(
      name: "quietzone-fuzz",
      dependencies: [
        .product(name: "QuietZone", package: "QuietZone"),
        .product(name: "QuietZonePayloads", package: "QuietZone"),
        .product(name: "QuietZoneRendering", package: "QuietZone"),
        .product(name: "QuietZoneScanning", package: "QuietZone"),
        .product(name: "QuietZoneMedia", package: "QuietZone"),
      ])
  ]
)
