import TestSupport
import Testing

@testable import QuietZone

/// Bars that could be a number and are more likely none.
struct MSIPlesseyTests {
  private static func reading(_ digits: String) throws -> LinearReading? {
    let bars = try BarcodeWriter(.msiPlessey).write(digits).bars
    let decoder = try #require(SymbologyCatalogue.entry(.msiPlessey)?.linear)
    return RunLine(modules: bars, quietZone: 12).withRow {
      decoder.decode($0, 1, LinearDecodeOptions(wanted: .msiPlessey))
    }
  }

  /// As false reads in pictures of fences were.
  @Test(arguments: ["55555555555555555555555555", "249249249", "924924", "1111", "000000"])
  func fencesAreNoNumbers(_ digits: String) throws {
    #expect(try Self.reading(digits) == nil)
  }

  @Test(arguments: ["5555554", "249248249", "1234567", "11112"])
  func numbersAre(_ digits: String) throws {
    #expect(try Self.reading(digits)?.content.bytes == Array(digits.utf8))
  }
}
