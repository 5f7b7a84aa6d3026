/// A date of an element, perhaps with a time.
public struct GS1Date: Hashable, Sendable {
  public var year: Int
  /// 1…12.
  public var month: Int
  /// 1…31; 0 for the whole month, which is good to its last day.
  public var day: Int
  /// 0…23, 0…59 and 0…59, where the value has them.
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
}

extension GS1Date: CustomStringConvertible {
  /// As ISO 8601 writes it: `2026-12-31`, `2026-12`, `2026-12-31T18:30`.
  public var description: String {
    var text = "\(year)-" + two(month)
    if day > 0 { text += "-" + two(day) }
    if let hour { text += "T" + two(hour) }
    if let minute { text += ":" + two(minute) }
    if let second { text += ":" + two(second) }
    return text
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A number with digits behind its point, exact: weights, lengths, prices.
public struct GS1Decimal: Hashable, Sendable {
  /// The digits without the point.
  public var digits: Int64
  /// How many of them stand behind it, 0…9.
  public var decimals: Int

  /// The nearest number that a Double holds.
  public var value: Double {
    var divisor = 1.0
    for _ in 0..<max(decimals, 0) { divisor *= 10 }
    return Double(digits) / divisor
  }
}

extension GS1Decimal: CustomStringConvertible {
  /// With all its decimals and a point: `1.250`.
  public var description: String {
    var rest = digits.magnitude
    var text: [UInt8] = []
    repeat {
      text.append(48 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      if text.count == decimals { text.append(UInt8(ascii: ".")) }
    } while rest > 0 || text.count <= decimals || text.last == UInt8(ascii: ".")
    if digits < 0 { text.append(UInt8(ascii: "-")) }
    return String(decoding: text.reversed(), as: UTF8.self)
  }
}
