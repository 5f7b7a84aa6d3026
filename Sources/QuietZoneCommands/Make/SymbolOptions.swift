import ArgumentParser
import QuietZone
import QuietZoneMedia

/// The options that decide which modules a symbol gets.
struct SymbolOptions: ParsableArguments {
  @Option(help: "The kind of code.")
  var symbology = SymbologyName(.qrCode)

  @Option(help: "Lowest error correction: l, m, q or h (about 7, 15, 25, 30 %).")
  var level = LevelName.m

  @Flag(inversion: .prefixedNo, help: "Raise the level as far as it costs no larger code.")
  var boost = true

  @Option(
    help: ArgumentHelp(
      "Exactly this version (7, M2, R11x59); with a + behind it, this or larger.", valueName: "version"))
  var symbolVersion: VersionName?

  @Option(help: "Which rMQR sizes to prefer: least area, low or narrow.")
  var shape = ShapeName.area

  @Option(help: ArgumentHelp("Mask pattern 0 to 7; without it the best one.", valueName: "number"))
  var mask: Int?

  @Option(
    help: ArgumentHelp("Character set: an ECI number, utf-8, iso-8859-1 or shift-jis.", valueName: "set"))
  var eci: ECIName?

  @Flag(help: "GS1 element strings, in brackets \"(01)…(10)…\" or with GS (29) as separator.")
  var gs1 = false

  @Option(help: ArgumentHelp("AIM application indicator: two digits or one letter.", valueName: "indicator"))
  var aim: String?

  @Option(
    help: ArgumentHelp(
      "Spread over so many codes: 2 to 16, Aztec 26, MaxiCode 8, PDF417 more.", valueName: "count"))
  var structuredAppend: Int?

  func validate() throws {
    if gs1, aim != nil { throw ValidationError("--gs1 and --aim exclude each other.") }
  }

  /// The symbol of `input`, or the members of its structured-append set.
  func symbols(of input: [UInt8], _ linear: LinearSymbolOptions, _ matrix: MatrixSymbolOptions)
    throws -> [Symbol]
  {
    var options = try writerOptions()
    options.linear = try linear.options(for: symbology.symbology)
    try matrix.apply(to: &options, for: symbology.symbology)
    if structuredAppend == nil, let option = matrix.set.firstSet {
      throw ValidationError("\(option) is for sets: --structured-append makes one.")
    }
    let writer = BarcodeWriter(symbology.symbology, options: options, converter: .system)
    let content = try content(of: input)
    do {
      if let structuredAppend { return try writer.writeSeries(content, count: structuredAppend) }
      return [try writer.write(content)]
    } catch {
      throw CommandFailure(
        error.message(symbology.symbology, level: level.level, isExact: symbolVersion?.orLarger == false))
    }
  }

  private func content(of input: [UInt8]) throws -> Content {
    guard let text = String(validating: input, as: UTF8.self) else { return Content(bytes: input) }
    if gs1 {
      return Content(bytes: text.hasPrefix("(") ? try GS1ElementString.bytes(bracketed: text) : input)
    }
    return Content(text: text)
  }

  private func writerOptions() throws -> WriterOptions {
    let version = try symbolVersion?.version(for: symbology.symbology) ?? .smallest
    let qrCode = QRCodeOptions(
      level: level.level, boostsLevel: boost, version: version, mask: mask, shape: shape.shape)
    let application: WriterOptions.Application =
      if gs1 { .gs1 } else if let aim { .aim(indicator: Array(aim.utf8)) } else { .general }
    return WriterOptions(eci: eci?.eci, application: application, qrCode: qrCode)
  }
}
