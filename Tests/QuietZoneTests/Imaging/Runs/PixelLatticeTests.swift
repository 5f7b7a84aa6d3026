import TestSupport
import Testing

@testable import QuietZone

/// Bars that were enlarged by repeating pixels.
@Suite struct PixelLatticeTests {
  /// Edges of modules in 1/16 pixel, moved to the pixels next to them, behind a quiet zone.
  private static func line(_ modules: [UInt8], scale: Double, phase: Double) -> RunLine {
    var line = RunLine()
    line.begin(at: 0)
    var place = 10 * scale + phase
    for width in modules {
      line.add(Int32((place - 0.5).rounded(.up)) * 16)
      place += Double(width) * scale
    }
    line.add(Int32((place - 0.5).rounded(.up)) * 16)
    line.end(at: Int32((place + 10 * scale).rounded()) * 16)
    return line
  }

  private static func snapped(_ line: RunLine) -> RunLine? {
    var other = RunLine()
    return line.onLattice(0...Double(line.edges[line.edges.count - 1]), into: &other) ? other : nil
  }

  private static func modules(seed: UInt64, count: Int = 59) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in [1, 1, 1, 2, 2, 3, 4].randomElement(using: &random) ?? 1 }
  }

  /// Every run is as many modules wide as drawn, within what 1/16 pixel rounds away.
  @Test(arguments: [1.2, 1.25, 1.3, 1.37, 1.5, 1.6, 1.75, 2.2, 2.6, 2.9])
  func runsAreAsDrawn(_ scale: Double) {
    var right = 0
    for seed in UInt64(0)..<100 {
      let modules = Self.modules(seed: seed)
      let line = Self.line(modules, scale: scale, phase: Double(seed) / 100)
      guard let snapped = Self.snapped(line) else { continue }
      #expect(snapped.edges.count == line.edges.count)
      #expect(zip(snapped.edges, line.edges).allSatisfy { abs($0 - $1) <= 10 })
      let total = Double(snapped.edges[modules.count + 1] - snapped.edges[1])
      let module = total / modules.reduce(0) { $0 + Double($1) }
      let isRight = modules.indices.allSatisfy { index in
        let width = Double(snapped.edges[index + 2] - snapped.edges[index + 1])
        return abs(width - Double(modules[index]) * module) < 1.5
      }
      right += isRight ? 1 : 0
    }
    #expect(right >= 93)
  }

  @Test func whatLiesBetweenPixelsIsNone() {
    let line = RunLine(modules: Self.modules(seed: 1), scale: 25)
    #expect(Self.snapped(line) == nil)
  }

  /// Few edges, wide modules, and modules narrower than rounding tells apart.
  @Test func whatTellsNothingIsNone() {
    #expect(Self.snapped(Self.line(Self.modules(seed: 2, count: 11), scale: 1.5, phase: 0)) == nil)
    #expect(Self.snapped(Self.line(Self.modules(seed: 2), scale: 5.5, phase: 0)) == nil)
    #expect(Self.snapped(Self.line(Self.modules(seed: 2), scale: 1.05, phase: 0)) == nil)
    #expect(Self.snapped(RunLine()) == nil)
    // More runs than symbols have.
    #expect(Self.snapped(Self.line(Self.modules(seed: 2, count: 301), scale: 1.5, phase: 0.3)) == nil)
  }

  /// Edges one pixel from where any enlargement puts them.
  @Test func edgesThatAreOff() throws {
    let line = Self.line(Self.modules(seed: 3), scale: 2.4, phase: 0.3)
    #expect(Self.snapped(line) != nil)
    let refused = (2..<59).count { moved in
      var other = RunLine()
      other.begin(at: line.edges[0])
      for (index, edge) in line.edges.enumerated().dropFirst() {
        other.add(index == moved ? edge + 16 : edge)
      }
      return Self.snapped(other) == nil
    }
    #expect(refused > 28)
  }
}
