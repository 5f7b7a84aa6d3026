/// Walks along a row from one pattern of known width to the next, forwards or backwards, and finds its way
/// again behind those that cannot be read.
struct SlotWalker {
  let row: RunRow
  /// Where the next pattern begins, or, backwards, ends, 1/16 pixel.
  private(set) var place: Double
  /// Width of a module, 1/16 pixel: a running mean.
  private(set) var module: Double
  private let isForward: Bool
  /// A bar near `place`.
  private var near: Int

  init(_ row: RunRow, place: Int, module: Double, isForward: Bool, near: Int) {
    self.row = row
    self.place = Double(place)
    self.module = module
    self.isForward = isForward
    self.near = near | 1
  }

  /// The bar that the next pattern of `runs` runs and `modules` modules begins with, which is passed; `nil`
  /// where nothing of that width is there: it is passed all the same.
  mutating func next(runs: Int, modules: Int) -> Int? {
    let width = module * Double(modules)
    let wanted = isForward ? place : place - width
    let index = bar(nearest: wanted)
    let begin = Double(row.start(index)), total = Double(row.sum(index, runs))
    let slack = max(0.8 * module, 0.045 * width)
    guard abs(begin - wanted) < 0.75 * module, abs(total - width) < slack else {
      place = isForward ? wanted + width : wanted
      return nil
    }
    module += (total / Double(modules) - module) * 0.3
    place = isForward ? begin + total : begin
    return index
  }

  /// The bar that begins closest to a place.
  private mutating func bar(nearest wanted: Double) -> Int {
    let target = Int(min(max(wanted, 0), 1e9))
    while near + 2 < row.count, row.start(near + 2) <= target { near += 2 }
    while near > 2, row.start(near) > target { near -= 2 }
    guard near + 2 < row.count else { return near }
    return target - row.start(near) <= row.start(near + 2) - target ? near : near + 2
  }
}
