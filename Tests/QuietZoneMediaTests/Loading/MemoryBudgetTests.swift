import Foundation
import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

@Suite struct MemoryBudgetTests {
  /// How many are at work at a time.
  private final class Crowd: Sendable {
    private let counts = Locked((now: 0, most: 0))
    var most: Int { counts.withLock { $0.most } }
    func enter() {
      counts.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
    }
    func leave() { counts.withLock { $0.now -= 1 } }
  }

  /// Who came first.
  private final class Order: Sendable {
    private let indices = Locked<[Int]>([])
    var first: Int? { indices.withLock { $0.first } }
    func append(_ index: Int) { indices.withLock { $0.append(index) } }
  }

  @Test func neverGivesMoreThanThereIs() async {
    let budget = MemoryBudget(bytes: 1000)
    await withTaskGroup(of: Void.self) { group in
      for seed in 0..<300 {
        group.addTask {
          var random = SeededRandom(seed: UInt64(seed))
          let wanted = Int.random(in: 0...1500, using: &random)
          var taken = await budget.take(wanted)
          #expect(taken == min(wanted, 1000))
          await Task.yield()
          let more = Int.random(in: 0...1500, using: &random)
          if budget.change(&taken, to: more) { #expect(taken == min(more, 1000)) }
          await Task.yield()
          budget.give(taken)
        }
      }
    }
    #expect(budget.mostTaken <= 1000 && budget.mostTaken > 0)
    // All was given back, or this would wait for ever.
    #expect(await budget.take(1000) == 1000)
  }

  @Test func comesInTurn() async {
    let budget = MemoryBudget(bytes: 100)
    let order = Order()
    let all = await budget.take(100)
    await withTaskGroup(of: Void.self) { group in
      for (index, wanted) in [90, 20, 10].enumerated() {
        group.addTask {
          let taken = await budget.take(wanted)
          order.append(index)
          budget.give(taken)
        }
        while budget.waitingCount <= index { await Task.yield() }
      }
      budget.give(all)
    }
    // The second fits only when the first is done; the third fitted at once but does not overtake.
    #expect(order.first == 0)
    #expect(budget.mostTaken == 100)
  }

  @Test func growsOnlyIntoFreeRoom() async {
    let budget = MemoryBudget(bytes: 100)
    var one = await budget.take(40)
    var other = await budget.take(40)
    #expect(!budget.change(&one, to: 61) && one == 40)
    #expect(budget.change(&one, to: 60) && one == 60)
    #expect(budget.change(&other, to: 10) && other == 10)
    #expect(budget.change(&one, to: 90) && one == 90)
    budget.give(one + other)
  }

  @Test(arguments: [1, 64])
  func picturesShareIt(fitting: Int) async throws {
    let folder = try TemporaryFolder()
    let bytes = try PNGWriter().encode(LuminanceImage(width: 640, height: 480, luminance: 90))
    let path = folder.file("a.png")
    try folder.write(bytes, to: "a.png")
    var loader = PictureLoader()
    loader.handlerBytesPerPixel = 0.5
    let need = await loader.need(of: PictureData(source: "a", bytes: bytes))
    // The file, its grey values, and for a while the rows inflated and the file's data once more.
    #expect(need == bytes.count + 640 * 480 + (640 + 2) * 480 + bytes.count)
    let budget = MemoryBudget(bytes: need * fitting)
    loader.memory = budget
    let crowd = Crowd()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<64 {
        group.addTask { [loader] in
          try await loader.forEachPicture(path: path) { picture in
            crowd.enter()
            defer { crowd.leave() }
            #expect(picture.luminance.pixels.allSatisfy { $0 == 90 })
            return true
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(crowd.most <= fitting && budget.mostTaken <= budget.bytes)
  }

  /// What headers promise: the file, its pixels, what the library takes or, if that is more, who gets them.
  @Test func needs() async {
    var loader = PictureLoader()
    func need(_ bytes: [UInt8]) async -> Double {
      Double(await loader.need(of: PictureData(source: "sample", bytes: bytes)) - bytes.count)
    }
    var png = Samples.pngGrey16
    png.replaceSubrange(16..<24, with: [0, 0, 0x36, 0xB0, 0, 0, 0x36, 0xB0])
    #expect(await need(png) == 14000 * 14000)
    loader.handlerBytesPerPixel = 2
    #expect(await need(png) == 14000 * 14000 * 3)
    for (bytes, pixels, each) in [
      (Samples.webpLossless, 16 * 8, 5.25), (Samples.gifStill, 16 * 8, 3), (Samples.heic, 64 * 64, 8),
    ] {
      let extent = try? pictures(bytes).first?.luminance
      let area = extent.map { $0.width * $0.height } ?? pixels
      #expect(await need(bytes) == Double(area) * each)
    }
    // Above the limits, damaged or of no kind: nothing will be decoded.
    png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    for bytes in [png, [UInt8](png.prefix(20)), [1, 2, 3]] { #expect(await need(bytes) == 0) }
  }

  @Test func largestPageCounts() async throws {
    let small = PGMWriter.encode(LuminanceImage(width: 10, height: 10))
    let large = PGMWriter.encode(LuminanceImage(width: 100, height: 50))
    let need = await PictureLoader().need(of: PictureData(source: "a", bytes: small + large + small))
    #expect(need == small.count * 2 + large.count + 5750)
    let pages = await PictureLoader().need(of: PictureData(source: "a", bytes: Samples.tiffPages))
    #expect(pages > Samples.tiffPages.count)
  }
}
