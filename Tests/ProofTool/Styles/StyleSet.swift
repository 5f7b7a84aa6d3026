import QuietZone
import QuietZoneRendering
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Photographs of styled QR Codes beside the same codes plain, each pair by one camera, with what our reader
/// says of them: for `Scripts/prove styles`.
struct StyleSet {
  /// What is photographed: a code in a style.
  struct Subject {
    var symbol: Symbol
    var content: [UInt8]
    var artwork: Artwork
  }

  var count: Int
  var seed: UInt64

  /// DIR/…pgm and DIR/photographs.jsonl: codes whose style passes, and a quarter as many that are refused.
  func writeProof(to folder: String) {
    write(to: folder, [("passed", count, passed), ("refused", max(count / 4, 1), refused)])
  }

  /// The same for one property of styles after the other.
  func writeTable(to folder: String) {
    write(
      to: folder, StyleSeries.all.map { series in (series.name, count, { series.subject(&$0, number: $1) }) })
  }

  typealias Maker = (inout SeededRandom, Int) -> Subject

  private func write(to folder: String, _ series: [(name: String, count: Int, make: Maker)]) {
    mkdir(folder, 0o755)
    var lines = ""
    for (name, count, make) in series {
      for index in 0..<count {
        var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(index))
        let subject = make(&random, index)
        var plain = subject
        plain.artwork = Artwork()
        let camera = random.next()
        for (kind, subject) in [("plain", plain), ("styled", subject)] {
          let path = "\(name)-\(index)-\(kind).pgm"
          lines += photograph(subject, camera, "\(folder)/\(path)")
          lines += "\"path\":\"\(path)\",\"series\":\"\(name)\",\"kind\":\"\(kind)\"}\n"
        }
      }
    }
    save(Array(lines.utf8), "\(folder)/photographs.jsonl")
  }

  /// Takes the picture and begins its line.
  private func photograph(_ subject: Subject, _ seed: UInt64, _ path: String) -> String {
    guard let print = Print(subject) else {
      perror("\(subject.artwork.style)")
      exit(1)
    }
    let difficulty: SyntheticCamera.Difficulty = seed % 4 == 0 ? .easy : .everyday
    let photo = SyntheticCamera.random([print], difficulty: difficulty, seed: seed).photograph()
    save(photo.image.pgm, path)
    let ours = BarcodeReader().read(photo.image.view).map { "\"\(Self.hex($0.content.bytes))\"" }
    return "{\"expected\":\"\(Self.hex(subject.content))\",\"ours\":[\(ours.joined(separator: ","))],"
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

extension StyleSet {
  private func passed(_ random: inout SeededRandom, _ index: Int) -> Subject {
    while true {
      let subject = StyleSeries.subject(.random(using: &random), using: &random)
      if Scannability.check(subject.symbol, subject.artwork).isEmpty { return subject }
    }
  }

  private func refused(_ random: inout SeededRandom, _ index: Int) -> Subject {
    while true {
      let style = StyleSeries.bad[index % StyleSeries.bad.count](&random)
      let subject = StyleSeries.subject(style, using: &random)
      let warnings = Scannability.check(subject.symbol, subject.artwork)
      if warnings.contains(where: { $0.severity == .refusal }) { return subject }
    }
  }
}

extension Print {
  fileprivate init?(_ subject: StyleSet.Subject) {
    var artwork = subject.artwork
    artwork.size = .modulePixels(12)
    guard case .grid(let grid) = subject.symbol.shape,
      let picture = try? RasterRenderer.picture(subject.symbol, artwork)
    else { return nil }
    let inset = (picture.width - grid.width * 12) / 2
    self.init(
      picture.luminance(), pixelsPerModule: 12,
      symbol: Rectangle2D(
        x: Double(inset), y: Double(inset), width: Double(grid.width * 12), height: Double(grid.height * 12)))
  }
}
