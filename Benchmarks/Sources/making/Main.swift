import CQREncode
import Contest
import QuietZone

/// CPU time to make a QR code from a text that fills most of a version, QuietZone against libqrencode.
@main
struct Making {
  let version: Int
  let level: QRCodeLevel
  let text: String
  /// Symbols made in a round.
  let repeats: Int

  static let cases = [
    Making(version: 1, level: .medium, text: "quietzone.org", repeats: 400),
    Making(version: 10, level: .medium, text: link(length: 200), repeats: 60),
    Making(version: 40, level: .low, text: link(length: 2900), repeats: 6),
  ]

  static func main() {
    Contest(against: "libqrencode", columns: "version, level", rounds: 60).run(cases.map(\.contest))
  }

  /// An address of `length` characters with words, numbers and capitals, as tickets and invoices carry them.
  private static func link(length: Int) -> String {
    var text = "https://example.org/?"
    var state: UInt32 = 1
    while text.utf8.count < length {
      state = state &* 1_664_525 &+ 1_013_904_223
      let number = state >> 16
      text += number % 3 == 0 ? "id=\(number)&" : number % 3 == 1 ? "CODE\(number % 97)-" : "name=quiet&"
    }
    return String(text.prefix(length))
  }

  var contest: Contest.Case {
    let writer = writer
    let letter = String(UnicodeScalar(level.letter))
    return Contest.Case("\(version), \(letter)", repeats: repeats, check: check) {
      guard let symbol = try? writer.write(text), case .grid(let grid) = symbol.shape else { return 0 }
      return grid.width
    } theirs: {
      guard let code = encode() else { return 0 }
      defer { QRcode_free(code) }
      return Int(code.pointee.width)
    }
  }

  private var writer: BarcodeWriter {
    let options = QRCodeOptions(level: level, boostsLevel: false)
    return BarcodeWriter(.qrCode, options: WriterOptions(qrCode: options))
  }

  private func encode() -> UnsafeMutablePointer<QRcode>? {
    QRcode_encodeString(text, 0, QRecLevel(UInt32(level.rawValue)), QR_MODE_8, 1)
  }

  /// Whether both sides choose the version meant.
  private func check() -> Bool {
    guard let theirs = encode(), let ours = try? writer.write(text) else { return false }
    defer { QRcode_free(theirs) }
    guard case .qrCode(let details) = ours.details else { return false }
    return details.version == version && Int(theirs.pointee.version) == version
  }
}
