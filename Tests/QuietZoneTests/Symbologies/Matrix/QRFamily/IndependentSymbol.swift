import QuietZone
import Testing

/// A symbol that another program made, with the command that made it, what it says and its modules.
struct IndependentSymbol: Sendable, CustomTestStringConvertible {
  let command: String
  let symbology: Symbology
  let columns: Int
  let rows: Int
  let version: Int
  let level: QRCodeLevel?
  /// `nil` where the program chose.
  let mask: Int?
  let identifier: String
  /// What it says, hexadecimal.
  let bytes: String
  /// The ECI of everything it says; 20 and 29 for kanji and Hanzi.
  var eci: UInt32?
  /// Index, count and parity of a structured-append symbol.
  var part: [Int]?
  /// All modules row by row, four a digit, the highest bit first.
  let modules: String

  init(
    command: String, symbology: Symbology, columns: Int, rows: Int, version: Int, level: QRCodeLevel?,
    mask: Int?,
    identifier: String, bytes: String, eci: UInt32? = nil, part: [Int]? = nil, modules: String
  ) {
    self.command = command
    self.symbology = symbology
    self.columns = columns
    self.rows = rows
    self.version = version
    self.level = level
    self.mask = mask
    self.identifier = identifier
    self.bytes = bytes
    self.eci = eci
    self.part = part
    self.modules = modules
  }

  var testDescription: String { command }

  /// Every symbol there is here.
  static let all = qrCodes + microQRCodes + rectangularMicroQRCodes

  var content: Content {
    let digits = bytes.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    return Content(bytes: bytes, eci: eci.flatMap(ECI.init))
  }

  var grid: ModuleGrid {
    var grid = ModuleGrid(width: columns, height: rows)
    for (index, digit) in modules.compactMap(\.hexDigitValue).enumerated() {
      for bit in 0..<4 where digit & 8 >> bit != 0 {
        grid[(index * 4 + bit) % columns, (index * 4 + bit) / columns] = true
      }
    }
    return grid
  }
}
