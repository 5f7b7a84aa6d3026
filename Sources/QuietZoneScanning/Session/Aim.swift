import QuietZone

/// Where a person points with a camera, and what of the picture they see.
struct Aim: Sendable {
  enum Frame {
    /// Every place is as good as another.
    case everywhere
    /// A region was asked for, and no part of it is in the picture.
    case nowhere
    /// Pixels of the picture.
    case at(Rectangle2D)
  }

  /// Where a code is to be held.
  let frame: Frame
  /// What is shown of the picture, pixels.
  let visible: Rectangle2D
  /// What of several codes is meant is nearest to this, pixels.
  let middle: Point2D
  /// The region, 0…1 of the picture; `nil` where none is asked for, or nothing of it is in the picture.
  let region: Rectangle2D?
  init(_ configuration: ScanConfiguration, ofPicture size: Size2D) {
    let whole = Rectangle2D(x: 0, y: 0, width: 1, height: 1)
    region = configuration.region(ofPicture: size)
    let isCropped = configuration.isCropped
    // Who asks for a part of the picture alone has said already what is to be seen of it.
    visible = (isCropped ? whole : configuration.viewport?.shown(ofPicture: size) ?? whole).scaled(by: size)
    let asked = region?.scaled(by: size)
    frame =
      isCropped || configuration.region == nil ? .everywhere : asked.map { .at($0) } ?? .nowhere
    middle = (asked ?? visible).middle
  }

  func isVisible(_ outline: Quadrilateral) -> Bool { outline.bounds.liesHalf(in: visible) }

  func isInFrame(_ outline: Quadrilateral) -> Bool {
    switch frame {
    case .everywhere: true
    case .nowhere: false
    case .at(let frame): outline.bounds.liesHalf(in: frame)
    }
  }

  /// Whether somebody who points so rather means `one` than `other`: what is in the frame before what is
  /// not, then what is nearer to the middle.
  func prefers(_ one: Quadrilateral, to other: Quadrilateral) -> Bool {
    let (isIn, isOtherIn) = (isInFrame(one), isInFrame(other))
    guard isIn == isOtherIn else { return isIn }
    return (one.center - middle).length < (other.center - middle).length
  }
}

extension ScanConfiguration {
  /// The region, 0…1 of a picture; `nil` where none is asked for, or nothing of it is in the picture.
  @inline(never)
  func region(ofPicture size: Size2D) -> Rectangle2D? {
    region.flatMap { $0.sensor(ofPicture: size, in: viewport) }
  }
}

extension Viewport {
  /// What the view shows of a picture, 0…1 of it; `nil` for a view without extent, or one beside the picture.
  func shown(ofPicture size: Size2D) -> Rectangle2D? {
    guard view.width > 0, view.height > 0 else { return nil }
    return RegionOfInterest.view(Rectangle2D(x: 0, y: 0, width: view.width, height: view.height))
      .sensor(ofPicture: size, in: self)
  }
}

extension Rectangle2D {
  var middle: Point2D { Point2D(x: x + width / 2, y: y + height / 2) }

  func scaled(by size: Size2D) -> Rectangle2D {
    Rectangle2D(
      x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height)
  }

  /// Whether this and the other have, in width and in height, at least half of the smaller of both in common:
  /// a small one with its middle in the other, a large one that covers most of it, a long one across it.
  func liesHalf(in other: Rectangle2D) -> Bool {
    let common = Size2D(
      width: min(x + width, other.x + other.width) - max(x, other.x),
      height: min(y + height, other.y + other.height) - max(y, other.y))
    return common.width >= min(width, other.width) / 2 && common.height >= min(height, other.height) / 2
  }
}
