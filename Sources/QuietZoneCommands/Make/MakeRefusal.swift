import QuietZone

/// Why content did not become a code, and which options would make it one: only those that were tried and do.
struct MakeRefusal {
  private let error: BarcodeEncodingError
  private let content: Content
  private let writer: BarcodeWriter
  private let count: Int?

  /// Above so many bytes nothing is tried.
  private static let triedBytes = 50_000

  init(_ error: BarcodeEncodingError, _ content: Content, _ writer: BarcodeWriter, count: Int?) {
    self.error = error
    self.content = content
    self.writer = writer
    self.count = count
  }

  /// For the person at the terminal.
  var message: String {
    let level = SymbologySet.qrFamily.contains(writer.symbology) ? writer.options.qrCode.level : nil
    let reason = error.message(writer.symbology, level: level)
    switch error {
    case .tooLong, .tooManyCodewords: return reason + ". More room: " + ways.joined(separator: ", ")
    case .unencodable(let offset): return writer.symbology.refusal(offset, content.bytes) + hint(offset)
    case .wrongLength(let count, let minimum, let maximum)
    where writer.symbology == .interleaved2of5 && (minimum...maximum).contains(count):
      return
        "\(writer.symbology.name) takes an even number of digits, its check digit counted, and not \(count)"
    case .wrongLength where isLineEnded: return reason + Self.trimming
    default: return reason
    }
  }

  private static let trimming = "; --trim leaves the line end out"

  private var isLineEnded: Bool { content.bytes.last == 10 }

  private func hint(_ offset: Int) -> String {
    if isLineEnded, offset >= content.bytes.count - 2 { return Self.trimming }
    if writer.symbology == .code39, content.bytes.allSatisfy({ $0 < 128 }) {
      return "; --symbology code-39-extended has all of ASCII"
    }
    return ""
  }

  /// What would hold the content.
  private var ways: [String] {
    guard content.bytes.count <= Self.triedBytes else { return ["a link to the content instead of it"] }
    var ways = optionWays
    if count == nil, let codes = codesNeeded { ways.append("--structured-append \(codes)") }
    if ways.isEmpty, writer.symbology != .qrCode, holds(.qrCode, writer.options.plain) {
      ways.append("--symbology qr")
    }
    return ways.isEmpty ? ["a link to the content instead of it"] : ways
  }

  /// Options whose value could be another one.
  private var optionWays: [String] {
    var ways: [String] = []
    var options = writer.options
    if SymbologySet.qrFamily.contains(writer.symbology) {
      options.qrCode.level = .low
      if writer.options.qrCode.level != .low, holds(writer.symbology, options) { ways.append("--level l") }
      options.qrCode.level = writer.options.qrCode.level
      if case .exactly = options.qrCode.version {
        options.qrCode.version = .smallest
        if holds(writer.symbology, options) { ways.append("a larger --symbol-version") }
      }
    }
    if case .exactly = options.dataMatrix.size {
      options.dataMatrix.size = .square
      if holds(writer.symbology, options) { ways.append("a larger --form") }
    }
    if options.aztec.size != .any || options.aztec.percentage != nil {
      options.aztec = AztecOptions()
      if holds(writer.symbology, options) { ways.append("leaving --form, --layers and --correction away") }
    }
    if options.pdf417.rows != nil || options.pdf417.columns != nil || options.pdf417.level != nil {
      options.pdf417 = PDF417Options(macro: options.pdf417.macro)
      if holds(writer.symbology, options) { ways.append("leaving --rows, --columns and --correction away") }
    }
    return ways
  }

  private func holds(_ symbology: Symbology, _ options: WriterOptions) -> Bool {
    let writer = BarcodeWriter(symbology, options: options, converter: writer.converter)
    return (try? writer.write(content)) != nil
  }

  /// The fewest codes of a set that hold it, of up to 26.
  private var codesNeeded: Int? {
    guard OptionTable.names(for: writer.symbology).contains("--structured-append") else { return nil }
    return (2...26).first { (try? writer.writeSeries(content, count: $0)) != nil }
  }
}

extension WriterOptions {
  /// The same content's options without those of one symbology.
  fileprivate var plain: WriterOptions { WriterOptions(eci: eci, application: application) }
}
