import QuietZone
import TestSupport

/// One kind of matrix or stacked symbol, with contents that fit it.
struct MatrixForm: Sendable {
  var name: String
  var symbology: Symbology
  /// Shortest and longest content, characters.
  var lengths: ClosedRange<Int>
  var kinds: [SeededContent] = [.digits, .alphanumeric, .address, .mixed]
  var configure: @Sendable (inout WriterOptions) -> Void = { _ in }

  /// A made symbol and what it says.
  struct Specimen {
    var form: MatrixForm
    var symbol: Symbol
    var content: [UInt8]

    var grid: ModuleGrid {
      switch symbol.shape {
      case .grid(let grid), .hexagons(let grid): grid
      case .bars: ModuleGrid(width: 0, height: 0)
      }
    }
  }

  static let all: [MatrixForm] = [
    MatrixForm(name: "data-matrix", symbology: .dataMatrix, lengths: 4...90),
    MatrixForm(name: "data-matrix-rectangle", symbology: .dataMatrix, lengths: 3...40) {
      $0.dataMatrix.size = .rectangle
    },
    MatrixForm(name: "aztec-compact", symbology: .aztec, lengths: 4...50) { $0.aztec.size = .compact },
    MatrixForm(name: "aztec-full", symbology: .aztec, lengths: 20...240) { $0.aztec.size = .full },
    MatrixForm(name: "pdf417", symbology: .pdf417, lengths: 10...160),
    MatrixForm(name: "pdf417-compact", symbology: .pdf417, lengths: 10...100) { $0.pdf417.isCompact = true },
    MatrixForm(name: "micro-pdf417", symbology: .microPDF417, lengths: 6...80) { $0.pdf417.rowHeight = 2 },
    MatrixForm(name: "maxicode", symbology: .maxiCode, lengths: 6...70),
    MatrixForm(name: "qr", symbology: .qrCode, lengths: 8...120),
    MatrixForm(name: "micro-qr", symbology: .microQRCode, lengths: 3...10, kinds: [.digits, .alphanumeric]),
    MatrixForm(name: "rmqr", symbology: .rectangularMicroQRCode, lengths: 4...50),
  ]

  /// The symbol with number `index` of the set of `seed`: content of a seeded kind and length, shorter where
  /// it does not fit.
  func specimen(_ index: Int, seed: UInt64) -> Specimen? {
    var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(index) &* 31 &+ 7)
    let kind = kinds[(index + Int(seed)) % kinds.count]
    var length = Int(random.real(Double(lengths.lowerBound)...Double(lengths.upperBound)))
    var options = WriterOptions()
    configure(&options)
    while length > 0 {
      let content = kind.make(length: length, using: &random)
      if let symbol = try? BarcodeWriter(symbology, options: options).write(content) {
        return Specimen(form: self, symbol: symbol, content: content.bytes)
      }
      length = length * 3 / 4
    }
    return nil
  }
}
