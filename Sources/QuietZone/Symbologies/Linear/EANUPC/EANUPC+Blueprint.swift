extension EAN13: BlueprintLinearSymbology, EANUPCBlueprints {}
extension EAN8: BlueprintLinearSymbology, EANUPCBlueprints {}
extension UPCA: BlueprintLinearSymbology, EANUPCBlueprints {}
extension UPCE: BlueprintLinearSymbology, EANUPCBlueprints {}

/// The family's plans, which every member of it brings along, as its decoder.
protocol EANUPCBlueprints {}

extension EANUPCBlueprints {
  static var alphabet: BlurAlphabet { EANUPC.alphabet }

  static func blueprints(runs: Int) -> [LinearBlueprint] {
    EANUPC.blueprints.filter { runs * 5 >= $0.runs * 2 && runs * 5 <= $0.runs * 6 }
  }

  static func reading(
    _ characters: [Int], sets: [Int], tag: Int, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    EANUPC.reading(characters, sets: sets, tag: tag, options)
  }
}

extension EANUPC {
  /// Sets A, B and C; guards, and guards with what stands next to them.
  static let alphabet = BlurAlphabet(
    slotModules: digitModules,
    sets: [
      widths.map { BlurAlphabet.bits($0, isFirstDark: false) },
      widths.map { BlurAlphabet.bits($0.reversed(), isFirstDark: false) },
      widths.map { BlurAlphabet.bits($0, isFirstDark: true) },
    ],
    patterns: ["101", "01010", "010101", "0001010", "1010101", "0101000", "1010101000"])

  /// EAN-13 with UPC-A, EAN-8, UPC-E. The last has the fewest modules and no guard in the middle, so that any
  /// bars of its length are explained by one of its values to some degree: true ones leave less than 0.085.
  /// Of rows of an EAN-8 every tenth has the right check digit, and no parity tells anything besides: what
  /// blur leaves of a Code 39 is closer to one than to the next by up to 0.23.
  static let blueprints: [LinearBlueprint] = [
    blueprint(tag: 0, left: 6, right: 6), blueprint(tag: 1, left: 4, right: 4, minimumMargin: 0.3),
    LinearBlueprint(
      tag: 2, modules: 51, runs: 33, fixed: [stretch(0, 0), stretch(45, 2)],
      anchors: [stretch(-3, 3), stretch(44, 6)], slots: slots(6, from: 3),
      variants: upcESets.map { row($0, 6) } + upcESets.map { row($0 ^ 0b111111, 6) }, maximumResidual: 0.085,
      standsAlone: true),
  ]

  /// Where the digits of ISO/IEC 15420:2009 are printed: those of UPC-A beneath their bars, but for the outer
  /// two, which stand beside them, and in whose places guard bars would pass for digits: they count as agreed
  /// on; those of EAN-13 all but the first, which tells of their sets. UPC-A has no such check of its own in
  /// print, so that bars may leave open no more than two digits of it, fewer than an EAN-13 has of set B.
  private static let print = (
    first: LinearBlueprint.Print(left: 1..<6, right: 6..<11, leastAgreement: 10),
    others: LinearBlueprint.Print(left: 0..<6, right: 6..<12, leastAgreement: 7)
  )

  /// Digits to both sides of a middle guard.
  private static func blueprint(
    tag: Int, left: Int, right: Int, minimumMargin: Float = LinearBlueprint.usualMargin
  ) -> LinearBlueprint {
    let middle = 3 + left * digitModules, end = middle + 5 + right * digitModules
    return LinearBlueprint(
      tag: tag, modules: end + 3, runs: 11 + (left + right) * digitRuns,
      fixed: [stretch(0, 0), stretch(middle, 1), stretch(end, 0)],
      anchors: [stretch(-3, 3), stretch(middle - 1, 4), stretch(end - 1, 5)],
      slots: slots(left, from: 3) + slots(right, from: middle + 5),
      variants: (left == 6 ? leadingDigitSets : [0]).map {
        row($0, left) + [Int](repeating: 2, count: right)
      }, print: left == 6 ? print : nil, minimumMargin: minimumMargin)
  }

  private static func stretch(_ start: Int, _ pattern: Int) -> LinearBlueprint.Stretch {
    LinearBlueprint.Stretch(start: start, pattern: pattern)
  }

  private static func slots(_ count: Int, from start: Int) -> [Int] {
    (0..<count).map { start + $0 * digitModules }
  }

  /// Set B where `sets` has a bit, the first digit's highest; set A else.
  private static func row(_ sets: UInt8, _ count: Int) -> [Int] {
    (0..<count).map { Int(sets >> UInt8(count - 1 - $0) & 1) }
  }

  static func reading(
    _ characters: [Int], sets: [Int], tag: Int, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    let left = tag == 1 ? 4 : 6
    guard characters.count == (tag == 2 ? 6 : 2 * left) else { return nil }
    let digits = characters.map { UInt8(truncatingIfNeeded: $0) }
    let pattern = sets.prefix(left).reduce(UInt8(0)) { $0 << 1 | ($1 == 1 ? 1 : 0) }
    switch tag {
    case 0: return ean13(digits, pattern: pattern, options: options)
    case 1:
      return pattern == 0 && options.wanted.contains(.ean8)
        ? result(.ean8, digits: digits, gtin: digits) : nil
    default:
      guard options.wanted.contains(.upcE), let (system, check) = numberSystem(pattern) else { return nil }
      let whole = UPCE.expanded(system: system, digits) + [check]
      return result(.upcE, digits: [system] + digits + [check], gtin: whole)
    }
  }

  private static func ean13(
    _ digits: [UInt8], pattern: UInt8, options: LinearDecodeOptions
  ) -> LinearReading? {
    guard let first = leadingDigitSets.firstIndex(of: pattern) else { return nil }
    let whole = [UInt8(first)] + digits
    if first == 0, options.wanted.contains(.upcA) { return result(.upcA, digits: digits, gtin: whole) }
    return options.wanted.contains(.ean13) ? result(.ean13, digits: whole, gtin: whole) : nil
  }

  /// The reading of `digits`; `gtin` ends with the check digit.
  private static func result(_ symbology: Symbology, digits: [UInt8], gtin: [UInt8]) -> LinearReading? {
    guard let check = gtin.last, CheckDigits.weighted31(gtin.dropLast()) == check else { return nil }
    var details = LinearDetails(check: .verified, gtin: Self.gtin(gtin))
    details.kind = symbology == .ean13 ? kind(ean13: digits) : nil
    return LinearReading(
      symbology, identifier: identifier(symbology, hasAddOn: false),
      content: Content(bytes: ascii(digits), eci: .ascii),
      linesNeeded: symbology == .ean8 || symbology == .upcE ? 4 : 3, details: details)
  }
}
