import QuietZone
import Testing

@Suite struct StructuredAppendCollectorTests {
  private func barcode(
    _ text: String, _ index: Int, _ count: Int, _ identity: Int, modifier: UInt8 = UInt8(ascii: "1")
  ) -> Barcode {
    let corner = Point(x: 0, y: 0)
    return Barcode(
      symbology: .qrCode, identifier: SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: modifier),
      content: Content(bytes: Array(text.utf8)),
      outline: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: count == 0 ? nil : StructuredAppend(index: index, count: count, identity: identity),
      details: .qrCode(QRCodeDetails(version: 1, level: .low, mask: 0, columns: 21, rows: 21)))
  }

  private func parity(_ text: String) -> Int { Int(text.utf8.reduce(0, ^)) }

  @Test func anyOrderWithDuplicates() throws {
    let identity = parity("one two three")
    var collector = StructuredAppendCollector()
    #expect(try collector.add(barcode("x", 0, 0, 0)) == .single)
    #expect(try collector.add(barcode("three", 2, 3, identity)) == .incomplete(missing: [0, 1]))
    #expect(try collector.add(barcode("three", 2, 3, identity)) == .incomplete(missing: [0, 1]))
    #expect(try collector.add(barcode("one ", 0, 3, identity)) == .incomplete(missing: [1]))
    // A symbol of another set in between.
    #expect(try collector.add(barcode("other", 1, 2, 7)) == .incomplete(missing: [0]))
    let whole = Content(bytes: Array("one two three".utf8))
    #expect(try collector.add(barcode("two ", 1, 3, identity)) == .complete(whole))
    #expect(collector.pendingCount == 1)
  }

  @Test func wrongParityNamesBothValues() throws {
    var collector = StructuredAppendCollector()
    _ = try collector.add(barcode("ab", 0, 2, 0x55))
    let failure = StructuredAppendCollector.Failure.parity(stated: 0x55, actual: parity("abcd"))
    #expect(throws: failure) { try collector.add(barcode("cd", 1, 2, 0x55)) }
    #expect(collector.pendingCount == 0)
  }

  @Test func contradictionsAndPlacesOutsideAreErrors() throws {
    var collector = StructuredAppendCollector()
    _ = try collector.add(barcode("ab", 0, 2, 1))
    #expect(throws: StructuredAppendCollector.Failure.contradiction(index: 0)) {
      try collector.add(barcode("xy", 0, 2, 1))
    }
    #expect(throws: StructuredAppendCollector.Failure.placeOutOfRange(index: 5, count: 2)) {
      try collector.add(barcode("xy", 5, 2, 1))
    }
  }

  /// Every symbol of an AIM application begins with its indicator; the message has it once.
  @Test func applicationIndicatorStandsOnce() throws {
    var collector = StructuredAppendCollector()
    let identity = parity("abcd")
    let modifier = UInt8(ascii: "5")
    _ = try collector.add(barcode("37cd", 1, 2, identity, modifier: modifier))
    let outcome = try collector.add(barcode("37ab", 0, 2, identity, modifier: modifier))
    #expect(outcome == .complete(Content(bytes: Array("37abcd".utf8))))
  }

  @Test func unfinishedSetsAreBounded() throws {
    var collector = StructuredAppendCollector()
    for identity in 0..<200 { _ = try collector.add(barcode("a", 0, 2, identity)) }
    #expect(collector.pendingCount == 64)
  }
}
