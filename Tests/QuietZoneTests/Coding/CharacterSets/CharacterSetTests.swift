import Testing

@testable import QuietZone

struct CharacterSetTests {
  @Test func jisx0208IsOneToOne() {
    #expect(JISX0208.scalars.count == 77 * 94)
    var count = 0
    for lead in [0x81...0x9F, 0xE0...0xEF].joined() {
      for trail in 0x40...0xFC {
        let code = UInt16(lead << 8 | trail)
        guard let scalar = JISX0208.scalar(shiftJIS: code) else { continue }
        count += 1
        #expect(JISX0208.shiftJIS(scalar: scalar) == code)
      }
    }
    // JIS X 0208:1997 has 6879 characters.
    #expect(count == 6879)
  }

  /// JIS X 0208:1997 and the examples of ISO/IEC 18004:2015, 7.4.6.
  @Test func jisx0208HasKnownCodes() {
    #expect(JISX0208.shiftJIS(scalar: 0x70B9) == 0x935F)
    #expect(JISX0208.shiftJIS(scalar: 0x8317) == 0xE4AA)
    #expect(JISX0208.scalar(shiftJIS: 0x8140) == 0x3000)
    #expect(JISX0208.scalar(shiftJIS: 0xEAA4) == 0x7199)
    #expect(JISX0208.scalar(shiftJIS: 0x8160) == 0x301C)
    #expect(JISX0208.scalar(shiftJIS: 0x8740) == nil)
    #expect(JISX0208.scalar(shiftJIS: 0x817F) == nil)
    #expect(JISX0208.scalar(shiftJIS: 0xFFFF) == nil)
    #expect(JISX0208.shiftJIS(scalar: 0x1F600) == 0)
    #expect(JISX0208.shiftJIS(scalar: 0x41) == 0)
  }

  static let samples: [(text: String, eci: ECI, bytes: [UInt8])] = [
    ("Grüße", .iso8859_1, [0x47, 0x72, 0xFC, 0xDF, 0x65]),
    ("Grüße", .utf8, [0x47, 0x72, 0xC3, 0xBC, 0xC3, 0x9F, 0x65]),
    ("aﾊ漢", .shiftJIS, [0x61, 0xCA, 0x8A, 0xBF]),
    ("é😀", .utf16BE, [0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00]),
    ("plain", .ascii, [0x70, 0x6C, 0x61, 0x69, 0x6E]),
    ("", .utf8, []),
  ]

  @Test func convertsBothWays() {
    for sample in Self.samples {
      #expect(TextConverter.builtIn.bytes(of: sample.text, sample.eci) == sample.bytes)
      #expect(TextConverter.builtIn.text(of: sample.bytes, sample.eci) == sample.text)
    }
  }

  @Test func everyScalarSurvivesUTF8AndUTF16() {
    var scalars = String.UnicodeScalarView()
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 97) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let text = String(scalars)
    for eci in [ECI.utf8, .utf16BE] {
      let bytes = TextConverter.builtIn.bytes(of: text, eci)
      #expect(bytes.flatMap { TextConverter.builtIn.text(of: $0, eci) } == text)
    }
  }

  @Test func refusesWhatIsNotValid() {
    let invalid: [(ECI, [UInt8])] = [
      (.utf8, [0xC0, 0x80]), (.utf8, [0xED, 0xA0, 0x80]), (.utf8, [0xF4, 0x90, 0x80, 0x80]),
      (.utf8, [0xE6, 0xBC]), (.utf8, [0x80]), (.utf8, [0xE0, 0x80, 0xAF]), (.ascii, [0x80]),
      (.shiftJIS, [0x81]), (.shiftJIS, [0x80, 0x40]), (.shiftJIS, [0x87, 0x40]),
      (.utf16BE, [0x00]), (.utf16BE, [0xDC, 0x00]), (.utf16BE, [0xD8, 0x3D, 0x00, 0x41]),
    ]
    for (eci, bytes) in invalid {
      #expect(TextConverter.builtIn.text(of: bytes, eci) == nil, "\(eci) \(bytes)")
    }
    #expect(TextConverter.builtIn.bytes(of: "é", .ascii) == nil)
    #expect(TextConverter.builtIn.bytes(of: "π", .iso8859_1) == nil)
    #expect(TextConverter.builtIn.bytes(of: "😀", .shiftJIS) == nil)
    #expect(TextConverter.builtIn.bytes(of: "a", .binary) == nil)
  }
}
