import Testing

@testable import QuietZone

/// A small generator of its own, so that every run sees the same numbers.
private struct Xorshift {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }
}

@Suite struct ReedSolomonTests {
  static let fields: [(GaloisField.Parameters, Int)] = [
    (.qrCode, 0), (.binary(bits: 4, polynomial: 0x13), 1), (.binary(bits: 6, polynomial: 0x43), 1),
    (.binary(bits: 8, polynomial: 0x12D), 1), (.binary(bits: 10, polynomial: 0x409), 1),
    (.binary(bits: 12, polynomial: 0x1069), 1), (.prime(929, generator: 3), 1),
  ]

  /// ISO/IEC 18004:2015, Annex I: "01234567" as version 1-M.
  @Test func annexIOfQRCode() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    let check: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(QRFamily.code(parity: 10).parity(of: data) == check)
  }

  /// ISO/IEC 18004:2015, Annex A, Table A.1: exponents of the generator polynomials' coefficients.
  @Test func generatorPolynomialsOfQRCode() {
    let exponents: [[UInt16]] = [
      [25, 1], [87, 229, 146, 149, 238, 102, 21], [251, 67, 46, 61, 118, 70, 64, 94, 32, 45],
      [8, 183, 61, 91, 202, 37, 51, 58, 58, 237, 140, 124, 5, 99, 105],
    ]
    for row in exponents {
      let code = QRFamily.code(parity: row.count)
      #expect(code.generator.map { QRFamily.field.logarithms[Int($0)] } == row)
    }
  }

  /// ISO/IEC 15438, PDF417: data 5, 453, 178, 121, 239 at correction level 1 have check symbols 452, 327,
  /// 657, 619.
  @Test func checkSymbolsOfPDF417() {
    let code = ReedSolomon(field: GaloisField(.prime(929, generator: 3)), parityCount: 4, firstRoot: 1)
    #expect(code.parity(of: [5, 453, 178, 121, 239] as [UInt16]) == [452, 327, 657, 619])
  }

  @Test func fieldsAreFields() {
    for (parameters, _) in Self.fields {
      let field = GaloisField(parameters)
      #expect(Set(field.powers.prefix(field.order)).count == field.order)
      for a in stride(from: 1, to: field.order, by: max(field.order / 60, 1)).map({ UInt16($0) }) {
        #expect(field.multiply(a, field.divide(1, a)) == 1)
        #expect(field.add(field.subtract(7 % a, a), a) == 7 % a)
        #expect(field.multiply(a, field.add(a, 1)) == field.add(field.multiply(a, a), a))
      }
    }
  }

  @Test func byteEncoderEqualsGenericEncoder() {
    var random = Xorshift(state: 7)
    for parity in 1...32 {
      let code = QRFamily.code(parity: parity)
      let data = (0..<(1 + random.next(200))).map { _ in UInt8(random.next(256)) }
      let generic: [UInt16] = code.parity(of: data.map(UInt16.init))
      let bytes: [UInt8] = code.parity(of: data)
      #expect(bytes.map(UInt16.init) == generic)
      #expect(code.syndromes(of: (data + bytes).map(UInt16.init)).allSatisfy { $0 == 0 })
    }
  }

  /// Every number of errors and erasures up to the promise is repaired, in every kind of field.
  @Test func correctsUpToThePromise() {
    var random = Xorshift(state: 42)
    for (parameters, first) in Self.fields {
      let field = GaloisField(parameters)
      for _ in 0..<60 {
        let length = min(4 + random.next(200), field.order)
        let parity = 1 + random.next(min(length - 1, 40))
        let code = ReedSolomon(field: field, parityCount: parity, firstRoot: first)
        let data = (0..<(length - parity)).map { _ in UInt16(random.next(parameters.size)) }
        let sent = data + code.parity(of: data)
        let erasureCount = random.next(parity + 1)
        let errorCount = (parity - erasureCount) / 2
        var places = Array(0..<length)
        for index in 0..<(erasureCount + errorCount) {
          places.swapAt(index, index + random.next(length - index))
        }
        var received = sent
        for place in places.prefix(erasureCount + errorCount) {
          received[place] = field.add(received[place], UInt16(1 + random.next(field.order)))
        }
        let corrected = code.correct(&received, erasures: Array(places.prefix(erasureCount)))
        #expect(corrected == erasureCount + errorCount)
        #expect(received == sent)
      }
    }
  }

  @Test func longBlocksOfLargeFields() {
    var random = Xorshift(state: 3)
    for (parameters, length, parity) in [
      (GaloisField.Parameters.binary(bits: 10, polynomial: 0x409), 1023, 200),
      (.binary(bits: 12, polynomial: 0x1069), 4095, 300), (.qrCode, 255, 100),
    ] {
      let code = ReedSolomon(field: GaloisField(parameters), parityCount: parity, firstRoot: 1)
      let data = (0..<(length - parity)).map { _ in UInt16(random.next(parameters.size)) }
      let sent = data + code.parity(of: data)
      var received = sent
      for index in 0..<(parity / 2) { received[index * 2] ^= 1 }
      #expect(code.correct(&received) == parity / 2)
      #expect(received == sent)
    }
  }

  /// Beyond the promise the block is refused or, rarely, becomes another word of the code; never a non-word.
  @Test func refusesBeyondThePromise() {
    var random = Xorshift(state: 99)
    let code = QRFamily.code(parity: 20)
    var refused = 0
    for _ in 0..<500 {
      let data = (0..<60).map { _ in UInt8(random.next(256)) }
      let sent = data + code.parity(of: data)
      var received = sent
      for _ in 0..<40 { received[random.next(80)] = UInt8(random.next(256)) }
      let before = received
      if code.correct(&received) == nil {
        refused += 1
        #expect(received == before)
      } else {
        #expect(code.syndromes(of: received.map(UInt16.init)).allSatisfy { $0 == 0 })
      }
    }
    #expect(refused == 500)
  }

  @Test func reserveLowersTheLimit() {
    let code = QRFamily.code(parity: 7)
    let data = [UInt8](1...19)
    let sent = data + code.parity(of: data)
    var received = sent
    for index in 0..<3 { received[index * 5] ^= 0x55 }
    var copy = received
    #expect(code.correct(&copy, reserve: 3) == nil)
    #expect(code.correct(&copy) == 3)
    #expect(copy == sent)
    copy = received
    #expect(code.correct(&copy, erasures: [0, 5, 10], reserve: 3) == 3)
    #expect(copy == sent)
  }

  @Test func hostileInputIsRefused() {
    let code = QRFamily.code(parity: 10)
    var short: [UInt16] = [1, 2, 3]
    #expect(code.correct(&short) == nil)
    var long = [UInt16](repeating: 0, count: 256)
    #expect(code.correct(&long) == nil)
    var outside: [UInt16] = [UInt16](repeating: 999, count: 30)
    #expect(code.correct(&outside) == nil)
    var block = [UInt8](repeating: 0, count: 30)
    block[0] = 1
    #expect(code.correct(&block, erasures: [-1, 1000, 0, 0]) == 1)
  }
}
