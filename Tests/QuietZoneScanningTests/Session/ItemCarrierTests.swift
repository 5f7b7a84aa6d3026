import QuietZone
import QuietZoneScanning
import TestSupport
import Testing

/// Two codes of one trade item: pictures of 6 pixels a millimetre, by the EAN-13's modules of 2 pixels.
@Suite struct ItemCarrierTests {
  private static let link = "https://example.com/01/09506000134352/10/ABC"

  /// An EAN-13 on the left and a QR Code with a link so far to the right of it.
  private static func scene(_ link: String = link, apart: Int) throws -> Scene {
    Scene(width: 900, height: 240)
      .with(try Scene.bars(.ean13, "9506000134352"), x: 16, y: 90)
      .with(try Scene.qr(link), x: 16 + 24 + 190 + apart, y: 70)
  }

  private static func isDuplicate(_ action: ScanAction) -> Bool {
    if case .ignored(_, .duplicate) = action { true } else { false }
  }

  @Test func theOneThatSaysMoreCounts() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, joinsCarriers: true))
    let actions = rehearsal.show(try Self.scene(apart: 60), frames: 30)
    #expect(actions.values == [Self.link])
    #expect(actions.filter(Self.isDuplicate).count == 1)
    // Alone, later, the other stays one that counted.
    let alone = Scene(width: 900, height: 240).with(try Scene.bars(.ean13, "9506000134352"), x: 16, y: 90)
    #expect(rehearsal.show(alone, frames: 10).values == [])
  }

  @Test(arguments: [ScanMode.once, .manual])
  func aSessionForOneCodeTakesIt(_ mode: ScanMode) throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: mode, joinsCarriers: true))
    _ = rehearsal.session.capture(at: rehearsal.now)
    #expect(rehearsal.show(try Self.scene(apart: 60), frames: 30).values == [Self.link])
  }

  @Test func unlessAskedForBothCount() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    let values = rehearsal.show(try Self.scene(apart: 60), frames: 30).values
    #expect(Set(values) == ["9506000134352", Self.link])
  }

  /// 50 mm are 303 pixels.
  @Test func fartherApartAreTwoItems() throws {
    var near = Rehearsal(ScanConfiguration(mode: .oncePerCode, joinsCarriers: true))
    #expect(near.show(try Self.scene(apart: 280), frames: 30).values == [Self.link])
    var far = Rehearsal(ScanConfiguration(mode: .oncePerCode, joinsCarriers: true))
    #expect(far.show(try Self.scene(apart: 330), frames: 30).values.count == 2)
  }

  @Test func anotherItemCountsToo() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, joinsCarriers: true))
    let scene = try Self.scene("https://example.com/01/09501101530003/10/ABC", apart: 60)
    #expect(rehearsal.show(scene, frames: 30).values.count == 2)
  }

  @Test func carriersOfOtherBatchesAreTwo() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode, joinsCarriers: true))
    let scene = Scene(width: 600, height: 240)
      .with(try Scene.qr("https://example.com/01/09506000134352/10/ABC"), x: 30, y: 60)
      .with(try Scene.qr("https://example.com/01/09506000134352/10/XYZ"), x: 250, y: 60)
    #expect(rehearsal.show(scene, frames: 30).values.count == 2)
  }
}
