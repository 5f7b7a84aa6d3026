import TestSupport
import Testing

@testable import QuietZone

@Suite struct DataBarFieldTests {
  private func bits(_ text: String) throws -> Int {
    let values = try DataBarMessage(Content(bytes: Array(text.utf8)), charactersInRow: nil)
      .values
    return values.count
  }

  private func read(_ values: [Int]) -> String? {
    var writer = BitWriter()
    for value in values { writer.append(UInt32(value), count: 12) }
    return DataBarMethod.decode(BitReader(writer.bytes, bitCount: 12 * values.count)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Every mark, letter and digit; FNC1; single digits at the end with every number of bits left.
  @Test func contentSurvives() throws {
    var random = SeededRandom(seed: 5)
    let alphabets = ["0123456789", "0123456789ABCXYZ*,-./", "0aZ!\"%&'()*+,-./:;<=>?_ ", "12345678|"]
    for round in 0..<4000 {
      let alphabet = Array(alphabets[round % 4])
      var text = "91"
      for _ in 0..<Int(random.unit() * 30) {
        text.append(alphabet[Int(random.unit() * Double(alphabet.count))])
      }
      // A separator and an identifier behind it.
      text = text.split(separator: "|").joined(separator: "\u{1D}21")
      let content = Content(bytes: Array(text.utf8))
      let stacked = round & 8 == 0 ? nil : 4
      guard let message = try? DataBarMessage(content, charactersInRow: stacked) else {
        #expect(text.utf8.count > 24)
        continue
      }
      #expect(read(message.values) == text)
    }
  }

  /// The encodation methods of ISO/IEC 24724:2011, Table 10, by the characters that they take.
  @Test func specialMethodsAreUsed() throws {
    let item = "0190012345678908"
    for (text, data) in [
      (item + "3103001750", 5), (item + "3202000156", 5), (item + "3203012345", 5), (item + "3203022768", 7),
      (item + "310301223315991231", 7), (item + "320501223311991231", 7), (item + "392012345", 6),
      (item + "39329781234", 7), (item, 4), (item + "10ABC", 7), ("0100012345678905", 4),
    ] {
      let values = try DataBarMessage(
        Content(bytes: Array(text.utf8)), charactersInRow: nil
      ).values
      #expect(values.count == data, "\(text)")
      #expect(read(values) == text)
    }
    // A month that does not exist can't be a compressed date.
    #expect(try bits(item + "310301223315991331") > 7)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    func failure(_ symbology: Symbology, _ text: String, _ options: WriterOptions = WriterOptions())
      -> BarcodeEncodingError?
    {
      do throws(BarcodeEncodingError) {
        _ = try BarcodeWriter(symbology, options: options).write(Content(bytes: Array(text.utf8)))
        return nil
      } catch { return error }
    }
    // 74 digits are the most (7.1).
    let digits = "010001234567890591" + String(repeating: "9", count: 56)
    #expect(failure(.dataBarExpanded, digits) == nil)
    #expect(failure(.dataBarExpanded, digits + "9") == .tooLong(bits: 255, capacity: 252, version: 22))
    #expect(failure(.dataBarExpanded, "0190012345678907") == .wrongCheckCharacter(offset: 15, expected: 56))
    #expect(failure(.dataBarExpanded, "10ä") == .unencodable(offset: 2))
    #expect(failure(.dataBarExpanded, "") == .wrongLength(count: 0, minimum: 1, maximum: 74))
    #expect(failure(.dataBar, "12345678901231") == nil)
    #expect(failure(.dataBar, "0112345678901231") == nil)
    #expect(failure(.dataBar, "12345678901232") == .wrongCheckCharacter(offset: 13, expected: 49))
    #expect(failure(.dataBar, "123456789012") == .wrongLength(count: 12, minimum: 13, maximum: 14))
    #expect(failure(.dataBarStacked, "12345678901A3") == .unencodable(offset: 11))
    #expect(failure(.dataBarLimited, "2000000000000") == .unencodable(offset: 0))
    var options = WriterOptions()
    options.linear.rowPairs = 12
    #expect(failure(.dataBarExpandedStacked, "1012", options) == .invalidOption(.rowPairs(12, maximum: 11)))
    options.linear.rowPairs = nil
    options.linear.height = 2000
    #expect(failure(.dataBarStacked, "1234567890123", options) == .invalidOption(.height(2000, maximum: 510)))
    options.linear.height = nil
    options.linear.rowPairs = 1
    #expect(failure(.dataBarExpandedStacked, digits, options) == nil)
  }

  @Test func randomBitsAreTaken() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<20000 {
      let values = (0..<3 + Int(random.unit() * 18)).map { _ in Int(random.unit() * 4096) }
      _ = read(values)
    }
  }
}
