import Testing

@testable import QuietZone

/// The exact bars that zint makes of the same content, and what our decoders say of them.
struct TwoWidthVectorTests {
  struct Vector: Sendable {
    var symbology: Symbology
    var options: WriterOptions
    var content: Content
    var widths: [UInt8]
  }

  static let vectors: [Vector] = TwoWidthVectors.text.split(separator: "\n").map { line in
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    var options = WriterOptions()
    for option in fields[1].split(separator: ";") {
      switch option {
      case "check": options.linear.check = .added
      case "none": options.linear.check = .none
      case "ratio=2": options.linear.wideRatio = 2
      case "msi=1": options.linear.msiCheck = .modulo10
      case "msi=2": options.linear.msiCheck = .modulo10And10
      case "msi=3": options.linear.msiCheck = .modulo11
      case "msi=4": options.linear.msiCheck = .modulo11And10
      default: preconditionFailure("\(option)")
      }
    }
    let hex = Array(fields[2].utf8)
    let bytes = stride(from: 0, to: hex.count, by: 2).map {
      UInt8(String(decoding: hex[$0..<$0 + 2], as: UTF8.self), radix: 16)!
    }
    return Vector(
      symbology: Symbology.allCases.first { "\($0.token)" == fields[0] }!, options: options,
      content: Content(bytes: bytes), widths: fields[3].compactMap { $0.wholeNumberValue.map(UInt8.init) })
  }

  @Test func barsAreEqual() throws {
    for vector in Self.vectors {
      let symbol = try BarcodeWriter(vector.symbology, options: vector.options).write(vector.content)
      #expect(symbol.bars == vector.widths, "\(vector.symbology) \(vector.content.bytes)")
    }
    #expect(Self.vectors.count >= 150)
  }

  /// Those too short to be told from stripes, and Code 11 without check characters, are refused.
  @Test func linesAreReadBack() throws {
    var read = 0
    for vector in Self.vectors {
      let decoder = try #require(SymbologyCatalogue.entry(vector.symbology)?.linear)
      let wanted = SymbologySet(vector.symbology)
      let reading = RunLine(modules: vector.widths, quietZone: 12).withRow {
        decoder.decode($0, 1, LinearDecodeOptions(wanted: wanted))
      }
      let symbol = try BarcodeWriter(vector.symbology, options: vector.options).write(vector.content)
      let printed = symbol.text.first?.characters ?? []
      let isShort = printed.count < 4 && vector.symbology != .pharmacode && vector.symbology != .telepen
      guard let reading else {
        let isUnchecked = vector.symbology == .code11 && vector.options.linear.check == .none
        #expect(isShort || isUnchecked, "\(vector.symbology) \(vector.content.bytes)")
        continue
      }
      read += 1
      #expect(reading.symbology == vector.symbology)
      #expect(reading.last == vector.widths.count)
      #expect(reading.linesNeeded >= 2)
      // The check character of Telepen is never content, other symbologies' always.
      let expected = vector.symbology == .telepen ? vector.content.bytes : printed
      #expect(reading.content.bytes == expected, "\(vector.symbology)")
    }
    #expect(read >= 130)
  }
}
