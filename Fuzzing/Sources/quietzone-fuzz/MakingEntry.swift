@testable import QuietZone

/// Any content and options; what is made must decode to what was asked for.
enum MakingEntry {
  static func run(_ input: Input) {
    var input = input
    let symbology: Symbology = [.qrCode, .microQRCode, .rectangularMicroQRCode][input.number(0...2)]
    var options = WriterOptions()
    options.qrCode.level = QRCodeLevel.allCases[input.number(0...3)]
    let flags = input.byte()
    options.qrCode.boostsLevel = flags & 1 != 0
    options.qrCode.mask = flags & 2 != 0 ? input.number(0...9) : nil
    options.qrCode.version =
      flags & 4 != 0
      ? .exactly(input.number(-1...41)) : flags & 8 != 0 ? .atLeast(input.number(-1...41)) : .smallest
    if flags & 16 != 0 { options.eci = ECI(rawValue: UInt32(input.number(0...30))) }
    if flags & 32 != 0 { options.application = .gs1 }
    if flags & 64 != 0 { options.application = .aim(indicator: [input.byte(), input.byte()]) }
    let count = input.number(0...17)
    let bytes = input.rest
    let content = flags & 128 != 0 ? Content(bytes: bytes, eci: .utf8) : Content(bytes: bytes)
    let writer = BarcodeWriter(symbology, options: options)
    if let symbol = try? writer.write(content) { check(symbol, content, options) }
    if count < 5 { _ = try? writer.writeSeries(content, count: count) }
  }

  private static func check(_ symbol: Symbol, _ content: Content, _ options: WriterOptions) {
    guard case .grid(let grid) = symbol.shape else { preconditionFailure("no grid") }
    let decoded: DecodedSymbol?
    switch symbol.symbology {
    case .qrCode: decoded = try? QRCode.decode(grid)
    case .microQRCode: decoded = try? MicroQRCode.decode(grid)
    case .rectangularMicroQRCode: decoded = try? RectangularMicroQRCode.decode(grid)
    default: decoded = nil
    }
    guard let decoded else { preconditionFailure("what was made can't be decoded") }
    precondition(decoded.correction.corrected == 0 && decoded.details == symbol.details)
    // Bytes without a character set come back as they are, unless kanji were found in them.
    if options.eci == nil, options.application == .general, content.sections.allSatisfy({ $0.eci == nil }) {
      precondition(decoded.content.bytes == content.bytes, "other bytes come back")
    }
  }
}
