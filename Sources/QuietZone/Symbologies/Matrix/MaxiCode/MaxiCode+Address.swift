extension MaxiCode {
  /// What the first part of modes 2 and 3 says.
  struct Address: Hashable, Sendable {
    /// Digits (mode 2), or six characters of set A (mode 3).
    var postalCode: [UInt8]
    var country: Int
    var serviceClass: Int
  }

  /// Where the bits of the first ten codewords go, the lowest bit of each value first: mode, postal code,
  /// length of the code (mode 2), country, class (ISO/IEC 16023:2000, 4.5 and Annex B).
  static func primary(_ address: Address, mode: Int) -> [UInt8] {
    var codewords = [UInt8](repeating: 0, count: 10)
    var next = 0
    // A codeword's low bits come first, and so do a value's.
    func add(_ value: UInt64, _ count: Int) {
      for bit in 0..<count {
        if value >> UInt64(bit) & 1 != 0 { codewords[next / 6] |= 1 << UInt8(next % 6) }
        next += 1
      }
    }
    add(UInt64(mode), 4)
    if mode == 2 {
      add(address.postalCode.reduce(0) { $0 * 10 + UInt64($1 & 15) }, 30)
      add(UInt64(address.postalCode.count), 6)
    } else {
      for character in address.postalCode.reversed() { add(UInt64(codes[Int(character)] & 63), 6) }
    }
    add(UInt64(clamping: address.country), 10)
    add(UInt64(clamping: address.serviceClass), 10)
    return codewords
  }

  /// The other direction; `nil` where a number has more digits than it may.
  static func address(_ codewords: ArraySlice<UInt8>, mode: Int) -> Address? {
    var next = 4
    let first = codewords.startIndex
    func take(_ count: Int) -> Int {
      var value = 0
      for bit in 0..<count {
        value |= Int(codewords[first + next / 6] >> UInt8(next % 6) & 1) << bit
        next += 1
      }
      return value
    }
    var postalCode: [UInt8] = []
    if mode == 2 {
      var value = take(30)
      let length = take(6)
      guard length <= 9 else { return nil }
      for _ in 0..<length {
        postalCode.insert(UInt8(truncatingIfNeeded: 48 + value % 10), at: 0)
        value /= 10
      }
      guard value == 0 else { return nil }
    } else {
      for _ in 0..<6 { postalCode.insert(byte(UInt8(truncatingIfNeeded: take(6)), set: 0) ?? 32, at: 0) }
    }
    let (country, serviceClass) = (take(10), take(10))
    guard country <= 999, serviceClass <= 999 else { return nil }
    return Address(postalCode: postalCode, country: country, serviceClass: serviceClass)
  }

  /// The address that options ask for.
  static func address(_ options: MaxiCodeOptions) throws(BarcodeEncodingError) -> Address? {
    guard (2...6).contains(options.mode) else {
      throw .invalidOption(.number(.mode, options.mode, minimum: 2, maximum: 6))
    }
    guard options.mode < 4 else {
      guard options.postalCode.isEmpty, options.country == 0, options.serviceClass == 0 else {
        throw .invalidOption(.number(.mode, options.mode, minimum: 2, maximum: 3))
      }
      return nil
    }
    guard (0...999).contains(options.country) else {
      throw .invalidOption(.number(.country, options.country, minimum: 0, maximum: 999))
    }
    guard (0...999).contains(options.serviceClass) else {
      throw .invalidOption(.number(.serviceClass, options.serviceClass, minimum: 0, maximum: 999))
    }
    var code = options.postalCode
    if options.mode == 2 {
      guard (1...9).contains(code.count), code.allSatisfy({ $0.isDigit }) else {
        throw .invalidOption(.postalCode)
      }
    } else {
      let isPlain = code.allSatisfy { $0 == 32 || $0.isDigit || $0 &- 65 < 26 }
      guard (1...6).contains(code.count), isPlain else { throw .invalidOption(.postalCode) }
      while code.count < 6 { code.append(32) }
    }
    return Address(postalCode: code, country: options.country, serviceClass: options.serviceClass)
  }
}
