extension DataMatrixFinding {
  /// The finding with an arm drawn on over a gap behind which it goes on, where there is one: ink was torn
  /// off the border, or stands on it. Over the gap to a neighbour's arm, too: read the finding itself first.
  func extended(_ dark: DarkPixels) -> DataMatrixFinding? {
    var result = self
    let right = reach(
      dark, from: right, along: rightWay, inward: upWay, length: rightLength, depth: upModule,
      module: rightModule)
    if let right { result.right = right }
    let up = reach(
      dark, from: up, along: upWay, inward: rightWay, length: upLength, depth: rightModule, module: upModule)
    if let up { result.up = up }
    return right == nil && up == nil ? nil : result
  }

  /// The finding with its arms cut off where their ink first stays away for more than a module, on a
  /// texture for most of one: what went on along the same line was none of theirs. `nil` where they have no
  /// such place.
  func trimmed(_ dark: DarkPixels) -> DataMatrixFinding? {
    var result = self
    let right = inkEnd(
      dark, along: rightWay, inward: upWay, length: rightLength, depth: upModule, module: rightModule)
    if let right { result.right = right }
    let up = inkEnd(
      dark, along: upWay, inward: rightWay, length: upLength, depth: rightModule, module: upModule)
    if let up { result.up = up }
    return right == nil && up == nil ? nil : result
  }

  /// Whether a place is inked; `nil` outside the picture.
  private func isInk(_ dark: DarkPixels, _ p: Point2D) -> Bool? {
    let (x, y) = (Int(p.x), Int(p.y))
    guard p.x > 0, p.y > 0, dark.plane.contains(x: x, y: y) else { return nil }
    return dark[x, y] != isInverted
  }

  /// Nearest place behind an arm's edge that is looked at for its ink, pixels: blur keeps the edge itself
  /// grey.
  private static let leastBehind = 0.7
  /// How far ink may stay away along an arm, modules, before it has ended: on paper more than dirt tears off
  /// it, on a texture less, since that goes on along the same line.
  private static let endingGap = (paper: 1.2, texture: 0.7)
  /// How much shorter an arm must become for that to be worth another reading, modules.
  private static let leastCut = 1.2
  /// From the last inked place to the end of the ink, pixels: half a step of the walk.
  private static let halfStep = 0.25

  /// Where the ink of an arm first ends, a module and more before the arm itself.
  private func inkEnd(
    _ dark: DarkPixels, along way: Point2D, inward: Point2D, length: Double, depth: Double, module: Double
  ) -> Point2D? {
    let start = corner + inward * max(depth * 0.5, Self.leastBehind)
    let gap = (surroundings == .textured ? Self.endingGap.texture : Self.endingGap.paper) * module + 0.5
    var (last, k) = (0.0, 1.0)
    while k < length {
      guard let ink = isInk(dark, start + way * k) else { return nil }
      if ink { last = k }
      if k - last > gap { break }
      k += 0.5
    }
    guard last < length - Self.leastCut * module, last > 7 * module else { return nil }
    return corner + way * (last + Self.halfStep)
  }

  /// Where paper is before the edge of an arm that goes on: a share of its thickness, and pixels of blur.
  private static let before = (depths: 0.4, pixels: 0.8)
  /// The widest gap behind which an arm goes on, modules, or a share of its length where that is more.
  private static let widestGap = (modules: 3.2, share: 0.12)
  /// Least ink beyond it: modules, or a share of how far the arm goes on where that is more, so that more of
  /// it is there than is missing.
  private static let leastInk = (modules: 1.5, share: 0.5)

  /// Where an arm ends that goes on beyond `end`, `depth` thick; `nil` where it does not.
  private func reach(
    _ dark: DarkPixels, from end: Point2D, along way: Point2D, inward: Point2D, length: Double, depth: Double,
    module: Double
  ) -> Point2D? {
    let behind = inward * max(depth * 0.5, Self.leastBehind)
    let before = inward * -(depth * Self.before.depths + Self.before.pixels)
    let gap = max(Self.widestGap.modules * module, length * Self.widestGap.share)
    var (met, last, k) = (0, 0.0, 1.0)
    while k < length + gap, k - last < gap {
      let p = end + way * k
      guard let ink = isInk(dark, p + behind), let paper = isInk(dark, p + before) else { break }
      if ink, !paper {
        met += 1
        last = k
      }
      k += 1
    }
    let least = max(last * Self.leastInk.share, Self.leastInk.modules * module)
    guard last > 2 * module, Double(met) > least else { return nil }
    return end + way * (last + 0.5)
  }
}
