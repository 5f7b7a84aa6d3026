import Testing

@testable import QuietZone

/// What has been read of a picture is kept once.
@Suite struct MatrixFindsTests {
  private static func barcode(_ text: String, at center: Point2D, half: Double = 20) -> Barcode {
    Barcode(
      symbology: .qrCode, identifier: SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: 49),
      content: Content(text: text), outline: SquareFrame(center: center, module: 1).outline(reach: half),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: nil,
      details: .qrCode(QRCodeDetails(version: 1, level: .low, mask: 0, columns: 21, rows: 21)))
  }

  @Test func theSameSymbolIsKeptOnce() {
    var finds = MatrixFinds(ReaderOptions(), allowance: 1000)
    finds.add(Self.barcode("case-115", at: Point2D(100, 100)))
    finds.budgets.borders.spend(400)
    finds.add(Self.barcode("case-115", at: Point2D(103, 99), half: 21))
    #expect(finds.barcodes.map(\.outline.topLeft) == [Point2D(80, 80)])
    #expect(finds.budgets.borders.left == 600, "what is known pays for nothing")
  }

  /// Parts of symbols are not told, and don't count towards the most wanted.
  @Test func partsDoNotCount() {
    var part = Self.barcode("part", at: Point2D(100, 100))
    part.isPart = true
    let whole = Self.barcode("whole", at: Point2D(300, 100))
    var finds = MatrixFinds(ReaderOptions(maximumCount: 1), allowance: 1000)
    finds.know([part], narrowestModule: 1)
    #expect(!finds.shouldStop && finds.covers(Point2D(100, 100), PictureLevel(scale: 1)))
    var copy = MatrixFinds(ReaderOptions(maximumCount: 1), allowance: 1000)
    copy.know(finds) { $0 }
    #expect(!copy.shouldStop && copy.others == finds.others)
    finds.know([part, whole], narrowestModule: 1)
    copy.know(finds) { $0 }
    #expect(finds.shouldStop && copy.shouldStop)
  }

  @Test func equalOnesBesideEachOtherAreTwo() {
    var finds = MatrixFinds(ReaderOptions(), allowance: 1000)
    finds.add(Self.barcode("case-115", at: Point2D(100, 100)))
    finds.add(Self.barcode("case-115", at: Point2D(145, 100)))
    finds.add(Self.barcode("case-116", at: Point2D(100, 101)))
    #expect(finds.barcodes.count == 3)
  }
}
