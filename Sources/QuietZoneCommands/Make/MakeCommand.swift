import ArgumentParser
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

/// `quietzone make`: symbols from text.
struct MakeCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "make",
    abstract: "Makes a code from text.",
    discussion: """
      Without -o the code is drawn in the terminal; with it the file's suffix says the kind: .svg, .png, \
      .pdf, .eps, .txt, .pgm; or --format does, which -o - needs, for standard output. A series \
      (--structured-append, --batch) is numbered: code-1.svg, code-2.svg … With -o the word make may be left \
      away before another option.

      EXAMPLES
        quietzone make "https://example.org"
        quietzone make -o a.svg --fg "#467c24" --bg "#b8e297" "QuietZone"
        quietzone make -o a.png --modules dots --gradient navy,teal "QuietZone"
        quietzone make -o - --format svg "QuietZone" > code.svg
        quietzone -b ean-13 -o book.svg 978-3-16-148410-0+52495
        quietzone make -b micro-qr -l l 12345
        quietzone make --file key.bin -o key.png
        quietzone make --escapes "tab\\tbetween" -o tab.png
        quietzone make -b gs1-128 -o goods.svg "(01)09501101530003(10)AB-123"
        quietzone make --symbology itf-14 --height 40 -o box.pdf 1540014128876
        quietzone make --symbology data-matrix --form 36x12 "A-4711"
        quietzone make -b pdf417 --columns 6 --correction 4 -o form.pdf "DOE JOHN"
        quietzone make -b pdf417 -S 2 --file-name a.txt -o a.svg "..."
        quietzone make -b maxicode --postal-code 84170 --country 840 "PARCEL 7"
        quietzone make --gs1 "(01)09501101530003(10)AB-123"
        cat addresses.txt | quietzone make --batch - -o label.svg
        quietzone make --batch goods.csv --text "{code}" --name "{sku}.svg"
        quietzone make --batch goods.csv --text "{code}" --sheet L7160 -o a.pdf
        quietzone make --payload wifi ssid=Cafe password="secret 9" -o wifi.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "The text, words joined by spaces; - takes standard input, byte for byte.", valueName: "text"))
  var words: [String] = []

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Write a file of the kind its suffix says; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("The kind of file, whatever its suffix.", valueName: "kind"))
  var format: SymbolFileKind?

  @OptionGroup var source: ContentOptions
  @OptionGroup(title: "SYMBOL OPTIONS") var symbol: SymbolOptions
  @OptionGroup(title: "LINEAR OPTIONS") var linear: LinearSymbolOptions
  @OptionGroup(title: "MATRIX AND STACKED OPTIONS") var matrix: MatrixSymbolOptions
  @OptionGroup(title: "DRAWING OPTIONS") var drawing: DrawingOptions
  @OptionGroup(title: "STYLES OF QR CODES") var style: StyleOptions

  @OptionGroup(title: "FIELDS, BATCHES AND SHEETS") var payload: PayloadOptions
  @OptionGroup(title: "FIELDS, BATCHES AND SHEETS") var batch: BatchOptions
  @OptionGroup(title: "FIELDS, BATCHES AND SHEETS") var sheet: SheetOptions

  func validate() throws {
    if batch.batch == nil, payload.payload == nil, source.file == nil, words.isEmpty {
      throw ValidationError("Give a text, --file for a file's bytes, or - for standard input.")
    }
    if let byte = words.joined().unicodeScalars.lazy.compactMap(FileName.byte).first {
      throw ValidationError(
        "The text has the byte 0x\(String(byte, radix: 16, uppercase: true)), which is no UTF-8 there: "
          + "give bytes that are no text with --file, with - or with --escapes.")
    }
    if source.file != nil, batch.batch != nil || payload.payload != nil || !words.isEmpty {
      throw ValidationError("--file is all of the content: leave the text, --batch and --payload away.")
    }
    if source.trim, source.file == nil, words != ["-"] {
      throw ValidationError("--trim is for --file and for standard input (-).")
    }
    try checkOptions()
    try validateSeries()
    try validateOutput()
    try validateSources()
  }

  /// The files that it reads.
  var sources: SourceFiles { SourceFiles([batch.batch, source.file, style.logo].compactMap { $0 }) }

  private func validateSources() throws {
    for (option, path) in [("-o", output), ("--failures", batch.failures)] {
      guard let path, path != "-", sources.has(path) else { continue }
      throw ValidationError("\(option) would write over \(VisibleText.path(path)), which is to be read.")
    }
  }

  /// Refuses options that the symbology does not have.
  func checkOptions() throws {
    let asked = symbol.asked + linear.asked + matrix.asked + drawing.asked + style.asked
    try OptionTable.check(asked, for: symbol.symbology.symbology)
    try style.checkCompanions()
  }

  private func validateOutput() throws {
    if format != nil, output == nil, batch.name == nil {
      throw ValidationError("--format needs -o, - for standard output.")
    }
    if output == "-", format == nil { throw ValidationError("-o - needs --format: the kind of file.") }
    guard batch.batch == nil else { return }
    guard let output else {
      if let option = drawing.sizes.first {
        throw ValidationError(
          "\(option) is for pictures: name a file with -o; a terminal's modules have one size.")
      }
      if let option = style.asked.first {
        throw ValidationError(
          "\(option) is for pictures: name a file with -o; a terminal's modules have one shape.")
      }
      return
    }
    if Files.isFolder(output), sheet.sheet != nil || symbol.structuredAppend == nil {
      throw ValidationError("\(output) is a folder: name a file in it with -o.")
    }
    let kind = try format ?? SymbolFileKind(path: SymbolFileKind.pattern(output, format))
    if kind == .txt, let option = drawing.sizes.first ?? style.asked.first {
      throw ValidationError("\(option) is for pictures, not for text: a module is a character there.")
    }
    if drawing.terminal != nil { throw ValidationError("--terminal is for codes that are drawn without -o.") }
  }

  func run(on console: Console) throws {
    if let path = batch.batch {
      var run = try BatchRun(self, path, console)
      return try run.run()
    }
    let symbols = try symbols(on: console)
    if sheet.sheet != nil { return try deliver(sheetOf: symbols, on: console) }
    let style = try style.style()
    guard symbols.count == 1 || output != "-" else {
      throw CommandFailure("\(symbols.count) codes don't fit into standard output: name files with -o")
    }
    for (index, made) in symbols.enumerated() {
      try deliver(made, style, number: symbols.count > 1 ? index + 1 : nil, on: console)
    }
  }

  private func symbols(on console: Console) throws -> [Symbol] {
    if let kind = payload.payload { return try symbols(of: kind, on: console) }
    let input = try source.input(
      words, for: symbol.symbology.symbology, count: symbol.structuredAppend, on: console)
    if input.isExact { warnOfUnannouncedText(input.bytes, console) }
    return try leveled.symbols(of: input, linear, matrix)
  }

  /// Says where exact bytes are UTF-8 that the code can't say is UTF-8.
  private func warnOfUnannouncedText(_ bytes: [UInt8], _ console: Console) {
    let symbology = symbol.symbology.symbology
    guard bytes.contains(where: { $0 > 127 }), String(utf8: bytes) != nil,
      !OptionTable.names(for: symbology).contains("--eci")
    else { return }
    console.note(
      "note: the bytes are text in UTF-8, and \(symbology.name) can't say so: readers may show other "
        + "characters. Given as an argument, text is written in the code's own character set.")
  }

  private func warn(
    of made: Symbol, _ artwork: Artwork, as kind: SymbolFileKind?, on console: Console
  ) throws {
    for warning in drawing.warnings(of: made, artwork, as: kind) {
      if drawing.strict || warning.severity == .refusal { throw CommandFailure(warning.message) }
      console.note("warning: \(warning.message)")
    }
  }

  private func deliver(_ made: Symbol, _ style: SymbolStyle, number: Int?, on console: Console) throws {
    let artwork = try artwork(for: made, style)
    guard let output else {
      try warn(of: made, artwork, as: nil, on: console)
      return try drawing.show(made, artwork, on: console)
    }
    let path = Files.numbered(try SymbolFileKind.pattern(output, format), number)
    let kind = try format ?? SymbolFileKind(path: path)
    try warn(of: made, artwork, as: kind, on: console)
    let bytes = try kind.render(made, artwork)
    if kind.isRaster, let note = drawing.roundingNote { console.note(note) }
    guard output == "-" else {
      try sources.check(path)
      return try Files.write(bytes, to: path)
    }
    guard kind.isText || !console.isOutputTerminal else {
      throw CommandFailure("standard output is a terminal, which can't show \(kind.rawValue): redirect it")
    }
    console.writeOutput(bytes)
  }
}
