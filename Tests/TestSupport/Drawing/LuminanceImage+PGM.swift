public import QuietZone

extension LuminanceImage {
  /// The picture as a binary portable graymap (`P5`, 8 bits), which every picture program reads.
  public var pgm: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + pixels }

  /// A picture from a binary portable graymap of 8 bits; `nil` if the bytes are none.
  public init?(pgm: [UInt8]) {
    var place = 2
    var numbers: [Int] = []
    guard pgm.starts(with: Array("P5".utf8)) else { return nil }
    while numbers.count < 3, place < pgm.count {
      if pgm[place] == UInt8(ascii: "#") {
        while place < pgm.count, pgm[place] != 10 { place += 1 }
        continue
      }
      guard (48...57).contains(pgm[place]) else {
        place += 1
        continue
      }
      var value = 0
      while place < pgm.count, (48...57).contains(pgm[place]), value < 1 << 20 {
        value = value * 10 + Int(pgm[place] - 48)
        place += 1
      }
      numbers.append(value)
    }
    guard numbers.count == 3, numbers[2] == 255, place < pgm.count else { return nil }
    self.init(width: numbers[0], height: numbers[1], pixels: Array(pgm[(place + 1)...]))
  }
}
