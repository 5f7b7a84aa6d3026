import ArgumentParser
import QuietZone
import QuietZoneMedia
import QuietZonePayloads
import QuietZoneRendering

/// What a command makes besides one code of one text: contents of fields, batches, sheets.
extension MakeCommand {
  func validateSeries() throws {
    try validatePayload()
    if batch.batch != nil { try validateBatch() }
    guard sheet.sheet != nil else { return }
    if batch.name != nil { throw ValidationError("--sheet is one file: name it with -o, not with --name.") }
    guard let output else { throw ValidationError("--sheet writes a PDF: name it with -o.") }
    let kind = try format ?? SymbolFileKind(path: output)
    guard kind == .pdf else { throw ValidationError("--sheet writes PDF, not \(kind.rawValue).") }
    try validateLabels()
  }

  /// What a row's columns may have changed.
  func validateRow() throws {
    try symbol.validate()
    try checkOptions()
    try drawing.validate()
    try validatePayload()
    if sheet.sheet != nil { try validateLabels() }
  }

  private func validatePayload() throws {
    if let kind = payload.payload {
      if symbol.gs1 || symbol.aim != nil || symbol.eci != nil {
        throw ValidationError(
          "--payload says by itself what its content is: leave --gs1, --aim and --eci away.")
      }
      if kind.isPayment, symbol.symbology.symbology != .qrCode || (symbol.level?.level ?? .medium) != .medium
      {
        throw ValidationError("\(kind.rawValue) is a QR code of level M: its standard allows no other.")
      }
      try validateVersion(of: kind)
    }
  }

  private func validateVersion(of kind: PayloadKindName) throws {
    guard let largest = kind.largestVersion else { return }
    switch try symbol.symbolVersion?.version(for: .qrCode) {
    case .exactly(let number), .atLeast(let number):
      guard number > largest else { return }
      throw ValidationError(
        "\(kind.rawValue) is a QR code of version 1 to \(largest): its standard allows no larger one.")
    default: return
    }
  }

  private func validateBatch() throws {
    if payload.payload == nil, !words.isEmpty { throw ValidationError("Give a text or --batch, not both.") }
    if symbol.structuredAppend != nil {
      throw ValidationError("--batch and --structured-append can't be combined.")
    }
    if output == "-", sheet.sheet == nil {
      throw ValidationError("--batch writes files, not standard output.")
    }
    if output == "-", batch.failures == "-" {
      throw ValidationError("Only one of -o and --failures can be standard output.")
    }
  }

  private func validateLabels() throws {
    if let option = style.asked.first {
      throw ValidationError("--sheet draws labels plain: leave \(option) away.")
    }
    if drawing.scale != nil || drawing.size != nil {
      throw ValidationError(
        "--sheet measures in millimetres: give --millimetres, or leave --scale and --size away.")
    }
  }

  /// The symbols of a payload whose fields are arguments or lines of standard input.
  func symbols(of kind: PayloadKindName, on console: Console) throws -> [Symbol] {
    let fields =
      words == ["-"]
      ? try kind.fields(ofLines: console.readInput(PayloadKindName.maximumInput))
      : try kind.fields(of: words)
    return try symbols(ofRow: content(of: fields, kind))
  }

  /// The content of fields, in whose values backslashes stand for bytes where `--escapes` asks for it.
  func content(of fields: [Payload.Field], _ kind: PayloadKindName) throws -> [UInt8] {
    guard source.escapes else { return try kind.content(of: fields) }
    return try kind.content(
      of: fields.map { field in
        let value = try ContentEscapes.resolved(field.value)
        guard String(utf8: value) != nil else {
          let word = PayloadKindName.FieldKey(name: field.name, label: field.label).word
          throw CommandFailure(
            "--escapes: \(word) would be bytes that are no UTF-8, and fields are text: "
              + "write a character as \\u{e9}, not as its bytes")
        }
        return Payload.Field(field.name, value, label: field.label)
      })
  }

  /// The symbols of content; payments as their standards have them: UTF-8 as it stands, level M not raised.
  func symbols(ofRow content: [UInt8]) throws -> [Symbol] {
    guard payload.payload?.isPayment == true else {
      return try leveled.symbols(of: MakeInput(bytes: content), linear, matrix)
    }
    var symbol = symbol
    symbol.boost = false
    return try symbol.symbols(of: Content(bytes: content), linear, matrix)
  }

  /// What lies under a logo is to be repaired: with one the level is h where none was asked for.
  var leveled: SymbolOptions {
    var symbol = symbol
    if style.logo != nil { symbol.level = symbol.level ?? .h }
    return symbol
  }

  /// How a symbol is drawn; a Swiss bill's is 46 mm wide (SIX, version 2.3, 5.4) unless something else is
  /// asked for.
  func artwork(for made: Symbol, _ style: SymbolStyle = .plain) throws -> Artwork {
    var artwork = try drawing.artwork()
    artwork.style = style
    guard payload.payload == .swiss, case .grid(let grid) = made.shape, grid.width > 0,
      drawing.scale == nil, drawing.size == nil, drawing.millimetres == nil
    else { return artwork }
    artwork.size = .moduleMillimetres(46 / Double(grid.width), dpi: drawing.dotsPerInch)
    return artwork
  }

  /// Labels of one text's symbols.
  func deliver(sheetOf symbols: [Symbol], on console: Console) throws {
    guard var labels = LabelCollector(sheet) else { return }
    for made in symbols {
      let artwork = try artwork(for: made)
      for warning in drawing.warnings(of: made, artwork, as: .pdf) {
        if drawing.strict { throw CommandFailure(warning.message) }
        console.note("warning: \(warning.message)")
      }
      let label = SheetLabel(
        made, artwork, moduleMillimetres: artwork.millimetres,
        caption: sheet.caption ?? "")
      if let small = try labels.add(label) {
        console.note(
          "warning: modules are \(JSON.decimal(small, places: 2).text) mm: many printers blur them")
      }
    }
    try write(sheet: labels.file().bytes, on: console)
  }

  func write(sheet bytes: [UInt8], on console: Console) throws {
    guard let output, output != "-" else {
      guard !console.isOutputTerminal else {
        throw CommandFailure("standard output is a terminal, which can't show pdf: redirect it")
      }
      return console.writeOutput(bytes)
    }
    try Files.write(bytes, to: output)
  }
}
