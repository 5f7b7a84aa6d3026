import Testing
import TestSupport

@testable import QuietZone

/// Rates over seeded photographs; the bars are what the reader reaches, so that it can't get worse unseen.
@Suite struct SyntheticReadingTests {
  struct Rate {
    var read = 0
    var of = 0
    var wrong = 0
    var missed: [String] = []
  }

  static func rate(_ difficulty: SyntheticCamera.Difficulty, _ effort: ReaderOptions.Effort, count: Int)
    -> Rate
  {
    var rate = Rate()
    for index in 0..<count {
      var random = SeededRandom(seed: UInt64(index) &* 7919 &+ UInt64(difficulty.rawValue))
      var contents: [Content] = []
      var prints: [Print] = []
      for _ in 0..<Int(random.real(1...4.99)) {
        let symbology = qrFamily[Int(random.unit() * 3)]
        let length = Int(random.real(1...(symbology == .microQRCode ? 10 : 50)))
        let content = SeededContent.alphanumeric.make(length: length, using: &random)
        guard let symbol = try? BarcodeWriter(symbology).write(content) else { continue }
        contents.append(content)
        prints.append(Print(symbol))
      }
      let photo = SyntheticCamera.random(prints, difficulty: difficulty, seed: random.next()).photograph()
      var left = contents.map(\.bytes)
      defer { rate.missed += left.map { "\(index): \(String(decoding: $0, as: UTF8.self))" } }
      rate.of += left.count
      for barcode in BarcodeReader(ReaderOptions(effort: effort)).read(photo.image.view) {
        if let place = left.firstIndex(of: barcode.content.bytes) {
          left.remove(at: place)
          rate.read += 1
        } else {
          rate.wrong += 1
        }
      }
    }
    return rate
  }

  @Test(arguments: SyntheticCamera.Difficulty.allCases) func rates(_ difficulty: SyntheticCamera.Difficulty) {
    let bars: [SyntheticCamera.Difficulty: Double] = [.easy: 0.99, .everyday: 0.92, .hard: 0.35]
    let rate = Self.rate(difficulty, .balanced, count: 120)
    print("\(difficulty): \(rate.read) of \(rate.of) read, \(rate.wrong) wrong")
    #expect(rate.wrong == 0)
    #expect(Double(rate.read) >= (bars[difficulty] ?? 1) * Double(rate.of), "\(difficulty): \(rate)")
  }

  @Test func samePictureSameAnswer() {
    for seed in 0..<10 {
      var random = SeededRandom(seed: UInt64(seed))
      let content = SeededContent.mixed.make(length: 30, using: &random)
      guard let symbol = try? BarcodeWriter(.qrCode).write(content) else { continue }
      let image = SyntheticCamera.random([Print(symbol)], difficulty: .everyday, seed: UInt64(seed))
        .photograph().image
      #expect(BarcodeReader().read(image.view) == BarcodeReader().read(image.view))
    }
  }

  /// Region, count and deadline, on a sheet of nine symbols.
  @Test func optionsAreHonoured() throws {
    let symbols = try (0..<9).map { try BarcodeWriter(.qrCode).write(Content(text: "symbol \($0)")) }
    var camera = SyntheticCamera(width: 720, height: 720)
    for (index, symbol) in symbols.enumerated() {
      let center = Point2D(x: (Double(index % 3) + 0.5) / 3, y: (Double(index / 3) + 0.5) / 3)
      camera.place(Print(symbol), .init(moduleSize: 5, center: center))
    }
    let image = camera.photograph().image
    func texts(_ options: ReaderOptions) -> [String] {
      let found = BarcodeReader(options).read(image.view)
      return found.map { String(decoding: $0.content.bytes, as: UTF8.self) }.sorted()
    }
    #expect(texts(ReaderOptions()) == (0..<9).map { "symbol \($0)" })
    #expect(texts(ReaderOptions(maximumCount: 4)).count == 4)
    #expect(
      texts(ReaderOptions(region: Rectangle2D(x: 0, y: 0, width: 1, height: 0.34)))
        == (0..<3).map { "symbol \($0)" })
    #expect(
      texts(ReaderOptions(region: Rectangle2D(x: 0.34, y: 0.34, width: 0.32, height: 0.32))) == ["symbol 4"])
    #expect(texts(ReaderOptions(region: Rectangle2D(x: 0.45, y: 0.45, width: 0.1, height: 0.1))).isEmpty)
    #expect(texts(ReaderOptions(symbologies: .microQRCode)).isEmpty)
    #expect(texts(ReaderOptions(shouldStop: { true })).count < 9)
  }
}
