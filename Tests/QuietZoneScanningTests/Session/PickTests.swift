import QuietZone
import QuietZoneScanning
import Testing

/// Codes that come from elsewhere than the camera.
@Suite struct PickTests {
  private let barcode: Barcode
  private let now = ScanTime(milliseconds: 2000)

  init() throws {
    let image = try Scene.qr("https://a.example")
    barcode = try #require(BarcodeReader().read(image.view).first)
  }

  @Test func oneCountsWhereThereIsNoCamera() {
    var session = ScanSession(ScanConfiguration(mode: .once))
    #expect(session.pick(barcode, at: now).values == ["https://a.example"])
    #expect(session.state == .idle)
    #expect(session.pick(barcode, at: now).values == ["https://a.example"], "as often as it is chosen")
  }

  @Test func theRuleHolds() {
    var session = ScanSession(ScanConfiguration(acceptance: .prefix(Array("B".utf8))))
    let actions = session.pick(barcode, at: now)
    #expect(actions.values == [] && actions.ignored == ["https://a.example: rule"])
  }

  @Test func itEndsASessionOfOneCode() {
    var once = Rehearsal(ScanConfiguration(mode: .once))
    let actions = once.session.pick(barcode, at: now)
    #expect(actions.contains(.closeCamera) && once.session.state == .idle)
    #expect(actions.statuses.last == .stop(byPerson: false))
    var all = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    _ = all.session.pick(barcode, at: now)
    #expect(all.session.state == .running)
  }

  /// Its number is its own, and what counted so does not count again from the camera.
  @Test func theCameraKnowsOfIt() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    let picked = try #require(rehearsal.session.pick(barcode, at: rehearsal.now).statuses.first?.scan)
    let seen = rehearsal.show(Scene().with(try Scene.qr("https://a.example"), x: 100, y: 80), frames: 9)
    #expect(seen.values == [] && seen.added.first.map { $0.id != picked.id } == true)
  }
}
