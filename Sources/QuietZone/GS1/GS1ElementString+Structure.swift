extension GS1ElementString {
  /// GS, which stands for the FNC1 that separates.
  static let separator: UInt8 = 29

  /// The element that begins at `index` of data without brackets: where its value lies, and where the next
  /// one begins; `nil` where no identifier does.
  static func element(
    in data: [UInt8], at index: Int
  ) -> (identifier: GS1Identifier, value: Range<Int>, next: Int)? {
    guard let (identifier, length) = GS1Identifier.first(of: data[index...]) else { return nil }
    let start = index + identifier.count
    let limit = length.map { min(start + $0, data.count) } ?? data.count
    var end = start
    while end < limit, data[end] != separator { end += 1 }
    return (identifier, start..<end, end < data.count && data[end] == separator ? end + 1 : end)
  }

  /// The elements of what a symbol carries, told by separators and predefined lengths alone; `nil` where the
  /// bytes are none, or a value is empty or has characters beyond ASCII's visible ones.
  package init?(structureOf data: [UInt8]) {
    elements = []
    var index = 0
    while index < data.count {
      guard let (identifier, range, next) = Self.element(in: data, at: index) else { return nil }
      let value = Array(data[range])
      guard !value.isEmpty, value.allSatisfy({ $0 > 32 && $0 < 127 }) else { return nil }
      elements.append(Element(identifier, value))
      index = next
    }
  }

  /// As people read it under a symbol: round brackets, whatever the values hold (GS1 General Specifications
  /// 25.0, 4.14).
  var printed: [UInt8] { joined(UInt8(ascii: "("), UInt8(ascii: ")")) }

  func joined(_ open: UInt8, _ close: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    for element in elements {
      text.append(open)
      text += element.identifier.digits
      text.append(close)
      text += element.value
    }
    return text
  }

  /// The bytes for a symbol of GS1's own, behind its FNC1: no brackets, GS (29) behind each value whose
  /// length is not predefined, but for the last.
  ///
  /// ```swift
  /// let options = WriterOptions(application: .gs1)
  /// let symbol = try BarcodeWriter(.dataMatrix, options: options).write(Content(bytes: label.data))
  /// ```
  public var data: [UInt8] {
    var data: [UInt8] = []
    for (index, element) in elements.enumerated() {
      data += element.identifier.digits + element.value
      if !element.identifier.hasPredefinedLength, index + 1 < elements.count { data.append(Self.separator) }
    }
    return data
  }
}
