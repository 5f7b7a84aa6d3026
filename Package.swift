// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where the environment asks for it, as the Makefile and the scripts do: what a newer compiler
/// warns of must not keep anybody's program from building, and build systems that silence the warnings of packages
/// refuse the setting.
let strict: [SwiftSetting] =
  Context.environment["QUIETZONE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Settings every target shares: Swift 6 mode comes with the tools version.
let house: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableExperimentalFeature("Lifetimes"),
  ]

/// Those of the engine: whatever could read or write other memory than its own says `unsafe`, and only
/// few files do.
let engine = house + [.strictMemorySafety()]

/// Tests are run once for each time that they are compiled: optimising them, not what they test, takes longer than
/// it gives. Only here, as no build setting that is called unsafe may reach who depends on this package.
let quick: [SwiftSetting] = strict.isEmpty ? house : house + [.unsafeFlags(["-Onone"])]

/// Where programs are started, and where pictures and fonts are read by libraries in C: Apple's systems have
/// their own. See Documentation/Decisions/0009-apple-pictures.md.
let hosts: [Platform] = [.linux, .macOS]
let libraries: [Platform] = [.linux]

/// What reads files and runs other programs; what only the command line needs. Who wants neither fetches nothing
/// but this package: see Documentation/Decisions/0006-package-traits.md.
let media: TargetDependencyCondition? = .when(platforms: hosts, traits: ["Media"])
let commandLine: TargetDependencyCondition? = .when(traits: ["CommandLine"])

/// The oldest systems that Xcode 26, the first with Swift 6.2, builds for; the code itself would go back to those
/// of 2019. macOS: that of swift-subprocess, without which QuietZoneMedia starts no programs. What needs newer
/// systems says so itself. See Documentation/Decisions/0008-oldest-systems.md.
let floors: [SupportedPlatform] = [
  .iOS(.v15), .macCatalyst(.v15), .macOS(.v13), .tvOS(.v15), .visionOS(.v1), .watchOS(.v8),
]

let package = Package(
  name: "QuietZone",
  defaultLocalization: "en",
  platforms: floors,
  products: [
    .library(name: "QuietZone", targets: ["QuietZone"]),
    .library(name: "QuietZoneRendering", targets: ["QuietZoneRendering"]),
    .library(name: "QuietZoneScanning", targets: ["QuietZoneScanning"]),
    .library(name: "QuietZonePayloads", targets: ["QuietZonePayloads"]),
    .library(name: "QuietZoneText", targets: ["QuietZoneText"]),
    .library(name: "QuietZoneMedia", targets: ["QuietZoneMedia"]),
    .library(name: "QuietZoneUI", targets: ["QuietZoneUI"]),
    // For the package in Server: reading, making and checking with the command line's options.
    .library(name: "QuietZoneCommands", targets: ["QuietZoneCommands"]),
    .executable(name: "quietzone", targets: ["quietzone-program"]),
    .executable(name: "QuietZoneWasm", targets: ["QuietZoneWasm"]),
  ],
  traits: [
    .trait(
      name: "Media",
      description: "QuietZoneMedia: pictures from files, videos, cameras; needs C libraries and two packages"),
    .trait(
      name: "CommandLine", description: "The program quietzone, and all that is tested",
      enabledTraits: ["Media"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Engine: Embedded Swift, no Foundation, no dependencies.
    // Square roots and roundings are in libm, which nothing else may bring on Linux; WebAssembly's is empty.
    .target(
      name: "QuietZone", swiftSettings: engine,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "QuietZoneRendering", dependencies: ["QuietZone"], swiftSettings: engine),
    .target(name: "QuietZoneScanning", dependencies: ["QuietZone"], swiftSettings: engine),
    .target(name: "QuietZonePayloads", dependencies: ["QuietZone"], swiftSettings: engine),

    // Hosts: each behind its own target.
    .target(
      name: "CPictureCodecs",
      linkerSettings: ["jpeg", "png", "deflate", "webp", "webpdemux", "tiff", "gif"].map {
        .linkedLibrary($0, .when(platforms: libraries))
      }),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    .target(name: "QuietZoneText", dependencies: ["QuietZone"], swiftSettings: house),
    .target(
      name: "QuietZoneMedia",
      dependencies: [
        "QuietZone", "QuietZoneRendering", "QuietZoneText",
        .target(name: "CPictureCodecs", condition: .when(platforms: libraries)),
        .target(name: "CFreeType", condition: .when(platforms: libraries)),
        .product(name: "Subprocess", package: "swift-subprocess", condition: media),
        // Apple's systems have it as System.
        .product(
          name: "SystemPackage", package: "swift-system",
          condition: .when(platforms: libraries, traits: ["Media"])),
      ],
      swiftSettings: house),
    .target(
      name: "QuietZoneCommands",
      dependencies: [
        "QuietZone", "QuietZoneRendering", "QuietZoneScanning", "QuietZonePayloads", "QuietZoneMedia",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandLine),
        .product(name: "GRDB", package: "GRDB.swift", condition: commandLine),
      ],
      swiftSettings: house),
    // Not `quietzone`: file systems of Macs take that for the folder and the module of the engine.
    .executableTarget(
      name: "quietzone-program", dependencies: ["QuietZoneCommands"], swiftSettings: house),
    // Empty where there are no Apple frameworks; the camera only on iOS. Scripts/check apple is strict.
    .target(
      name: "QuietZoneUI",
      dependencies: [
        "QuietZone", "QuietZoneRendering", "QuietZoneScanning", "QuietZonePayloads", "QuietZoneText",
      ],
      resources: [.process("Resources")], swiftSettings: house),
    .target(name: "CModuleMemory"),
    .executableTarget(
      name: "QuietZoneWasm",
      dependencies: [
        "QuietZone", "QuietZoneRendering", "QuietZoneScanning", "QuietZonePayloads", "CModuleMemory",
      ],
      swiftSettings: house),

    // Tests mirror Sources.
    .target(
      name: "TestSupport", dependencies: ["QuietZone", "QuietZoneRendering"], path: "Tests/TestSupport",
      swiftSettings: house),
    // How the options of `quietzone make` are combined, for its tests and the proof with other readers.
    .target(
      name: "MakingPairs", dependencies: ["QuietZone", "TestSupport"], path: "Tests/MakingPairs",
      swiftSettings: house),
    .executableTarget(
      name: "synthetic-camera",
      dependencies: [
        "QuietZone", "QuietZoneMedia", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandLine),
      ],
      path: "Tests/SyntheticCameraTool", swiftSettings: house),
    .executableTarget(
      name: "quietzone-proof",
      dependencies: ["QuietZone", "QuietZoneRendering", "QuietZoneScanning", "TestSupport", "MakingPairs"],
      path: "Tests/ProofTool",
      swiftSettings: house),
    .testTarget(name: "QuietZoneTests", dependencies: ["QuietZone", "TestSupport"], swiftSettings: quick),
    .testTarget(
      name: "QuietZoneRenderingTests", dependencies: ["QuietZoneRendering", "TestSupport"],
      swiftSettings: quick),
    .testTarget(
      name: "QuietZoneScanningTests", dependencies: ["QuietZoneScanning", "TestSupport"],
      swiftSettings: quick),
    .testTarget(
      name: "QuietZonePayloadsTests", dependencies: ["QuietZonePayloads"], swiftSettings: quick),
    // Empty but on iOS: for a simulator. Scripts/check apple compiles them elsewhere.
    .testTarget(
      name: "QuietZoneUITests", dependencies: ["QuietZoneUI", "TestSupport"], swiftSettings: quick),
    .testTarget(name: "QuietZoneTextTests", dependencies: ["QuietZoneText"], swiftSettings: quick),
    .testTarget(
      name: "QuietZoneMediaTests", dependencies: ["QuietZoneMedia", "TestSupport"], swiftSettings: quick),
    .testTarget(
      name: "QuietZoneCommandsTests",
      dependencies: [
        "QuietZoneCommands", "QuietZoneMedia", "QuietZoneRendering", "QuietZoneScanning", "TestSupport",
        "MakingPairs",
        .product(name: "GRDB", package: "GRDB.swift", condition: commandLine),
      ],
      swiftSettings: quick),
  ]
)
