extension EAN13: BlueprintLinearSymbology, EANUPCBlueprints {}
extension EAN8: BlueprintLinearSymbology, EANUPCBlueprints {}
extension UPCA: BlueprintLinearSymbology, EANUPCBlueprints {}
extension UPCE: BlueprintLinearSymbology, EANUPCBlueprints {}

/// The family's plans, which every member of it brings along, as its decoder.
protocol EANUPCBlueprints {}

extension EANUPCBlueprints {
  static var blueprints: [LinearBlueprint] { EANUPC.blueprints }

  static func reading(
    _ characters: [Int], sets: [Int], blueprint index: Int, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    EANUPC.reading(characters, sets: sets, blueprint: index, options)
  }
}

extension EANUPC {
  /// EAN-13 with UPC-A, EAN-8, UPC-E.
  static let blueprints: [LinearBlueprint] = [
    blueprint(left: 6, right: 6), blueprint(left: 4, right: 4),
    LinearBlueprint(
      modules: 51, runs: 33, fixed: [begin, LinearBlueprint.Stretch(start: 45, bits: [0, 1, 0, 1, 0, 1])],
      anchors: [
        beginAnchor, LinearBlueprint.Stretch(start: 44, bits: [1, 0, 1, 0, 1, 0, 1, 0, 0, 0]),
      ], slots: slots(6, from: 3), slotModules: digitModules,
      variants: upcESets.map { row($0, 6) } + upcESets.map { row($0 ^ 0b111111, 6) }, sets: sets),
  ]

  private static let begin = LinearBlueprint.Stretch(start: 0, bits: [1, 0, 1])
  private static let beginAnchor = LinearBlueprint.Stretch(start: -3, bits: [0, 0, 0, 1, 0, 1, 0])

  /// Digits to both sides of a middle guard.
  private static func blueprint(left: Int, right: Int) -> LinearBlueprint {
    let middle = 3 + left * digitModules, end = middle + 5 + right * digitModules
    return LinearBlueprint(
      modules: end + 3, runs: 11 + (left + right) * digitRuns,
      fixed: [
        begin, LinearBlueprint.Stretch(start: middle, bits: [0, 1, 0, 1, 0]),
        LinearBlueprint.Stretch(start: end, bits: [1, 0, 1]),
      ],
      anchors: [
        beginAnchor, LinearBlueprint.Stretch(start: middle - 1, bits: [1, 0, 1, 0, 1, 0, 1]),
        LinearBlueprint.Stretch(start: end - 1, bits: [0, 1, 0, 1, 0, 0, 0]),
      ],
      slots: slots(left, from: 3) + slots(right, from: middle + 5), slotModules: digitModules,
      variants: (left == 6 ? leadingDigitSets : [0]).map {
        row($0, left) + [Int](repeating: 2, count: right)
      }, sets: sets)
  }

  private static func slots(_ count: Int, from start: Int) -> [Int] {
    (0..<count).map { start + $0 * digitModules }
  }

  /// Set B where `sets` has a bit, the first digit's highest; set A else.
  private static func row(_ sets: UInt8, _ count: Int) -> [Int] {
    (0..<count).map { Int(sets >> UInt8(count - 1 - $0) & 1) }
  }

  /// Sets A, B and C.
  private static let sets: [[UInt32]] = [
    widths.map { bits($0, isFirstDark: 0) }, widths.map { bits($0.reversed(), isFirstDark: 0) },
    widths.map { bits($0, isFirstDark: 1) },
  ]

  private static func bits(_ runs: [UInt8], isFirstDark: UInt32) -> UInt32 {
    var bits: UInt32 = 0, dark = isFirstDark
    for run in runs {
      for _ in 0..<run { bits = bits << 1 | dark }
      dark ^= 1
    }
    return bits
  }

  static func reading(
    _ characters: [Int], sets: [Int], blueprint index: Int, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    let left = index == 1 ? 4 : 6
    guard characters.count == (index == 2 ? 6 : 2 * left) else { return nil }
    let digits = characters.map { UInt8(truncatingIfNeeded: $0) }
    let pattern = sets.prefix(left).reduce(UInt8(0)) { $0 << 1 | ($1 == 1 ? 1 : 0) }
    switch index {
    case 0: return ean13(digits, pattern, options)
    case 1: return pattern == 0 && options.wanted.contains(.ean8) ? result(.ean8, digits, digits) : nil
    default:
      guard options.wanted.contains(.upcE), let (system, check) = numberSystem(pattern) else { return nil }
      let whole = UPCE.expanded(system: system, digits) + [check]
      return result(.upcE, [system] + digits + [check], whole)
    }
  }

  private static func ean13(
    _ digits: [UInt8], _ pattern: UInt8, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    guard let first = leadingDigitSets.firstIndex(of: pattern) else { return nil }
    let whole = [UInt8(first)] + digits
    if first == 0, options.wanted.contains(.upcA) { return result(.upcA, digits, whole) }
    return options.wanted.contains(.ean13) ? result(.ean13, whole, whole) : nil
  }

  /// The reading of `digits`; `gtin` ends with the check digit.
  private static func result(_ symbology: Symbology, _ digits: [UInt8], _ gtin: [UInt8]) -> LinearReading? {
    guard let check = gtin.last, checkDigit(gtin.dropLast()) == check else { return nil }
    var details = LinearDetails(check: .verified, gtin: Self.gtin(gtin))
    details.kind = symbology == .ean13 ? kind(ean13: digits) : nil
    return LinearReading(
      symbology, identifier(symbology, hasAddOn: false), Content(bytes: ascii(digits), eci: .ascii),
      linesNeeded: symbology == .ean8 || symbology == .upcE ? 4 : 3, details: details)
  }
}
