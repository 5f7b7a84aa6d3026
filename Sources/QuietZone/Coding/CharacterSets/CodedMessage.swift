/// Content as the bytes that a symbology whose default character set is ISO-8859-1 writes, with the places
/// where an ECI must be announced and where FNC1 stands.
struct CodedMessage: Sendable {
  /// Marks an item as an ECI; the rest of the item is its place in ``ecis``.
  static let eciMark: UInt16 = 0x8000
  /// The item that stands for FNC1.
  static let fnc1: UInt16 = 256

  /// Bytes 0…255, ``fnc1``, or ``eciMark`` and an index of ``ecis``.
  private(set) var items: [UInt16] = []
  private(set) var ecis: [ECI] = []
  /// Indices of items inside a character of several bytes; a set of symbols is not cut before them.
  private var continued: [Int] = []
  /// The index in ``items`` of each section's first byte, and the ECI in force from there.
  private var starts: [(item: Int, eci: ECI?)] = []

  /// An empty message.
  init() {}

  /// - Parameters:
  ///   - eci: the character set that is asked for.
  ///   - hasFNC1: whether GS becomes FNC1.
  init(
    _ content: Content, eci: ECI?, hasFNC1: Bool, _ converter: TextConverter
  ) throws(BarcodeEncodingError) {
    for index in 0..<content.sectionCount {
      try append(content, at: index, eci: eci, converter: converter)
    }
    guard hasFNC1 else { return }
    for index in items.indices where items[index] == 29 { items[index] = Self.fnc1 }
  }

  private mutating func append(
    _ content: Content, at index: Int, eci: ECI?, converter: TextConverter
  ) throws(BarcodeEncodingError) {
    let range = content.range(ofSection: index)
    guard let meaning = content.eci(ofSection: index) else {
      begin(eci)
      return append(content.bytes, range)
    }
    guard meaning == .utf8 else {
      begin(meaning)
      return append(content.bytes, range)
    }
    if let eci, eci != .utf8 {
      try converter.check(eci)
      begin(eci)
      return try append(text: content.bytes, range: range, eci: eci, converter: converter)
    }
    // ASCII is the same in every set, and text that fits ISO-8859-1 needs no ECI.
    if eci == nil, Self.isASCII(content.bytes, range) {
      begin(nil)
      return append(content.bytes, range)
    }
    if eci == nil, let latin1 = Self.latin1(content.bytes, range) {
      begin(nil)
      return append(latin1, latin1.indices)
    }
    begin(.utf8)
    var cursor = ScalarCursor(range)
    while !cursor.isAtEnd {
      let offset = cursor.position
      guard cursor.next(content.bytes) != nil else { throw .unencodable(offset: offset) }
      for place in offset + 1..<max(cursor.position, offset + 1) {
        continued.append(items.count + place - range.lowerBound)
      }
    }
    append(content.bytes, range)
  }

  private static func isASCII(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes[range].reduce(0) { $0 | $1 } < 128
  }

  /// Announces `eci` unless it is in force; after another one, `nil` needs ISO-8859-1 to be announced.
  private mutating func begin(_ eci: ECI?) {
    // What begins without an ECI needs no start.
    if eci == nil, starts.isEmpty { return }
    let current = starts.last?.eci
    if eci != current {
      let announced = eci ?? .iso8859_1
      items.append(Self.eciMark | UInt16(truncatingIfNeeded: min(ecis.count, 0x7FFF)))
      ecis.append(announced)
    }
    starts.append((items.count, eci))
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    items += bytes[range].map { UInt16($0) }
  }

  private mutating func append(
    text bytes: [UInt8], range: Range<Int>, eci: ECI, converter: TextConverter
  ) throws(BarcodeEncodingError) {
    var cursor = ScalarCursor(range)
    while !cursor.isAtEnd {
      let offset = cursor.position
      guard cursor.next(bytes) != nil else { throw .unencodable(offset: offset) }
      guard let code = converter.encode(Array(bytes[offset..<cursor.position]), eci), !code.isEmpty else {
        throw .unencodable(offset: offset)
      }
      for place in 1..<max(code.count, 1) { continued.append(items.count + place) }
      append(code, code.indices)
    }
  }

  /// The UTF-8 text as ISO-8859-1, where all of it has a code there.
  private static func latin1(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
    var cursor = ScalarCursor(range)
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    while !cursor.isAtEnd {
      guard let (scalar, _) = cursor.next(bytes), scalar < 256 else { return nil }
      result.append(UInt8(truncatingIfNeeded: scalar))
    }
    return result
  }
}

extension CodedMessage {
  /// Adds an item in front, for instance FNC1 of an application.
  mutating func prepend(_ front: [UInt16]) {
    items = front + items
    for index in starts.indices { starts[index].item += front.count }
    for index in continued.indices { continued[index] += front.count }
  }

  /// The items `range` alone, of a message without ECIs.
  func inner(_ range: Range<Int>) -> CodedMessage {
    var part = CodedMessage()
    part.items = Array(items[range])
    return part
  }

  /// The byte of an item that is one; FNC1 counts as GS, which it stands for.
  static func byte(_ item: UInt16) -> UInt8? {
    if item < 256 { return UInt8(truncatingIfNeeded: item) }
    return item == fnc1 ? 29 : nil
  }

  /// `count` messages of about equal length that together say the same, none cut inside a character; each
  /// announces its ECI anew. `nil` where there are fewer characters than `count`.
  func split(into count: Int) -> [CodedMessage]? {
    let bytes = items.indices.filter { items[$0] & Self.eciMark == 0 }
    let cuts = self.cuts(bytes)
    guard count >= 1, cuts.count >= count else { return nil }
    var parts: [CodedMessage] = []
    var from = 0
    for part in 1...count {
      // The first allowed cut at or behind the share, with one character left for each part to come.
      var cut = cuts.count
      if part < count {
        cut = cuts.firstIndex { $0 >= bytes.count * part / count } ?? cuts.count
        cut = min(max(cut, from + 1), cuts.count - (count - part))
      }
      let range = cuts[from]..<(cut < cuts.count ? cuts[cut] : bytes.count)
      parts.append(self.part(bytes[range]))
      from = cut
    }
    return parts
  }

  /// The places in `bytes`, ascending indices of items, at which a character begins.
  private func cuts(_ bytes: [Int]) -> [Int] {
    var next = 0
    return bytes.indices.filter { index in
      while next < continued.count, continued[next] < bytes[index] { next += 1 }
      return next == continued.count || continued[next] != bytes[index]
    }
  }

  private func part(_ indices: ArraySlice<Int>) -> CodedMessage {
    var part = CodedMessage()
    for index in indices {
      let eci = starts.last { $0.item <= index }?.eci
      if part.starts.last?.eci != eci || part.starts.isEmpty { part.begin(eci) }
      part.items.append(items[index])
    }
    return part
  }
}
