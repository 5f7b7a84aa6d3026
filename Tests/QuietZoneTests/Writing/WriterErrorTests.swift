import Testing

@testable import QuietZone

/// What can't be made, and what is said about it.
struct WriterErrorTests {
  static func error(
    _ symbology: Symbology, _ content: Content, _ options: WriterOptions = WriterOptions(), count: Int? = nil
  ) -> BarcodeEncodingError? {
    let writer = BarcodeWriter(symbology, options: options)
    do throws(BarcodeEncodingError) {
      if let count {
        _ = try writer.writeSeries(content, count: count)
      } else {
        _ = try writer.write(content)
      }
      return nil
    } catch {
      return error
    }
  }

  @Test func optionsOutsideTheStandard() {
    let text = Content(text: "1")
    func version(_ symbology: Symbology, _ version: QRCodeOptions.Version) -> BarcodeEncodingError? {
      Self.error(symbology, text, BarcodeWriterTests.options(version: version))
    }
    #expect(version(.qrCode, .exactly(0)) == .invalidOption(.version(0, minimum: 1, maximum: 40)))
    #expect(version(.qrCode, .atLeast(41)) == .invalidOption(.version(41, minimum: 1, maximum: 40)))
    #expect(version(.microQRCode, .exactly(5)) == .invalidOption(.version(5, minimum: 1, maximum: 4)))
    #expect(
      version(.rectangularMicroQRCode, .exactly(.max))
        == .invalidOption(.version(.max, minimum: 1, maximum: 32)))
    func mask(_ symbology: Symbology, _ mask: Int) -> BarcodeEncodingError? {
      Self.error(symbology, text, BarcodeWriterTests.options(mask: mask))
    }
    #expect(mask(.qrCode, 8) == .invalidOption(.mask(8, maximum: 7)))
    #expect(mask(.qrCode, -1) == .invalidOption(.mask(-1, maximum: 7)))
    #expect(mask(.microQRCode, 4) == .invalidOption(.mask(4, maximum: 3)))
    #expect(
      Self.error(.microQRCode, text, BarcodeWriterTests.options(.high)) == .invalidOption(.level(.high)))
  }

  @Test func whatASymbologyDoesNotHave() {
    let text = Content(text: "1")
    let micro = BarcodeEncodingError.invalidOption(.unsupported(.microQRCode))
    #expect(Self.error(.microQRCode, Content(bytes: [0xE9], eci: .utf16BE)) == micro)
    #expect(Self.error(.microQRCode, text, count: 2) == micro)
    let rectangular = BarcodeEncodingError.invalidOption(.unsupported(.rectangularMicroQRCode))
    #expect(Self.error(.rectangularMicroQRCode, text, count: 2) == rectangular)
    #expect(Self.error(.rectangularMicroQRCode, text, WriterOptions(application: .gs1)) == nil)
  }

  @Test func charactersThatCanNotBeEncoded() {
    #expect(Self.error(.microQRCode, Content(text: "aé漢π")) == nil)
    #expect(Self.error(.microQRCode, Content(text: "aé漢😀")) == .unencodable(offset: 6))
    #expect(Self.error(.microQRCode, Content(text: "aé漢€")) == .unencodable(offset: 6))
    let m2 = BarcodeWriterTests.options(.low, version: .exactly(2))
    #expect(Self.error(.microQRCode, Content(text: "AB漢"), m2) == .unencodable(offset: 2))
    #expect(Self.error(.microQRCode, Content(text: "ABc"), m2) == .unencodable(offset: 2))
    let latin1 = WriterOptions(eci: .iso8859_1)
    #expect(Self.error(.qrCode, Content(text: "né漢"), latin1) == .unencodable(offset: 3))
    let unknown = WriterOptions(eci: ECI(rawValue: 28))
    #expect(
      Self.error(.qrCode, Content(text: "a"), unknown)
        == .invalidOption(.characterSet(ECI(rawValue: 28) ?? .binary)))
    #expect(Self.error(.qrCode, Content(bytes: [0x41, 0xFF], eci: .utf8)) == .unencodable(offset: 1))
    #expect(Self.error(.qrCode, Content(bytes: [0x41, 0x81], eci: .shiftJIS)) == .unencodable(offset: 1))
  }

  @Test func applicationIndicators() {
    func error(_ indicator: [UInt8]) -> BarcodeEncodingError? {
      Self.error(.qrCode, Content(text: "1"), WriterOptions(application: .aim(indicator: indicator)))
    }
    #expect(error(Array("37".utf8)) == nil)
    #expect(error(Array("A".utf8)) == nil)
    #expect(error(Array("z".utf8)) == nil)
    for wrong in ["", "1", "AB", "3A", "123", "@", "["] {
      #expect(error(Array(wrong.utf8)) == .invalidOption(.applicationIndicator), "\(wrong)")
    }
    #expect(error([0xC1]) == .invalidOption(.applicationIndicator))
  }

  @Test func countsOfStructuredAppend() {
    func error(_ text: String, _ count: Int) -> BarcodeEncodingError? {
      Self.error(.qrCode, Content(text: text), count: count)
    }
    #expect(error("abc", 1) == .invalidOption(.structuredAppendCount(1, minimum: 2, maximum: 16)))
    #expect(error("abc", 17) == .invalidOption(.structuredAppendCount(17, minimum: 2, maximum: 16)))
    #expect(error("abc", 4) == .invalidOption(.structuredAppendCount(4, minimum: 2, maximum: 3)))
    #expect(error("abc", 3) == nil)
  }
}
