import QuietZone
import QuietZoneScanning
import TestSupport
import Testing

@Suite struct ScanModeTests {
  @Test func onceEndsWithTheFirstCode() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    let actions = rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80), frames: 3)
    #expect(actions.values == ["A"])
    #expect(actions.statuses.last == .stop(byPerson: false))
    #expect(actions.contains(.closeCamera))
    #expect(rehearsal.session.isRunning == false)
  }

  @Test func oncePerCodeCountsEachCodeOnce() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    let (a, b) = (try Scene.qr("A"), try Scene.qr("B"))
    var values = rehearsal.show(Scene().with(a, x: 10, y: 80), frames: 4).values
    values += rehearsal.show(Scene().with(a, x: 10, y: 80).with(b, x: 200, y: 80), frames: 6).values
    rehearsal.wait(60_000)
    let again = rehearsal.show(Scene().with(a, x: 10, y: 80), frames: 4)
    #expect(values == ["A", "B"])
    #expect(again.values == [])
    #expect(again.contains { if case .ignored(_, .duplicate) = $0 { true } else { false } })
  }

  @Test func continuousCountsAgainAfterTheCodeWasOutOfSight() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .continuous(rearm: 1000)))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    #expect(rehearsal.show(scene, frames: 90).values == ["A"], "in sight for three seconds")
    _ = rehearsal.show(Scene(), frames: 15)
    #expect(rehearsal.show(scene, frames: 5).values == [], "away for half a second")
    _ = rehearsal.show(Scene(), frames: 31)
    #expect(rehearsal.show(scene, frames: 5).values == ["A"], "away for a second")
  }

  @Test func manualWaitsForTheTriggerAndTakesTheMiddle() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .manual))
    let scene = Scene().with(try Scene.qr("SIDE"), x: 5, y: 80).with(try Scene.qr("MIDDLE"), x: 115, y: 75)
    #expect(rehearsal.show(scene, frames: 5).values == [])
    _ = rehearsal.session.capture(at: rehearsal.now)
    #expect(rehearsal.show(scene, frames: 5).values == ["MIDDLE"])
    #expect(rehearsal.show(scene, frames: 5).values == [])
    _ = rehearsal.session.capture(at: rehearsal.now)
    #expect(rehearsal.show(scene).values == ["MIDDLE"], "again, since it was asked for again")
  }

  @Test func whatTheRuleRefusesIsToldOnceAndTheSessionGoesOn() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once, acceptance: .web))
    let refused = rehearsal.show(Scene().with(try Scene.qr("ftp://a.example"), x: 100, y: 80), frames: 5)
    #expect(refused.values == [])
    #expect(refused.filter { if case .ignored(_, .rule) = $0 { true } else { false } }.count == 1)
    #expect(rehearsal.session.isRunning)
    let link = Scene().with(try Scene.qr("https://a.example"), x: 100, y: 80)
    #expect(rehearsal.show(link).values == ["https://a.example"])
  }

  @Test(arguments: [ScanMode.once, .manual])
  func ofSeveralCodesTheOneNearestToTheMiddleCounts(_ mode: ScanMode) throws {
    let scene = Scene().with(try Scene.qr("SIDE"), x: 5, y: 80).with(try Scene.qr("MIDDLE"), x: 115, y: 75)
      .with(try Scene.qr("CORNER"), x: 225, y: 150)
    var rehearsal = Rehearsal(ScanConfiguration(mode: mode))
    _ = rehearsal.session.capture(at: rehearsal.now)
    #expect(rehearsal.show(scene).values == ["MIDDLE"])
  }

  @Test func theCodeThatEndedASessionIsShownAsCounted() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    let actions = rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80))
    #expect(actions.added.map { $0.standing } == [.accepted])
    #expect(rehearsal.session.isRunning == false)
    #expect(rehearsal.session.codes.map { $0.standing } == [.accepted], "the picture may stand still now")
    _ = rehearsal.session.start(at: rehearsal.now)
    #expect(rehearsal.session.codes == [])
  }

  @Test func confirmationsAskForThatManyFrames() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once, confirmations: 4))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    #expect(rehearsal.show(scene, frames: 3).values == [])
    let last = rehearsal.show(scene)
    #expect(last.values == ["A"])
    guard case .success(let scan) = last.statuses.first else {
      Issue.record("no success")
      return
    }
    #expect(scan.frames == 4)
  }

  @Test func weakSymbologiesNeedFramesThatAgree() throws {
    let scene = Scene(width: 400).with(try Scene.bars(.codabar, "A123456B"), x: 20, y: 80)
    var rehearsal = Rehearsal(ScanConfiguration(symbologies: SymbologySet(.codabar), mode: .once))
    let first = rehearsal.show(scene)
    #expect(first.added.count == 1, "it is shown at once")
    #expect(first.values == [])
    #expect(rehearsal.show(scene, frames: 2).values == ["A123456B"])
  }

  /// Interleaved 2 of 5 has no check character: under glare its end may pass for a whole symbol.
  @Test func whatIsLeftOfALongerCodeDoesNotCount() throws {
    let whole = try Scene.bars(.interleaved2of5, "2167361334")
    let part = try Scene.bars(.interleaved2of5, "361334")
    let symbologies = SymbologySet(.interleaved2of5)
    var rehearsal = Rehearsal(ScanConfiguration(symbologies: symbologies, mode: .oncePerCode))
    let end = 20 + whole.width - part.width
    let shown = rehearsal.show(Scene(width: 640).with(whole, x: 20, y: 80), frames: 4)
    #expect(shown.values == ["2167361334"])
    let left = rehearsal.show(Scene(width: 640).with(part, x: end, y: 80), frames: 30)
    #expect(left.added.count == 1, "it is followed")
    #expect(left.values == [])
    let beside = Scene(width: 640).with(whole, x: 20, y: 20).with(part, x: 440, y: 160)
    rehearsal.wait(1000)
    #expect(rehearsal.show(beside, frames: 10).values == ["361334"], "a label of its own")
  }

  /// A label above another one that says the same and more.
  @Test func stackedLabelsBothCount() throws {
    let whole = try Scene.bars(.interleaved2of5, "2167361334")
    let part = try Scene.bars(.interleaved2of5, "361334")
    let symbologies = SymbologySet(.interleaved2of5)
    var rehearsal = Rehearsal(ScanConfiguration(symbologies: symbologies, mode: .oncePerCode))
    let scene = Scene(width: 640, height: 320).with(whole, x: 20, y: 20).with(part, x: 20, y: 180)
    #expect(Set(rehearsal.show(scene, frames: 20).values) == ["2167361334", "361334"])
  }

  /// A camera slower than the time after which a code counts again.
  @Test func whatStaysInSightOfASlowCameraCountsOnce() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .continuous(rearm: 500)))
    let scene = Scene().with(try Scene.qr("A"), x: 100, y: 80)
    var counted: [String] = []
    for _ in 0..<8 {
      counted += rehearsal.show(scene).values
      rehearsal.wait(600)
    }
    #expect(counted == ["A"])
    rehearsal.wait(3000)
    #expect(rehearsal.show(scene).values == ["A"])
  }

  /// Frames that must agree on it take no time off the time that it must be away.
  @Test(arguments: [(200, 4, 1000), (33, 14, 500)])
  func whatWasAwayForLessDoesNotCountAgain(_ pace: Int64, _ away: Int, _ rearm: Int) throws {
    let scene = Scene(width: 400).with(try Scene.bars(.code39, "A123456B"), x: 20, y: 80)
    var rehearsal = Rehearsal(
      ScanConfiguration(symbologies: .code39, mode: .continuous(rearm: rearm), confirmations: 3))
    func show(_ scene: Scene, _ count: Int) -> [String] {
      (0..<count).flatMap { _ in
        rehearsal.wait(pace - 33)
        return rehearsal.show(scene).values
      }
    }
    #expect(show(scene, 10) == ["A123456B"])
    #expect(show(Scene(width: 400), away - 1) == [])
    #expect(show(scene, 30) == [], "back before the time")
    #expect(show(Scene(width: 400), rearm / Int(pace) + 1) == [])
    #expect(show(scene, 10) == ["A123456B"], "back after it")
  }

  /// A code that is in view beside the frame is in sight.
  @Test func whatIsSeenBesideTheFrameIsInSight() throws {
    let region = RegionOfInterest.picture(Rectangle2D(x: 100, y: 60, width: 120, height: 120))
    var rehearsal = Rehearsal(
      ScanConfiguration(mode: .continuous(rearm: 1000), region: region, regionRule: .strict))
    let inside = Scene().with(try Scene.qr("A"), x: 116, y: 76)
    let beside = Scene().with(try Scene.qr("A"), x: 3, y: 76)
    #expect(rehearsal.show(inside, frames: 5).values == ["A"])
    #expect(rehearsal.show(beside, frames: 40).values == [], "1.3 seconds")
    #expect(rehearsal.show(inside, frames: 40).values == [], "it was never away")
    _ = rehearsal.show(Scene(), frames: 31)
    #expect(rehearsal.show(beside, frames: 10).values == [])
    #expect(rehearsal.show(inside, frames: 5).values == ["A"], "it was, and has not counted since")
  }

  @Test(arguments: [Symbology.qrCode, .dataMatrix, .aztec])
  func setsArePutTogetherAndEndTheSessionWhole(symbology: Symbology) throws {
    let text = "One message in three symbols, 48 characters long."
    let symbols = try BarcodeWriter(symbology).writeSeries(Content(bytes: Array(text.utf8)), count: 3)
    var rehearsal = Rehearsal(ScanConfiguration(mode: .once))
    var actions: [ScanAction] = []
    for symbol in symbols {
      guard case .grid(let grid) = symbol.shape else { continue }
      actions += rehearsal.show(Scene().with(LuminanceImage(grid, scale: 3), x: 60, y: 40), frames: 2)
    }
    let progress = actions.compactMap { if case .progress(let have, 3) = $0 { have } else { nil } }
    #expect(progress == [1, 2, 3])
    let whole = actions.compactMap { if case .completed(let set) = $0 { set.content.bytes } else { nil } }
    #expect(whole == [Array(text.utf8)])
    #expect(rehearsal.session.isRunning == false)
  }
}
