/// The bytes of one trial, taken from the front; zeros after the end.
struct Input {
  let bytes: [UInt8]
  private var place = 0

  init(_ data: UnsafePointer<UInt8>?, _ size: Int) {
    bytes = Array(UnsafeBufferPointer(start: data, count: size))
  }

  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    place += 1
    return bytes[place - 1]
  }

  /// A number of `range`.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    let value = Int(byte()) | Int(byte()) << 8
    return range.lowerBound + value % range.count
  }

  /// What has not been taken yet.
  var rest: [UInt8] { Array(bytes[place...]) }
}
