import TestSupport
import Testing

@testable import QuietZone

/// The penalty by words against the rules written down module by module.
struct QRMaskPenaltyTests {
  /// ISO/IEC 18004:2015, table 11, one module after the other; light outside the grid.
  static func slowPenalty(_ grid: ModuleGrid) -> Int {
    let side = grid.width
    var penalty = 0
    for line in 0..<side {
      penalty += linePenalty((0..<side).map { grid[$0, line] })
      penalty += linePenalty((0..<side).map { grid[line, $0] })
    }
    for y in 0..<(side - 1) {
      for x in 0..<(side - 1) {
        let block = [grid[x, y], grid[x + 1, y], grid[x, y + 1], grid[x + 1, y + 1]]
        if block.allSatisfy({ $0 == block[0] }) { penalty += 3 }
      }
    }
    var dark = 0
    for y in 0..<side { for x in 0..<side where grid[x, y] { dark += 1 } }
    let deviation = abs(Double(dark) / Double(side * side) * 100 - 50)
    return penalty + 10 * Int(deviation / 5)
  }

  static func linePenalty(_ line: [Bool]) -> Int {
    var penalty = 0
    var start = 0
    while start < line.count {
      var end = start
      while end < line.count, line[end] == line[start] { end += 1 }
      if end - start >= 5 { penalty += end - start - 2 }
      start = end
    }
    let pattern = [true, false, true, true, true, false, true]
    func isLight(_ range: Range<Int>) -> Bool {
      range.allSatisfy { !line.indices.contains($0) || !line[$0] }
    }
    for start in 0..<max(line.count - 6, 0) where Array(line[start..<start + 7]) == pattern {
      if isLight(start - 4..<start) || isLight(start + 7..<start + 11) { penalty += 40 }
    }
    return penalty
  }

  /// Random grids of all widths, sparse, even and dense, and with runs.
  @Test func equalsTheRulesModuleByModule() {
    var random = SeededRandom(seed: 783)
    for side in [21, 25, 61, 63, 64, 65, 127, 128, 129, 177, 192] {
      for density in 1...3 {
        var grid = ModuleGrid(width: side, height: side)
        for y in 0..<side {
          for x in 0..<side {
            let copies = Int.random(in: 0..<3, using: &random) == 0
            let above = y > 0 && copies ? grid[x, y - 1] : x > 0 && copies ? grid[x - 1, y] : nil
            grid[x, y] = above ?? (Int.random(in: 0..<4, using: &random) < density)
          }
        }
        for _ in 0..<side {
          // Finder-like patterns at every place, also at the edges.
          let (x, y) = (Int.random(in: -4..<side, using: &random), Int.random(in: 0..<side, using: &random))
          for (offset, dark) in "00001011101".enumerated() {
            grid[x + offset, y] = dark == "1"
            grid[y, x + 10 - offset] = dark == "1"
          }
        }
        #expect(QRMaskPenalty.penalty(of: grid) == Self.slowPenalty(grid), "side \(side)")
      }
    }
  }

  @Test func ofAnEvenGridIsKnown() {
    // 21 × 21 light: 42 lines of 21 (21 − 2 each), 400 blocks, no pattern, 50 % off: ten steps.
    #expect(QRMaskPenalty.penalty(of: ModuleGrid(width: 21, height: 21)) == 42 * 19 + 400 * 3 + 100)
  }
}
