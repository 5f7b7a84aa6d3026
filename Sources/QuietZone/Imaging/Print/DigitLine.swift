/// Digits side by side in rows of grey, by their likeness to those of a few typefaces.
struct DigitLine {
  /// One digit.
  struct Digit {
    var value = 0
    /// The correlation of its grey with that of the digit of the typefaces, and how much more it is than with
    /// that of any other.
    var likeness: Float = -1
    var lead: Float = 0

    /// Whether it is this digit and no other.
    var isClear: Bool { likeness > DigitLine.leastLikeness && lead > DigitLine.leastLead }
  }

  /// How alike clear digits are to what they are, at least, and by how much more than to the next.
  static let leastLikeness: Float = 0.6
  static let leastLead: Float = 0.1
  /// Grey values of a digit: so many rows as it is high, and columns as one is wide with light to both sides.
  static let rows = 10
  static let columns = 8
  /// How much closer than those the grey lies in which digits are looked for: a digit half a column off is
  /// less like itself than another one may be.
  static let fineness = 2
  private static let area = rows * columns
  /// Modules of a digit's bars.
  static let slot = 7.0

  /// Rows of `wide` values of 256 for a grey level, `fineness` of them for one of a digit each way, and the
  /// one that digits begin in.
  private let grey: [Float]
  private let wide: Int
  private let row: Int
  /// For each place, a window whose first column it is, the likeness to each digit.
  private var likenesses: [Float] = []
  /// Where the first digit is, eighths of a place, and from one to the next, quarters of a place.
  private var first = 0
  private var pitch = 0
  /// How alike the digits are to what they are looked for as, in the mean.
  private(set) var likeness: Float = 0

  /// No digits.
  init() { self.init([], 0, 0) }

  private init(_ grey: [Float], _ wide: Int, _ row: Int) {
    self.grey = grey
    self.wide = wide
    self.row = row
    compare()
  }

  /// The digits at `count` places evenly spaced in rows of grey, from `row` on: where they are most alike to
  /// any, about the middle.
  init(_ count: Int, in grey: [Float], wide: Int, row: Int) {
    self.init(grey, wide, row)
    let most = (0..<places).map { likeness(at: $0) }
    find(count, Self.pitches, Self.shifts) { place, _ in most[place] }
  }

  /// The same for digits that are known, wherever they are in the row; where they are less alike than clear
  /// ones, they have not been found.
  init(_ digits: [Int], in grey: [Float], wide: Int, row: Int) {
    self.init(grey, wide, row)
    likeness = Self.leastLikeness
    let likenesses = likenesses
    find(digits.count, Self.pitchesOfText, -places / 2...places / 2) { place, index in
      likenesses[place * 10 + digits[index]]
    }
  }

  /// From one digit to the next, quarters of a place: 0.7 to 1.05 times their height, and to 1.25 where they
  /// have no bars of their own.
  private static let pitches = stride(from: 28 * fineness, through: 42 * fineness, by: 1)
  private static let pitchesOfText = stride(from: 28 * fineness, through: 50 * fineness, by: 2)
  /// How far all of them may be shifted, places.
  private static let shifts = -5 * fineness...5 * fineness

  @inline(never)
  private mutating func find(
    _ count: Int, _ pitches: StrideThrough<Int>, _ shifts: ClosedRange<Int>,
    by likeness: (_ place: Int, _ index: Int) -> Float
  ) {
    for pitch in pitches {
      for shift in shifts {
        // Eighths of a place, from half of one before the first.
        let middle = 4 * places + 8 * shift, reach = (count - 1) * pitch
        if middle < reach || (middle + reach) >> 3 >= places { continue }
        // What the best so far may lack of digits that are all wholly alike.
        var rest = (1 - self.likeness) * Float(count)
        for index in 0..<count where rest > 0 {
          rest -= 1 - likeness((middle - reach + 2 * index * pitch) >> 3, index)
        }
        if rest <= 0 { continue }
        self.likeness += rest / Float(count)
        (first, self.pitch) = (middle - reach, pitch)
      }
    }
  }

  /// Contrast below which grey is even: the root of the sum of squares that stands for the paper's grain, at
  /// least, four grey levels in each value.
  private static let leastContrast: Float = 36 * 256

  static let templates: [Float] = table.map { Float($0) / 400 }

  /// Compares each place with each digit.
  private mutating func compare() {
    let templates = Self.templates
    var window = [Float](repeating: 0, count: Self.area)
    for place in 0..<max(wide - Self.columns * Self.fineness + 1, 0) {
      for k in window.indices {
        let (y, x) = (k / Self.columns &* Self.fineness, k % Self.columns &* Self.fineness)
        window[k] = grey[(row &+ y) &* wide &+ place &+ x]
      }
      let mean = window.storageSpan.sum() / Float(Self.area)
      for k in window.indices { window[k] = mean - window[k] }
      let contrast = max(window.storageSpan.dot(window.storageSpan).squareRoot(), Self.leastContrast)
      for digit in 0..<10 {
        let template = templates.storageSpan.extracting(digit &* Self.area..<(digit &+ 1) &* Self.area)
        likenesses.append(template.dot(window.storageSpan) / contrast)
      }
    }
  }

  private var places: Int { likenesses.count / 10 }

  /// How alike a place is to any digit.
  @inline(never)
  private func likeness(at place: Int) -> Float {
    likenesses[place * 10..<place * 10 + 10].reduce(-1) { max($0, $1) }
  }

  private func place(_ index: Int) -> Int { (first + 2 * index * pitch) >> 3 }

  /// How far others may be from where they would be in line, rows and places: print lies askew to bars that
  /// are seen askew.
  private static let skew = 2 * fineness
  /// How alike another one is at least to what it is.
  private static let leastLikenessBeside: Float = 0.7

  /// Whether there is another one before or behind `count` digits.
  func goOn(beyond count: Int) -> Bool {
    let last = grey.count / wide - Self.rows * Self.fineness
    return (max(row - Self.skew, 0)...min(row + Self.skew, last)).contains {
      let other = DigitLine(grey, wide, $0)
      return [place(-1), place(count)].contains {
        ($0 - Self.skew...$0 + Self.skew).contains {
          0..<places ~= $0 && other.likeness(at: $0) > Self.leastLikenessBeside
        }
      }
    }
  }

  /// One of the digits.
  subscript(index: Int) -> Digit {
    var digit = Digit()
    let place = place(index)
    guard place < places else { return digit }
    for value in 0..<10 {
      let likeness = likenesses[place * 10 + value]
      if likeness > digit.likeness {
        digit = Digit(value: value, likeness: likeness, lead: likeness - digit.likeness)
      } else {
        digit.lead = min(digit.lead, digit.likeness - likeness)
      }
    }
    return digit
  }
}
