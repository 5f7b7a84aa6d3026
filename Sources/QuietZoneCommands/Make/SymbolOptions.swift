import ArgumentParser
import QuietZone
import QuietZoneMedia

/// The options that decide which modules a symbol gets.
struct SymbolOptions: ParsableArguments {
  @Option(
    name: [.customShort("b", allowingJoined: true), .long],
    help: ArgumentHelp("The kind of code, as quietzone formats lists it.", valueName: "name"),
    completion: SymbologyName.completion, transform: SymbologyName.parse)
  var symbology = SymbologyName(.qrCode)

  @Option(
    name: [.customShort("l", allowingJoined: true), .long],
    help: "Lowest error correction: l, m, q or h (about 7, 15, 25, 30 %); default m.")
  var level: LevelName?

  @Flag(inversion: .prefixedNo, help: "Raise the level as far as it costs no larger code; the default.")
  var boost: Bool?

  @Option(
    name: [.customShort("v", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Exactly this version (7, M2, R11x59); with a + behind it, this or larger.", valueName: "version"))
  var symbolVersion: VersionName?

  @Option(help: "Which rMQR sizes to prefer: least area (the default), low or narrow.")
  var shape: ShapeName?

  @Option(help: ArgumentHelp("Mask pattern 0 to 7; without it the best one.", valueName: "number"))
  var mask: Int?

  @Option(
    help: ArgumentHelp("Character set: an ECI number, or a name like utf-8 or iso-8859-1.", valueName: "set"),
    transform: ECIName.parse)
  var eci: ECIName?

  @Flag(
    name: .customLong("gs1"),
    help: ArgumentHelp(
      "GS1 element strings: \"(01)…(10)…\", \"[01]…[10]…\", or with GS (29) as separator; goes without "
        + "saying for -b gs1-128, gs1-datamatrix and gs1-qr."))
  var asksGS1 = false
  var gs1: Bool { asksGS1 || symbology.isGS1 }

  @Option(help: ArgumentHelp("AIM application indicator: two digits or one letter.", valueName: "indicator"))
  var aim: String?

  @Option(
    name: [.customShort("S", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Spread over so many codes: 2 to 16, Aztec 26, MaxiCode 8, PDF417 more.", valueName: "count"))
  var structuredAppend: Int?

  func validate() throws {
    if gs1, aim != nil { throw ValidationError("--gs1 and --aim exclude each other.") }
  }

  /// What was asked for.
  var asked: [String] {
    OptionTable.asked([
      ("--level", level != nil), ("--boost", boost == true), ("--no-boost", boost == false),
      ("--symbol-version", symbolVersion != nil), ("--shape", shape != nil), ("--mask", mask != nil),
      ("--eci", eci != nil), ("--gs1", gs1), ("--aim", aim != nil),
      ("--structured-append", structuredAppend != nil),
    ])
  }

  /// The symbol of `input`, or the members of its structured-append set.
  func symbols(of input: MakeInput, _ linear: LinearSymbolOptions, _ matrix: MatrixSymbolOptions)
    throws -> [Symbol]
  {
    let symbology = symbology.symbology
    var input = input
    var linear = linear
    if OptionTable.retail.contains(symbology) { try RetailText.takeApart(&input, &linear.addOn, symbology) }
    var options = try options(linear, matrix)
    return try symbols(of: content(of: input, &options), options)
  }

  /// The same of content whose character sets are settled.
  func symbols(of content: Content, _ linear: LinearSymbolOptions, _ matrix: MatrixSymbolOptions)
    throws -> [Symbol]
  {
    try symbols(of: content, options(linear, matrix))
  }

  private func symbols(of content: Content, _ options: WriterOptions) throws -> [Symbol] {
    let writer = BarcodeWriter(symbology.symbology, options: options, converter: .system)
    do {
      if let structuredAppend { return try writer.writeSeries(content, count: structuredAppend) }
      return [try writer.write(content)]
    } catch {
      throw CommandFailure(MakeRefusal(error, content, writer, count: structuredAppend).message)
    }
  }

  /// What the writer is to do.
  private func options(_ linear: LinearSymbolOptions, _ matrix: MatrixSymbolOptions) throws
    -> WriterOptions
  {
    var options = try writerOptions()
    options.linear = try linear.options(for: symbology.symbology)
    if symbology.isTruncated, linear.omnidirectional == nil { options.linear.isOmnidirectional = false }
    try matrix.apply(to: &options, for: symbology.symbology)
    if structuredAppend == nil, let option = matrix.set.asked.first {
      throw ValidationError("\(option) is for sets: --structured-append makes one.")
    }
    if symbology.symbology == .aztec, matrix.form == "rune", let option = asked.first {
      throw ValidationError("A rune is a number of 0 to 255 and nothing else: leave \(option) away.")
    }
    return options
  }

  /// What the writer gets. Exact bytes that are UTF-8 are announced as such where that is possible.
  private func content(of input: MakeInput, _ options: inout WriterOptions) throws -> Content {
    let symbology = symbology.symbology
    let isElements = gs1 || DataBarText.isElementString(input.bytes, symbology)
    if isElements {
      let elements = try GS1Content.bytes(of: input.bytes)
      try DataBarText.check(elements, symbology)
      return Content(bytes: elements)
    }
    guard let text = String(utf8: input.bytes) else {
      guard eci?.eci != .utf8 else {
        throw CommandFailure("the bytes are no UTF-8, as --eci says: name their character set, or binary")
      }
      return Content(bytes: input.bytes)
    }
    guard input.isExact, input.bytes.contains(where: { $0 > 127 }) else { return Content(text: text) }
    guard eci == nil, OptionTable.names(for: symbology).contains("--eci") else {
      return Content(bytes: input.bytes)
    }
    options.eci = .utf8
    return Content(text: text)
  }

  private func writerOptions() throws -> WriterOptions {
    let version = try symbolVersion?.version(for: symbology.symbology) ?? .smallest
    // M1 has no correction at all: whoever asks for it asks for that.
    let isLowest = symbology.symbology == .microQRCode && version == .exactly(1)
    let qrCode = QRCodeOptions(
      level: level?.level ?? (isLowest ? .low : .medium), boostsLevel: boost ?? true, version: version,
      mask: mask, shape: (shape ?? .area).shape)
    let application: WriterOptions.Application =
      if gs1 { .gs1 } else if let aim { .aim(indicator: Array(aim.utf8)) } else { .general }
    return WriterOptions(eci: eci?.eci, application: application, qrCode: qrCode)
  }
}
