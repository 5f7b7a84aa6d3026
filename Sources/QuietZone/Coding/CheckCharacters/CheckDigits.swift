/// Check digits of numbers; digits are values 0…9 in reading order.
enum CheckDigits {
  /// Weights 3 and 1 in turn from the right, to the next ten: GTINs (GS1 General Specifications 7.9.1) and
  /// the optional check digit of the 2 of 5 family (ISO/IEC 16390, Annex A.1).
  static func weighted31(_ digits: some BidirectionalCollection<UInt8>) -> UInt8 {
    var sum = 0, weight = 3
    for digit in digits.reversed() {
      sum = (sum &+ Int(digit) &* weight) % 10
      weight = 4 &- weight
    }
    return complement(10, sum)
  }

  /// Every other digit from the right doubled and its digits added (Luhn, ISO/IEC 7812-1 Annex B): MSI's
  /// modulo 10.
  static func luhn(_ digits: some BidirectionalCollection<UInt8>) -> UInt8 {
    var sum = 0, doubles = true
    for digit in digits.reversed() {
      let value = doubles ? Int(digit) &* 2 : Int(digit)
      sum = (sum &+ (value > 9 ? value &- 9 : value)) % 10
      doubles.toggle()
    }
    return complement(10, sum)
  }

  /// Weights 2…7 from the right, to the next eleven (MSI's modulo 11 with IBM's weights): 0…10.
  static func weighted2to7(_ digits: some BidirectionalCollection<UInt8>) -> UInt8 {
    var sum = 0, weight = 2
    for digit in digits.reversed() {
      sum = (sum &+ Int(digit) &* weight) % 11
      weight = weight == 7 ? 2 : weight &+ 1
    }
    return complement(11, sum)
  }

  private static func complement(_ modulus: Int, _ sum: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (modulus &- sum % modulus) % modulus)
  }
}
