// swift-tools-version: 6.2
import PackageDescription

/// Settings every target shares: Swift 6 mode comes with the tools version. Without MemberImportVisibility,
/// which takes the system's `stat` for NIO's.
let house: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Codes over HTTP, and the web application's files; a package of its own, so that neither the engine nor the
/// command line, nor their tests, wait for the HTTP stack, which takes minutes to build.
///
///     Scripts/build quietzone-server
let package = Package(
  name: "QuietZoneServer",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "QuietZoneServer", targets: ["QuietZoneServer"]),
    .executable(name: "quietzone-server", targets: ["quietzone-server"]),
  ],
  dependencies: [
    .package(name: "QuietZone", path: "..", traits: ["CommandLine"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.0.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "QuietZoneServer",
      dependencies: [
        "CZlib",
        .product(name: "QuietZoneCommands", package: "QuietZone"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      resources: [.embedInCode("Resources/openapi.json")], swiftSettings: house),
    .executableTarget(
      name: "quietzone-server", dependencies: ["QuietZoneServer"], swiftSettings: house),
  ]
)
