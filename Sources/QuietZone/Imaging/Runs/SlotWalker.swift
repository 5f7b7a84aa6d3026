/// Walks along a row from one pattern of known width to the next, forwards or backwards, and finds its way
/// again behind those that cannot be read.
struct SlotWalker: ~Escapable {
  let row: RunRow
  /// Where the next pattern begins, or, backwards, ends, 1/16 pixel.
  private(set) var place: Double
  /// Width of a module in the next pattern, 1/16 pixel.
  private(set) var module: Double
  /// By what it changes from one pattern to the next: perspective.
  private var trend = 1.0
  /// Where the pattern passed last begins.
  private(set) var last = 0.0
  private let isForward: Bool
  /// The bar that begins at `place`; `nil` behind a pattern that was not found.
  private var edge: Int?
  /// A bar near `place`.
  private var near: Int
  /// Whether the next pattern is the first one, and seen to be there, whatever its width.
  private var isSeen: Bool

  /// - Parameters:
  ///   - edge: the bar that begins at `place`, where one is known to.
  ///   - isSeen: whether the first pattern is seen to begin there.
  @_lifetime(copy row)
  init(_ row: RunRow, place: Int, module: Double, isForward: Bool, edge: Int?, isSeen: Bool = false) {
    self.row = row
    self.place = Double(place)
    self.module = module
    self.isForward = isForward
    self.edge = edge
    near = edge ?? 1
    self.isSeen = isSeen
  }

  /// How far from its place a pattern may begin behind one that was not found, modules.
  private static let farthestBar = 0.75
  /// How far a pattern's width may be from what is expected, modules, or a share of it where that is more:
  /// perspective makes patterns wider or narrower by some percent from one to the next. The first may be
  /// farther off where it is seen: by how much they change is not known yet.
  private static let widthSlack = (modules: 0.8, share: 0.09, shareOfFirst: 0.2)
  /// How much of a change in width is taken for perspective, and between which factors that stays.
  private static let trends = (share: 0.4, least: 0.9, most: 1.1)

  /// The bar that the next pattern of `runs` runs and `modules` modules begins with, which is passed; `nil`
  /// where nothing of that width is there: it is passed all the same.
  mutating func next(runs: Int, modules: Int) -> Int? {
    let width = module * Double(modules)
    let wanted = isForward ? place : place - width
    var index: Int
    if let edge {
      index = isForward ? edge : edge - runs
    } else {
      index = bar(nearest: wanted)
      if abs(Double(row.start(index)) - wanted) >= Self.farthestBar * module { index = -1 }
    }
    let total = Double(row.sum(index, runs))
    let share = isSeen ? Self.widthSlack.shareOfFirst : Self.widthSlack.share
    isSeen = false
    guard abs(total - width) < max(Self.widthSlack.modules * module, share * width) else {
      place = isForward ? wanted + width : wanted
      last = wanted
      edge = nil
      module *= trend
      return nil
    }
    let measured = total / Double(modules)
    let trends = Self.trends
    trend = min(max(trend * (1 + trends.share * (measured / module - 1)), trends.least), trends.most)
    module = measured * trend
    last = Double(row.start(index))
    edge = isForward ? index + runs : index
    place = isForward ? last + total : last
    return index
  }

  /// Corrects where the pattern passed last, of so many modules, lies: by so many 1/16 pixels.
  mutating func shift(by distance: Double, modules: Int) {
    place += distance
    module += (isForward ? distance : -distance) / Double(modules) * 0.5
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
