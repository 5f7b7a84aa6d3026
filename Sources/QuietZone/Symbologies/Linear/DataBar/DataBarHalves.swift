/// The elements of a symbol's two halves, space first, each with its guard.
struct DataBarHalves {
  let left: [UInt8]
  let right: [UInt8]
  /// Value of the right half's finder pattern.
  let rightFinder: Int

  init(_ gtin: DataBarGTIN) {
    let (leftValue, rightValue) = gtin.value.quotientAndRemainder(dividingBy: 4_537_077)
    let a = DataBarHalf.Characters(Int(leftValue)), b = DataBarHalf.Characters(Int(rightValue))
    let (leftFinder, rightFinder) = Self.finders(
      (a.weighted(isRight: false) + b.weighted(isRight: true)) % 79)
    left = [1, 1] + Self.elements(a, leftFinder)
    right = Self.elements(b, rightFinder).reversed() + [1, 1]
    self.rightFinder = rightFinder
  }

  /// Outer character, finder pattern and inner character, from the outside inwards.
  private static func elements(_ characters: DataBarHalf.Characters, _ finder: Int) -> [UInt8] {
    DataBarCharacter.outside.elements(characters.outside) + DataBarFinder.dataBar.elements(finder)
      + DataBarCharacter.inside.elements(characters.inside).reversed()
  }

  /// The finder patterns that say `check`, 0…78: two digits to base 9, without 08 and 80 (5.2.3).
  static func finders(_ check: Int) -> (left: Int, right: Int) {
    var number = check
    if number >= 8 { number += 1 }
    if number >= 72 { number += 1 }
    return (number / 9, number % 9)
  }

  /// The sum modulo 79 that two finder patterns say; `nil` for the two pairs that say none.
  static func check(left: Int, right: Int) -> Int? {
    let number = 9 * left + right
    guard number != 8, number != 72 else { return nil }
    return number - (number > 8 ? 1 : 0) - (number > 72 ? 1 : 0)
  }
}
