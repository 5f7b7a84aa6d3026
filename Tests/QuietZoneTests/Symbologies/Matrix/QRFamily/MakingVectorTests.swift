import QuietZone
import Testing

/// Equality, module for module, with symbols that other encoders made (see ``MakingVectors``).
struct MakingVectorTests {
  /// A line of the table.
  struct Vector: CustomStringConvertible {
    let symbology: Symbology
    let version: Int
    let level: QRCodeLevel
    let mask: Int?
    let kind: Character
    let count: Int
    let hash: UInt64
    let description: String

    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard fields.count == 7, let version = Int(fields[1]), let count = Int(fields[5]),
        let symbology = Symbology.allCases.first(where: { "\($0.token)" == fields[0] }),
        let level = QRCodeLevel.allCases.first(where: { fields[2].utf8.first == $0.letter }),
        let kind = fields[4].first, let hash = UInt64(fields[6], radix: 16)
      else { return nil }
      (self.symbology, self.version, self.level, self.kind) = (symbology, version, level, kind)
      mask = Int(fields[3])
      (self.count, self.hash, description) = (count, hash, String(line))
    }

    /// The text that `Scripts/generate making-vectors` drew.
    var payload: String {
      let alphabet = Array(Self.alphabets[kind] ?? "")
      var state = UInt32(version * 7919 + count)
      return String(
        (0..<count).map { _ in
          state = state &* 1_664_525 &+ 1_013_904_223
          return alphabet[Int(state >> 16) % alphabet.count]
        })
    }

    static let alphabets: [Character: String] = [
      "n": "0123456789", "a": "ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:", "b": "abcdefghijklmnopqrstuvwxyz",
      "k": "点茗漢字日本語文書読取",
    ]
  }

  static func check(_ table: String, count: Int) throws {
    let lines = table.split(separator: "\n")
    #expect(lines.count == count)
    for line in lines {
      let vector = try #require(Vector(line))
      let options = QRCodeOptions(
        level: vector.level, boostsLevel: false, version: .exactly(vector.version),
        mask: vector.symbology == .rectangularMicroQRCode ? nil : vector.mask)
      let writer = BarcodeWriter(vector.symbology, options: WriterOptions(qrCode: options))
      let symbol = try writer.write(vector.payload)
      guard case .grid(let grid) = symbol.shape else { throw BarcodeEncodingError.unencodable(offset: 0) }
      #expect(grid.fnv1a == vector.hash, "\(vector)")
    }
  }

  @Test func zint() throws { try Self.check(MakingVectors.zint, count: 701) }
  @Test func libqrencode() throws { try Self.check(MakingVectors.libqrencode, count: 160) }
  @Test func segno() throws { try Self.check(MakingVectors.segno, count: 160) }
}

extension ModuleGrid {
  /// FNV-1a with 64 bits over the modules, row by row, as `0` and `1`.
  var fnv1a: UInt64 {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] ? 0x31 : 0x30 as UInt8 } }.fnv1a
  }
}
