import QuietZone
import TestSupport
import Testing

@testable import QuietZoneScanning

@Suite struct WholeScanTests {
  @Test func aCodeAloneIsWhole() throws {
    var rehearsal = Rehearsal(ScanConfiguration(mode: .oncePerCode))
    var whole = WholeScan()
    let actions = rehearsal.show(Scene().with(try Scene.qr("A"), x: 100, y: 80), frames: 3)
    let scans = actions.compactMap { whole.take($0) }
    #expect(scans.map { $0.barcode.content.bytes } == [Array("A".utf8)])
    #expect(scans.map { ScanStatus.success($0) } == actions.statuses, "as it was told")
  }

  /// Every code of a set is told, and the message once.
  @Test(arguments: [ScanMode.once, .oncePerCode]) func aSetIsWholeWithItsLastCode(_ mode: ScanMode) throws {
    let text = "One message in two symbols, 46 characters long."
    var rehearsal = Rehearsal(ScanConfiguration(mode: mode))
    var whole = WholeScan()
    var counts: [Int] = []
    var scans: [Scan] = []
    for symbol in try BarcodeWriter(.qrCode).writeSeries(Content(bytes: Array(text.utf8)), count: 2) {
      guard case .grid(let grid) = symbol.shape else { continue }
      let actions = rehearsal.show(Scene().with(LuminanceImage(grid, scale: 3), x: 60, y: 40), frames: 2)
      counts.append(actions.values.count)
      scans += actions.compactMap { whole.take($0) }
    }
    #expect(counts == [1, 1])
    #expect(scans.map { $0.barcode.content.bytes } == [Array(text.utf8)])
    #expect(scans.allSatisfy { $0.barcode.structuredAppend == nil })
  }
}
