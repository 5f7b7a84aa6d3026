/// North American coupons: AI (8110) after GS1 US's North American Coupon Application Guideline, AI (8112)
/// after its Coupon Data Specification. Most fields begin with a digit that says how long they are.
struct GS1Coupon {
  private let digits: ArraySlice<UInt8>
  private var index: Int

  /// What is wrong with a coupon of AI (8110).
  static func fault(in part: ArraySlice<UInt8>) -> GS1Fault? {
    if let fault = notDigits(part) { return fault }
    var coupon = GS1Coupon(part)
    return coupon.company() ?? coupon.field(.offerCode, 6) ?? coupon.sized(.saveValue, 1...5, more: 0)
      ?? coupon.purchase() ?? coupon.options() ?? coupon.excess()
  }

  /// What is wrong with one of AI (8112).
  static func offerFileFault(in part: ArraySlice<UInt8>) -> GS1Fault? {
    if let fault = notDigits(part) { return fault }
    var coupon = GS1Coupon(part)
    return coupon.choice(.format, [0, 1]) ?? coupon.company() ?? coupon.field(.offerCode, 6)
      ?? coupon.sized(.serialNumber, 0...9, more: 6) ?? coupon.excess()
  }

  private init(_ part: ArraySlice<UInt8>) {
    digits = part
    index = part.startIndex
  }

  private static func notDigits(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    guard let wrong = part.firstIndex(where: { !$0.isDigit }) else { return nil }
    return GS1Fault(.wrongCharacter(found: [part[wrong]], expected: .numeric), at: wrong)
  }

  private func wrong(_ part: GS1Error.CouponPart) -> GS1Fault { GS1Fault(.coupon(part), at: index) }

  /// So many digits, whatever they are.
  private mutating func field(_ part: GS1Error.CouponPart, _ count: Int) -> GS1Fault? {
    guard digits.endIndex - index >= count else { return wrong(part) }
    index += count
    return nil
  }

  /// A digit of these.
  private mutating func choice(_ part: GS1Error.CouponPart, _ values: [UInt8]) -> GS1Fault? {
    guard index < digits.endIndex, values.contains(digits[index] &- 48) else { return wrong(part) }
    index += 1
    return nil
  }

  /// A length, to which `more` is added, and so many digits.
  private mutating func sized(
    _ part: GS1Error.CouponPart, _ lengths: ClosedRange<UInt8>, more: Int
  ) -> GS1Fault? {
    guard index < digits.endIndex, lengths.contains(digits[index] &- 48) else { return wrong(part) }
    let count = Int(digits[index] &- 48) + more
    index += 1
    return field(part, count)
  }

  private mutating func company() -> GS1Fault? { sized(.companyPrefix, 0...6, more: 6) }

  /// A company's prefix, or 9 for the first one's.
  private mutating func otherCompany() -> GS1Fault? {
    if takes(9) { return nil }
    return company()
  }

  private mutating func purchase() -> GS1Fault? {
    sized(.purchaseRequirement, 1...5, more: 0) ?? choice(.requirementCode, [0, 1, 2, 3, 4, 9])
      ?? field(.familyCode, 3)
  }

  /// Whether the next digit is this one, which then is taken.
  private mutating func takes(_ digit: UInt8) -> Bool {
    guard index < digits.endIndex, digits[index] &- 48 == digit else { return false }
    index += 1
    return true
  }

  /// The fields that may follow, each announced by its number.
  private mutating func options() -> GS1Fault? {
    if takes(1), let fault = choice(.purchaseRules, [0, 1, 2, 3]) ?? purchase() ?? otherCompany() {
      return fault
    }
    if takes(2), let fault = purchase() ?? otherCompany() { return fault }
    var expiration: ArraySlice<UInt8>?
    if takes(3) {
      expiration = digits[index...].prefix(6)
      if let fault = date(.expirationDate) { return fault }
    }
    if takes(4) {
      let start = digits[index...].prefix(6)
      if let expiration, expiration.lexicographicallyPrecedes(start) { return wrong(.startDate) }
      if let fault = date(.startDate) { return fault }
    }
    if takes(5), let fault = sized(.serialNumber, 0...9, more: 6) { return fault }
    if takes(6), let fault = sized(.retailer, 1...7, more: 6) { return fault }
    guard takes(9) else { return nil }
    return choice(.saveValueCode, [0, 1, 2, 5, 6]) ?? choice(.appliesTo, [0, 1, 2]) ?? field(.storeCoupon, 1)
      ?? choice(.doNotMultiply, [0, 1])
  }

  private mutating func date(_ part: GS1Error.CouponPart) -> GS1Fault? {
    let date = digits[index...].prefix(6)
    guard date.count == 6, GS1Rule.date(date, firstDay: 1) == nil else { return wrong(part) }
    index += 6
    return nil
  }

  private func excess() -> GS1Fault? { index == digits.endIndex ? nil : wrong(.excess) }
}
