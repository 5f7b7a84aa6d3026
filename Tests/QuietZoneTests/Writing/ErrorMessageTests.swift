import QuietZone
import Testing

@Suite struct ErrorMessageTests {
  private func message(_ symbology: Symbology, _ text: String, _ options: WriterOptions = WriterOptions())
    -> String
  {
    do {
      _ = try BarcodeWriter(symbology, options: options).write(Content(text: text))
      return ""
    } catch { return error.message(symbology) }
  }

  @Test func saysByHowMuch() {
    let long = String(repeating: "a", count: 200)
    let micro = message(.microQRCode, long)
    #expect(micro.hasPrefix("too long for Micro QR Code: ") && micro.contains("version M4 holds "))
    #expect(message(.rectangularMicroQRCode, long).contains("version R17x139 holds "))
    #expect(message(.ean13, "12") == "EAN-13 takes 12 to 13 characters and not 2")
    #expect(message(.code39, "é").contains("byte 0"))
    #expect(message(.ean8, "ABC").hasPrefix("EAN-8 takes digits only; "))
    #expect(message(.pharmacode, "1").contains("numbers from 3 to 131070"))
    #expect(
      message(.interleaved2of5, "12345") == "Interleaved 2 of 5 takes an even number of characters, and not 5"
    )
    #expect(message(.ean13, "9780201379625") == "the check character should be 4")
    let level = BarcodeEncodingError.tooLong(bits: 100, capacity: 91, version: 7).message(
      .qrCode, level: .quartile)
    #expect(
      level
        == "too long for QR Code: 100 bits needed, version 7 at level Q holds 91; 9 bits (2 bytes) too many")
    let one = BarcodeEncodingError.tooLong(bits: 92, capacity: 91, version: 7).message(.qrCode)
    #expect(one.hasSuffix("; 1 bit (1 byte) too many"))
  }

  private func refusal(_ symbology: Symbology, _ change: (inout WriterOptions) -> Void) -> String {
    var options = WriterOptions()
    change(&options)
    do {
      _ = try BarcodeWriter(symbology, options: options).writeSeries(Content(text: "abcdef"), count: 2)
      return ""
    } catch { return error.message(symbology) }
  }

  /// What a set's members share is refused as what it is, and not as a number that is possible.
  @Test func saysWhatSetsShare() {
    for name in ["a b", "ä", "", String(repeating: "a", count: 25)] {
      #expect(
        refusal(.aztec) { $0.aztec.setName = Array(name.utf8) }
          == "a set's name is 1 to 24 characters of ASCII, without spaces")
    }
    for identity in [511, 512, 0, -1, .max] {
      #expect(
        refusal(.dataMatrix) { $0.dataMatrix.setIdentity = identity }
          == "a set's identity is two numbers from 1 to 254: 256 times the first, plus the second")
    }
    for fileID: [UInt16] in [[], [900], Array(repeating: 1, count: 11)] {
      for symbology in [Symbology.pdf417, .microPDF417] {
        #expect(
          refusal(symbology) { $0.pdf417.macro.fileID = fileID }
            == "a set's identity is 1 to 10 numbers from 0 to 899")
      }
    }
  }

  /// The character is not to blame for a set that nobody has.
  @Test func saysThatThereIsNoSuchCharacterSet() {
    for number: UInt32 in [14, 32, 899, 999_999] {
      let options = WriterOptions(eci: ECI(rawValue: number))
      for symbology in [Symbology.qrCode, .dataMatrix, .aztec] {
        #expect(
          message(symbology, "abc", options) == "text can't be written in the character set ECI \(number)")
      }
    }
    #expect(message(.qrCode, "aé漢", WriterOptions(eci: .iso8859_1)).contains("byte 3 has no code"))
  }

  /// No message names an option of a command line.
  @Test func speaksToEverybody() {
    let settings = (0...11).compactMap { BarcodeEncodingError.Setting(rawValue: $0) }
    let options: [BarcodeEncodingError.Option] =
      settings.map { .number($0, 5, minimum: 1, maximum: 4) } + [
        .version(50, minimum: 1, maximum: 40), .mask(9, maximum: 7), .level(.high),
        .structuredAppendCount(20, minimum: 2, maximum: 16), .foreign(.level, .ean8), .unsupported(.ean8),
        .applicationIndicator,
        .wideRatio(9), .height(0, maximum: 100), .rowPairs(0, maximum: 10), .addOn,
        .size(columns: 3, rows: 4), .postalCode, .aspectRatio, .symbology(.dxFilmEdge), .setIdentity(.aztec),
        .setIdentity(.dataMatrix), .setIdentity(.pdf417), .characterSet(.binary),
      ]
    #expect(settings.count == 11)
    for option in options {
      let message = BarcodeEncodingError.invalidOption(option).message(.qrCode)
      #expect(message.count > 10 && !message.contains("--") && !message.hasSuffix("."))
    }
  }

  @Test func versionsByName() {
    #expect(Symbology.qrCode.name(ofVersion: 40) == "40" && Symbology.microQRCode.name(ofVersion: 3) == "M3")
    let strips = (1...32).map { Symbology.rectangularMicroQRCode.name(ofVersion: $0) }
    #expect(strips.first == "R7x43" && strips.last == "R17x139" && Set(strips).count == 32)
    for outside in [Int.min, -1, 0, 33, .max] {
      #expect(Symbology.rectangularMicroQRCode.name(ofVersion: outside) == "\(outside)")
    }
  }
}
