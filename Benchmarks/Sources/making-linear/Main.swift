import CZint
import Contest
import QuietZone

/// CPU time to make a linear symbol from a text, QuietZone against libzint. Both make the bars and the text
/// under them, neither draws. The ratio of Code 128 is what the limit holds for.
@main
struct MakingLinear {
  let symbology: Symbology
  let theirs: Int32
  let text: String

  static let cases = [
    MakingLinear(symbology: .code128, theirs: BARCODE_CODE128, text: "QuietZone 2026-11-21"),
    MakingLinear(symbology: .code128, theirs: BARCODE_CODE128, text: "00123456789012345675"),
    MakingLinear(symbology: .ean13, theirs: BARCODE_EANX, text: "400638133393"),
    MakingLinear(symbology: .upcA, theirs: BARCODE_UPCA, text: "03600029145"),
    MakingLinear(symbology: .code39, theirs: BARCODE_CODE39, text: "QUIETZONE 2026-11-21"),
    MakingLinear(symbology: .code93, theirs: BARCODE_CODE93, text: "QUIETZONE 2026-11-21"),
  ]

  static func main() {
    Contest(against: "libzint", columns: "symbology, text", rounds: 40).run(cases.map(\.contest))
  }

  var contest: Contest.Case {
    let writer = writer
    return Contest.Case(
      "\(symbology.name), \(text)", repeats: 400, isLimited: symbology == .code128, check: check
    ) {
      guard let symbol = try? writer.write(text), case .bars(let pattern, _) = symbol.shape else { return 0 }
      return pattern.widths.count
    } theirs: {
      guard let symbol = encode() else { return 0 }
      defer { ZBarcode_Delete(symbol) }
      return Int(symbol.pointee.width)
    }
  }

  private var writer: BarcodeWriter {
    var options = WriterOptions()
    // libzint makes Code 39 with wide bars of two narrow ones.
    if WriterOption.wideRatio.symbologies.contains(symbology) { options.linear.wideRatio = 2 }
    return BarcodeWriter(symbology, options: options)
  }

  private func encode() -> UnsafeMutablePointer<zint_symbol>? {
    guard let symbol = ZBarcode_Create() else { return nil }
    symbol.pointee.symbology = theirs
    guard ZBarcode_Encode(symbol, text, Int32(text.utf8.count)) == 0 else {
      ZBarcode_Delete(symbol)
      return nil
    }
    return symbol
  }

  /// Whether both sides make as many modules.
  private func check() -> Bool {
    guard let theirs = encode(), let ours = try? writer.write(text) else { return false }
    defer { ZBarcode_Delete(theirs) }
    guard case .bars(let pattern, _) = ours.shape else { return false }
    return pattern.width == Int(theirs.pointee.width)
  }
}
