/// Reads digits of EAN and UPC one after another, from the distances between similar edges, which stay the
/// same when ink spreads; the gain of the bars is measured over the whole symbol and decides at the end what
/// those distances leave open (ISO/IEC 15420:2009, Annex B).
struct DigitReader: ~Escapable {
  let row: RunRow
  /// The run that the next digit begins with: a space left of the middle, a bar right of it.
  private(set) var index: Int
  /// Width of the last digit, 7 modules.
  private(set) var width: Int
  /// Digits read.
  private(set) var count = 0
  /// Places where a digit is wider or narrower than beside another one usually: the label has a crease there,
  /// or bends away.
  private var creases = 0
  /// Sum of what the distances were off whole modules, 1/64 module, two for each digit and one for each pair
  /// of runs of a guard.
  private(set) var deviation = 0
  private(set) var measurements = 0
  /// Two distances of each digit, see ``EANUPC/digitsByEdges``: a nibble each, the first digit highest.
  private var edges: UInt64 = 0
  /// Bits of the digits that begin with a bar, the last digit at bit 0.
  private var isRight: UInt32 = 0
  /// Sum of twice the gain that guards show, 1/16 pixel, and their number.
  private var gain = 0
  private var guards = 0

  /// A reader at the guard 101 that begins with run `start`; `nil` when it is none.
  @_lifetime(copy row)
  init?(_ row: RunRow, guard101 start: Int) {
    let (first, second) = (row.sum(start, 2), row.sum(start &+ 1, 2))
    guard row.has(start &- 1, 8), abs(first &- second) &* 5 < first &+ second else { return nil }
    self.row = row
    index = start &+ 3
    width = (first &+ second) &* 7 / 4
    gain = (row[start] &+ row[start &+ 2]) / 2 &- row[start &+ 1]
    guards = 1
    // The guard is two modules a pair wide and the first digit seven: narrow bars suffer from blur the most.
    let total = row.sum(index, EANUPC.digitRuns)
    guard total &* 3 > width &* 2, total &* 2 < width &* 3 else { return nil }
    width = total
  }

  /// A reader at the start 1011 of an add-on to a symbol whose digits are `width` wide.
  @_lifetime(copy row)
  init?(_ row: RunRow, addOn start: Int, width: Int) {
    self.row = row
    self.width = width
    index = start &+ 3
    guard row.has(start, 3), fits(row.sum(start, 2), modules: 2), fits(row.sum(start &+ 1, 2), modules: 3)
    else { return nil }
    gain = row[start] &+ row[start &+ 2] &- row.sum(start, 3) &* 3 / 4
    guards = 1
  }

  /// Reads the next digit.
  mutating func readDigit() -> Bool {
    let total = row.sum(index, EANUPC.digitRuns)
    guard EANUPC.digitAtCrease.holds(total, width) else { return false }
    if !EANUPC.usualDigit.holds(total, width) { creases &+= 1 }
    let scale = EANUPC.digitModules &* 64
    guard let first = round(row.sum(index, 2) &* scale / total),
      let second = round(row.sum(index &+ 1, 2) &* scale / total)
    else { return false }
    edges = edges &<< 4 | UInt64(truncatingIfNeeded: first &* 4 &+ second)
    isRight = isRight &<< 1 | UInt32(truncatingIfNeeded: index & 1)
    width = total
    index &+= EANUPC.digitRuns
    count &+= 1
    return true
  }

  /// Reads `number` digits.
  mutating func readDigits(_ number: Int) -> Bool {
    for _ in 0..<number where !readDigit() { return false }
    return true
  }

  /// A distance in 1/64 module as 0…3 for two to five modules, if it is near enough to one of them.
  private mutating func round(_ distance: Int) -> Int? {
    let modules = (distance &+ 32) >> 6
    let off = abs(distance &- modules &<< 6)
    guard modules >= 2, modules <= 5, off <= EANUPC.maximumDeviation else { return nil }
    deviation &+= off
    measurements &+= 1
    return modules &- 2
  }

  /// Passes a guard of `runs` bars and spaces, each one module wide.
  mutating func readGuard(_ runs: Int) -> Bool {
    guard row.has(index, runs) else { return false }
    for k in 0..<runs &- 1 where !fits(row.sum(index &+ k, 2), modules: 2) { return false }
    let bars = row[index | 1] &+ row[(index | 1) &+ 2]
    if runs > 3 {
      // Bars less spaces, of two each: 01010 and 010101 begin with a space.
      gain &+= (bars &- row[index] &- row[index &+ 2]) / 2
    } else {
      gain &+= bars / 2 &- row[index &+ 1]
    }
    guards &+= 1
    index &+= runs
    return true
  }

  /// Passes the space and bar between two digits of an add-on.
  mutating func readSeparator() -> Bool {
    guard row.has(index, 2), fits(row.sum(index, 2), modules: 2) else { return false }
    index &+= 2
    return true
  }

  /// Whether a stretch is `modules` wide, give or take 0.7.
  private mutating func fits(_ stretch: Int, modules: Int) -> Bool {
    guard width > 0 else { return false }
    let off = abs(stretch &* 7 &* 64 / width &- modules &* 64)
    deviation &+= off
    measurements &+= 1
    return off <= 45
  }

  /// Bit `count - 1 - i` set where digit i is of set B; `nil` where a digit right of the middle is.
  var setsOfB: UInt32? {
    var sets: UInt32 = 0
    for place in 0..<count where EANUPC.digitsByEdges[code(place)] & 0x10 != 0 {
      sets |= 1 &<< UInt32(truncatingIfNeeded: place)
    }
    return sets & isRight == 0 ? sets : nil
  }

  /// The two distances of the digit at `place`, 0 for the last one.
  private func code(_ place: Int) -> Int { Int(edges &>> UInt64(truncatingIfNeeded: 4 &* place) & 15) }

  /// The digits' values, once the whole symbol is read; `first` are the run and the steps that lead from
  /// digit to digit. `nil` where the widths of the bars contradict the distances.
  func values(_ places: (Int) -> Int) -> [UInt8]? {
    var gain = self.gain
    var samples = guards
    for digit in 0..<count {
      let entry = EANUPC.digitsByEdges[code(count &- 1 &- digit)]
      guard entry & 0x20 == 0 else { continue }
      let start = places(digit)
      let total = row.sum(start, EANUPC.digitRuns)
      gain &+= bars(start) &- modules(of: entry, start: start) &* total / EANUPC.digitModules
      samples &+= 1
    }
    gain /= max(samples, 1)
    var values: [UInt8] = []
    values.reserveCapacity(count)
    for digit in 0..<count {
      let start = places(digit)
      let total = max(row.sum(start, EANUPC.digitRuns), 1)
      let width = (bars(start) &- gain) &* EANUPC.digitModules &* 64 / total
      var entry = EANUPC.digitsByEdges[code(count &- 1 &- digit)] & 0x3F
      let low = modules(of: entry, start: start) &* 64
      if entry & 0x20 != 0 {
        // 7 and 8 have bars that are two modules wider than those of 1 and 2, or two narrower.
        let high = low == 192 ? 320 : 128
        if abs(width &- high) < abs(width &- low) { entry &+= 6 }
        guard min(abs(width &- high), abs(width &- low)) <= EANUPC.maximumBarDeviation else { return nil }
      } else if abs(width &- low) > EANUPC.maximumBarDeviation {
        return nil
      }
      values.append(entry & 15)
    }
    return values
  }

  /// Width of the two bars of the digit that begins with run `start`.
  private func bars(_ start: Int) -> Int { row[start | 1] &+ row[(start | 1) &+ 2] }

  /// Modules of the two bars of a digit that begins with run `start`, as drawn.
  private func modules(of entry: UInt8, start: Int) -> Int {
    let pattern = Int(EANUPC.patterns[min(Int(entry & 15), 9)])
    let isSetA = entry & 0x10 == 0 && start & 1 == 0
    return isSetA ? (pattern >> 8 & 15) &+ (pattern & 15) : (pattern >> 12 & 15) &+ (pattern >> 4 & 15)
  }

  /// Whether distances were near enough to whole modules, and digits as wide as those beside them but for so
  /// many creases.
  func isRegular(creases most: Int = 0) -> Bool {
    meanDeviation <= EANUPC.maximumMeanDeviation && creases <= most
  }

  /// Mean of what the distances were off, 1/64 module: below 4 on a clean print, 16 where there is no code.
  var meanDeviation: Int { measurements > 0 ? deviation / measurements : 0 }

  /// Width of run `run` in modules, compared with the last digit read, `times` over.
  func modules(ofRun run: Int, times: Int = 1) -> Int {
    width > 0 ? row[run] &* EANUPC.digitModules &* times / width : 0
  }
}
