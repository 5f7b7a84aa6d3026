import ArgumentParser
import QuietZone

/// A symbology by its command-line name.
struct SymbologyName: ExpressibleByArgument {
  var symbology: Symbology
  init(_ symbology: Symbology) { self.symbology = symbology }
  init?(argument: String) {
    guard let symbology = Symbology(token: argument) else { return nil }
    self.symbology = symbology
  }
  var defaultValueDescription: String { symbology.token.description }
  static var allValueStrings: [String] { Symbology.tokens }
}

/// A correction level by its letter, either case.
enum LevelName: String, CaseIterable, ExpressibleByArgument {
  case l
  case m
  case q
  case h

  init?(argument: String) { self.init(rawValue: argument.lowercased()) }

  var level: QRCodeLevel {
    switch self {
    case .l: .low
    case .m: .medium
    case .q: .quartile
    case .h: .high
    }
  }
}

/// An ECI by number or by the name of its character set.
struct ECIName: ExpressibleByArgument {
  var eci: ECI
  init?(argument: String) {
    let named: [String: ECI] = [
      "utf-8": .utf8, "iso-8859-1": .iso8859_1, "shift-jis": .shiftJIS, "utf-16be": .utf16BE,
      "ascii": .ascii, "binary": .binary,
    ]
    guard let eci = named[argument.lowercased()] ?? UInt32(argument).flatMap(ECI.init(rawValue:)) else {
      return nil
    }
    self.eci = eci
  }
}

/// A version as people write it: `7`, `M2`, `R11x59`, each with `+` for "or larger".
struct VersionName: ExpressibleByArgument {
  var name: String
  var orLarger: Bool

  init?(argument: String) {
    orLarger = argument.hasSuffix("+")
    name = (orLarger ? String(argument.dropLast()) : argument).uppercased()
    guard !name.isEmpty else { return nil }
  }

  func version(for symbology: Symbology) throws -> QRCodeOptions.Version {
    guard let number = number(for: symbology) else {
      throw ValidationError("\(symbology.name) has no version \(name); \(Self.hint(symbology)).")
    }
    return orLarger ? .atLeast(number) : .exactly(number)
  }

  private func number(for symbology: Symbology) -> Int? {
    if let number = Int(name) { return number }
    switch symbology {
    case .microQRCode where name.hasPrefix("M"): return Int(name.dropFirst())
    case .rectangularMicroQRCode:
      return Self.rectangularSizes.firstIndex(of: name.replacing("×", with: "X")).map { $0 + 1 }
    default: return nil
    }
  }

  private static func hint(_ symbology: Symbology) -> String {
    switch symbology {
    case .qrCode: "versions are 1 to 40"
    case .microQRCode: "versions are M1 to M4"
    case .rectangularMicroQRCode: "versions are R7x43 to R17x139"
    default: "it has none"
    }
  }

  /// ISO/IEC 23941 Table 1: rows and the columns each comes with, in the order of the versions.
  static let rectangularSizes: [String] = [
    (7, [43, 59, 77, 99, 139]), (9, [43, 59, 77, 99, 139]), (11, [27, 43, 59, 77, 99, 139]),
    (13, [27, 43, 59, 77, 99, 139]), (15, [43, 59, 77, 99, 139]), (17, [43, 59, 77, 99, 139]),
  ].flatMap { rows, columns in columns.map { "R\(rows)X\($0)" } }
}

/// Which sizes of rMQR Code are preferred.
enum ShapeName: String, CaseIterable, ExpressibleByArgument {
  case area
  case low
  case narrow

  var shape: QRCodeOptions.Shape {
    switch self {
    case .area: .smallestArea
    case .low: .fewestRows
    case .narrow: .fewestColumns
    }
  }
}

extension Symbology {
  /// A version as people write it: `7`, `M2`, `R11x59`.
  func name(ofVersion version: Int) -> String {
    switch self {
    case .qrCode: return "\(version)"
    case .microQRCode: return "M\(version)"
    case .rectangularMicroQRCode:
      let sizes = VersionName.rectangularSizes
      return sizes.indices.contains(version - 1) ? sizes[version - 1].replacing("X", with: "x") : "\(version)"
    default: return "\(version)"
    }
  }
}
