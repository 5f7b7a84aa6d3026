/// The data characters of an Expanded symbol, made from GS1 element strings.
struct DataBarMessage {
  /// Characters of 12 bits, without the check character: 3 to 21.
  let values: [Int]
  let details: LinearDetails

  /// Bits that the largest symbol holds.
  static let capacity = 12 * (DataBarSequence.counts.upperBound - 1)

  /// Chooses the method and the modes that take the fewest characters. In a stacked symbol no row may hold a
  /// single character, `charactersInRow` being the others'.
  init(_ content: Content, charactersInRow: Int?) throws(BarcodeEncodingError) {
    var bytes = content.bytes
    // A separator behind the last element says nothing.
    if bytes.last == DataBarField.separator { bytes.removeLast() }
    guard !bytes.isEmpty else { throw .wrongLength(count: 0, minimum: 1, maximum: 74) }
    // Not even digits take less than 7 bits a pair.
    guard bytes.count <= 1000 else {
      throw .tooLong(
        bits: bytes.count / 2 * 7, capacity: Self.capacity, version: DataBarSequence.counts.upperBound)
    }
    if let wrong = bytes.firstIndex(where: { DataBarField.code($0, .iso646) == nil }) {
      throw .unencodable(offset: wrong)
    }
    // Behind a separator stands an application identifier, at least two digits.
    for index in bytes.indices where bytes[index] == DataBarField.separator {
      for next in index + 1...index + 2 {
        guard next < bytes.count, let digit = DataBarField.digit(bytes[next]), digit < 10 else {
          throw .unencodable(offset: index)
        }
      }
    }
    var best: (method: DataBarMethod, field: DataBarField.Encoded)?
    var least = Int.max
    for method in try DataBarMethod.all(bytes) {
      let field = DataBarField.encode(bytes[method.taken...])
      let bits = method.bits + field.leastBits
      if bits < least { (best, least) = ((method, field), bits) }
    }
    guard let best, least <= Self.capacity else {
      throw .tooLong(bits: least, capacity: Self.capacity, version: DataBarSequence.counts.upperBound)
    }
    values = Self.values(best.method, field: best.field, bits: least, charactersInRow: charactersInRow)
    details = DataBarElementStrings(bytes).details
  }

  private static func values(
    _ method: DataBarMethod, field: DataBarField.Encoded, bits: Int, charactersInRow: Int?
  ) -> [Int] {
    var count = max((bits + 11) / 12 + 1, DataBarSequence.counts.lowerBound)
    if let charactersInRow, count % charactersInRow == 1 { count += 1 }
    var codes = method.codes
    // Whether the number of characters is odd, and whether it is more than 14 (7.2.5.3).
    if let index = method.lengthIndex { codes[index].value = UInt32((count & 1) << 1 | (count > 14 ? 1 : 0)) }
    codes += field.codes
    var left = 12 * (count - 1) - method.bits - field.bits
    if let digit = field.lastDigit {
      let code: DataBarField.Code = left <= 6 ? (digit + 1, 4) : (11 * digit + 18, 7)
      codes.append(code)
      left -= code.count
    }
    codes += DataBarField.padding(field.mode, count: left)
    var writer = BitWriter()
    for code in codes { writer.append(code.value, count: code.count) }
    var reader = BitReader(writer.bytes)
    return (0..<count - 1).map { _ in Int(reader.read(12) ?? 0) }
  }
}
