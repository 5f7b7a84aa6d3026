import ArgumentParser
import QuietZone

/// A symbology by its command-line name.
struct SymbologyName: CustomStringConvertible {
  var symbology: Symbology
  /// Whether it was called by a name that says GS1, as GS1-128.
  var isGS1: Bool
  /// Whether it was called by the name of its low form, DataBar Truncated.
  var isTruncated: Bool

  init(_ symbology: Symbology, isGS1: Bool = false, isTruncated: Bool = false) {
    self.symbology = symbology
    self.isGS1 = isGS1
    self.isTruncated = isTruncated
  }

  static func parse(_ text: String) throws -> SymbologyName {
    SymbologyName(
      try Symbology.named(text), isGS1: Symbology.isGS1Name(text),
      isTruncated: Spelling.plain(text) == Spelling.plain("databar-truncated"))
  }
  static let completion = CompletionKind.list(Symbology.tokens)
  var description: String { symbology.token.description }
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

/// An ECI by number or by the name of its character set, of which case, hyphens and the like do not matter.
struct ECIName: ExpressibleByArgument {
  private static let named: [String: ECI] = {
    var named: [String: ECI] = [
      "shiftjis": .shiftJIS, "sjis": .shiftJIS, "latin1": .iso8859_1, "ascii": .ascii, "binary": .binary,
    ]
    // Of two with the same name the later one is meant: 0 and 1 are older forms of 2 and 3.
    for number in UInt32(0)...35 {
      guard let eci = ECI(rawValue: number), let name = eci.characterSetName else { continue }
      named[plain(name.description)] = eci
    }
    return named
  }()

  var eci: ECI

  init?(argument: String) {
    guard let eci = UInt32(argument).flatMap(ECI.init(rawValue:)) ?? Self.named[Self.plain(argument)] else {
      return nil
    }
    self.eci = eci
  }

  static func parse(_ text: String) throws -> ECIName {
    if let name = ECIName(argument: text) { return name }
    guard Int(text) == nil else { throw ValidationError("an ECI is a number of 0 to 999999") }
    throw ValidationError(
      "it takes a character set's name, such as utf-8, iso-8859-15 or windows-1252, or the number of an ECI, "
        + "0 to 999999" + Spelling.suggestion(text, named.keys.sorted()))
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
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
      let size = name.replacing("×", with: "X")
      return (1...32).first { symbology.name(ofVersion: $0).uppercased() == size }
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
