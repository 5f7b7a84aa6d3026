/// Turns grey along a line into the places of its edges.
///
/// Follows the grey from one extreme to the next; a swing counts when it is larger than a share of the
/// contrast around. Between two extremes the edge is where grey crosses the level half-way between them and
/// the middle of the surroundings, to 1/16 of a sample: blur makes a narrow bar shallow, and a threshold of
/// the surroundings alone would lose it, while one of its own extremes alone would find it too wide.
struct EdgeTracer {
  /// Least swing, 1/256 of the contrast around.
  var sensitivity: Int32 = 64
  /// Least swing at all, 1/64 grey level.
  var floor: Int32 = 6 * 64
  /// How much of the level is the surroundings' middle, 0…4 quarters.
  var surroundings: Int32 = 2

  /// Darkest and brightest sample of each block of 16, and around it.
  private var darkest: [Int32] = []
  private var brightest: [Int32] = []
  private var low: [Int32] = []
  private var high: [Int32] = []

  init() {}

  mutating func trace(_ profile: LineProfile, into line: inout RunLine) {
    let count = profile.values.count
    line.begin(at: 0)
    guard count >= 8 else {
      line.end(at: Int32(truncatingIfNeeded: count * 16))
      return
    }
    unsafe profile.values.withUnsafeBufferPointer { values in
      unsafe surround(values)
      unsafe follow(values, into: &line)
    }
    line.end(at: Int32(truncatingIfNeeded: count * 16))
  }

  /// Fills in what the blocks and their surroundings have.
  private mutating func surround(_ values: UnsafeBufferPointer<Int32>) {
    let blocks = (values.count + 15) / 16
    darkest.removeAll(keepingCapacity: true)
    brightest.removeAll(keepingCapacity: true)
    for block in 0..<blocks {
      var a = Int32.max, b = Int32.min
      for i in block &* 16..<min(block &* 16 &+ 16, values.count) {
        a = unsafe min(a, values[i])
        b = unsafe max(b, values[i])
      }
      darkest.append(a)
      brightest.append(b)
    }
    let reach = min(max(blocks / 10, 2), 16)
    low.removeAll(keepingCapacity: true)
    high.removeAll(keepingCapacity: true)
    for block in 0..<blocks {
      var a = Int32.max, b = Int32.min
      for i in max(block - reach, 0)...min(block + reach, blocks - 1) {
        a = min(a, darkest[i])
        b = max(b, brightest[i])
      }
      low.append(a)
      high.append(b)
    }
  }

  /// Adds the edges, block by block of 16 samples, which share what a swing is.
  @_optimize(speed)
  private func follow(_ values: UnsafeBufferPointer<Int32>, into line: inout RunLine) {
    // 1: rising, -1: falling, 0: not known yet, while `from` is the darkest and `at` the brightest so far.
    var sign: Int32 = 0
    // The extreme before the one being followed, the one being followed, and its value times the sign.
    var from = 0, at = 0
    var extreme: Int32 = 0
    for block in 0..<low.count {
      // A shift binds closer than a product.
      let share = (high[block] &- low[block]) &* sensitivity
      let swing = max(share &>> 8, floor)
      var i = block &* 16
      let end = min(i &+ 16, values.count)
      if sign != 0 {
        // Nothing beyond the extreme, nothing a swing away from it: nothing happens here.
        let most = sign > 0 ? brightest[block] : 0 &- darkest[block]
        let least = sign > 0 ? darkest[block] : 0 &- brightest[block]
        if most <= extreme, extreme &- least <= swing { continue }
      }
      while sign == 0, i < end {
        let value = unsafe values[i]
        if unsafe value > values[at] { at = i }
        if unsafe value < values[from] { from = i }
        if unsafe values[at] &- value > swing {
          (from, at, sign, extreme) = (at, i, -1, 0 &- value)
        } else if unsafe value &- values[from] > swing {
          (at, sign, extreme) = (i, 1, value)
        }
        i &+= 1
      }
      while i < end {
        let value = unsafe values[i] &* sign
        if value > extreme {
          (at, extreme) = (i, value)
        } else if extreme &- value > swing {
          unsafe add(values, from, at, into: &line)
          (from, at, sign, extreme) = (at, i, 0 &- sign, 0 &- value)
        }
        i &+= 1
      }
    }
    if sign != 0 { unsafe add(values, from, at, into: &line) }
  }

  /// Adds the edge between the extremes at `a` and `b`.
  private func add(_ values: UnsafeBufferPointer<Int32>, _ a: Int, _ b: Int, into line: inout RunLine) {
    let isRising = unsafe values[b] > values[a]
    // The line begins with a space: an edge that ends a bar must not come first.
    if line.edges.count == 1, isRising { line.add(0) }
    let block = (a &+ b) &>> 5
    let middle = unsafe (values[a] &+ values[b]) / 2
    let around = (low[block] &+ high[block]) / 2
    let swing = unsafe abs(values[b] &- values[a])
    let mixed = middle &+ (around &- middle) &* surroundings / 4
    let level = min(max(mixed, middle &- swing / 4), middle &+ swing / 4)
    let place =
      unsafe isRising
      ? crossing(values, a, b, level: level, sign: 1) : crossing(values, a, b, level: level, sign: -1)
    line.add(max(place, line.edges[line.edges.count &- 1]))
  }

  /// Where grey crosses `level` between `a` and `b`, 1/16 sample: the middle of the first and the last time.
  private func crossing(
    _ values: UnsafeBufferPointer<Int32>, _ a: Int, _ b: Int, level: Int32, sign: Int32
  ) -> Int32 {
    var first = a
    while first < b, unsafe (values[first &+ 1] &- level) &* sign < 0 { first &+= 1 }
    var last = b
    while last > first &+ 1, unsafe (values[last &- 1] &- level) &* sign >= 0 { last &-= 1 }
    let place = unsafe between(values, first, level: level)
    return unsafe last == first &+ 1 ? place : (place &+ between(values, last &- 1, level: level)) / 2
  }

  /// The place between samples i and i + 1; samples lie in the middle of their pixel.
  private func between(_ values: UnsafeBufferPointer<Int32>, _ i: Int, level: Int32) -> Int32 {
    let i = min(max(i, 0), values.count &- 2)
    let step = unsafe values[i &+ 1] &- values[i]
    let part = unsafe step == 0 ? 8 : min(max((level &- values[i]) &* 16 / step, 0), 16)
    return Int32(truncatingIfNeeded: i) &* 16 &+ 8 &+ part
  }
}
