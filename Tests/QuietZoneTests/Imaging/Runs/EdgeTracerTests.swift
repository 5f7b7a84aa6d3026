import TestSupport
import Testing

@testable import QuietZone

@Suite struct EdgeTracerTests {
  /// A row of pixels, each as grey as the part of it that bars cover says; bars lie between two edges each.
  private static func row(_ edges: [Double], width: Int, dark: Double = 20, light: Double = 220) -> [UInt8] {
    (0..<width).map { x in
      var covered = 0.0
      for k in stride(from: 0, to: edges.count, by: 2) {
        covered += max(min(edges[k + 1], Double(x + 1)) - max(edges[k], Double(x)), 0)
      }
      return UInt8((light + (dark - light) * covered).rounded())
    }
  }

  private static func line(_ pixels: [UInt8], _ filter: LineFilter = LineFilter()) -> TracedLine {
    var line = TracedLine()
    guard let image = LuminanceImage(width: pixels.count, height: 1, pixels: pixels) else { return line }
    image.view.withPlane { plane in
      line.trace(
        plane, origin: Point2D(0.5, 0.5), across: Point2D(1, 0), along: Point2D(0, 1), count: pixels.count,
        through: filter)
    }
    return line
  }

  private static func traced(_ pixels: [UInt8], _ filter: LineFilter = LineFilter()) -> [Int32] {
    line(pixels, filter).runs.edges
  }

  /// Sixteenths of a pixel that straight lines between samples miss an edge by, at most.
  private static let slack: Int32 = 3

  private static func isNear(_ found: [Int32], _ edges: [Double]) -> Bool {
    found.count == edges.count
      && zip(found, edges).allSatisfy { abs($0 - Int32(($1 * 16).rounded())) <= slack }
  }

  private static let edges = [12.25, 18.5, 25.75, 32, 40.5, 47.25, 60, 63.25, 66.5, 80]

  /// A line is read from its end and with bars and spaces exchanged, and what it was comes back.
  @Test func linesAreTurnedRoundAndBack() {
    var line = Self.line(Self.row([10, 16, 30, 36], width: 48))
    let before = line.runs.edges
    #expect(before.count == 6)
    line.reverse()
    #expect(line.runs.edges == before.reversed().map { before[5] - $0 })
    line.undo()
    #expect(line.runs.edges == before)
    line.invert()
    #expect(line.runs.edges == [0] + before + [before[5]])
    line.undo()
    #expect(line.runs.edges == before)
  }

  @Test func edgesLieWhereTheyWereDrawn() {
    let found = Self.traced(Self.row(Self.edges, width: 97))
    #expect(Self.isNear(found, [0] + Self.edges + [97]), "\(found)")
  }

  @Test func contrastChangesNothing() {
    let faint = Self.traced(Self.row(Self.edges, width: 97, dark: 90, light: 130))
    #expect(Self.isNear(faint, [0] + Self.edges + [97]), "\(faint)")
  }

  /// Bars of a pixel and a half between wide ones, which blur has made half as deep.
  @Test func shallowBarsAreMetBesideDeepOnes() {
    var pixels = Self.row([10, 16, 30, 36], width: 48)
    pixels.replaceSubrange(21...23, with: [170, 120, 170])
    let found = Self.traced(pixels)
    #expect(found.count == 8)
    guard found.count == 8 else { return }
    // Its middle is that of the pixel.
    #expect(abs((found[3] + found[4]) / 2 - 22 * 16 - 8) <= 1)
    #expect(found[4] - found[3] >= 12 && found[4] - found[3] < 3 * 16)
  }

  @Test func aLineThatBeginsDarkBeginsWithAnEmptySpace() {
    #expect(Self.isNear(Self.traced(Self.row([0, 10], width: 32)), [0, 0, 10, 32]))
    #expect(Self.isNear(Self.traced(Self.row([22, 32], width: 32)), [0, 22, 32, 32]))
  }

  @Test func plainAndFaintLinesHaveNoEdge() {
    #expect(Self.traced([UInt8](repeating: 128, count: 40)) == [0, 640])
    // Swings of six levels are too little, whatever the contrast; of twelve they are not.
    let faint = (0..<40).map { UInt8(100 + ($0 / 5 & 1) * 6) }
    #expect(Self.traced(faint) == [0, 640])
    #expect(Self.traced((0..<40).map { UInt8(100 + ($0 / 5 & 1) * 12) }).count == 10)
  }

  @Test func linesOfFewSamplesHaveNoEdge() {
    #expect(Self.traced([9, 200, 9, 200, 9, 200, 9]) == [0, 112])
    #expect(Self.traced([9]) == [0, 16])
    #expect(Self.traced([200, 200, 200, 9, 9, 200, 200, 200]).count == 4)
  }

  @Test func placesNeverRunBackwards() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let found = Self.traced(LuminanceImage.noise(width: 200, height: 1, seed: seed).pixels)
      #expect(found.count & 1 == 0 && found.count > 20)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(found.first == 0 && found.last == 200 * 16)
    }
  }

  @Test func lessSensitiveOnesPassShallowBarsOver() {
    var pixels = Self.row([10, 16, 30, 36], width: 48)
    pixels[22] = 160
    #expect(Self.traced(pixels, LineFilter(sensitivity: 64)).count == 8)
    #expect(Self.traced(pixels, LineFilter(sensitivity: 96)).count == 6)
  }

  @Test func smoothingTakesSpecksAwayAndSharpeningBringsBarsBack() {
    var pixels = Self.row([10, 16, 30, 36], width: 48)
    pixels[22] = 155
    #expect(Self.traced(pixels).count == 8)
    #expect(Self.traced(pixels, LineFilter(smoothing: 2)).count == 6)
    pixels[22] = 175
    #expect(Self.traced(pixels).count == 6)
    #expect(Self.traced(pixels, LineFilter(sharpening: 1)).count == 8)
  }
}
