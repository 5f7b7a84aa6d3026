import Testing

@testable import QuietZone

@Suite struct TradeItemTests {
  private static func barcode(
    _ symbology: Symbology, _ identifier: String, _ text: String, gtin: String? = nil
  ) -> Barcode {
    let name = Array(identifier.utf8), corner = Point2D(x: 0, y: 0)
    let details: SymbolDetails =
      gtin.map { .linear(LinearDetails(check: .verified, gtin: Array($0.utf8))) } ?? .linear(LinearDetails())
    let isMatrix = symbology == .qrCode || symbology == .dataMatrix
    return Barcode(
      symbology: symbology, identifier: SymbologyIdentifier(code: name[1], modifier: name[2]),
      content: Content(bytes: Array(text.utf8)),
      outline: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: nil,
      details: isMatrix ? .dataMatrix(DataMatrixDetails(columns: 18, rows: 18)) : details)
  }

  @Test func everyCarrier() {
    let message = "010950110153000310AB-123\u{1D}17261231"
    let barcodes = [
      Self.barcode(.ean13, "]E0", "9501101530003", gtin: "09501101530003"),
      Self.barcode(.itf14, "]I1", "09501101530003", gtin: "09501101530003"),
      Self.barcode(.dataBar, "]e0", "0109501101530003", gtin: "09501101530003"),
      Self.barcode(.dataBarExpanded, "]e0", message), Self.barcode(.code128, "]C1", message),
      Self.barcode(.dataMatrix, "]d2", message), Self.barcode(.qrCode, "]Q3", message),
      Self.barcode(.qrCode, "]Q1", "https://example.com/01/9501101530003/10/AB-123?17=261231"),
      Self.barcode(.dataMatrix, "]d1", "HTTPS://EXAMPLE.COM/01/09501101530003/10/AB-123?17=261231"),
    ]
    for (index, barcode) in barcodes.enumerated() {
      let item = TradeItem(barcode)
      #expect(item?.gtin == Array("09501101530003".utf8), "\(index)")
      if index > 2 {
        #expect(item?.batch == Array("AB-123".utf8) && item?.expirationDate?.description == "2026-12-31")
      }
    }
  }

  @Test func noTradeItem() {
    for barcode in [
      Self.barcode(.code128, "]C0", "0109501101530003"),
      Self.barcode(.qrCode, "]Q1", "https://example.com/01"),
      Self.barcode(.qrCode, "]Q1", "0109501101530003"), Self.barcode(.code128, "]C1", "00106141411234567897"),
      Self.barcode(.code128, "]C1", "0109501101530004"), Self.barcode(.code128, "]C1", "x"),
    ] {
      #expect(TradeItem(barcode) == nil)
    }
  }

  @Test func everythingThatItSays() throws {
    let text = "(01)95011015300007(3103)001250(3932)9781299(21)S1(11)260101(13)260102(15)260103(16)260104"
    let item = try #require(TradeItem(GS1ElementString(text, checks: .structure)))
    #expect(item.netWeight?.amount.description == "1.250" && item.netWeight?.unit == .kilogram)
    #expect(item.price?.amount.description == "12.99" && item.price?.currency == Array("978".utf8))
    #expect(item.serialNumber == Array("S1".utf8) && item.batch == nil && item.expirationDate == nil)
    #expect(item.productionDate?.day == 1 && item.packagingDate?.day == 2)
    #expect(item.bestBeforeDate?.day == 3 && item.sellByDate?.day == 4)
    let pounds = try #require(TradeItem(GS1ElementString("(01)95011015300007(3202)000150(3922)499")))
    #expect(pounds.netWeight?.unit == .pound && pounds.netWeight?.amount.value == 1.5)
    #expect(pounds.price?.currency == nil && pounds.price?.amount.description == "4.99")
  }
}
