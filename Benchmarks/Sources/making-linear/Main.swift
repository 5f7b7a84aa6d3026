import CZint
import Foundation
import QuietZone

/// CPU time to make a linear symbol from a text, QuietZone against libzint in the same process.
///
/// The two sides take turns, round by round, and each side's least time counts: the clock of a busy machine
/// only ever adds. Both make the bars and the text under them, neither draws. Prints a line for each
/// symbology and ends with 1 if the ratio of Code 128 is above the limit given (default 0.5).
@main
struct MakingLinear {
  struct Case {
    let symbology: Symbology
    let theirs: Int32
    let text: String
  }

  static let rounds = 40
  /// Symbols made in a round.
  static let repeats = 400

  static let cases = [
    Case(symbology: .code128, theirs: BARCODE_CODE128, text: "QuietZone 2026-11-21"),
    Case(symbology: .code128, theirs: BARCODE_CODE128, text: "00123456789012345675"),
    Case(symbology: .ean13, theirs: BARCODE_EANX, text: "400638133393"),
    Case(symbology: .upcA, theirs: BARCODE_UPCA, text: "03600029145"),
    Case(symbology: .code39, theirs: BARCODE_CODE39, text: "QUIETZONE 2026-11-21"),
    Case(symbology: .code93, theirs: BARCODE_CODE93, text: "QUIETZONE 2026-11-21"),
  ]

  static func main() {
    let limit = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 0.5
    var worst = 0.0
    print("symbology, text, QuietZone µs, libzint µs, ratio")
    for item in cases {
      guard check(item) else {
        print("\(item.symbology.name): the two sides do not make the same width")
        exit(2)
      }
      let (ours, theirs) = measure(item)
      if item.symbology == .code128 { worst = max(worst, ours / theirs) }
      print(
        "\(item.symbology.name), \(item.text), "
          + String(format: "%.2f, %.2f, %.3f", ours * 1e6, theirs * 1e6, ours / theirs))
    }
    exit(worst <= limit ? 0 : 1)
  }

  static func writer(_ item: Case) -> BarcodeWriter {
    var options = WriterOptions()
    // libzint makes Code 39 with wide bars of two narrow ones.
    options.linear.wideRatio = 2
    return BarcodeWriter(item.symbology, options: options)
  }

  static func encode(_ item: Case) -> UnsafeMutablePointer<zint_symbol>? {
    guard let symbol = ZBarcode_Create() else { return nil }
    symbol.pointee.symbology = item.theirs
    guard ZBarcode_Encode(symbol, item.text, Int32(item.text.utf8.count)) == 0 else {
      ZBarcode_Delete(symbol)
      return nil
    }
    return symbol
  }

  /// Whether both sides make as many modules.
  static func check(_ item: Case) -> Bool {
    guard let theirs = encode(item), let ours = try? writer(item).write(item.text) else { return false }
    defer { ZBarcode_Delete(theirs) }
    guard case .bars(let pattern, _) = ours.shape else { return false }
    return pattern.width == Int(theirs.pointee.width)
  }

  /// Seconds of CPU for a symbol, both sides.
  static func measure(_ item: Case) -> (ours: Double, theirs: Double) {
    let writer = writer(item)
    var least = (ours: Double.infinity, theirs: Double.infinity)
    var sink = 0
    for _ in 0..<rounds {
      let start = clock()
      for _ in 0..<repeats {
        if let symbol = try? writer.write(item.text), case .bars(let pattern, _) = symbol.shape {
          sink &+= pattern.widths.count
        }
      }
      let middle = clock()
      for _ in 0..<repeats {
        if let symbol = encode(item) {
          sink &+= Int(symbol.pointee.width)
          ZBarcode_Delete(symbol)
        }
      }
      let end = clock()
      least.ours = min(least.ours, (middle - start) / Double(repeats))
      least.theirs = min(least.theirs, (end - middle) / Double(repeats))
    }
    precondition(sink != 0)
    return least
  }

  /// CPU time of the process, seconds.
  static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
