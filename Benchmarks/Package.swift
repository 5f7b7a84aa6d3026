// swift-tools-version: 6.2
import PackageDescription

/// Measurements against other programs; a package of its own, so that the product depends on none of them.
///
///     swift run --package-path Benchmarks -c release making
///     swift run --package-path Benchmarks -c release making-linear
///     swift run --package-path Benchmarks -c release making-matrix
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "QuietZone", path: "..")],
  targets: [
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(name: "CZint", providers: [.apt(["libzint-dev"]), .brew(["zint"])]),
    .target(name: "Contest", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "making",
      dependencies: [.product(name: "QuietZone", package: "QuietZone"), "Contest", "CQREncode"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "making-linear",
      dependencies: [.product(name: "QuietZone", package: "QuietZone"), "Contest", "CZint"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "making-matrix",
      dependencies: [.product(name: "QuietZone", package: "QuietZone"), "Contest", "CZint"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
