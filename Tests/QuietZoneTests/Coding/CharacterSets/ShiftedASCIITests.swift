import Testing

@testable import QuietZone

struct ShiftedASCIITests {
  @Test func pairsComeBack() {
    var alone: [UInt8] = []
    for character in UInt8(0)..<128 {
      if let pair = ShiftedASCII.pair(character) {
        #expect(ShiftedASCII.character(shift: pair.shift, letter: pair.letter) == character)
      } else {
        alone.append(character)
      }
    }
    #expect(alone == Array(" -.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8))
  }

  /// ISO/IEC 16388:2007, Table A.2: DEL has four pairs; digits and signs are never shifted.
  @Test func everyPair() {
    for letter in [UInt8](88...90) { #expect(ShiftedASCII.character(shift: 1, letter: letter) == 127) }
    for letter in [UInt8](80...89) { #expect(ShiftedASCII.character(shift: 2, letter: letter) == nil) }
    for letter in [UInt8(0), 48, 64, 91, 255] {
      for shift in 0..<5 { #expect(ShiftedASCII.character(shift: shift, letter: letter) == nil) }
    }
  }
}
