import ArgumentParser
import QuietZone
import QuietZoneRendering

/// `quietzone make`: symbols from text.
struct MakeCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "make",
    abstract: "Makes a code from text.",
    discussion: """
      Without -o the code is drawn in the terminal; with it the file's suffix says the kind: .svg, .png, .pdf,
      .eps, .txt, .pgm; or --format does, which -o - needs, for standard output. A series
      (--structured-append, --batch) is numbered: code-1.svg, code-2.svg …

      EXAMPLES
        quietzone make "https://example.org"
        quietzone make -o code.svg --foreground "#467c24" --background "#b8e297" "QuietZone"
        quietzone make -o - --format svg "QuietZone" > code.svg
        quietzone make --symbology micro-qr --level l 12345
        quietzone make --symbology ean-13 --add-on 52495 -o book.svg 9783161484100
        quietzone make --symbology code-128 --gs1 "(01)09501101530003(10)AB-123"
        quietzone make --symbology itf-14 --height 40 -o box.pdf 1540014128876
        quietzone make --symbology data-matrix --form 36x12 "A-4711"
        quietzone make --symbology pdf417 --columns 6 --correction 4 -o form.pdf "DOE JOHN"
        quietzone make --symbology pdf417 --structured-append 2 --file-name a.txt -o a.svg "..."
        quietzone make --symbology maxicode --postal-code 84170 --country 840 --service-class 1 "PARCEL 7"
        quietzone make --gs1 "(01)09501101530003(10)AB-123"
        cat addresses.txt | quietzone make --batch - -o label.svg
      """)

  @Argument(
    help: ArgumentHelp("The text, words joined by spaces; - takes standard input.", valueName: "text"))
  var words: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write a file of the kind its suffix says; - is standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The kind of file, whatever its suffix.", valueName: "kind"))
  var format: SymbolFileKind?

  @OptionGroup(title: "SYMBOL OPTIONS") var symbol: SymbolOptions
  @OptionGroup(title: "LINEAR OPTIONS") var linear: LinearSymbolOptions
  @OptionGroup(title: "MATRIX AND STACKED OPTIONS") var matrix: MatrixSymbolOptions
  @OptionGroup(title: "DRAWING OPTIONS") var drawing: DrawingOptions

  @Option(
    help: ArgumentHelp("Make one code of each line of a file; - takes standard input.", valueName: "file"))
  var batch: String?

  func validate() throws {
    if batch == nil, words.isEmpty { throw ValidationError("Give a text, or - for standard input.") }
    if batch != nil, !words.isEmpty { throw ValidationError("Give a text or --batch, not both.") }
    if batch != nil, output == nil { throw ValidationError("--batch writes files: name them with -o.") }
    if batch != nil, symbol.structuredAppend != nil {
      throw ValidationError("--batch and --structured-append can't be combined.")
    }
    if batch != nil, output == "-" { throw ValidationError("--batch writes files, not standard output.") }
    if format != nil, output == nil { throw ValidationError("--format needs -o, - for standard output.") }
    if output == "-", format == nil { throw ValidationError("-o - needs --format: the kind of file.") }
    if let output, format == nil { _ = try SymbolFileKind(path: output) }
  }

  func run(on console: Console) throws {
    if let batch { return try make(linesOf: batch, on: console) }
    let input =
      words == ["-"] ? Self.withoutLineEnd(console.readInput()) : Array(words.joined(separator: " ").utf8)
    guard !input.isEmpty else {
      throw CommandFailure("the text is empty; there is nothing to make a code of")
    }
    let symbols = try symbol.symbols(of: input, linear, matrix)
    guard symbols.count == 1 || output != "-" else {
      throw CommandFailure("\(symbols.count) codes don't fit into standard output: name files with -o")
    }
    for (index, made) in symbols.enumerated() {
      try deliver(made, number: symbols.count > 1 ? index + 1 : nil, on: console)
    }
  }

  /// One numbered file a line; empty lines are left out. What one line can't become is said with its number
  /// and ends the run.
  private func make(linesOf file: String, on console: Console) throws {
    let bytes = file == "-" ? console.readInput() : try Files.read(file)
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
      .map { (number: $0.offset + 1, text: Self.withoutLineEnd(Array($0.element))) }
      .filter { !$0.text.isEmpty }
    guard !lines.isEmpty else { throw CommandFailure("\(file): has no line with text") }
    var progress = Progress(of: lines.count, console)
    for (index, line) in lines.enumerated() {
      do {
        for made in try symbol.symbols(of: line.text, linear, matrix) {
          try deliver(made, number: index + 1, on: console)
        }
      } catch {
        progress.clear()
        throw CommandFailure("line \(line.number) of \(file): \(error)")
      }
      progress.show(index + 1)
    }
    progress.clear()
    console.note("\(lines.count) codes made")
  }

  private func deliver(_ made: Symbol, number: Int?, on console: Console) throws {
    let artwork = try drawing.artwork()
    for warning in Scannability.check(made, artwork) {
      if drawing.strict { throw CommandFailure(warning.message) }
      console.note("warning: \(warning.message)")
    }
    guard let output else {
      return console.writeOutput(try drawing.terminalText(made, artwork, console))
    }
    let kind = try format ?? SymbolFileKind(path: output)
    let bytes = try kind.render(made, artwork)
    guard output == "-" else { return try Files.write(bytes, to: Files.numbered(output, number)) }
    guard kind.isText || !console.isOutputTerminal else {
      throw CommandFailure("standard output is a terminal, which can't show \(kind.rawValue): redirect it")
    }
    console.writeOutput(bytes)
  }

  private static func withoutLineEnd(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if bytes.last == 10 { bytes.removeLast() }
    if bytes.last == 13 { bytes.removeLast() }
    return bytes
  }
}
