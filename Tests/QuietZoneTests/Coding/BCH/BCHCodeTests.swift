import Testing

@testable import QuietZone

@Suite struct BCHCodeTests {
  /// ISO/IEC 18004:2015, Annex C, Table C.1.
  @Test func formatWordsOfQRCode() {
    #expect(
      QRCode.formatCode.words == [
        0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0, 0x77C4, 0x72F3, 0x7DAA, 0x789D,
        0x662F, 0x6318, 0x6C41, 0x6976, 0x1689, 0x13BE, 0x1CE7, 0x19D0, 0x0762, 0x0255, 0x0D0C, 0x083B,
        0x355F, 0x3068, 0x3F31, 0x3A06, 0x24B4, 0x2183, 0x2EDA, 0x2BED,
      ])
  }

  /// ISO/IEC 18004:2015, Annex C, Table C.2 (Micro QR Code).
  @Test func formatWordsOfMicroQRCode() {
    #expect(
      MicroQRCode.formatCode.words == [
        0x4445, 0x4172, 0x4E2B, 0x4B1C, 0x55AE, 0x5099, 0x5FC0, 0x5AF7, 0x6793, 0x62A4, 0x6DFD, 0x68CA,
        0x7678, 0x734F, 0x7C16, 0x7921, 0x06DE, 0x03E9, 0x0CB0, 0x0987, 0x1735, 0x1202, 0x1D5B, 0x186C,
        0x2508, 0x203F, 0x2F66, 0x2A51, 0x34E3, 0x31D4, 0x3E8D, 0x3BBA,
      ])
  }

  /// ISO/IEC 18004:2015, Annex D, Table D.1.
  @Test func versionWordsOfQRCode() {
    #expect(
      QRCode.versionCode.words == [
        0x07C94, 0x085BC, 0x09A99, 0x0A4D3, 0x0BBF6, 0x0C762, 0x0D847, 0x0E60D, 0x0F928, 0x10B78,
        0x1145D, 0x12A17, 0x13532, 0x149A6, 0x15683, 0x168C9, 0x177EC, 0x18EC4, 0x191E1, 0x1AFAB,
        0x1B08E, 0x1CC1A, 0x1D33F, 0x1ED75, 0x1F250, 0x209D5, 0x216F0, 0x228BA, 0x2379F, 0x24B0B,
        0x2542E, 0x26A64, 0x27541, 0x28C69,
      ])
  }

  /// ISO/IEC 23941:2022, Annex C, Table C.1: first and last rows of both columns.
  @Test func formatWordsOfRectangularMicroQRCode() {
    let finder = RectangularMicroQRCode.finderSideCode.words
    let sub = RectangularMicroQRCode.subFinderSideCode.words
    #expect(finder.count == 64 && sub.count == 64)
    #expect(finder.prefix(8) == [0x1FAB2, 0x1E597, 0x1DBDD, 0x1C4F8, 0x1B86C, 0x1A749, 0x19903, 0x18626])
    #expect(finder.suffix(8) == [0x27DA3, 0x26286, 0x25CCC, 0x243E9, 0x23F7D, 0x22058, 0x21E12, 0x20137])
    #expect(sub.prefix(8) == [0x20A7B, 0x2155E, 0x22B14, 0x23431, 0x248A5, 0x25780, 0x269CA, 0x276EF])
    #expect(sub.suffix(8) == [0x18D6A, 0x1924F, 0x1AC05, 0x1B320, 0x1CFB4, 0x1D091, 0x1EEDB, 0x1F1FE])
  }

  @Test(arguments: [
    (QRCode.formatCode, 7), (QRCode.model1FormatCode, 7), (MicroQRCode.formatCode, 7),
    (QRCode.versionCode, 8),
    (RectangularMicroQRCode.finderSideCode, 8), (RectangularMicroQRCode.subFinderSideCode, 8),
  ])
  func wordsAreFarApart(code: BCHCode, distance: Int) {
    var least = Int.max
    for a in code.words.indices {
      for b in code.words.indices where b > a {
        least = min(least, (code.words[a] ^ code.words[b]).nonzeroBitCount)
      }
    }
    #expect(least == distance)
  }

  @Test func everyThreeBitDamageIsRepaired() {
    for code in [QRCode.formatCode, MicroQRCode.formatCode, QRCode.versionCode] {
      for (index, word) in code.words.enumerated() {
        for a in 0..<code.length {
          for b in 0...a {
            for c in 0...b {
              let damage = (1 as UInt32) << UInt32(a) | 1 << UInt32(b) | 1 << UInt32(c)
              let (data, distance) = code.nearest(to: word ^ damage)
              #expect(data == code.firstData + index && distance == damage.nonzeroBitCount)
            }
          }
        }
      }
    }
  }
}
