/// The DX code along the edge of 35 mm film, ANSI/NAPM IT1.14: a clock track and, beside it, a data track
/// with the film's number and, on later films, the frame's.
///
/// ```swift
/// let symbol = try BarcodeWriter(.dxFilmEdge).write("115-10/11A")
/// ```
///
/// Content is the first part of the DX number (1…127), a hyphen, the second (0…15) and, where the track has
/// the frame, a slash, its number (0…63) and an A for the half behind it. A data track has one parity bit; it
/// is read only beside a clock track of its length, each met by three lines.
enum DXFilmEdge: FragmentedLinearSymbology {
  static let symbology = Symbology.dxFilmEdge
  static let name: StaticString = "DX Film Edge"
  static let token: StaticString = "dx-film-edge"
  static let standard: StaticString = "ANSI/NAPM IT1.14"
  /// ISO/IEC 15424:2008 has no code character for it: X, other.
  static let identifierCode = UInt8(ascii: "X")
  static let identifierModifiers: StaticString = "0"
  static let quietZone = Symbol.Margins(left: 2, top: 0, right: 2, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 23, minimumRows: 2, maximumColumns: 31, maximumRows: 2, count: 2)

  /// What a data track says.
  struct Film: Equatable {
    /// 1…127.
    var first: Int
    /// 0…15.
    var second: Int
    /// Frame 0…63 with its half; `nil` on the shorter track.
    var frame: (number: Int, isHalf: Bool)?

    static func == (a: Film, b: Film) -> Bool {
      a.first == b.first && a.second == b.second && a.frame?.number == b.frame?.number
        && a.frame?.isHalf == b.frame?.isHalf
    }
  }

  /// Modules of a track.
  static func modules(hasFrame: Bool) -> Int { hasFrame ? 31 : 23 }

  /// The modules of the data track, the first is the highest bit: 101010, seven bits of the first number, 0,
  /// four of the second, with a frame six bits of it, its half, 0; even parity of all since the start; 0101.
  static func bits(_ film: Film) -> UInt32 {
    var data = UInt32(film.first & 127) << 5 | UInt32(film.second & 15)
    if let frame = film.frame { data = (data << 6 | UInt32(frame.number & 63)) << 2 | (frame.isHalf ? 2 : 0) }
    let parity = UInt32(data.nonzeroBitCount & 1)
    let head: UInt32 = film.frame == nil ? 0b101010 << 12 : 0b101010 << 20
    return ((head | data) << 1 | parity) << 4 | 0b0101
  }

  /// What the modules of a data track say; `nil` where they break its rules.
  static func film(_ bits: UInt32, hasFrame: Bool) -> Film? {
    let data = bits >> 5
    let code = Int((hasFrame ? data >> 8 : data) & 0xFFF)
    var film = Film(first: code >> 5 & 127, second: code & 15, frame: nil)
    if hasFrame { film.frame = (Int(data >> 2 & 63), data & 2 != 0) }
    // The same film makes all the same bits: start, stop, separators and parity.
    return film.first > 0 && Self.bits(film) == bits ? film : nil
  }

  /// `115-10/11A`.
  static func text(_ film: Film) -> [UInt8] {
    var text: [UInt8] = []
    func append(_ number: Int) {
      if number >= 100 { text.append(UInt8(truncatingIfNeeded: number / 100) + 48) }
      if number >= 10 { text.append(UInt8(truncatingIfNeeded: number / 10 % 10) + 48) }
      text.append(UInt8(truncatingIfNeeded: number % 10) + 48)
    }
    append(film.first)
    text.append(UInt8(ascii: "-"))
    append(film.second)
    if let frame = film.frame {
      text.append(UInt8(ascii: "/"))
      append(frame.number)
      if frame.isHalf { text.append(UInt8(ascii: "A")) }
    }
    return text
  }
}
