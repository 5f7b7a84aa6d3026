/// Writes the bars and spaces of Code 128 values and adds up their check character.
struct Code128BarWriter {
  private var widths: [UInt8] = []
  private var sum = 0
  private var weight = 0

  /// The bars and spaces of start and data, of their check character and the stop, which has a bar more.
  static func widths(_ values: [UInt8]) -> [UInt8] {
    var writer = Code128BarWriter()
    writer.widths.reserveCapacity((values.count &+ 2) &* Code128.runs &+ 1)
    for value in values { writer.append(value) }
    writer.append(UInt8(truncatingIfNeeded: writer.sum % 103))
    writer.append(Code128.patterns[Int(Code128.stop)])
    writer.widths.append(2)
    return writer.widths
  }

  private mutating func append(_ value: UInt8) {
    sum &+= Int(value) &* (weight | (weight == 0 ? 1 : 0))
    weight &+= 1
    append(Code128.patterns[Int(value)])
  }

  /// The runs of a pattern, a nibble each, the first highest.
  private mutating func append(_ pattern: UInt32) {
    for run in (0..<UInt32(Code128.runs)).reversed() {
      widths.append(UInt8(truncatingIfNeeded: pattern &>> (4 &* run) & 15))
    }
  }
}
