/// One look at a picture for matrix symbols: at which sizes of it, and so with which finders, and where it
/// pays.
struct MatrixPass: Sendable {
  /// The sizes and shapes of a picture.
  enum Sizes: Sendable {
    /// The picture, its half, the half of that …, for finder patterns and bullseyes: blur and noise fade, and
    /// large modules become easy to meet.
    case fromLargeToSmall
    /// The same back again, for borders: what is read in a small copy need not be looked at in a larger one.
    case fromSmallToLarge
    /// Twice the picture's size, for bullseyes: modules of a single pixel are too small to be met and
    /// measured as they are. For Data Matrix pictures are doubled where they are framed.
    case doubled
    /// The half and then the picture, for borders.
    case halfAndWhole
    /// At half its width and then at half its height, for all of them: scanners, fax machines and video make
    /// symbols wide.
    case squeezed
  }

  var sizes: Sizes
  /// What lies around symbols.
  var surroundings = Surroundings.plain
  /// Whether finder patterns alone are looked for, so faint beside plain ground, printed in grey or blurred,
  /// that dark is told by what shows contrast alone.
  var isFaint = false
  /// Most pixels of a picture that is worth it; larger ones are looked at at a smaller size, or not at all.
  var mostPixels = Int.max

  /// What every picture gets.
  static let first = [
    MatrixPass(sizes: .fromLargeToSmall),
    MatrixPass(sizes: .fromSmallToLarge),
    MatrixPass(sizes: .doubled, mostPixels: 1 << 16),
  ]

  /// What a picture gets in which nothing has been read, neither matrix symbols nor others; each of them only
  /// while that is so. They may take as much as the first look has left of what it might have spent.
  static let second = [
    MatrixPass(sizes: .fromLargeToSmall, isFaint: true),
    // Wood, metal, cardboard: a border goes on in the ground behind it. Modules of two pixels are lost in a
    // half: at 0.3 megapixel a tenth of such symbols are.
    MatrixPass(sizes: .halfAndWhole, surroundings: .textured, mostPixels: 1_000_000),
    MatrixPass(sizes: .squeezed, mostPixels: 1_000_000),
  ]
}
