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
}
