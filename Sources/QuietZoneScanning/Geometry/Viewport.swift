public import QuietZone

/// How camera pictures lie in the view that shows them.
///
/// Three spaces, y downwards in each:
///
/// | space | unit | origin |
/// |---|---|---|
/// | view | the view's points | the view's top left corner |
/// | picture | pixels of the frame handed to the reader | its top left corner |
/// | sensor | 0…1 of that frame's width and height | its top left corner; Apple's metadata output space |
///
/// From the picture to the view: turn it clockwise by ``rotation``, mirror it left to right if
/// ``isMirrored``, scale it as ``gravity`` says, centre it.
///
/// ```swift
/// let viewport = Viewport(view: Size2D(width: 390, height: 844), rotation: .quarter)
/// let onScreen = viewport.view(Rectangle2D(x: 0.4, y: 0.4, width: 0.2, height: 0.2),
///   ofPicture: Size2D(width: 1280, height: 720))
/// ```
public struct Viewport: Hashable, Sendable {
  /// What happens where the picture's sides have another ratio than the view's.
  public enum Gravity: UInt8, Hashable, Sendable, CaseIterable {
    /// The view is filled, and the picture cut off on two sides.
    case fill = 0
    /// The whole picture is seen, with room left on two sides.
    case fit = 1
    /// The picture is distorted.
    case stretch = 2
  }

  /// A turn clockwise, in quarters.
  public enum Rotation: UInt8, Hashable, Sendable, CaseIterable {
    case none = 0
    case quarter = 1
    case half = 2
    case threeQuarters = 3

    var isSideways: Bool { self == .quarter || self == .threeQuarters }
  }

  public var view: Size2D
  public var gravity: Gravity
  /// How far the picture is turned so that it stands upright in the view.
  public var rotation: Rotation
  /// Whether it is shown as in a mirror, as front cameras are.
  public var isMirrored: Bool

  public init(
    view: Size2D, gravity: Gravity = .fill, rotation: Rotation = .none, isMirrored: Bool = false
  ) {
    self.view = view
    self.gravity = gravity
    self.rotation = rotation
    self.isMirrored = isMirrored
  }

  /// A point of the picture in the view.
  public func view(_ point: Point2D, ofPicture size: Size2D) -> Point2D {
    let shown = upright(size)
    let placement = placement(of: shown)
    let turned = turn(point, in: size)
    let x = isMirrored ? shown.width - turned.x : turned.x
    return Point2D(
      x: placement.origin.x + x * placement.scaleX, y: placement.origin.y + turned.y * placement.scaleY)
  }

  /// A point of the view in the picture; it may lie outside of it.
  public func picture(_ point: Point2D, ofPicture size: Size2D) -> Point2D {
    let shown = upright(size)
    let placement = placement(of: shown)
    let x = (point.x - placement.origin.x) / placement.scaleX
    let y = (point.y - placement.origin.y) / placement.scaleY
    return turnBack(Point2D(x: isMirrored ? shown.width - x : x, y: y), in: size)
  }

  /// A rectangle of the picture in the view.
  public func view(_ rectangle: Rectangle2D, ofPicture size: Size2D) -> Rectangle2D {
    rectangle.mapped { view($0, ofPicture: size) }
  }

  /// A rectangle of the view in the picture; it may reach out of it.
  public func picture(_ rectangle: Rectangle2D, ofPicture size: Size2D) -> Rectangle2D {
    rectangle.mapped { picture($0, ofPicture: size) }
  }

  /// An outline in the picture as it is to be drawn in the view.
  public func view(_ outline: Quadrilateral, ofPicture size: Size2D) -> Quadrilateral {
    outline.mapped { view($0, ofPicture: size) }
  }

  /// The picture's size once it stands upright.
  private func upright(_ size: Size2D) -> Size2D {
    rotation.isSideways ? Size2D(width: size.height, height: size.width) : size
  }

  /// Where the upright picture's top left corner lies in the view, and how large a pixel is there. A picture
  /// or a view without extent is shown at its own size.
  private func placement(of shown: Size2D) -> (origin: Point2D, scaleX: Double, scaleY: Double) {
    var scaleX = view.width / shown.width
    var scaleY = view.height / shown.height
    if !(scaleX > 0 && scaleX < .infinity && scaleY > 0 && scaleY < .infinity) { (scaleX, scaleY) = (1, 1) }
    switch gravity {
    case .fill: scaleX = max(scaleX, scaleY)
    case .fit: scaleX = min(scaleX, scaleY)
    case .stretch: return (Point2D(x: 0, y: 0), scaleX, scaleY)
    }
    let origin = Point2D(
      x: (view.width - shown.width * scaleX) / 2, y: (view.height - shown.height * scaleX) / 2)
    return (origin, scaleX, scaleX)
  }

  private func turn(_ p: Point2D, in size: Size2D) -> Point2D {
    switch rotation {
    case .none: p
    case .quarter: Point2D(x: size.height - p.y, y: p.x)
    case .half: Point2D(x: size.width - p.x, y: size.height - p.y)
    case .threeQuarters: Point2D(x: p.y, y: size.width - p.x)
    }
  }

  private func turnBack(_ p: Point2D, in size: Size2D) -> Point2D {
    switch rotation {
    case .none: p
    case .quarter: Point2D(x: p.y, y: size.height - p.x)
    case .half: Point2D(x: size.width - p.x, y: size.height - p.y)
    case .threeQuarters: Point2D(x: size.width - p.y, y: p.x)
    }
  }
}

extension Rectangle2D {
  /// The rectangle between the images of two opposite corners.
  func mapped(_ move: (Point2D) -> Point2D) -> Rectangle2D {
    let a = move(Point2D(x: x, y: y)), b = move(Point2D(x: x + width, y: y + height))
    return Rectangle2D(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
}
