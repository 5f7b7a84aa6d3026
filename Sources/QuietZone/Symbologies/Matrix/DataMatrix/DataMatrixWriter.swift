/// Writes the stretches of a message as codewords of a symbol of known size.
struct DataMatrixWriter {
  /// Data codewords of the symbol.
  let capacity: Int
  private(set) var codewords: [UInt8]

  /// - Parameter header: codewords in front: structured append, FNC1, a macro.
  init(header: [UInt8], capacity: Int) {
    self.capacity = capacity
    codewords = header
    codewords.reserveCapacity(capacity)
  }

  private var left: Int { capacity - codewords.count }

  mutating func write(_ segments: [DataMatrixPlan.Segment], _ message: CodedMessage) {
    for segment in segments {
      let items = message.items[segment.range]
      let isLast = segment.range.upperBound == message.items.count
      switch segment.encodation {
      case .ascii: writeASCII(items, message)
      case .c40:
        writeTriples(DataMatrix.Codeword.c40, items, isLast: isLast) { Self.values($0, isText: false) }
      case .text:
        writeTriples(DataMatrix.Codeword.text, items, isLast: isLast) { Self.values($0, isText: true) }
      case .x12:
        writeTriples(DataMatrix.Codeword.x12, items, isLast: isLast) { item in
          1 | UInt32(DataMatrix.x12(UInt8(truncatingIfNeeded: item))) << 3
        }
      case .edifact: writeEDIFACT(items)
      case .base256: writeBase256(items, isLast: isLast)
      }
    }
    pad()
  }

  private static func values(_ item: UInt16, isText: Bool) -> DataMatrix.Values {
    item < 256
      ? DataMatrix.values(UInt8(truncatingIfNeeded: item), isText: isText) : DataMatrix.fnc1Values
  }

  private mutating func writeASCII(_ items: ArraySlice<UInt16>, _ message: CodedMessage) {
    var index = items.startIndex
    while index < items.endIndex {
      let item = items[index]
      index += 1
      if item.isDigit, index < items.endIndex, items[index].isDigit {
        codewords.append(UInt8(truncatingIfNeeded: (item - 48) * 10 + items[index] - 48 + 130))
        index += 1
      } else if item < 128 {
        codewords.append(UInt8(truncatingIfNeeded: item + 1))
      } else if item < 256 {
        codewords.append(DataMatrix.Codeword.upperShift)
        codewords.append(UInt8(truncatingIfNeeded: item - 127))
      } else if item == CodedMessage.fnc1 {
        codewords.append(DataMatrix.Codeword.fnc1)
      } else {
        codewords += DataMatrix.designator(message.ecis[Int(item & 0x7FFF)])
      }
    }
  }

  /// Three values in two codewords; two values left at the end are filled up with a shift.
  private mutating func writeTriples(
    _ latch: UInt8, _ items: ArraySlice<UInt16>, isLast: Bool, values: (UInt16) -> DataMatrix.Values
  ) {
    codewords.append(latch)
    var (sum, waiting): (UInt32, Int) = (0, 0)
    func word(_ sum: UInt32) -> [UInt8] {
      [UInt8(truncatingIfNeeded: (sum + 1) >> 8), UInt8(truncatingIfNeeded: sum + 1)]
    }
    for item in items {
      var values = values(item)
      var count = values & 7
      values >>= 3
      while count > 0 {
        sum = sum &* 40 &+ values & 63
        waiting += 1
        if waiting == 3 {
          codewords += word(sum)
          (sum, waiting) = (0, 0)
        }
        values >>= 6
        count -= 1
      }
    }
    if waiting == 2 { codewords += word(sum &* 40) }
    // A character in the only codeword left is ASCII without an unlatch; where none is left to write, every
    // other encoder fills that codeword with the unlatch.
    if left > 1 || left == 1 && isLast { codewords.append(DataMatrix.Codeword.unlatch) }
  }

  /// Four characters in three codewords; what is left is ended by the unlatch value, and where only two
  /// codewords or fewer follow a whole group, they are ASCII without being told.
  private mutating func writeEDIFACT(_ items: ArraySlice<UInt16>) {
    codewords.append(DataMatrix.Codeword.edifact)
    var (bits, waiting): (UInt32, Int) = (0, 0)
    for item in items {
      bits = bits << 6 | UInt32(item & 63)
      waiting += 1
      if waiting == 4 {
        for shift: UInt32 in [16, 8, 0] { codewords.append(UInt8(truncatingIfNeeded: bits >> shift)) }
        (bits, waiting) = (0, 0)
      }
    }
    if waiting == 0, left <= 2 { return }
    bits = (bits << 6 | 31) << UInt32(6 * (3 - waiting))
    for index in 0..<[1, 2, 3, 3][waiting] {
      codewords.append(UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * index)))
    }
  }

  private mutating func writeBase256(_ items: ArraySlice<UInt16>, isLast: Bool) {
    codewords.append(DataMatrix.Codeword.base256)
    let count = items.count
    if count <= 249 {
      hide(UInt8(truncatingIfNeeded: count))
    } else if isLast, left == count + 1 {
      hide(0)
    } else {
      hide(UInt8(truncatingIfNeeded: 249 + count / 250))
      hide(UInt8(truncatingIfNeeded: count % 250))
    }
    for item in items { hide(CodedMessage.byte(item) ?? 0) }
  }

  private mutating func hide(_ byte: UInt8) {
    codewords.append(byte &+ DataMatrix.random255(codewords.count + 1))
  }

  private mutating func pad() {
    if left > 0 { codewords.append(DataMatrix.Codeword.pad) }
    while left > 0 { codewords.append(DataMatrix.randomPad(codewords.count + 1)) }
  }
}
