import Testing

@testable import QuietZone

/// The exact bars that zint makes of the same content.
struct LinearVectorTests {
  struct Vector {
    var symbology: Symbology
    var options: WriterOptions
    var content: Content
    var widths: [UInt8]
  }

  static let vectors: [Vector] = LinearVectors.text.split(separator: "\n").map { line in
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    var options = WriterOptions()
    for option in fields[1].split(separator: ";") {
      let parts = option.split(separator: "=")
      switch parts[0] {
      case "addon": options.linear.addOn = Array(parts[1].utf8)
      case "ratio": options.linear.wideRatio = 2
      case "check": options.linear.check = .added
      case "full": options.linear.isFullASCII = true
      case "gs1": options.application = .gs1
      default: preconditionFailure("\(option)")
      }
    }
    let hex = Array(fields[2].utf8)
    let bytes = stride(from: 0, to: hex.count, by: 2).map {
      UInt8(String(decoding: hex[$0..<$0 + 2], as: UTF8.self), radix: 16)!
    }
    return Vector(
      symbology: Symbology.allCases.first { "\($0.token)" == fields[0] }!, options: options,
      content: Content(bytes: bytes, eci: .iso8859_1),
      widths: fields[3].compactMap { UInt8(String($0), radix: 36) })
  }

  @Test func barsAreEqual() throws {
    for vector in Self.vectors {
      let symbol = try BarcodeWriter(vector.symbology, options: vector.options).write(vector.content)
      #expect(symbol.bars == vector.widths, "\(vector.symbology) \(vector.content.bytes)")
    }
    #expect(Self.vectors.count >= 150)
  }

  @Test func linesAreReadBack() throws {
    for vector in Self.vectors {
      let symbol = try BarcodeWriter(vector.symbology, options: vector.options).write(vector.content)
      let decoder = try #require(SymbologyCatalogue.entry(vector.symbology)?.linear)
      let line = RunLine(modules: vector.widths)
      let reading = try #require(
        line.withRow { decoder.decode($0, 1, LinearDecodeOptions(wanted: SymbologySet(vector.symbology))) },
        "\(vector.symbology) \(vector.content.bytes)")
      #expect(reading.symbology == vector.symbology)
      #expect(reading.last == vector.widths.count)
      #expect(reading.details.gtin == symbol.linear?.gtin)
      #expect(reading.details.addOn == symbol.linear?.addOn)
      // UPC-E is spelt out next to an add-on.
      if vector.symbology == .upcE, reading.details.addOn != nil { continue }
      #expect(Array(reading.content.bytes.prefix(vector.content.bytes.count)) == vector.content.bytes)
    }
  }
}
