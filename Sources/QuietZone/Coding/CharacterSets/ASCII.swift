extension [UInt8] {
  /// The bytes of a text of the source. A String's would bring the standard library's ways through every form
  /// that a String may have into a WebAssembly module.
  package init(ascii text: StaticString) {
    unsafe self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// What follows `prefix`, whose letters may be large or small here; `nil` unless it begins so.
  package func after(_ prefix: StaticString) -> [UInt8]? {
    let count = prefix.utf8CodeUnitCount
    guard self.count >= count else { return nil }
    for i in 0..<count {
      let letter = unsafe prefix.utf8Start[i]
      let isSame = self[i] == letter || letter | 32 == self[i] | 32 && (letter | 32) &- 97 < 26
      if !isSame { return nil }
    }
    return Array(dropFirst(count))
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Whether it is the code of a digit, 0 to 9.
  @inline(__always) package var isDigit: Bool { self &- 48 < 10 }

  /// Whether it is the code of a letter, A to Z or a to z.
  var isLetter: Bool { (self | 32) &- 97 < 26 }
}
