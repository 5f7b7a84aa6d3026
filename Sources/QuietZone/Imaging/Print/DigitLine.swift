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

  /// For each place, a window whose first column it is, the likeness to each digit.
  private var likenesses: [Float] = []
  private var places: [Int] = []
  /// How alike the digits are to what they are most alike to, in the mean.
  private(set) var likeness: Float = 0

  /// No digits.
  init() {}

  /// The digits at `count` places evenly spaced in `grey`, rows of `wide` values of 256 for a grey level,
  /// `fineness` of them for one of a digit each way, from `row` on: where they are most alike to any.
  init(_ count: Int, in grey: [Float], wide: Int, row: Int) {
    let most = compare(grey, wide: wide, row: row)
    for pitch in Self.pitches {
      for shift in Self.shifts {
        // Eighths of a place, from half of one before the first.
        let middle = 4 * most.count + 8 * shift, reach = (count - 1) * pitch
        if middle < reach || (middle + reach) >> 3 >= most.count { continue }
        var sum: Float = 0
        for index in 0..<count { sum += most[(middle - reach + 2 * index * pitch) >> 3] }
        if sum <= likeness * Float(count) { continue }
        likeness = sum / Float(count)
        places.removeAll(keepingCapacity: true)
        for index in 0..<count { places.append((middle - reach + 2 * index * pitch) >> 3) }
      }
    }
  }

  /// From one digit to the next, quarters of a place: 0.7 to 1.05 times their height.
  private static let pitches = 28 * fineness...42 * fineness
  /// How far all of them may be shifted, places.
  private static let shifts = -5 * fineness...5 * fineness
  /// Contrast below which grey is even: the root of the sum of squares that stands for the paper's grain, at
  /// least, four grey levels in each value.
  private static let leastContrast: Float = 36 * 256

  static let templates: [Float] = table.map { Float($0) / 400 }

  /// Compares each place with each digit, and tells how alike it is to any.
  private mutating func compare(_ grey: [Float], wide: Int, row: Int) -> [Float] {
    let templates = Self.templates
    var all: [Float] = []
    var window = [Float](repeating: 0, count: Self.area)
    for place in 0...max(wide - Self.columns * Self.fineness, 0) {
      for k in window.indices {
        let (y, x) = (k / Self.columns &* Self.fineness, k % Self.columns &* Self.fineness)
        window[k] = grey[(row &+ y) &* wide &+ place &+ x]
      }
      let mean = window.storageSpan.sum() / Float(Self.area)
      for k in window.indices { window[k] = mean - window[k] }
      let contrast = max(window.storageSpan.dot(window.storageSpan).squareRoot(), Self.leastContrast)
      var most: Float = -1
      for digit in 0..<10 {
        let template = templates.storageSpan.extracting(digit &* Self.area..<(digit &+ 1) &* Self.area)
        let likeness = template.dot(window.storageSpan) / contrast
        likenesses.append(likeness)
        most = max(most, likeness)
      }
      all.append(most)
    }
    return all
  }

  /// One of the digits.
  subscript(index: Int) -> Digit {
    var digit = Digit()
    guard index < places.count else { return digit }
    for value in 0..<10 {
      let likeness = likenesses[places[index] * 10 + value]
      if likeness > digit.likeness {
        digit = Digit(value: value, likeness: likeness, lead: likeness - digit.likeness)
      } else {
        digit.lead = min(digit.lead, digit.likeness - likeness)
      }
    }
    return digit
  }
}
