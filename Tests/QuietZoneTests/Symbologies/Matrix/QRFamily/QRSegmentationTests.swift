import TestSupport
import Testing

@testable import QuietZone

/// The optimiser against trying out every assignment of modes.
struct QRSegmentationTests {
  static let formats: [QRBitFormat] =
    [1, 10, 27].map(QRCode.bitFormat) + [1, 2, 3, 4].map(MicroQRCode.bitFormat)
    + [1, 5, 11, 20, 32].map(RectangularMicroQRCode.bitFormat)

  /// Characters of every class: digits, letters, lower case, Latin-1, kanji, both, and neither.
  static let alphabet: [Character] = Array("0123456789012345ABZ:%az~é×漢字π")

  static func randomText(_ random: inout SeededRandom, count: Int) -> String {
    // Runs of one class are what makes the choice hard, so repeat the last character's class now and then.
    var text = ""
    var group = alphabet
    for _ in 0..<count {
      if Int.random(in: 0..<3, using: &random) == 0 {
        group =
          [Array("0123456789"), Array("ABC$"), Array("xyz"), Array("漢字点")].randomElement(
            using: &random) ?? alphabet
      }
      let source = Bool.random(using: &random) ? group : alphabet
      text.append(source.randomElement(using: &random) ?? "0")
    }
    return text
  }

  /// Bits of a segment by the standard's formulas; `nil` if the mode can't carry a unit.
  static func bits(_ units: ArraySlice<QRUnit>, _ mode: QRMode, _ format: QRBitFormat) -> Int64? {
    guard let header = format.headerBits(mode), units.allSatisfy({ $0.fits(mode) }) else { return nil }
    let count = units.count
    switch mode {
    case .numeric: return Int64(header + count / 3 * 10 + [0, 4, 7][count % 3])
    case .alphanumeric:
      let letters = units.reduce(0) { $0 + $1.alphanumericCount }
      return Int64(header + letters / 2 * 11 + letters % 2 * 6)
    case .byte: return Int64(header + units.reduce(0) { $0 + Int($1.byteCount) } * 8)
    case .kanji: return Int64(header + count * 13)
    }
  }

  /// The least bits of all ways to cut `units` into segments of any mode.
  static func leastBits(_ units: ArraySlice<QRUnit>, _ format: QRBitFormat) -> Int64? {
    guard !units.isEmpty else { return 0 }
    var least: Int64?
    for mode in QRMode.allCases {
      for end in units.indices {
        guard let head = bits(units[units.startIndex...end], mode, format) else { break }
        guard let tail = leastBits(units[(end + 1)...], format) else { continue }
        least = min(least ?? .max, head + tail)
      }
    }
    return least
  }

  @Test func isAsShortAsTheBestOfAllWays() throws {
    var random = SeededRandom(seed: 18004)
    for round in 0..<250 {
      let bytes = Array(Self.randomText(&random, count: round % 6 + 1).utf8)
      for hasFNC1 in [false, true] {
        let text = try QRText(bytes, bytes.indices, form: .latin1, hasFNC1: hasFNC1)
        for format in Self.formats {
          let segmentation = QRSegmentation(text, format)
          #expect(segmentation.bits == Self.leastBits(text.units[...], format))
          try Self.checkSegments(segmentation, text, format)
        }
      }
    }
  }

  /// The segments cover all units in order and take the bits they claim.
  static func checkSegments(_ segmentation: QRSegmentation, _ text: QRText, _ format: QRBitFormat) throws {
    guard let bits = segmentation.bits else { return }
    var next = 0
    var sum: Int64 = 0
    for segment in segmentation.segments {
      #expect(segment.units.lowerBound == next)
      next = segment.units.upperBound
      sum += try #require(Self.bits(text.units[segment.units], segment.mode, format))
    }
    #expect(next == text.units.count)
    #expect(sum == bits)
  }

  /// Long texts: never longer than any single mode, and written in exactly the bits claimed.
  @Test func writesAsManyBitsAsItClaims() throws {
    var random = SeededRandom(seed: 23941)
    for round in 0..<200 {
      let bytes = Array(Self.randomText(&random, count: round).utf8)
      let text = try QRText(bytes, bytes.indices, form: .latin1, hasFNC1: round % 2 == 0)
      for format in Self.formats where format.headerBits(.kanji) != nil {
        let segmentation = QRSegmentation(text, format)
        try Self.checkSegments(segmentation, text, format)
        var writer = BitWriter()
        for segment in segmentation.segments {
          text.write(segment, to: &writer, format, hasFNC1: round % 2 == 0)
        }
        #expect(Int64(writer.bitCount) == segmentation.bits)
        #expect(text.leastCost / 6 <= segmentation.bits ?? 0)
      }
    }
  }

  /// The whole choice for free text: ISO-8859-1 without ECI or UTF-8 with ECI 26, whichever is shorter.
  @Test func choosesTheShorterCharacterSet() throws {
    var random = SeededRandom(seed: 8859)
    for round in 0..<300 {
      let text = Self.randomText(&random, count: round % 5 + 1) + (round % 4 == 0 ? "😀" : "")
      let content = Content(text: text)
      let source = try QRSource(
        content, WriterOptions(), converter: .builtIn, hasECI: true, symbology: .qrCode)
      let range = content.bytes.indices
      let latin1 = try? QRText(content.bytes, range, form: .latin1, hasFNC1: false)
      let utf8 = try QRText(content.bytes, range, form: .utf8, hasFNC1: false)
      for format in [1, 10, 27].map(QRCode.bitFormat) {
        let withECI = try #require(Self.leastBits(utf8.units[...], format)) + 12
        let without = latin1.flatMap { Self.leastBits($0.units[...], format) } ?? .max
        #expect(source.message(format)?.bits == min(withECI, without))
      }
    }
  }
}
