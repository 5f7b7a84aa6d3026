import CQREncode
import Foundation
import QuietZone

/// CPU time to make a symbol from a text, QuietZone against libqrencode in the same process.
///
/// The two sides take turns, round by round, and each side's least time counts: the clock of a busy machine
/// only ever adds. Prints a line for each size and ends with 1 if a ratio is above the limit given (default
/// 0.5).
@main
struct Making {
  /// A symbol to make: the text fills most of the version.
  struct Case {
    let version: Int
    let level: QRCodeLevel
    let text: String
    /// Symbols made in a round.
    let repeats: Int
  }

  static let rounds = 60

  static func main() {
    let limit = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 0.5
    var worst = 0.0
    print("version, level, QuietZone µs, libqrencode µs, ratio")
    for item in cases {
      guard check(item) else {
        print("version \(item.version): the two sides do not make the same size")
        exit(2)
      }
      let (ours, theirs) = measure(item)
      worst = max(worst, ours / theirs)
      print(
        String(
          format: "%d, %@, %.2f, %.2f, %.3f", item.version, letter(item.level), ours * 1e6, theirs * 1e6,
          ours / theirs))
    }
    exit(worst <= limit ? 0 : 1)
  }

  static let cases = [
    Case(version: 1, level: .medium, text: "quietzone.org", repeats: 400),
    Case(version: 10, level: .medium, text: link(length: 200), repeats: 60),
    Case(version: 40, level: .low, text: link(length: 2900), repeats: 6),
  ]

  /// An address of `length` characters with words, numbers and capitals, as tickets and invoices carry them.
  static func link(length: Int) -> String {
    var text = "https://example.org/?"
    var state: UInt32 = 1
    while text.utf8.count < length {
      state = state &* 1_664_525 &+ 1_013_904_223
      let number = state >> 16
      text += number % 3 == 0 ? "id=\(number)&" : number % 3 == 1 ? "CODE\(number % 97)-" : "name=quiet&"
    }
    return String(text.prefix(length))
  }

  static func writer(_ item: Case) -> BarcodeWriter {
    let options = QRCodeOptions(level: item.level, boostsLevel: false)
    return BarcodeWriter(.qrCode, options: WriterOptions(qrCode: options))
  }

  static func encode(_ item: Case) -> UnsafeMutablePointer<QRcode>? {
    QRcode_encodeString(item.text, 0, QRecLevel(UInt32(item.level.rawValue)), QR_MODE_8, 1)
  }

  /// Whether both sides choose the version meant.
  static func check(_ item: Case) -> Bool {
    guard let theirs = encode(item), let ours = try? writer(item).write(item.text) else { return false }
    defer { QRcode_free(theirs) }
    guard case .qrCode(let details) = ours.details else { return false }
    return details.version == item.version && Int(theirs.pointee.version) == item.version
  }

  /// Seconds of CPU for a symbol, both sides.
  static func measure(_ item: Case) -> (ours: Double, theirs: Double) {
    let writer = writer(item)
    var least = (ours: Double.infinity, theirs: Double.infinity)
    var sink = 0
    for _ in 0..<rounds {
      let start = clock()
      for _ in 0..<item.repeats {
        if let symbol = try? writer.write(item.text), case .grid(let grid) = symbol.shape {
          sink &+= grid.width
        }
      }
      let middle = clock()
      for _ in 0..<item.repeats {
        if let code = encode(item) {
          sink &+= Int(code.pointee.width)
          QRcode_free(code)
        }
      }
      let end = clock()
      least.ours = min(least.ours, (middle - start) / Double(item.repeats))
      least.theirs = min(least.theirs, (end - middle) / Double(item.repeats))
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

  static func letter(_ level: QRCodeLevel) -> String { String(UnicodeScalar(level.letter)) }
}
