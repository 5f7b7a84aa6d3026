/// Writes a message in the fewest bits that the modes of Aztec allow together.
///
/// At each place the least number of bits is known for every mode; byte shifts, which return to the mode they
/// left, are stretches between two places. Among their beginnings the best of the last 31 places counts,
/// and the best of all for longer ones, whose length takes eleven bits more (ISO/IEC 24778:2008, 7.2).
enum AztecMessage {
  /// The bits of `message`, which begins in upper case.
  static func bits(_ message: CodedMessage) -> BitWriter {
    withScratch(message.items.count + 1, of: AztecPlace()) { places in
      withScratch(96, of: AztecSearch.Beginning(place: 0, value: 0)) { rings in
        bits(message, into: &places, rings: &rings)
      }
    }
  }

  /// By a function of its own: what stands in the closures is compiled twice, for the stack and the heap.
  @inline(never)
  private static func bits(
    _ message: CodedMessage, into places: inout MutableSpan<AztecPlace>,
    rings: inout MutableSpan<AztecSearch.Beginning>
  ) -> BitWriter {
    var search = AztecSearch()
    let (mode, count) = search.run(message.items.storageSpan, into: &places, rings: &rings) {
      flagBits($0, message)
    }
    var path = AztecPath(message, bitCount: count)
    path.run(places.span, from: mode)
    return BitWriter(path.bytes, bitCount: count)
  }

  /// Bits of FLG(n) in punctuation, with the digits of an ECI.
  private static func flagBits(_ item: UInt16, _ message: CodedMessage) -> Int {
    guard item & CodedMessage.eciMark != 0 else { return 8 }
    return 8 + 4 * digits(message.ecis[Int(item & 0x7FFF)]).count
  }

  /// The digits of an ECI, the highest first.
  static func digits(_ eci: ECI) -> [UInt32] {
    var digits: [UInt32] = []
    var rest = eci.rawValue
    repeat {
      digits.insert(rest % 10, at: 0)
      rest /= 10
    } while rest > 0
    return digits
  }
}
