import CZint
import Contest
import QuietZone

/// CPU time to make Data Matrix, PDF417, MicroPDF417, Aztec and MaxiCode from a text, QuietZone against
/// libzint. Both make the modules, neither draws. Correction and shape are the same; the fewest codewords,
/// which QuietZone looks for, may make its symbol the smaller one.
@main
struct MakingMatrix {
  let symbology: Symbology
  let content: String
  let text: String

  static let short = "QuietZone 2026-11-21"
  static let mixed =
    "Platform 9: QUIETZONE GMBH, invoice 20261121-000042 of 1,299.00 EUR; serial 0123456789ABCDEF, lot 4711. "
    + "https://example.org/track?id=00340434161094042557&lang=de * {ab[CD]ef} 88005553535!"

  static let cases = [
    MakingMatrix(symbology: .dataMatrix, content: "20 characters", text: short),
    MakingMatrix(symbology: .dataMatrix, content: "200 mixed", text: mixed),
    MakingMatrix(symbology: .dataMatrix, content: "1200 mixed", text: repeated(mixed, 1200)),
    MakingMatrix(symbology: .dataMatrix, content: "2000 digits", text: repeated("0123456789", 2000)),
    MakingMatrix(symbology: .pdf417, content: "20 characters", text: short),
    MakingMatrix(symbology: .pdf417, content: "200 mixed", text: mixed),
    MakingMatrix(symbology: .pdf417, content: "1000 mixed", text: repeated(mixed, 1000)),
    MakingMatrix(symbology: .pdf417, content: "2000 digits", text: repeated("0123456789", 2000)),
    MakingMatrix(symbology: .microPDF417, content: "20 characters", text: short),
    MakingMatrix(symbology: .microPDF417, content: "120 mixed", text: repeated(mixed, 120)),
    MakingMatrix(symbology: .microPDF417, content: "300 digits", text: repeated("0123456789", 300)),
    MakingMatrix(symbology: .aztec, content: "20 characters", text: short),
    MakingMatrix(symbology: .aztec, content: "200 mixed", text: mixed),
    MakingMatrix(symbology: .aztec, content: "1200 mixed", text: repeated(mixed, 1200)),
    MakingMatrix(symbology: .aztec, content: "2000 digits", text: repeated("0123456789", 2000)),
    MakingMatrix(symbology: .maxiCode, content: "20 characters", text: short),
    MakingMatrix(symbology: .maxiCode, content: "60 mixed", text: repeated(mixed, 60)),
    MakingMatrix(symbology: .maxiCode, content: "130 digits", text: repeated("0123456789", 130)),
  ]

  static func main() {
    Contest(against: "libzint", columns: "symbology, content", rounds: 30, limit: 0.7).run(
      cases.map(\.contest))
  }

  static func repeated(_ text: String, _ count: Int) -> String {
    String(String(repeating: text, count: count / text.count + 1).prefix(count))
  }

  var contest: Contest.Case {
    let writer = writer
    return Contest.Case(
      "\(symbology.name), \(content)", repeats: max(4, 6000 / text.utf8.count), check: check
    ) {
      guard let symbol = try? writer.write(text) else { return 0 }
      return Self.side(symbol) ?? 0
    } theirs: {
      guard let symbol = encode() else { return 0 }
      defer { ZBarcode_Delete(symbol) }
      return Int(symbol.pointee.width)
    }
  }

  /// Columns that both sides make: of PDF417 as many as the long texts need.
  private var columns: Int { symbology == .microPDF417 ? 4 : text.utf8.count > 500 ? 16 : 4 }

  private var writer: BarcodeWriter {
    var options = WriterOptions()
    if WriterOption.columns.symbologies.contains(symbology) { options.pdf417.columns = columns }
    if symbology == .pdf417 { options.pdf417.level = 4 }
    return BarcodeWriter(symbology, options: options)
  }

  private func encode() -> UnsafeMutablePointer<zint_symbol>? {
    guard let symbol = ZBarcode_Create() else { return nil }
    switch symbology {
    case .dataMatrix:
      symbol.pointee.symbology = BARCODE_DATAMATRIX
      symbol.pointee.option_3 = DM_SQUARE
    case .pdf417, .microPDF417:
      symbol.pointee.symbology = symbology == .pdf417 ? BARCODE_PDF417 : BARCODE_MICROPDF417
      symbol.pointee.option_1 = symbology == .pdf417 ? 4 : -1
      symbol.pointee.option_2 = Int32(columns)
    case .maxiCode:
      symbol.pointee.symbology = BARCODE_MAXICODE
      symbol.pointee.option_1 = 4
    default: symbol.pointee.symbology = BARCODE_AZTEC
    }
    let result = ZBarcode_Encode(symbol, text, Int32(text.utf8.count))
    guard result < ZINT_ERROR else {
      ZBarcode_Delete(symbol)
      return nil
    }
    return symbol
  }

  private static func side(_ symbol: Symbol) -> Int? {
    switch symbol.shape {
    case .grid(let grid), .hexagons(let grid): grid.width
    case .bars: nil
    }
  }

  /// Whether QuietZone's symbol is as wide as the other one, or, where the size is free, not wider.
  private func check() -> Bool {
    guard let theirs = encode(), let ours = (try? writer.write(text)).flatMap(Self.side) else { return false }
    defer { ZBarcode_Delete(theirs) }
    let isFree = symbology == .dataMatrix || symbology == .aztec
    return ours == Int(theirs.pointee.width) || isFree && ours < Int(theirs.pointee.width)
  }
}
