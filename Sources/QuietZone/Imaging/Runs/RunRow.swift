/// One scan line as the places where it changes between space and bar.
///
/// Run 0 is the space before the first bar and may be empty; odd runs are bars, even ones spaces, the last
/// run is a space. Run k reaches from edge k to edge k + 1, so the width of any stretch of runs is one
/// subtraction. Places and widths are in 1/16 pixel along the line.
///
/// A row borrows its edges and is valid only inside ``RunLine/withRow(_:)``. Asking for what is not there
/// gives 0: no number from a picture can make it trap.
@safe struct RunRow: ~Escapable {
  private let edges: UnsafePointer<Int32>
  /// Number of runs, odd; at least 1.
  let count: Int

  /// `edges` holds `count + 1` places, ascending.
  @_lifetime(borrow edges)
  fileprivate init(edges: UnsafePointer<Int32>, count: Int) {
    unsafe self.edges = edges
    self.count = count
  }

  /// Width of run `index`.
  @inline(__always) subscript(index: Int) -> Int {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
    return unsafe Int(edges[index &+ 1] &- edges[index])
  }

  /// Width of `count` runs from run `index` on.
  @inline(__always) func sum(_ index: Int, _ count: Int) -> Int {
    guard has(index, count) else { return 0 }
    return unsafe Int(edges[index &+ count] &- edges[index])
  }

  /// On how many sides bars go on beside those from run `first` to run `last`: two bars within `bars`, behind
  /// light of less than `light`.
  func sidesGoingOn(beside first: Int, to last: Int, light: Int, bars: Int) -> Int {
    func isNear(_ gap: Int, _ length: Int) -> Int { length > 0 && gap < light && length < bars ? 1 : 0 }
    return isNear(self[first &- 1], sum(first &- 5, 4)) &+ isNear(self[last &+ 1], sum(last &+ 2, 4))
  }

  /// Where run `index` begins; `index == count` gives the end of the line.
  @inline(__always) func start(_ index: Int) -> Int {
    unsafe Int(edges[min(max(index, 0), count)])
  }

  /// Whether the runs `index..<index + count` are all there.
  @inline(__always) func has(_ index: Int, _ count: Int) -> Bool {
    UInt(bitPattern: index) <= UInt(bitPattern: self.count)
      && UInt(bitPattern: count) <= UInt(bitPattern: self.count &- index)
  }
}

/// The owner of a row's edges, reused from line to line.
struct RunLine {
  /// One place more than there are runs.
  private(set) var edges: [Int32] = [0, 0]

  init() {}

  /// Modules of a symbol, bar, space … bar, between two quiet zones: what a scanner of a perfect print would
  /// see at `scale` 1/16 pixels a module.
  init(modules: [UInt8], quietZone: Int = 10, scale: Int = 48) {
    var place = Int32(truncatingIfNeeded: quietZone * scale)
    edges = [0, place]
    for width in modules {
      place &+= Int32(truncatingIfNeeded: Int(width) * scale)
      edges.append(place)
    }
    edges.append(place &+ Int32(truncatingIfNeeded: quietZone * scale))
    if edges.count & 1 != 0 { edges.append(place &+ Int32(truncatingIfNeeded: quietZone * scale)) }
  }

  /// Empties the line; its first run, a space, begins at `place`.
  mutating func begin(at place: Int32) {
    edges.removeAll(keepingCapacity: true)
    edges.append(place)
  }

  /// Ends the run that is open; `place` must not lie before its beginning.
  @inline(__always) mutating func add(_ place: Int32) { edges.append(place) }

  /// Ends the line at `place`, with an empty space where it would end in a bar.
  mutating func end(at place: Int32) {
    edges.append(place)
    if edges.count & 1 != 0 { edges.append(place) }
  }

  /// The same line read from its end: places count from there.
  func reversed(into other: inout RunLine) {
    let last = edges[edges.count &- 1]
    other.edges.removeAll(keepingCapacity: true)
    var index = edges.count
    while index > 0 {
      index &-= 1
      other.edges.append(last &- edges[index])
    }
  }

  /// The same line with bars and spaces exchanged.
  func inverted(into other: inout RunLine) {
    other.edges.removeAll(keepingCapacity: true)
    // An empty space at an end gives way to the space that was a bar, else an empty one is added.
    let first = edges[0] == edges[1] ? 1 : 0
    if first == 0 { other.edges.append(edges[0]) }
    other.edges.append(contentsOf: edges[first...])
    let last = other.edges.count - 1
    guard other.edges.count & 1 != 0 else { return }
    if last > 1, other.edges[last] == other.edges[last - 1] {
      other.edges.removeLast()
    } else {
      other.edges.append(other.edges[last])
    }
  }

  /// The line as decoders take it.
  @inline(__always) func withRow<R>(_ body: (RunRow) -> R) -> R {
    unsafe edges.withUnsafeBufferPointer { buffer in
      unsafe body(RunRow(edges: buffer.baseAddress.unsafelyUnwrapped, count: buffer.count &- 1))
    }
  }
}
