/// The reading side of a linear symbology as the reader of lines calls it.
struct LinearDecoder: Sendable {
  /// The symbology whose decoder this is: two of the same read the same.
  let symbology: Symbology
  let quietZone: Symbol.Margins
  let decode: @Sendable (RunRow, Int, LinearDecodeOptions) -> LinearReading?
  let fragment: (@Sendable (RunRow, Int, LinearDecodeOptions) -> LinearFragment?)?
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
    decode = { S.decode($0, at: $1, $2) }
    fragment = nil
    assemble = nil
    blur = Blur(
      alphabet: { S.alphabet }, blueprints: { S.blueprints(runs: $0) },
      reading: { S.reading($0, sets: $1, tag: $2, $3) })
  }

  init<S: LinearSymbology>(_: S.Type) {
    symbology = S.decoder
    quietZone = S.quietZone
    decode = { S.decode($0, at: $1, $2) }
    fragment = nil
    assemble = nil
    blur = nil
  }

  init<S: FragmentedLinearSymbology>(fragmented _: S.Type) {
    symbology = S.decoder
    quietZone = S.quietZone
    decode = { S.decode($0, at: $1, $2) }
    fragment = { S.fragment($0, at: $1, $2) }
    assemble = { S.assemble($0, $1) }
    blur = nil
  }
}
