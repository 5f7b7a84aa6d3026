/// A picture and its smaller copies, each half as wide and as high as the one before, made when first asked
/// for.
struct Pyramid: ~Escapable {
  let picture: PixelPlane
  private var copies: [LuminanceImage] = []
  /// Levels that have been looked at, from the first on.
  var reached = 0

  @_lifetime(copy picture)
  init(_ picture: PixelPlane) { self.picture = picture }

  /// Runs `body` on a level and on the next smaller one: 0 is the picture. `nil` where there is no next one.
  mutating func withLevel<R>(_ level: Int, _ body: (_ plane: PixelPlane, _ half: PixelPlane) -> R) -> R? {
    while copies.count <= level {
      guard let copy = withPlane(copies.count, { $0.halved() }) ?? nil else { return nil }
      copies.append(copy)
    }
    let copy = copies[level]
    return copy.view.withPlane { half in withPlane(level) { body($0, half) } } ?? nil
  }

  /// Runs `body` on a level that is there already.
  func withPlane<R>(_ level: Int, _ body: (PixelPlane) -> R) -> R? {
    guard level > 0 else { return body(picture) }
    let copy = copies[level - 1]
    return copy.view.withPlane(body)
  }

  /// The first level of no more than so many pixels, or the last that there is.
  mutating func level(ofAtMost pixels: Int) -> Int {
    var level = 0
    while withPlane(level, { $0.width * $0.height }) ?? 0 > pixels {
      guard withLevel(level, { _, _ in }) != nil else { break }
      level += 1
    }
    return level
  }
}
