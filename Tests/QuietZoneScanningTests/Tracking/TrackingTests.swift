import QuietZone
import QuietZoneScanning
import TestSupport
import Testing

@Suite struct TrackingTests {
  @Test func aCodeKeepsItsNumberWhileItMoves() throws {
    let code = try Scene.qr("A")
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    var ids: Set<Int> = []
    for step in 0..<30 {
      _ = rehearsal.show(Scene().with(code, x: step * 7, y: 80))
      ids.formUnion(rehearsal.session.codes.map(\.id))
    }
    #expect(ids == [1])
  }

  /// Lists of codes go by the numbers: no two are the same, whenever the session was started.
  @Test func numbersGoOnWhenTheSessionIsStartedAgain() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    let first = try #require(rehearsal.show(scene).added.first)
    _ = rehearsal.session.start(at: rehearsal.now)
    _ = rehearsal.session.opened(CameraCapabilities(), at: rehearsal.now)
    let second = try #require(rehearsal.show(scene).added.first)
    #expect(first.id != second.id)
  }

  @Test func twoOfOneValueAreTwoCodes() throws {
    let code = try Scene.qr("A")
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    let scene = Scene(width: 640).with(code, x: 10, y: 80).with(code, x: 500, y: 80)
    let actions = rehearsal.show(scene, frames: 10)
    #expect(actions.added.count == 2)
    #expect(actions.values == ["A"], "one value")
    #expect(rehearsal.session.codes.map(\.frames) == [10, 10])
  }

  @Test func aCodeThatLeavesIsRemovedAfterAWhile() throws {
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    _ = rehearsal.show(scene)
    #expect(rehearsal.show(Scene(), frames: 10).removed == [], "a third of a second is a blink")
    #expect(rehearsal.show(scene).added.isEmpty)
    #expect(rehearsal.show(Scene(), frames: 20).removed == [1])
    #expect(rehearsal.show(scene).added.map(\.id) == [2])
  }

  @Test func outlinesAreSteadyAndFollow() throws {
    let code = try Scene.qr("A")
    var random = SeededRandom(seed: 3)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    var shown: [Double] = [], seen: [Double] = []
    for frame in 0..<60 {
      let x = 100 + Int(random.next() % 3)
      _ = rehearsal.show(Scene().with(code, x: x, y: 80))
      guard frame >= 10, let tracked = rehearsal.session.codes.first else { continue }
      shown.append(tracked.outline.center.x)
      seen.append(tracked.barcode.outline.center.x)
    }
    #expect(deviation(shown) < 0.45 * deviation(seen), "a shaking hand")
    for step in 0..<15 { _ = rehearsal.show(Scene().with(code, x: 100 + 6 * step, y: 80)) }
    let tracked = try #require(rehearsal.session.codes.first)
    #expect(
      abs(tracked.outline.center.x - tracked.barcode.outline.center.x) < 12, "two frames behind at most")
  }

  @Test func aNewCodeIsSeenWhileAnotherIsFollowed() throws {
    let (a, b) = (try Scene.qr("A"), try Scene.qr("B"))
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    _ = rehearsal.show(Scene().with(a, x: 10, y: 80), frames: 7)
    let actions = rehearsal.show(Scene().with(a, x: 10, y: 80).with(b, x: 220, y: 80), frames: 3)
    #expect(actions.values == ["B"])
  }

  private func deviation(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
  }

  /// A camera of one frame a second shows the same code again, not another one; after a pause it is another.
  @Test(arguments: [33, 350, 450, 1000]) func slowCamerasKeepCodes(gap: Int64) throws {
    let scene = Scene().with(try Scene.bars(.ean8, "12345670"), x: 60, y: 40)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    var values: [String] = []
    for _ in 0..<6 where values.isEmpty {
      rehearsal.wait(gap)
      values = rehearsal.show(scene).values
    }
    #expect(values == ["12345670"])
  }
}
