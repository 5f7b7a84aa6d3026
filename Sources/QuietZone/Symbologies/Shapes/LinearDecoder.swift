/// The reading side of a linear symbology as the reader of lines calls it.
struct LinearDecoder: Sendable {
  /// The symbology whose decoder this is: two of the same read the same.
  let symbology: Symbology
  let quietZone: Symbol.Margins
  /// Appends what a row says, begun at each of the runs `starts` that no reading before covers.
  let decode: @Sendable (RunRow, [Int], LinearDecodeOptions, inout [LinearReading]) -> Void
  /// Appends the fragments that begin at any run of a row.
  let fragments: (@Sendable (RunRow, LinearDecodeOptions, inout [LinearFragment]) -> Void)?
  let assemble: (@Sendable ([LinearFragment], LinearDecodeOptions) -> [LinearAssembly])?

  /// How its characters are told from grey alone, where they can be.
  let blur: Blur?

  struct Blur: Sendable {
    let alphabet: @Sendable () -> BlurAlphabet
    let blueprints: @Sendable (Int) -> [LinearBlueprint]
    let reading: @Sendable ([Int], [Int], Int, LinearDecodeOptions) -> LinearReading?
  }

  init<S: BlueprintLinearSymbology>(blueprint _: S.Type) {
    symbology = S.decoder
    quietZone = S.quietZone
    decode = { Self.decode(S.self, $0, starts: $1, options: $2, into: &$3) }
    fragments = nil
    assemble = nil
    blur = Blur(
      alphabet: { S.alphabet }, blueprints: { S.blueprints(runs: $0) },
      reading: { S.reading($0, sets: $1, tag: $2, $3) })
  }

  init<S: LinearSymbology>(_: S.Type) {
    symbology = S.decoder
    quietZone = S.quietZone
    decode = { Self.decode(S.self, $0, starts: $1, options: $2, into: &$3) }
    fragments = nil
    assemble = nil
    blur = nil
  }

  init<S: FragmentedLinearSymbology>(fragmented _: S.Type) {
    symbology = S.decoder
    quietZone = S.quietZone
    decode = { _, _, _, _ in }
    fragments = { row, options, fragments in
      for start in 0..<row.count {
        if let fragment = S.fragment(row, at: start, options) { fragments.append(fragment) }
      }
    }
    assemble = { S.assemble($0, $1) }
    blur = nil
  }

  private static func decode<S: LinearSymbology>(
    _: S.Type, _ row: RunRow, starts: [Int], options: LinearDecodeOptions,
    into readings: inout [LinearReading]
  ) {
    var next = 0
    for start in starts where start >= next {
      guard let reading = S.decode(row, at: start, options) else { continue }
      next = reading.last + 1
      readings.append(reading)
    }
  }
}
