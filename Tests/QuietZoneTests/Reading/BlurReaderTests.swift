import TestSupport
import Testing

@testable import QuietZone

/// Lines of one region, read by the same reader of blurred bars.
@Suite struct BlurReaderTests {
  private static func reader() throws -> BlurReader {
    try #require(LineScanner([.ean13, .ean8, .upcE, .code128]).blurReader())
  }

  /// What a reader takes from a line of these bars, blurred.
  private static func read(_ bars: [UInt8], by reader: inout BlurReader) -> [String] {
    let end = BlurMatcherTests.begin + Double(bars.reduce(0) { $0 + Int($1) }) * BlurMatcherTests.pitch
    let stretch = LineScanner.Stretch(
      begin: BlurMatcherTests.begin, end: end, runs: bars.count, light: BlurMatcherTests.begin, goesOn: false,
      isEnclosed: false)
    let hits = reader.read(BlurMatcherTests.grey(bars, softness: 0.6), [stretch])
    return hits.map { String(decoding: $0.reading.content.bytes, as: UTF8.self) }
  }

  /// A region's first lines tell which plans are worth a try on the others.
  @Test func linesNarrowThePlans() throws {
    let long = try EANUPCTests.make(.ean13, "4006381333931").bars
    let short = try EANUPCTests.make(.ean8, "61917002").bars
    var reader = try Self.reader()
    #expect(Self.read(long, by: &reader) == ["4006381333931"])
    #expect(reader.least < 0.1, "\(reader.least)")
    #expect(Self.read(short, by: &reader) == ["61917002"])
    // Both have been met.
    reader.isNarrowed = true
    #expect(Self.read(long, by: &reader) == ["4006381333931"])
    #expect(Self.read(short, by: &reader) == ["61917002"])
    reader = try Self.reader()
    #expect(Self.read(long, by: &reader) == ["4006381333931"])
    reader.isNarrowed = true
    #expect(Self.read(long, by: &reader) == ["4006381333931"])
    #expect(Self.read(short, by: &reader) == [])
  }

  @Test func narrowedBeforeAnyLineItReadsNothing() throws {
    var reader = try Self.reader()
    reader.isNarrowed = true
    #expect(Self.read(try EANUPCTests.make(.ean8, "61917002").bars, by: &reader) == [])
    #expect(reader.least == .infinity)
  }

  /// What a reader for one symbology takes from grey values, one a pixel, in which bars lie between two
  /// places and so many runs are seen; and what its best plan leaves unexplained.
  private static func read(
    _ grey: [UInt8], _ symbology: Symbology, from begin: Double, to end: Double, runs: Int
  ) throws -> (texts: [String], residual: Float) {
    var reader = try #require(LineScanner(SymbologySet(symbology)).blurReader())
    let stretch = LineScanner.Stretch(
      begin: begin, end: end, runs: runs, light: 20, goesOn: false, isEnclosed: false)
    let hits = reader.read(grey.map { Int32($0) * 64 }, [stretch])
    return (hits.map { String(decoding: $0.reading.content.bytes, as: UTF8.self) }, reader.least)
  }

  /// Bars at random, softened, a pixel a module of an EAN-13: what their 25 bars and spaces leave open,
  /// digits fill. Did they show all 59, they would be taken for blurred ones.
  @Test func fewBarsMustBeExplainedBetterThanMany() throws {
    let grey: [UInt8] = [
      142, 142, 140, 131, 114, 95, 87, 91, 97, 93, 80, 71, 76, 94, 115, 131, 134, 122, 102, 82, 70, 70, 82,
      102, 122, 131, 127, 113, 104, 106, 111, 107, 91, 76, 74, 86, 106, 116, 110, 91, 75, 74, 87, 109, 127,
      134, 127, 110, 95, 93, 99, 99, 91, 88, 99, 119, 132, 130, 114, 97, 92, 104, 122, 134, 130, 113, 91,
      75, 73, 86, 108, 126, 132, 122, 102, 82, 71, 75, 90, 107, 111, 100, 82, 73, 79, 97, 119, 132, 132,
      118, 97, 79, 72, 79, 97, 117, 131, 133, 122, 107, 100, 108, 123, 136, 141, 142, 142, 142, 142, 142,
      142, 142, 142, 142, 142, 142,
    ]
    let seen = try Self.read(grey, .ean13, from: 4.6875, to: 101.875, runs: 25)
    #expect(seen.texts == [])
    #expect(seen.residual < 0.13, "\(seen.residual)")
    #expect(try Self.read(grey, .ean13, from: 4.6875, to: 101.875, runs: 59).texts == ["1941557699394"])
  }

  /// Bars of another symbology whose first and last are cut, softened, 1.4 pixels a module of a UPC-E: one of
  /// its values explains nearly all.
  @Test func barsThatAnyUPCEExplainsByHalfAreNone() throws {
    let grey: [UInt8] = [
      146, 147, 147, 147, 147, 139, 124, 101, 86, 79, 80, 86, 98, 110, 114, 113, 113, 115, 114, 112, 108,
      108, 116, 131, 142, 137, 125, 114, 119, 131, 144, 141, 130, 118, 114, 114, 114, 120, 131, 142, 140,
      126, 114, 105, 104, 94, 86, 81, 94, 107, 117, 118, 123, 132, 142, 140, 131, 120, 113, 108, 95, 84, 77,
      84, 92, 102, 104, 111, 114, 108, 94, 85, 90, 107, 127, 141, 143, 132, 121, 116, 127, 138, 147, 147,
      147, 146, 145, 146, 146, 147, 147, 147, 147, 148, 147, 147,
    ]
    let seen = try Self.read(grey, .upcE, from: 6.9375, to: 80.1875, runs: 33)
    #expect(seen.texts == [])
    #expect(seen.residual < 0.1, "\(seen.residual)")
  }
}
