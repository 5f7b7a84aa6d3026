import TestSupport
import Testing

@testable import QuietZone

/// A drawing of a symbol that another program made, what is to be read of it, and what our writer makes of
/// the same content. Checked only against each other, encoder and decoder may be wrong in the same place.
struct GridVector: Sendable, CustomTestStringConvertible {
  /// Which modules our writer has to make.
  enum Making: Sendable {
    /// The same. It is given these bytes, the vector's own where there are none, and options; of a series the
    /// symbol `index` of `count`.
    case equal(String?, member: (index: Int, count: Int)?, @Sendable (inout WriterOptions) -> Void)
    /// Perhaps others that say the same, for this reason.
    case free(String)

    static func alike(
      _ content: String? = nil, member: (index: Int, count: Int)? = nil,
      _ adjust: @Sendable @escaping (inout WriterOptions) -> Void
    ) -> Making { .equal(content, member: member, adjust) }
  }

  /// Program, version and what it was asked for.
  let maker: String
  let symbology: Symbology
  /// Identifier, size, and whatever else there is to be read, as in ``DecodedSymbol/facts``.
  let facts: String
  /// Bytes to be read.
  let content: [UInt8]
  let making: Making
  /// One line a row of the symbol, however high it is drawn.
  var drawing: String

  init(
    _ maker: String, _ symbology: Symbology, _ facts: String, _ content: String, _ making: Making,
    _ drawing: String
  ) {
    (self.maker, self.symbology, self.facts, self.making) = (maker, symbology, facts, making)
    self.content = Self.bytes(content)
    self.drawing = drawing
  }

  var testDescription: String { "\(maker): \(facts)" }

  /// Scalars up to U+00FF, each a byte.
  static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// The modules as our writer has them: rows of stacked symbols as high as their standard asks for.
  var grid: ModuleGrid {
    let height = symbology == .pdf417 ? 3 : symbology == .microPDF417 ? 2 : 1
    let rows = drawing.split(separator: "\n").flatMap { repeatElement(String($0), count: height) }
    return ModuleGrid(art: rows.joined(separator: "\n"))
  }

  /// What our writer makes of the same; `nil` where its choice is free.
  func made() throws -> ModuleGrid? {
    guard case .equal(let written, let member, let adjust) = making else { return nil }
    var options = WriterOptions()
    adjust(&options)
    let writer = BarcodeWriter(symbology, options: options)
    let content = Content(bytes: written.map(Self.bytes) ?? content)
    let symbol =
      if let member {
        try writer.writeSeries(content, count: member.count)[member.index]
      } else { try writer.write(content) }
    switch symbol.shape {
    case .grid(let grid), .hexagons(let grid): return grid
    case .bars: return ModuleGrid(width: 0, height: 0)
    }
  }

  /// The drawing says what it should, and nothing in it had to be repaired.
  func checkReading() throws {
    let symbol = try #require(SymbologyCatalogue.decode(grid, as: symbology), "\(testDescription): nothing")
    #expect(symbol.symbology == symbology)
    #expect(symbol.content.bytes == content, "\(testDescription)")
    #expect(symbol.facts == facts, "\(testDescription)")
    #expect(symbol.correction.corrected == 0, "\(testDescription)")
  }

  /// Our writer makes the drawing, module for module.
  func checkMaking() throws {
    guard let made = try made() else { return }
    let differences = made.differences(from: grid)
    #expect(differences == nil, "\(testDescription): \(differences ?? "")")
  }
}

extension DecodedSymbol {
  /// In words that a table can hold: `]d4 14x14 2 of 3, 12034 eci 9@0`. Sizes are columns by rows.
  var facts: String {
    var words = [identifier.text]
    switch details {
    case .dataMatrix(let details):
      words.append("\(details.columns)x\(details.rows)")
      if let macro = details.macro { words.append("macro \(macro)") }
      if details.isForReader { words.append("reader") }
    case .pdf417(let details):
      words.append("\(details.columns)x\(details.rows)")
      if let level = details.level { words.append("level \(level)") }
      if details.isCompact { words.append("compact") }
      if details.isForReader { words.append("reader") }
      if let macro = details.macro { words.append("file \(macro.fileID)\(macro.isLast ? " last" : "")") }
    case .aztec(let details):
      words.append(details.isRune ? "rune" : "\(details.isCompact ? "compact" : "full") \(details.layers)")
      if details.isForReader { words.append("reader") }
      if let name = details.setName { words.append("set \(String(decoding: name, as: UTF8.self))") }
    case .maxiCode(let details):
      words.append("mode \(details.mode)")
      if let code = details.postalCode { words.append(String(decoding: code, as: UTF8.self)) }
      if let country = details.country { words.append("\(country)") }
      if let service = details.serviceClass { words.append("\(service)") }
    case .qrCode, .linear: break
    }
    if let set = structuredAppend {
      // The identity of an Aztec Code is made of the name of its set.
      let identity = symbology == .aztec ? "" : ", \(set.identity)"
      words.append("\(set.index + 1) of \(set.count)\(identity)")
    }
    for section in content.sections {
      if let eci = section.eci { words.append("eci \(eci.rawValue)@\(section.start)") }
    }
    return words.joined(separator: " ")
  }
}
