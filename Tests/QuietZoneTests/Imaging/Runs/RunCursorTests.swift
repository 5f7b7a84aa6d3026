import Testing
import TestSupport

@testable import QuietZone

@Suite struct RunCursorTests {
  /// A line whose bars print `gain` wider than drawn.
  private func line(_ modules: [UInt8], scale: Int, gain: Int) -> RunLine {
    var line = RunLine()
    line.begin(at: 0)
    var place = scale * 10
    line.add(Int32(place - gain / 2))
    for (index, width) in modules.enumerated() {
      place += Int(width) * scale
      line.add(Int32(index & 1 == 0 ? place + gain / 2 : place - gain / 2))
    }
    line.end(at: Int32(place + scale * 10))
    return line
  }

  @Test func rowsTellWidthsAndPlaces() {
    RunLine(modules: [1, 2, 3], quietZone: 4, scale: 16).withRow { row in
      #expect(row.count == 5)
      #expect((-2..<8).map { row[$0] } == [0, 0, 64, 16, 32, 48, 64, 0, 0, 0])
      #expect(row.sum(1, 3) == 96)
      #expect(row.sum(3, 9) == 0)
      #expect(row.start(1) == 64 && row.start(5) == 224)
    }
  }

  @Test func reversedRowsAreTheSameBackwards() {
    var other = RunLine()
    RunLine(modules: [1, 2, 3], quietZone: 4, scale: 16).reversed(into: &other)
    other.withRow { row in #expect((0..<5).map { row[$0] } == [64, 48, 32, 16, 64]) }
  }

  @Test(arguments: [-14, 0, 14]) func charactersDoNotMindBarGain(gain: Int) {
    // Start A, then character 0 of Code 128: 211412, 212222.
    line([2, 1, 1, 4, 1, 2, 2, 1, 2, 2, 2, 2, 2], scale: 30, gain: gain).withRow { row in
      var cursor = RunCursor(row, at: 1)
      #expect(cursor.character(runs: 6, modules: 11) == 0x211412)
      cursor.advance(by: 6)
      #expect(cursor.character(runs: 6, modules: 11) == 0x212222)
    }
  }

  @Test func anyWidthsAreTaken() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      var line = RunLine()
      line.begin(at: 0)
      var place: Int32 = 0
      for _ in 0..<Int(random.unit() * 20) {
        place += Int32(random.unit() * (random.unit() < 0.1 ? 100000 : 60))
        line.add(place)
      }
      line.end(at: place + 5)
      line.withRow { row in
        for index in -1...row.count {
          let cursor = RunCursor(row, at: index)
          if let packed = cursor.character(runs: 6, modules: 11) {
            var sum: UInt32 = 0
            for k in UInt32(0)..<6 { sum += packed >> (4 * k) & 15 }
            #expect(sum == 11)
          }
        }
      }
    }
  }
}
