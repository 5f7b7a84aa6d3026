import TestSupport
import Testing

@testable import QuietZone

/// Any bytes, any sections, any options: a symbol or an error, never a trap.
struct HostileContentTests {
  static func content(_ random: inout SeededRandom) -> Content {
    var content = Content()
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let numbers: [UInt32] = [0, 1, 3, 4, 20, 25, 26, 27, 170, 899, 20000, 999_999]
      let number = numbers.randomElement(using: &random) ?? 26
      let eci = Bool.random(using: &random) ? ECI(rawValue: number) : nil
      let kind = Int.random(in: 0..<4, using: &random)
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ -> UInt8 in
        switch kind {
        case 0: UInt8.random(in: 0x30...0x39, using: &random)
        case 1: UInt8.random(in: 0x81...0xEA, using: &random)
        case 2: UInt8.random(in: 0x00...0x7F, using: &random)
        default: UInt8.random(in: 0...255, using: &random)
        }
      }
      content.append(bytes, eci: eci)
    }
    return content
  }

  static func options(_ random: inout SeededRandom) -> WriterOptions {
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
    let any = Int.random(in: -2...42, using: &random)
    return WriterOptions(
      eci: pick([nil, nil, nil, .utf8, .shiftJIS, .utf16BE, .iso8859_1, .binary]),
      application: pick([.general, .general, .gs1, .aim(indicator: [0x41]), .aim(indicator: [])]),
      qrCode: QRCodeOptions(
        level: pick(QRCodeLevel.allCases), boostsLevel: pick([true, false]),
        version: pick([.smallest, .smallest, .atLeast(any), .exactly(any)]),
        mask: pick([nil, nil, Int.random(in: -1...9, using: &random)]),
        shape: pick([.smallestArea, .fewestRows, .fewestColumns])))
  }

  @Test func neverTraps() {
    var random = SeededRandom(seed: 2026)
    var made = 0
    for round in 0..<6000 {
      let symbology = qrFamily[round % qrFamily.count]
      let writer = BarcodeWriter(symbology, options: Self.options(&random))
      let content = Self.content(&random)
      if let symbol = try? writer.write(content) {
        made += 1
        #expect(symbol.grid.darkCount > 0)
        #expect((try? writer.write(content)) == symbol)
      }
      let count = Int.random(in: -1...20, using: &random)
      if round % 4 == 0, let symbols = try? writer.writeSeries(content, count: count) {
        #expect(symbols.count == count)
      }
    }
    #expect(made > 1000)
  }
}
