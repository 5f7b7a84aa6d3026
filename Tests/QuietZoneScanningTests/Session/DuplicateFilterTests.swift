import QuietZone
import Testing

@testable import QuietZoneScanning

/// What a session remembers of codes that counted.
@Suite struct DuplicateFilterTests {
  @Test func moreThanAShopHasIsRemembered() {
    var filter = DuplicateFilter()
    for number in 0..<5000 { filter.note(code("\(number)"), at: time(number)) }
    #expect((0..<5000).allSatisfy { !counts(filter, code("\($0)")) })
    #expect(counts(filter, code("5000")))
    #expect(counts(filter, code("0", .aztec)), "another symbology's")
  }

  /// Large contents take no more memory than many small ones: those seen longest ago go.
  @Test func bytesAreBounded() {
    var filter = DuplicateFilter()
    let large = (0..<9).map { code(String(repeating: "\($0)", count: 1_000_000)) }
    for (index, code) in large.prefix(8).enumerated() { filter.note(code, at: time(index)) }
    filter.note(large[0], at: time(8))
    filter.note(large[8], at: time(9))
    #expect(large.map { counts(filter, $0) } == [false, true] + [Bool](repeating: false, count: 7))
  }

  private func counts(_ filter: DuplicateFilter, _ code: Barcode) -> Bool {
    filter.counts(code, .oncePerCode)
  }

  private func time(_ milliseconds: Int) -> ScanTime { ScanTime(milliseconds: Int64(milliseconds)) }

  private func code(_ text: String, _ symbology: Symbology = .qrCode) -> Barcode {
    let corner = Point2D(x: 0, y: 0)
    return Barcode(
      symbology: symbology,
      identifier: SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: UInt8(ascii: "1")),
      content: Content(bytes: Array(text.utf8)),
      outline: Quadrilateral(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner),
      isInverted: false, isMirrored: false, correction: Barcode.Correction(corrected: 0, capacity: 0),
      structuredAppend: nil, details: .linear(LinearDetails()))
  }
}
