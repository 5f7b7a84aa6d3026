import QuietZone
import TestSupport

/// Data Matrix, PDF417, MicroPDF417, Aztec: every size and some of everything they carry, as JSON lines for
/// `Scripts/proofs/matrix-proof.py`.
enum MatrixSet {
  static func run() {
    for (index, kind) in SeededContent.allCases.enumerated() {
      for length in [1, 2, 5, 9, 14, 20, 33, 47, 60, 90, 140, 220, 400, 700] {
        for symbology in [Symbology.dataMatrix, .pdf417, .microPDF417, .aztec, .maxiCode] {
          var random = SeededRandom(seed: UInt64(length * 8 + index))
          var options = WriterOptions()
          if symbology == .dataMatrix {
            options.dataMatrix = DataMatrixOptions(size: .any, allowsExtension: length % 2 == 0)
          }
          options.pdf417.isCompact = symbology == .pdf417 && length % 3 == 0
          add(symbology, "\(kind)/\(length)", kind.make(length: length, using: &random), options, kind.isText)
        }
      }
    }
    dataMatrixSizes()
    aztecSizes()
    stackedSizes()
  }

  private static func add(
    _ symbology: Symbology, _ name: String, _ content: Content, _ options: WriterOptions, _ isText: Bool,
    zint: [String] = []
  ) {
    guard let symbol = try? BarcodeWriter(symbology, options: options).write(content) else { return }
    let grid: ModuleGrid
    switch symbol.shape {
    case .grid(let modules), .hexagons(let modules): grid = modules
    case .bars: return
    }
    let rows = (0..<grid.height).map { y in
      "\"" + String((0..<grid.width).map { grid[$0, y] ? "1" : "0" }) + "\""
    }
    let hex = content.bytes.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    let arguments = zint.map { "\"\($0)\"" }.joined(separator: ",")
    print(
      """
      {"name":"\(symbology.token)/\(name)","symbology":"\(symbology.token)","expected":"\(hex)",\
      "text":\(isText),"zint":[\(arguments)],"rows":[\(rows.joined(separator: ","))]}
      """)
  }

  /// Text that every encoder writes in one mode, `count` characters of an alphabet.
  private static func plain(_ alphabet: String, _ count: Int) -> Content {
    let letters = Array(alphabet.utf8)
    return Content(bytes: (0..<max(count, 1)).map { letters[($0 * 7 + count) % letters.count] }, eci: nil)
  }

  private static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// Each size with digits, which take half a codeword each, to the last codeword and less.
  private static func dataMatrixSizes() {
    for entry in sizes {
      var options = WriterOptions()
      options.dataMatrix.size = .exactly(columns: entry.columns, rows: entry.rows)
      var capacity = 0
      while (try? BarcodeWriter(.dataMatrix, options: options).write(plain("0123456789", 2 * capacity + 2)))
        != nil
      {
        capacity += 1
      }
      for part in 1...4 {
        let content = plain("0123456789", capacity * part / 4 * 2)
        add(
          .dataMatrix, "size/\(entry.columns)x\(entry.rows)/\(part)", content, options, true,
          zint: ["-b", "71", "--vers=\(entry.version)"])
      }
    }
  }

  /// Sizes with the numbers that zint gives them.
  private static let sizes: [(columns: Int, rows: Int, version: Int)] = {
    let squares = [
      10, 12, 14, 16, 18, 20, 22, 24, 26, 32, 36, 40, 44, 48, 52, 64, 72, 80, 88, 96, 104, 120, 132, 144,
    ]
    let others = [
      (18, 8), (32, 8), (26, 12), (36, 12), (36, 16), (48, 16), (48, 8), (64, 8), (80, 8), (96, 8), (120, 8),
      (144, 8), (64, 12), (88, 12), (64, 16), (36, 20), (44, 20), (64, 20), (48, 22), (48, 24), (64, 24),
      (40, 26), (48, 26), (64, 26),
    ]
    let all = squares.map { ($0, $0) } + others
    return all.enumerated().map { (columns: $1.0, rows: $1.1, version: $0 + 1) }
  }()

  private static func aztecSizes() {
    for layers in 1...36 {
      var options = WriterOptions()
      options.aztec.size = layers <= 4 ? .compactLayers(layers) : .fullLayers(layers - 4)
      for part in 1...4 {
        let content = plain(capitals, part * layers * (layers <= 4 ? 3 : layers) / 2 + 1)
        add(
          .aztec, "layers/\(layers)/\(part)", content, options, true,
          zint: ["-b", "92", "--vers=\(layers)"])
      }
    }
  }

  private static func stackedSizes() {
    for columns in 1...30 {
      for level in 0...8 {
        var options = WriterOptions()
        options.pdf417.columns = columns
        options.pdf417.level = level
        add(
          .pdf417, "columns/\(columns)/level/\(level)", plain(capitals, columns * 4 + level * 2), options,
          true,
          zint: ["-b", "55", "--cols=\(columns)", "--secure=\(level)"])
      }
    }
    for columns in 1...4 {
      for count in stride(from: 4, through: 240, by: 6) {
        var options = WriterOptions()
        options.pdf417.columns = columns
        options.pdf417.rowHeight = 2
        add(
          .microPDF417, "columns/\(columns)/\(count)", plain(capitals, count), options, true,
          zint: ["-b", "84", "--cols=\(columns)"])
      }
    }
  }
}
