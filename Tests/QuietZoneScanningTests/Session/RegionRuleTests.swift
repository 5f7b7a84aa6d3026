import QuietZone
import Testing

@testable import QuietZoneScanning

/// Pictures of 320 × 240 with a region of 120 × 120 in the middle; codes are 87 pixels wide, 63 without their
/// quiet zones.
@Suite struct RegionRuleTests {
  private let region = RegionOfInterest.picture(Rectangle2D(x: 100, y: 60, width: 120, height: 120))

  private func rehearsal(
    _ mode: ScanMode, _ rule: RegionRule = .hint, _ acceptance: AcceptanceRule = .any,
    region: RegionOfInterest? = nil
  ) -> Rehearsal {
    Rehearsal(
      ScanConfiguration(
        mode: mode, acceptance: acceptance, region: region ?? self.region, regionRule: rule))
  }

  @Test(arguments: [ScanMode.once, .oncePerCode, .continuous(rearm: 1000)])
  func aCodeInTheFrameCountsAtOnce(_ mode: ScanMode) throws {
    for (x, y) in [(116, 76), (70, 40), (160, 120)] {
      var rehearsal = rehearsal(mode)
      #expect(rehearsal.show(Scene().with(try Scene.qr("A"), x: x, y: y)).values == ["A"], "at \(x), \(y)")
    }
  }

  @Test(arguments: [ScanMode.once, .oncePerCode, .continuous(rearm: 1000)])
  func aCodeBesideTheFrameCountsWhenItStays(_ mode: ScanMode) throws {
    let scene = Scene().with(try Scene.qr("A"), x: 3, y: 3)
    var rehearsal = rehearsal(mode)
    let before = rehearsal.show(scene, frames: 19)
    #expect(before.values == [] && before.ignored == [])
    #expect(before.added.map { $0.standing } == [.waiting])
    #expect(rehearsal.session.codes.map { $0.standing } == [.waiting])
    #expect(rehearsal.show(scene).values == ["A"], "0.6 seconds after the first frame")
  }

  @Test func whereOneCodeIsWantedTheFrameComesFirst() throws {
    let side = Scene().with(try Scene.qr("SIDE"), x: 3, y: 3)
    var rehearsal = rehearsal(.once)
    #expect(rehearsal.show(side, frames: 15).values == [], "half a second")
    #expect(rehearsal.show(side.with(try Scene.qr("FRAMED"), x: 150, y: 100)).values == ["FRAMED"])
  }

  /// The code in the frame needs three frames that agree; the other one.
  @Test func whatIsBesideWaitsForWhatIsInTheFrame() throws {
    let framed = Scene(width: 480).with(try Scene.bars(.codabar, "A12B"), x: 150, y: 90)
    let scene = framed.with(try Scene.qr("SIDE"), x: 3, y: 3)
    var rehearsal = rehearsal(.once, region: .picture(Rectangle2D(x: 140, y: 60, width: 200, height: 120)))
    _ = rehearsal.show(Scene(width: 480).with(try Scene.qr("SIDE"), x: 3, y: 3), frames: 18)
    #expect(rehearsal.show(scene, frames: 6).values == ["A12B"])
  }

  @Test func whereAllCodesAreWantedThoseBesideTheFrameCountToo() throws {
    let scene = Scene().with(try Scene.qr("FRAMED"), x: 116, y: 76).with(try Scene.qr("SIDE"), x: 3, y: 3)
    var rehearsal = rehearsal(.oncePerCode)
    #expect(rehearsal.show(scene, frames: 10).values == ["FRAMED"])
    #expect(rehearsal.show(scene, frames: 10).values == ["SIDE"])
  }

  @Test func whatTheRuleRefusesInTheFrameHoldsNothingUp() throws {
    let scene = Scene().with(try Scene.qr("NO LINK"), x: 116, y: 76)
      .with(try Scene.qr("http://a.example"), x: 3, y: 3)
    var rehearsal = rehearsal(.once, .hint, .web)
    let actions = rehearsal.show(scene, frames: 20)
    #expect(actions.ignored == ["NO LINK: rule"])
    #expect(actions.values == ["http://a.example"])
  }

  /// Coming near makes a code larger than the frame.
  @Test(arguments: [RegionRule.hint, .strict])
  func aCodeLargerThanTheFrameCounts(_ rule: RegionRule) throws {
    let small = RegionOfInterest.picture(Rectangle2D(x: 140, y: 100, width: 40, height: 40))
    var rehearsal = rehearsal(.once, rule, region: small)
    #expect(rehearsal.show(Scene().with(try Scene.qr("A"), x: 116, y: 76)).values == ["A"])
    let bars = try Scene.bars(.code128, "WIDER THAN THE FRAME")
    var wide = self.rehearsal(
      .once, rule, region: .picture(Rectangle2D(x: 200, y: 60, width: 200, height: 120)))
    #expect(
      wide.show(Scene(width: 600).with(bars, x: (600 - bars.width) / 2, y: 90), frames: 3).values
        == ["WIDER THAN THE FRAME"])
  }

  @Test(arguments: [ScanMode.once, .oncePerCode])
  func strictRefusesWhatLiesOutside(_ mode: ScanMode) throws {
    let code = try Scene.qr("A")
    var rehearsal = rehearsal(mode, .strict)
    let outside = rehearsal.show(Scene().with(code, x: 3, y: 3), frames: 60)
    #expect(outside.values == [])
    #expect(outside.ignored == ["A: outside"], "told once")
    let told = outside.compactMap { if case .ignored(let code, _) = $0 { code } else { nil } }
    #expect(told.first?.outline.contains(Point2D(x: 46, y: 46)) == true, "with where it is")
    #expect(rehearsal.session.codes.map { $0.standing } == [.refused(.outside)])
    #expect(outside.hints == [.moveIntoFrame])
    let inside = rehearsal.show(Scene().with(code, x: 116, y: 76), frames: 3)
    #expect(inside.values == ["A"], "the same code, moved into the frame")
    #expect(inside.hints.first == .some(nil), "and nothing more to say")
  }

  @Test func cropLooksNowhereElse() throws {
    let code = try Scene.qr("A")
    let half = RegionOfInterest.sensor(Rectangle2D(x: 0.5, y: 0, width: 0.5, height: 1))
    var rehearsal = rehearsal(.oncePerCode, .crop, region: half)
    #expect(rehearsal.show(Scene().with(code, x: 20, y: 80), frames: 3) == [])
    #expect(rehearsal.show(Scene().with(code, x: 125, y: 80), frames: 3) == [], "half outside")
    #expect(rehearsal.show(Scene().with(code, x: 200, y: 80)).values == ["A"])
  }

  @Test func aRegionBesideThePicture() throws {
    let beside = RegionOfInterest.picture(Rectangle2D(x: 900, y: 0, width: 100, height: 100))
    let scene = Scene().with(try Scene.qr("A"), x: 116, y: 76)
    var crop = rehearsal(.oncePerCode, .crop, region: beside)
    #expect(crop.show(scene, frames: 30) == [])
    var strict = rehearsal(.oncePerCode, .strict, region: beside)
    let refused = strict.show(scene, frames: 30)
    #expect(refused.values == [] && refused.ignored == ["A: outside"])
    var hint = rehearsal(.oncePerCode, .hint, region: beside)
    #expect(hint.show(scene, frames: 30).values == ["A"])
  }

  /// A view of 120 × 240 shows the middle of the picture alone.
  @Test(arguments: [ScanMode.once, .oncePerCode])
  func whatIsNotShownDoesNotCount(_ mode: ScanMode) throws {
    var configuration = ScanConfiguration(mode: mode)
    configuration.viewport = Viewport(view: Size2D(width: 120, height: 240))
    var rehearsal = Rehearsal(configuration)
    let hidden = rehearsal.show(Scene().with(try Scene.qr("HIDDEN"), x: 3, y: 80), frames: 40)
    #expect(hidden.values == [] && hidden.ignored == [] && hidden.hints == [])
    let shown = Scene().with(try Scene.qr("SHOWN"), x: 116, y: 76)
    #expect(rehearsal.show(shown, frames: 3).values == ["SHOWN"])
    configuration.viewport = Viewport(view: Size2D(width: 0, height: 0))
    var unplaced = Rehearsal(configuration)
    #expect(unplaced.show(shown).values == ["SHOWN"], "a view without extent says nothing")
  }

  @Test(arguments: [Guide.centerLine(Guide.CenterLine()), .plus(Guide.Plus())])
  func whatLiesOffTheLineWaits(_ guide: Guide) throws {
    let viewport = Viewport(view: Size2D(width: 320, height: 240))
    let configuration = ScanConfiguration(mode: .oncePerCode).seen(in: viewport, guides: [guide])
    var rehearsal = Rehearsal(configuration)
    let scene = Scene().with(try Scene.qr("UNDER"), x: 116, y: 76).with(try Scene.qr("OFF"), x: 220, y: 3)
    #expect(rehearsal.show(scene, frames: 10).values == ["UNDER"])
    #expect(rehearsal.show(scene, frames: 10).values == ["OFF"])
  }

  @Test func eachReasonIsToldOnceForACode() throws {
    let code = try Scene.qr("A")
    var rehearsal = rehearsal(.oncePerCode, .strict)
    let inside = Scene().with(code, x: 116, y: 76), outside = Scene().with(code, x: 3, y: 3)
    #expect(rehearsal.show(inside, frames: 3).values == ["A"])
    rehearsal.wait(2000)
    let again = (0..<4).flatMap { _ in
      rehearsal.show(outside, frames: 3) + rehearsal.show(inside, frames: 3)
    }
    #expect(again.values == [])
    #expect(again.ignored.sorted() == ["A: duplicate", "A: outside"])
  }

  @Test(arguments: [
    // x, y, width, height of the code in a frame of 100 × 100 at (0, 0); whether it lies in it
    (10.0, 10.0, 20.0, 20.0, true), (-10, 40, 20, 20, true), (-11, 40, 20, 20, false),
    (-200, 40, 500, 20, true), (50, 0, 300, 100, true), (51, 0, 300, 100, false),
    (-50, -50, 200, 200, true), (200, 200, 10, 10, false), (40, 95, 20, 10, true), (40, 96, 20, 10, false),
    (20, 50, 60, 0, true), (20, 101, 60, 0, false),
  ])
  func half(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ isInside: Bool) {
    let frame = Rectangle2D(x: 0, y: 0, width: 100, height: 100)
    #expect(Rectangle2D(x: x, y: y, width: width, height: height).liesHalf(in: frame) == isInside)
  }
}
