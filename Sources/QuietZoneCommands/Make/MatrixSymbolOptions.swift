import ArgumentParser
import QuietZone

/// The options of Data Matrix, PDF417, MicroPDF417, Aztec and MaxiCode.
struct MatrixSymbolOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Data Matrix: square, rectangle, any or 26x12. Aztec: any, compact, full or rune.", valueName: "form"))
  var form: String?

  @Flag(help: "Data Matrix: rectangles of its extension DMRE too.")
  var dmre = false

  @Option(help: ArgumentHelp("PDF417: codewords in a row.", valueName: "count"))
  var columns: Int?

  @Option(help: ArgumentHelp("PDF417: rows.", valueName: "count"))
  var rows: Int?

  @Option(help: ArgumentHelp("PDF417: width by height where columns or rows are free.", valueName: "ratio"))
  var aspectRatio: Double?

  @Option(help: ArgumentHelp("PDF417: height of a row.", valueName: "modules"))
  var rowHeight: Int?

  @Flag(help: "Compact PDF417.")
  var compact = false

  @Option(help: ArgumentHelp("PDF417: level 0 to 8. Aztec: percentage 5 to 95.", valueName: "number"))
  var correction: Int?

  @Option(help: ArgumentHelp("Aztec: exactly so many layers; with --form compact compact ones."))
  var layers: Int?

  @Flag(help: "The content configures a reader (matrix and stacked codes, Code 128).")
  var readerProgramming = false

  @OptionGroup(title: "MAXICODE OPTIONS") var maxiCode: MaxiCodeSymbolOptions
  @OptionGroup(title: "OPTIONS OF A SET (--structured-append)") var set: SetSymbolOptions

  /// Fills in what was asked for.
  func apply(to options: inout WriterOptions, for symbology: Symbology) throws {
    if symbology == .dataMatrix { try apply(&options.dataMatrix) }
    if symbology == .aztec { try apply(&options.aztec) }
    if symbology == .pdf417 || symbology == .microPDF417 {
      options.pdf417 = PDF417Options(
        columns: columns, rows: rows, level: correction, aspectRatio: aspectRatio ?? 2,
        rowHeight: rowHeight, isCompact: compact,
        isForReader: readerProgramming)
    }
    if symbology == .maxiCode {
      options.maxiCode = try maxiCode.options(isForReader: readerProgramming)
    }
    if symbology == .code128 { options.linear.isForReader = readerProgramming }
    try set.apply(to: &options, for: symbology)
  }

  /// What was asked for, its groups' options included.
  var asked: [String] {
    OptionTable.asked([
      ("--form", form != nil), ("--dmre", dmre), ("--columns", columns != nil), ("--rows", rows != nil),
      ("--aspect-ratio", aspectRatio != nil), ("--row-height", rowHeight != nil), ("--compact", compact),
      ("--correction", correction != nil), ("--layers", layers != nil),
      ("--reader-programming", readerProgramming),
    ]) + maxiCode.asked + set.asked
  }

  private func apply(_ options: inout DataMatrixOptions) throws {
    options.allowsExtension = dmre
    options.isForReader = readerProgramming
    switch form {
    case nil, "square": break
    case "rectangle": options.size = .rectangle
    case "any": options.size = .any
    case .some(let text):
      let parts = text.split(separator: "x").map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1] else {
        throw ValidationError("--form is square, rectangle, any, or columns x rows as in 26x12.")
      }
      options.size = .exactly(columns: columns, rows: rows)
    }
  }

  private func apply(_ options: inout AztecOptions) throws {
    options.percentage = correction
    options.isForReader = readerProgramming
    switch form {
    case nil, "any": break
    case "compact": options.size = .compact
    case "full": options.size = .full
    case "rune": options.size = .rune
    default: throw ValidationError("--form of Aztec is any, compact, full or rune.")
    }
    if form == "rune", layers != nil || correction != nil {
      throw ValidationError("A rune has one size: leave --layers and --correction away.")
    }
    guard let layers else { return }
    options.size = form == "compact" ? .compactLayers(layers) : .fullLayers(layers)
  }
}
