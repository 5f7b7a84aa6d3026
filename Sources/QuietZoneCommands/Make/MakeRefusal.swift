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
    case .unencodable(let offset) where writer.symbology == .telepen && writer.options.linear.isNumeric:
      return "Telepen takes digits with --numeric, and X for the second of a pair; "
        + Symbology.place(offset, content.bytes) + hint(offset)
    case .unencodable(let offset): return writer.symbology.refusal(offset, content.bytes) + hint(offset)
    case .wrongLength(let count, let minimum, let maximum)
    where writer.symbology == .interleaved2of5 && (minimum...maximum).contains(count):
      return
        "\(writer.symbology.name) takes an even number of digits, its check digit counted, and not \(count)"
    case .wrongLength where isLineEnded: return reason + Self.trimming
    case .invalidOption(.structuredAppendCount(let count, _, let most))
    where (2...max(ContentLimit.largestSet(writer.symbology), 2)).contains(count):
      // The set could be so large: it is the content that is too short.
      return "the content has too few characters to be spread over "
        + (2..<count ~= most && holds(inSetOf: most)
          ? "\(count) codes: over \(most) at the most" : "several codes")
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
    if let codes = codesNeeded { ways.append("--structured-append \(codes)") }
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
    let other = BarcodeWriter(symbology, options: options, converter: writer.converter)
    if let count, symbology == writer.symbology {
      return (try? other.writeSeries(content, count: count)) != nil
    }
    return (try? other.write(content)) != nil
  }

  /// The fewest codes of a set that hold it, more than were asked for.
  private var codesNeeded: Int? {
    let most = min(ContentLimit.largestSet(writer.symbology), content.bytes.count)
    var least = max(count ?? 1, 1) + 1
    guard least <= most else { return nil }
    var enough = least
    while !holds(inSetOf: enough) {
      guard enough < most else { return nil }
      (least, enough) = (enough + 1, min(enough * 2, most))
    }
    while least < enough {
      let middle = (least + enough) / 2
      if holds(inSetOf: middle) { enough = middle } else { least = middle + 1 }
    }
    return enough
  }

  private func holds(inSetOf count: Int) -> Bool {
    (try? writer.writeSeries(content, count: count)) != nil
  }
}

extension WriterOptions {
  /// The same content's options without those of one symbology.
  fileprivate var plain: WriterOptions { WriterOptions(eci: eci, application: application) }
}
