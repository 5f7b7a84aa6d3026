import Testing

@testable import QuietZone

@Suite struct DigitLineTests {
  private static let area = DigitLine.rows * DigitLine.columns

  /// Ten digits of mean 0 and length 400, by `Scripts/generate printed-digits`.
  @Test func theTableIsWhole() {
    #expect(DigitLine.table.count == 10 * Self.area)
    for digit in 0..<10 {
      let values = DigitLine.table[digit * Self.area..<(digit + 1) * Self.area].map { Double($0) }
      #expect(abs(values.reduce(0, +)) < 40, "\(digit)")
      #expect(abs(values.reduce(0) { $0 + $1 * $1 }.squareRoot() - 400) < 2, "\(digit)")
    }
  }

  /// Each digit of the table is most alike to itself, whatever ink and paper.
  @Test(arguments: [(ink: Float(20), paper: Float(230)), (120, 150)])
  func aDigitIsAlikeToItself(ink: Float, paper: Float) {
    for value in 0..<10 {
      let table = DigitLine.table[value * Self.area..<(value + 1) * Self.area]
      let wide = DigitLine.columns * DigitLine.fineness
      let grey = (0..<DigitLine.rows * DigitLine.fineness * wide).map { k in
        let (row, column) = (k / wide / DigitLine.fineness, k % wide / DigitLine.fineness)
        let value = Int(table[table.startIndex + row * DigitLine.columns + column])
        return 256 * (paper + (ink - paper) * Float(value + 128) / 255)
      }
      let digit = DigitLine(1, in: grey, wide: wide, row: 0)[0]
      #expect(digit.value == value)
      #expect(digit.likeness > 0.99, "\(value): \(digit)")
      #expect(digit.isClear, "\(value): \(digit)")
    }
  }

  /// What shows nothing is no digit, however its grain lies.
  @Test func evenGreyIsAlikeToNothing() {
    let wide = 40 * DigitLine.fineness
    let grey = (0..<wide * DigitLine.rows * DigitLine.fineness).map { 256 * Float(200 + $0 * 7 % 3) }
    let line = DigitLine(3, in: grey, wide: wide, row: 0)
    #expect(line.likeness < 0.3)
    #expect(!line[0].isClear)
    #expect(!DigitLine()[0].isClear)
  }
}
