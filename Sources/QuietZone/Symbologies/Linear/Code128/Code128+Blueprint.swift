extension Code128: BlueprintLinearSymbology {
  /// Starts and values; the stop, and what surely stands at both ends: all starts begin alike.
  static let alphabet = BlurAlphabet(
    slotModules: modules,
    sets: [
      patterns[Int(startA)..<Int(startA) + 3].map { bits($0) }, patterns[..<Int(startA)].map { bits($0) },
    ],
    patterns: ["1100011101011", "00011010", "1100011101011000"])

  private static func bits(_ pattern: UInt32) -> UInt32 {
    BlurAlphabet.bits(
      (0..<runs).map { UInt8(pattern >> UInt32(4 * (runs - 1 - $0)) & 15) }, isFirstDark: true)
  }

  /// From the length that the runs say, as blur adds none, to those that have lost half of them.
  static func blueprints(runs count: Int) -> [LinearBlueprint] {
    let shortest = max((count * 9 / 10 - 7) / runs, 4), longest = min((count * 2 - 7) / runs, 40)
    guard shortest <= longest else { return [] }
    return (shortest...longest).map { characters in
      let stop = characters * modules
      return LinearBlueprint(
        tag: characters, modules: stop + 13, runs: characters * runs + 7,
        fixed: [LinearBlueprint.Stretch(start: stop, pattern: 0)],
        anchors: [
          LinearBlueprint.Stretch(start: -3, pattern: 1), LinearBlueprint.Stretch(start: stop, pattern: 2),
        ],
        slots: (0..<characters).map { $0 * modules },
        variants: [[0] + [Int](repeating: 1, count: characters - 1)])
    }
  }

  static func reading(
    _ characters: [Int], sets: [Int], tag: Int, _ options: LinearDecodeOptions
  ) -> LinearReading? {
    guard characters.count >= 4 else { return nil }
    var values = characters.map { UInt8(truncatingIfNeeded: $0) }
    values[0] &+= startA
    let given = values.removeLast()
    guard check(values) == given, let text = Code128Text(values) else { return nil }
    return LinearReading(
      .code128, identifier: SymbologyIdentifier(code: identifierCode, modifier: text.modifier),
      content: text.content,
      linesNeeded: values.count < 5 ? 4 : 3, details: details(text))
  }

  static func details(_ text: Code128Text) -> LinearDetails {
    LinearDetails(
      check: .verified, gtin: text.modifier == 49 ? gtin(text.bytes) : nil, kind: text.kind,
      printed: text.modifier == 49 ? GS1ElementString(structureOf: text.bytes)?.printed : nil)
  }
}
