import TestSupport
import Testing

@testable import QuietZone

/// Bars of an EAN-8 along a line, drawn as a lens out of focus shows them.
@Suite struct BlurMatcherTests {
  private static let digits = "61917002"
  static let pitch = 2.2
  static let begin = 30.0

  private static var bars: [UInt8] { get throws { try EANUPCTests.make(.ean8, digits).bars } }

  /// Eighths of a pixel, blurred three times by a box so many pixels wide, and then a sample for each pixel.
  static func grey(
    _ bars: [UInt8], softness: Double, light: Double = 210, dark: Double = 40, noise: Float = 0
  ) -> [Int32] {
    let fine = 8
    var places = [begin * Double(fine)]
    for width in bars { places.append((places.last ?? 0) + Double(width) * pitch * Double(fine)) }
    let count = Int((places.last ?? 0) / Double(fine) + begin) * fine
    var line = [Double](repeating: light, count: count)
    for bar in stride(from: 0, to: bars.count, by: 2) {
      for k in 0..<count where (places[bar]..<places[bar + 1]).contains(Double(k) + 0.5) { line[k] = dark }
    }
    let half = Int(softness * pitch * Double(fine) / 2)
    for _ in 0..<3 {
      let source = line
      for k in line.indices {
        let near = source[max(k - half, 0)...min(k + half, count - 1)]
        line[k] = near.reduce(0, +) / Double(near.count)
      }
    }
    var random = SeededRandom(seed: 8)
    return stride(from: 0, to: count, by: fine).map { first in
      let mean = line[first..<first + fine].reduce(0, +) / Double(fine)
      return Int32((mean + Double(noise * random.normal())) * 64)
    }
  }

  /// EAN-8 has the second of the family's plans.
  private static let matcher = BlurMatcher(alphabet: EANUPC.alphabet, blueprint: EANUPC.blueprints[1])
  private static let end = begin + 67 * pitch

  @Test(arguments: [0.3, 0.6, 0.9, 1.2]) func digitsAreFoundBehindBlur(softness: Double) throws {
    let values = Self.grey(try Self.bars, softness: softness, noise: 1)
    let match = try #require(Self.matcher.match(values, begin: Self.begin, end: Self.end))
    #expect(match.characters == Self.digits.utf8.map { Int($0) - 48 })
    #expect(match.sets == [0, 0, 0, 0, 2, 2, 2, 2])
    #expect(match.residual < 0.1, "\(match.residual)")
    #expect(match.margin > 0)
  }

  /// Blur hides the outer bars: where the symbol seems to begin and to end is off by a module and more.
  @Test func theEndsNeedNotBeExact() throws {
    let values = Self.grey(try Self.bars, softness: 0.9)
    let match = try #require(
      Self.matcher.match(values, begin: Self.begin + 2 * Self.pitch, end: Self.end - Self.pitch))
    #expect(match.characters == Self.digits.utf8.map { Int($0) - 48 })
  }

  @Test func faintPrintMatchesAsWell() throws {
    let values = Self.grey(try Self.bars, softness: 0.6, light: 120, dark: 90)
    let match = try #require(Self.matcher.match(values, begin: Self.begin, end: Self.end))
    #expect(match.characters == Self.digits.utf8.map { Int($0) - 48 })
  }

  @Test func theRightPlanHasTheLeastError() throws {
    let values = Self.grey(try Self.bars, softness: 0.6)
    let errors = EANUPC.blueprints.map {
      BlurMatcher(alphabet: EANUPC.alphabet, blueprint: $0).error(values, begin: Self.begin, end: Self.end)
    }
    #expect(errors[1] < 0.05)
    #expect(errors[1] < errors[0] && errors[1] < errors[2], "\(errors)")
  }

  @Test func otherLinesDoNotMatch() throws {
    let negative = Self.grey(try Self.bars, softness: 0.6, light: 40, dark: 210)
    #expect(Self.matcher.match(negative, begin: Self.begin, end: Self.end) == nil)
    let plain = [Int32](repeating: 180 * 64, count: 210)
    #expect(Self.matcher.match(plain, begin: Self.begin, end: Self.end) == nil)
    #expect(Self.matcher.error(plain, begin: Self.begin, end: Self.end) == .infinity)
    #expect(Self.matcher.match([], begin: 0, end: 0) == nil)
    // Modules of half a pixel are too narrow.
    let values = Self.grey(try Self.bars, softness: 0.3)
    #expect(Self.matcher.match(values, begin: Self.begin, end: Self.begin + 33) == nil)
  }

  @Test func aStraightLineIsFittedThroughPoints() throws {
    var line = Regression()
    #expect(line.solution == nil)
    for x in 0..<6 { line.add(Float(x), 7 - 3 * Float(x)) }
    let exact = try #require(line.solution)
    #expect(abs(exact.light - 7) < 1e-4 && abs(exact.contrast + 3) < 1e-4 && exact.error < 1e-4)
    // Two more points, three above and three below it where it is lowest and highest: off by a contrast each.
    line.add(0, 10)
    line.add(0, 4)
    let scattered = try #require(line.solution)
    #expect(abs(scattered.light - 7) < 1e-4 && abs(scattered.error - 2.0 / 8) < 1e-3)
    var upright = Regression()
    for y in 0..<5 { upright.add(2, Float(y)) }
    #expect(upright.solution == nil)
  }
}
