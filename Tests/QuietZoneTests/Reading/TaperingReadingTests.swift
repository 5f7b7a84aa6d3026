import TestSupport
import Testing

@testable import QuietZone

/// Linear symbols whose modules become narrower along the line, as round a bottle or into the distance.
@Suite struct TaperingReadingTests {
  enum Shape: CustomTestStringConvertible {
    /// Half of the angle that the symbol reaches round, radians.
    case bottle(Double)
    /// How many times as wide modules are at one end as at the other.
    case distance(Double)

    /// How wide modules are at a place from -1 to 1.
    func scale(_ place: Double) -> Double {
      switch self {
      case .bottle(let angle):
        let x = place * place * angle * angle
        return 1 - x / 2 * (1 - x / 12 * (1 - x / 30 * (1 - x / 56)))
      case .distance(let ratio):
        let root = ratio.squareRoot(), c = (root - 1) / (root + 1)
        return 1 / ((1 - c * place) * (1 - c * place))
      }
    }

    var testDescription: String {
      switch self {
      case .bottle(let angle): "bottle, \(Int(angle * 57.3)) degrees"
      case .distance(let ratio): "1 : \(ratio)"
      }
    }
  }

  static let texts: [Symbology: String] = [
    .ean13: "4006381333931", .code128: "QZ-2026-11", .code39: "TAPER 5", .codabar: "A482910B",
    .interleaved2of5: "0123456784", .dataBar: "0104012345678901",
    .dataBarExpanded: "0190012345678908103QZ7",
  ]
  static let shapes: [Shape] = [.bottle(0.75), .bottle(0.95), .bottle(1.15), .distance(2.5), .distance(4)]

  /// How far corners may be off, pixels: what is put together from fragments is as high as the lines that
  /// showed them.
  private static func slack(_ symbology: Symbology) -> Double {
    symbology == .dataBar || symbology == .dataBarExpanded ? 26 : 7
  }

  /// Ends of modules of a symbol, pixels from its middle, the narrowest 2 wide.
  private static func ends(_ count: Int, _ shape: Shape) -> [Double] {
    var ends = [0.0], narrowest = Double.infinity
    for module in 0..<count {
      let width = shape.scale((Double(module) + 0.5) / Double(count) * 2 - 1)
      narrowest = min(narrowest, width)
      ends.append(ends[module] + width)
    }
    let middle = ends[count] / 2
    return ends.map { ($0 - middle) * 2 / narrowest }
  }

  @Test(
    arguments: [
      Symbology.ean13, .code128, .code39, .codabar, .interleaved2of5, .dataBar, .dataBarExpanded,
    ], shapes)
  func reading(_ symbology: Symbology, _ shape: Shape) throws {
    let text = try #require(Self.texts[symbology])
    let symbol = try BarcodeWriter(symbology).write(Content(text: text))
    guard case .bars(let bars, _) = symbol.shape else {
      Issue.record("no bars")
      return
    }
    let ends = Self.ends(bars.width, shape)
    var edges = [ends[0]], module = 0
    for run in bars.widths {
      module += Int(run)
      edges.append(ends[module])
    }
    let half = try #require(edges.last)
    let side = Int(2 * half) + 180
    for turn in [0.08, -3] {
      let frame = SquareFrame(center: Point2D(Double(side) / 2, Double(side) / 2), module: 1, tangent: turn)
      let image = LuminanceImage.painted(width: side, height: side) { p in
        let place = frame.modules(p)
        guard abs(place.y) < 45, abs(place.x) < half else { return false }
        return (edges.firstIndex { $0 > place.x } ?? 0) & 1 != 0
      }
      let found = BarcodeReader().read(image.softened(reach: 1).view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "turn \(turn)")
      let truth = Quadrilateral(
        topLeft: frame.place(-half, -45), topRight: frame.place(half, -45),
        bottomRight: frame.place(half, 45), bottomLeft: frame.place(-half, 45))
      for barcode in found {
        let off = truth.distance(toCornersOf: barcode.outline)
        #expect(off < Self.slack(symbology), "turn \(turn): a corner is \(off) pixels off")
      }
    }
  }

  /// The bars of a symbol are about as wide everywhere, and are left as they are.
  @Test func evenBarsAreLeftAlone() throws {
    var random = SeededRandom(seed: 31)
    var other = RunLine()
    for _ in 0..<100 {
      let text = String(decoding: (0..<9).map { _ in UInt8(65 + random.unit() * 26) }, as: UTF8.self)
      guard case .bars(let bars, _) = try BarcodeWriter(.code128).write(text).shape else { continue }
      let line = RunLine(modules: bars.widths.map { UInt8($0) })
      #expect(!line.unbent(0...Double(line.edges.last ?? 0), into: &other), "\(text)")
    }
  }

  /// What becomes twice as wide along a line comes out even, edge by edge.
  @Test func growingRunsBecomeEven() throws {
    var random = SeededRandom(seed: 32)
    var line = RunLine(), other = RunLine()
    let modules = (0..<81).map { _ in 1 + Int(random.unit() * 3) }
    let count = modules.reduce(0, +), ends = Self.ends(count, .distance(3))
    line.begin(at: 0)
    line.add(500)
    var module = 0
    for width in modules {
      module += width
      line.add(500 + Int32((ends[module] - ends[0]) * 16))
    }
    let last = Int32((ends[count] - ends[0]) * 16)
    line.end(at: last + 1000)
    try #require(line.unbent(500...Double(last + 500), into: &other))
    #expect(other.edges.count == line.edges.count)
    let unit = Double(other.edges[82] - other.edges[1]) / Double(count)
    for (index, width) in modules.enumerated() {
      let measured = Double(other.edges[index + 2] - other.edges[index + 1]) / unit
      #expect(abs(measured - Double(width)) < 0.25 * Double(width), "run \(index): \(measured) of \(width)")
    }
  }
}
