import QuietZone
import TestSupport

/// Clean codes of every linear symbology at every angle and small sizes, read with all symbologies on.
struct LinearSweep {
  /// Pixels a module.
  static let sizes = [1.5, 2.0, 3.0]
  static let angles = stride(from: 0, to: 360, by: 10)

  /// Contents of each symbology.
  var count: Int

  /// How the codes of one size were read.
  private struct Tally {
    var tried = 0
    var read = 0
    var wrong = 0
  }

  /// Prints a table, a row a symbology; `only` these symbologies, all when empty.
  func run(only: [String]) {
    print("| symbology | 1.5 pixels a module | 2 | 3 | wrong |")
    print("|---|--:|--:|--:|--:|")
    var sum = [Tally](repeating: Tally(), count: Self.sizes.count)
    let all = LinearEntry.all(count: count)
    for form in LinearEntry.forms(all) where only.isEmpty || only.contains(form) {
      var tallies = [Tally](repeating: Tally(), count: Self.sizes.count)
      for entry in all where entry.form == form {
        for (index, size) in Self.sizes.enumerated() {
          for angle in Self.angles { look(at: entry, size: size, angle: angle, &tallies[index]) }
        }
      }
      Self.row(form, tallies)
      for index in sum.indices {
        sum[index].tried += tallies[index].tried
        sum[index].read += tallies[index].read
        sum[index].wrong += tallies[index].wrong
      }
    }
    Self.row("all", sum)
  }

  private static func row(_ name: String, _ tallies: [Tally]) {
    let cells = tallies.map { "\($0.read) of \($0.tried)" }.joined(separator: " | ")
    print("| \(name) | \(cells) | \(tallies.reduce(0) { $0 + $1.wrong }) |")
  }

  private func look(at entry: LinearEntry, size: Double, angle: Int, _ tally: inout Tally) {
    let print = Print(entry.symbol)
    let reach = (print.paperWidth * print.paperWidth + print.paperHeight * print.paperHeight).squareRoot()
    let side = Int(reach * size) + 24
    var camera = SyntheticCamera(width: side, height: side, seed: UInt64(angle))
    camera.background = .plain(0.92)
    camera.place(print, SyntheticCamera.Pose(moduleSize: size, rotation: Double(angle)))
    let wanted = SymbologySet.all.union(SymbologySet(entry.symbol.symbology))
    let found = camera.photograph().image.view.read(wanted)
    let right = found.filter { Self.isRight($0, entry) }
    tally.tried += 1
    tally.read += right.isEmpty ? 0 : 1
    tally.wrong += found.count - right.count
    for wrong in found where !Self.isRight(wrong, entry) {
      let read = "\(wrong.symbology.token) \(wrong.content.bytes)"
      report("\(entry.form) \(entry.content) at \(angle)°, \(size): \(read)")
    }
  }

  private func report(_ text: String) { print("wrong: " + text) }

  /// The same GTIN, or the same characters.
  private static func isRight(_ barcode: Barcode, _ entry: LinearEntry) -> Bool {
    guard case .linear(let read) = barcode.details, case .linear(let made) = entry.symbol.details else {
      return false
    }
    if let gtin = made.gtin, made.kind != .gs1 || barcode.symbology != .dataBarExpanded {
      return read.gtin == gtin
    }
    switch entry.symbol.symbology {
    // Its check characters are read with it.
    case .code11: return barcode.content.bytes.starts(with: entry.content)
    // Upside down its bars are another number's.
    case .pharmacode: return barcode.symbology == .pharmacode
    default: return barcode.content.bytes == entry.content
    }
  }
}

extension LuminanceView {
  /// Everything wanted that is in the picture.
  borrowing func read(_ wanted: SymbologySet) -> [Barcode] {
    BarcodeReader(ReaderOptions(symbologies: wanted)).read(self)
  }
}
