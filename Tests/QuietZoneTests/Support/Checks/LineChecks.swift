import TestSupport
import Testing

@testable import QuietZone

/// What every decoder of lines must show: nearly all photographed lines are read, none wrongly, and random
/// runs say nothing.
enum LineChecks {
  /// What a decoder made of a line.
  enum Outcome {
    case read
    case missed
    case wrong
  }

  /// Photographs 300 symbols, which `draw` makes for each round, in situation `index` of `situations`; 97 %
  /// of them must be read. `judge` says what the readings of a line are worth; backwards there must be none.
  static func photographed<S: LinearSymbology, Drawn>(
    _ type: S.Type, wanted: SymbologySet, _ situations: [LineCamera.Situation], _ index: Int, seed: UInt64,
    draw: (_ round: Int, inout SeededRandom) throws -> (symbol: Symbol, expected: Drawn),
    judge: ([LinearReading], Drawn) -> Outcome
  ) throws {
    var camera = situations[index].camera
    var random = SeededRandom(seed: UInt64(index) + seed)
    var (read, wrong, total) = (0, 0, 0)
    for round in 0..<300 {
      let (symbol, expected) = try draw(round, &random)
      camera.seed = random.next()
      let line = try #require(camera.photograph(symbol.bars))
      total += 1
      switch judge(line.readings(type, wanted: wanted), expected) {
      case .read: read += 1
      case .missed: break
      case .wrong: wrong += 1
      }
      wrong += line.reversedReadings(type, wanted: wanted).count
    }
    #expect(wrong == 0, "\(situations[index]): \(wrong) wrong")
    #expect(read >= total * 97 / 100, "\(situations[index]): \(read) of \(total)")
  }

  /// The same for symbols whose content is what must be read.
  static func photographed<S: LinearSymbology>(
    _ type: S.Type, wanted: SymbologySet, _ situations: [LineCamera.Situation], _ index: Int, seed: UInt64,
    draw: (_ round: Int, inout SeededRandom) throws -> (symbol: Symbol, expected: [UInt8])
  ) throws {
    try photographed(type, wanted: wanted, situations, index, seed: seed, draw: draw) { readings, bytes in
      if readings.contains(where: { $0.content.bytes != bytes }) { return .wrong }
      return readings.isEmpty ? .missed : .read
    }
  }

  /// Reads `count` lines of random runs of one to `most` modules: none may say anything.
  static func silent<S: LinearSymbology>(
    _ type: S.Type, wanted: SymbologySet, seed: UInt64, count: Int = 20_000,
    most: (_ round: Int) -> Int = { _ in 4 }
  ) {
    var random = SeededRandom(seed: seed)
    var found = 0
    for round in 0..<count {
      let line = RunLine.random(runs: 200, most: most(round), using: &random)
      found += line.readings(type, wanted: wanted).count
    }
    #expect(found == 0)
  }
}
