import QuietZone

/// Keeps an outline still while the code is still, and close to it while it moves: a low pass for each corner
/// whose cut-off rises with the speed of the whole outline ("1€ filter", Casiez, Roussel, Vogel, CHI 2012,
/// with one speed for all corners).
struct OutlineFilter: Hashable {
  /// Cut-off at rest, hertz.
  private static let restingCutoff = 1.0
  /// How much the cut-off rises: hertz for each outline's width a second.
  private static let slope = 8.0

  private(set) var outline: Quadrilateral
  /// Pixels a second, of the middle.
  private(set) var velocity = Point2D(x: 0, y: 0)
  private var time: ScanTime

  init(_ outline: Quadrilateral, at time: ScanTime) {
    self.outline = outline
    self.time = time
  }

  /// Where the outline will be.
  func predicted(at time: ScanTime) -> Quadrilateral {
    let seconds = Double(min(time.since(self.time), 250)) / 1000
    let shift = velocity * seconds
    return outline.mapped { $0 + shift }
  }

  mutating func add(_ seen: Quadrilateral, at time: ScanTime) {
    let milliseconds = time.since(self.time)
    guard milliseconds > 0 else { return }
    let seconds = Double(min(milliseconds, 1000)) / 1000
    self.time = time
    let speed = (seen.center - outline.center) * (1 / seconds)
    velocity = velocity + (speed - velocity) * Self.share(1.0, seconds)
    let width = max(seen.bounds.width, seen.bounds.height, 1)
    let share = Self.share(Self.restingCutoff + Self.slope * velocity.length / width, seconds)
    outline = outline.mixed(with: seen, share: share)
  }

  /// How much of a new value is taken over by a low pass with this cut-off, hertz, after `seconds`.
  private static func share(_ cutoff: Double, _ seconds: Double) -> Double {
    let turns = 2 * Double.pi * cutoff * seconds
    return turns / (turns + 1)
  }
}

extension Quadrilateral {
  func mixed(with other: Quadrilateral, share: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: topLeft + (other.topLeft - topLeft) * share,
      topRight: topRight + (other.topRight - topRight) * share,
      bottomRight: bottomRight + (other.bottomRight - bottomRight) * share,
      bottomLeft: bottomLeft + (other.bottomLeft - bottomLeft) * share)
  }
}
