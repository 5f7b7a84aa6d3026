/// Writes a message in the fewest bits that the modes of Aztec allow together.
///
/// At each place the least number of bits is known for every mode; byte shifts, which return to the mode they
/// left, are stretches between two places. Among their beginnings the best of the last 31 places counts,
/// and the best of all for longer ones, whose length takes eleven bits more (ISO/IEC 24778:2008, 7.2).
enum AztecMessage {
  /// The bits of `message`, which begins in upper case.
  static func bits(_ message: CodedMessage) -> BitWriter {
    message.items.withUnsafeBufferPointer { items in
      withUnsafeTemporaryAllocation(of: AztecPlace.self, capacity: items.count + 1) { places in
        withUnsafeTemporaryAllocation(of: AztecSearch.Beginning.self, capacity: 96) { beginnings in
          bits(message, items: items, into: places, beginnings: beginnings)
        }
      }
    }
  }

  /// By a function of its own: what stands in the closures is compiled twice, for the stack and the heap.
  @inline(never)
  private static func bits(
    _ message: CodedMessage, items: UnsafeBufferPointer<UInt16>,
    into places: UnsafeMutableBufferPointer<AztecPlace>,
    beginnings: UnsafeMutableBufferPointer<AztecSearch.Beginning>
  ) -> BitWriter {
    var search = AztecSearch(places, beginnings)
    let (mode, count) = search.run(items) { flagBits($0, message) }
    var path = AztecPath(message.ecis, items: items, places: UnsafeBufferPointer(places), bitCount: count)
    path.run(from: mode)
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
