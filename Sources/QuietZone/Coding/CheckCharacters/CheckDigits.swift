/// Check digits of numbers.
///
/// ```swift
/// CheckDigits.gs1(Array("0950110153000".utf8))  // 51, the ASCII code of 3
/// ```
public enum CheckDigits {
  /// The check digit, ASCII, that belongs behind these ASCII digits: of GTINs of all lengths, SSCC, GLN,
  /// GRAI, GSRN, GDTI, GSIN and GCN (GS1 General Specifications 25.0, 7.9.1); `nil` where one of them is no
  /// digit.
  public static func gs1(_ digits: some BidirectionalCollection<UInt8>) -> UInt8? {
    digits.allSatisfy { $0.isDigit } ? 48 + weighted31(digits) : nil
  }

  /// The two check characters, ASCII, that belong behind these of a Global Model Number (GS1 General
  /// Specifications 25.0, 7.9): the characters' places among the 82 that GS1 uses, weighted by primes that
  /// grow from the right. `nil` where one is none of those 82, or there are more than 97.
  public static func gs1Pair(_ characters: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard characters.count <= 97 else { return nil }
    let alphabet = [UInt8](
      ascii: "!\"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    var sum = 0, prime = 2
    for character in characters.reversed() {
      guard let place = alphabet.firstIndex(of: character) else { return nil }
      sum = (sum &+ place &* prime) % 1021
      repeat { prime &+= 1 } while (2..<prime).contains { prime % $0 == 0 }
    }
    let pairs = [UInt8](ascii: "23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    return [pairs[sum >> 5], pairs[sum & 31]]
  }

  /// Weights 3 and 1 in turn from the right, to the next ten: GTINs (GS1 General Specifications 7.9.1) and
  /// the optional check digit of the 2 of 5 family (ISO/IEC 16390, Annex A.1). Of values 0…9 or of ASCII
  /// digits, whose low bits those are; 0…9.
  static func weighted31(_ digits: some BidirectionalCollection<UInt8>) -> UInt8 {
    var sum = 0, weight = 3
    for digit in digits.reversed() {
      sum = (sum &+ Int(digit & 15) &* weight) % 10
      weight = 4 &- weight
    }
    return complement(10, sum)
  }

  /// Every other digit from the right doubled and its digits added (Luhn, ISO/IEC 7812-1 Annex B): MSI's
  /// modulo 10. Of values 0…9.
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
