/// A message as codewords, without length, padding and correction.
enum PDF417Message {
  /// Throws at FNC1, which PDF417 has no codeword for. `isLatched`: the symbology begins with no
  /// compaction in force that could be relied on.
  static func codewords(_ message: CodedMessage, isLatched: Bool) throws(BarcodeEncodingError) -> [UInt16] {
    if message.ecis.isEmpty {
      return PDF417Compaction.codewords(
        message.items.map { CodedMessage.byte($0) ?? 0 }, isLatched: isLatched)
    }
    var codewords: [UInt16] = []
    var bytes: [UInt8] = []
    var isFirst = !isLatched
    for item in message.items {
      guard item & CodedMessage.eciMark != 0 else {
        bytes.append(CodedMessage.byte(item) ?? 0)
        continue
      }
      // Behind an ECI the compaction is named anew, so that no reader has to guess.
      codewords += PDF417Compaction.codewords(bytes, isLatched: !isFirst || !codewords.isEmpty)
      bytes.removeAll()
      let eci = message.ecis[Int(item & 0x7FFF)]
      isFirst = isFirst && codewords.isEmpty
      guard eci.rawValue < 811_800 else {
        throw .invalidOption(.number(.eci, Int(eci.rawValue), minimum: 0, maximum: 811_799))
      }
      codewords += PDF417Family.designator(eci)
    }
    return codewords + PDF417Compaction.codewords(bytes, isLatched: !isFirst)
  }
}
