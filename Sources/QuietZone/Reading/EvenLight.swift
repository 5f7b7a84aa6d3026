/// A picture in even light at the sizes that are asked for one after the other. The last is kept, and the
/// last on even paper: a picture is looked at several times as it is, for bars and for matrix symbols.
struct EvenLight: ~Escapable {
  /// What of a picture is made even.
  enum Kind {
    /// Light on paper, with the edges that shadows have.
    case paper
    /// How dark print is on it.
    case contrast
    /// One after the other.
    case both
  }

  /// Pixels of a picture in which bars, finder patterns and bullseyes are looked for as it is.
  static let mostPixels = 4_000_000

  private var pyramid: Pyramid
  private var paper: (level: Int, image: LuminanceImage?)?
  private var last: (level: Int, kind: Kind, image: LuminanceImage?)?

  @_lifetime(copy picture)
  init(_ picture: PixelPlane) { pyramid = Pyramid(picture) }

  /// The first level of no more than so many pixels, and how many of the picture's one of them is wide; `nil`
  /// where it is too small to tell what its light is.
  mutating func copy(ofAtMost pixels: Int, _ kind: Kind) -> (scale: Double, image: LuminanceImage)? {
    let level = pyramid.level(ofAtMost: pixels)
    return image(level, kind).map { (MatrixReader.scale(level), $0) }
  }

  /// A picture of no more than so many pixels at twice its size; `nil` for others.
  mutating func enlarged(ofAtMost pixels: Int) -> (scale: Double, image: LuminanceImage)? {
    guard pyramid.level(ofAtMost: pixels) == 0, let large = pyramid.withPlane(0, { $0.enlarged() }) ?? nil,
      let image = large.view.withPlane({ $0.inEvenContrast() }) ?? nil
    else { return nil }
    return (0.5, image)
  }

  private mutating func image(_ level: Int, _ kind: Kind) -> LuminanceImage? {
    switch kind {
    case .paper:
      if paper?.level != level { paper = (level, pyramid.withPlane(level) { $0.onEvenPaper() } ?? nil) }
      return paper?.image
    case .contrast, .both:
      if last?.level != level || last?.kind != kind {
        let paper = kind == .both ? image(level, .paper) : nil
        let even = paper?.view.withPlane({ $0.inEvenContrast() })
        last = (level, kind, (even ?? pyramid.withPlane(level) { $0.inEvenContrast() }) ?? nil)
      }
      return last?.image
    }
  }
}

extension PixelPlane {
  /// The picture with as much contrast around each of its places; `nil` where it is smaller than a window.
  fileprivate func inEvenContrast() -> LuminanceImage? { LightMap(self)?.evened(self) }
}
