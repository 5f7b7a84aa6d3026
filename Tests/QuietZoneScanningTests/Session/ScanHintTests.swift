import QuietZone
import TestSupport
import Testing

@testable import QuietZoneScanning

@Suite struct ScanHintTests {
  @Test func thatItIsLookingIsSaidAfterAWhileAndNoLongerThanNothingIsInView() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    #expect(rehearsal.show(Scene(), frames: 90).hints == [])
    #expect(rehearsal.show(Scene(), frames: 10).hints == [.looking])
    #expect(rehearsal.session.hint == .looking)
    let found = rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80))
    #expect(found.hints == [nil] && found.values == ["A"])
    #expect(rehearsal.session.hint == nil)
  }

  @Test(arguments: [
    (AcceptanceRule.web, ScanHint.notALink), (.all([.web]), .notALink),
    (.prefix(Array("B".utf8)), .notWanted), (.all([.symbologies(.aztec)]), .notWanted),
  ])
  func whyACodeDoesNotCountIsSaid(_ rule: AcceptanceRule, _ hint: ScanHint) throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once, acceptance: rule))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    #expect(rehearsal.show(scene, frames: 9).hints == [], "not in passing")
    #expect(rehearsal.show(scene, frames: 60).hints == [hint], "once")
    #expect(rehearsal.show(Scene(), frames: 20).hints == [nil], "until it is gone")
  }

  @Test func codesThatCountedBefore() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    #expect(rehearsal.show(scene, frames: 60).hints == [], "in view since it counted")
    rehearsal.wait(1000)
    #expect(rehearsal.show(scene, frames: 20).hints == [.alreadyCounted])
  }

  @Test func framesThatMustAgree() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once, confirmations: 30))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    #expect(rehearsal.show(scene, frames: 29).hints == [.holdStill])
    #expect(rehearsal.show(scene).hints == [nil])
  }

  /// A code that is seen and can't be read: its patterns are there, and nothing between them.
  @Test(arguments: [(1, ScanHint.comeCloser), (4, .unreadable)])
  func whyACodeThatIsSeenIsNotRead(_ scale: Int, _ hint: ScanHint) throws {
    let symbol = try BarcodeWriter(.qrCode).write("https://example.org/a/long/way")
    guard case .grid(var grid) = symbol.shape else { return }
    for y in 9..<grid.height - 9 { for x in 9..<grid.width - 9 { grid[x, y] = (x * y) % 3 == 0 } }
    for y in 9..<grid.height - 9 { for x in 0..<6 { grid[x, y] = (x + y) % 3 == 0 } }
    let wreck = Scene().with(LuminanceImage(grid, scale: scale), x: 80, y: 60)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    #expect(rehearsal.show(wreck, frames: 8).hints == [], "not in passing")
    #expect(rehearsal.show(wreck, frames: 60).hints == [hint], "once")
    #expect(rehearsal.session.sighting?.symbologies == .qrCode)
    #expect(rehearsal.show(Scene(), frames: 20).hints == [nil], "until it is gone")
    #expect(rehearsal.session.sighting == nil)
    let read = rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80))
    #expect(read.values == ["A"])
  }

  @Test func eachObstacleHasAHint() {
    let hints = BarcodeSighting.Obstacle.allCases.map { ScanHint($0) }
    #expect(hints == [.moreLight, .unreadable, .comeCloser, .holdStill, .moveIntoFrame, .unreadable])
  }

  @Test func pausingTakesItBack() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once, acceptance: .web))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    #expect(rehearsal.show(scene, frames: 20).hints == [.notALink])
    #expect(rehearsal.session.pause(at: rehearsal.now).hints == [nil])
    _ = rehearsal.session.resume(at: rehearsal.now)
    #expect(rehearsal.show(scene, frames: 9).hints == [], "and it begins anew")
  }

  /// The one that is meant most likely is spoken of.
  @Test func ofSeveralCodesTheOneInTheFrame() throws {
    var rehearsal = Rehearsal(
      ScanConfiguration(
        mode: .once, acceptance: .web, region: .picture(Rectangle2D(x: 0, y: 0, width: 100, height: 100)),
        regionRule: .strict))
    let scene = Scene().with(try Scene.qr("NO LINK"), x: 3, y: 3)
      .with(try Scene.qr("http://a.example"), x: 200, y: 140)
    let actions = rehearsal.show(scene, frames: 30)
    #expect(actions.hints == [.notALink])
    #expect(actions.ignored.sorted() == ["NO LINK: rule", "http://a.example: outside"])
  }

  @Test func nothingIsSaidBeforeTheShutterIsPressed() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .manual))
    #expect(rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80), frames: 60).hints == [])
  }
}
