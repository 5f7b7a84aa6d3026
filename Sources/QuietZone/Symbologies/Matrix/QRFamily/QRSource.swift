/// Content made ready for segments: for each section the ways in which it may be written.
struct QRSource: Sendable {
  /// One way to write a section.
  struct Way: Sendable {
    /// The ECI in which the bytes must be read; `nil`: the default that holds at the start of a symbol.
    var eci: ECI?
    var text: QRText
  }

  /// What stands before the data besides ECIs.
  enum Application: Hashable, Sendable {
    case general
    case gs1
    /// The value of the application indicator.
    case aim(UInt8)
  }

  /// Sections, each with at least one way, the preferred first.
  private(set) var sections: [[Way]] = []
  let application: Application
  /// Set for a member of a structured-append set.
  var structuredAppend: StructuredAppend?

  /// Throws what is wrong with the content or the options, whatever the version.
  init(
    _ content: Content, _ options: WriterOptions, converter: TextConverter, hasECI: Bool,
    symbology: Symbology
  ) throws(BarcodeEncodingError) {
    application = try Self.application(options.application)
    let builder = QRWayBuilder(
      bytes: content.bytes, eci: options.eci, hasFNC1: application != .general, hasECI: hasECI,
      symbology: symbology, converter: converter)
    for (index, section) in content.sections.enumerated() {
      sections.append(try builder.ways(content.range(ofSection: index), section.eci))
    }
  }

  private init(sections: [[Way]], application: Application) {
    self.sections = sections
    self.application = application
  }

  /// Sum of the cheapest sizes of all units in whole bits: no way is shorter in any version.
  var leastBits: Int64 {
    var least: Int64 = 0
    for ways in sections { least += ways.reduce(Int64.max) { min($0, $1.text.leastCost) } }
    return least / 6
  }

  private static func application(
    _ application: WriterOptions.Application
  ) throws(BarcodeEncodingError) -> Application {
    switch application {
    case .general: return .general
    case .gs1: return .gs1
    case .aim(let indicator):
      guard let value = aimIndicator(indicator) else { throw .invalidOption(.applicationIndicator) }
      return .aim(value)
    }
  }

  /// ISO/IEC 18004:2015, 7.4.8.3: two digits as their value, a letter as its ASCII code plus 100.
  private static func aimIndicator(_ indicator: [UInt8]) -> UInt8? {
    if indicator.count == 2, indicator[0].isDigit, indicator[1].isDigit {
      return (indicator[0] - 0x30) * 10 + indicator[1] - 0x30
    }
    guard indicator.count == 1, indicator[0] & 0xDF >= 0x41, indicator[0] & 0xDF <= 0x5A, indicator[0] < 0x80
    else { return nil }
    return indicator[0] + 100
  }
}

extension QRSource {
  /// The shortest message in `format`, or `nil` if the format lacks a mode that a character needs.
  func message(_ format: QRBitFormat) -> QRMessage? {
    var message = QRMessage(application, structuredAppend: structuredAppend, format: format)
    for ways in sections {
      var best: QRMessage?
      for way in ways {
        var longer = message
        guard longer.append(way, format) else { continue }
        if best.map({ longer.bits < $0.bits }) ?? true { best = longer }
      }
      guard let best else { return nil }
      message = best
    }
    return message
  }

  /// Each section reduced to the way that is shortest in `format`.
  func settled(_ format: QRBitFormat) -> QRSource? {
    guard let message = message(format) else { return nil }
    return QRSource(sections: message.parts.map { [$0.way] }, application: application)
  }

  /// A settled source cut into `count` sources of about equal size, never inside a character; `nil` if there
  /// are fewer characters.
  func split(into count: Int) -> [QRSource]? {
    let texts = sections.compactMap { $0.first }
    let unitCount = texts.reduce(0) { $0 + $1.text.units.count }
    guard unitCount >= count else { return nil }
    let total = texts.reduce(0) { $0 + $1.text.leastCost }
    var parts = [QRSource](repeating: QRSource(sections: [], application: application), count: count)
    var part = 0
    var passed: Int64 = 0
    var unitsPassed = 0
    for way in texts {
      var start = 0
      for (index, unit) in way.text.units.enumerated() {
        // The unit begins the next part once it passes that part's share, or when every part left needs a
        // unit.
        let isDue = (passed &+ QRText.leastCost(unit) / 2) &* Int64(count) >= total &* Int64(part &+ 1)
        let isLast = unitCount - unitsPassed <= count - 1 - part
        if part < count - 1, unitsPassed > part, isDue || isLast {
          parts[part].add(way, start..<index)
          start = index
          part += 1
        }
        passed += QRText.leastCost(unit)
        unitsPassed += 1
      }
      parts[part].add(way, start..<way.text.units.count)
    }
    return parts
  }

  private mutating func add(_ way: Way, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    sections.append([Way(eci: way.eci, text: QRText(way.text, units: range))])
  }
}
