public import QuietZone

/// Marks over the camera's picture that show where to hold a code, as geometry: the host draws it.
///
/// ```swift
/// let guide = Guide.brackets(Guide.Brackets())
/// for shape in guide.shapes(in: Size2D(width: 390, height: 844)) { draw(shape) }
/// ```
public enum Guide: Hashable, Sendable {
  /// A plus.
  case plus(Plus)
  /// The corners of the region.
  case brackets(Brackets)
  /// A line from side to side.
  case centerLine(CenterLine)
  /// All but the region dimmed.
  case mask(Mask)

  /// Where in the view a guide lies.
  public enum Place: Hashable, Sendable {
    /// Its middle so many points right of and below the view's.
    case center(right: Double = 0, below: Double = 0)
    /// Its middle so many points right of and below that of what bars, notch and home indicator leave free.
    case safeArea(right: Double = 0, below: Double = 0)
    /// In the middle across, its upper edge so many points below the view's.
    case top(Double)
  }

  public struct Plus: Hashable, Sendable {
    /// Width and height, points.
    public var size = 30.0
    public var lineWidth = 2.0
    /// Apple's system green.
    public var color = GuideColor(red: 0.204, green: 0.780, blue: 0.349)
    public var place = Place.center()
    public init() {}
  }

  public struct Brackets: Hashable, Sendable {
    /// Width and height of the region, points.
    public var region = Size2D(width: 200, height: 200)
    /// Length of each leg, points.
    public var length = 20.0
    public var lineWidth = 5.0
    public var color = GuideColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    public var place = Place.center()
    public init() {}
  }

  public struct CenterLine: Hashable, Sendable {
    public var lineWidth = 1.0
    public var color = GuideColor(red: 1, green: 0.541, blue: 0.239)
    public var place = Place.center()
    public init() {}
  }

  public struct Mask: Hashable, Sendable {
    /// Width and height of the hole, points.
    public var region = Size2D(width: 200, height: 200)
    /// Light grey, seen through, so that the surroundings can be made out.
    public var color = GuideColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 0.6)
    public var place = Place.center()
    public init() {}
  }

  /// The least that a person can point at, points: a fingertip.
  static let fingertip = 44.0

  /// Where a code lies that the guide points at, points of the view: its region, or what is a fingertip high
  /// around its lines. `safeArea`: what bars leave free of the view; without it, all.
  public func target(in view: Size2D, safeArea: Rectangle2D? = nil) -> Rectangle2D {
    let tip = Self.fingertip
    let (size, place) =
      switch self {
      case .plus(let plus): (Size2D(width: tip, height: tip), plus.place)
      case .centerLine(let line): (Size2D(width: view.width, height: tip), line.place)
      case .brackets(let brackets): (brackets.region, brackets.place)
      case .mask(let mask): (mask.region, mask.place)
      }
    return place.rectangle(of: size, in: view, safeArea: safeArea)
  }

  /// The region that the guide frames, points of the view; `nil` for one that is no frame.
  public func region(in view: Size2D, safeArea: Rectangle2D? = nil) -> Rectangle2D? {
    switch self {
    case .plus, .centerLine: nil
    case .brackets, .mask: target(in: view, safeArea: safeArea)
    }
  }

  /// What to draw, in points of a view of `view`.
  public func shapes(in view: Size2D, safeArea: Rectangle2D? = nil) -> [GuideShape] {
    let target = target(in: view, safeArea: safeArea)
    let middle = Point2D(x: target.x + target.width / 2, y: target.y + target.height / 2)
    switch self {
    case .plus(let plus):
      let arm = plus.size / 2
      return [
        GuideShape(
          outlines: [
            [Point2D(x: middle.x - arm, y: middle.y), Point2D(x: middle.x + arm, y: middle.y)],
            [Point2D(x: middle.x, y: middle.y - arm), Point2D(x: middle.x, y: middle.y + arm)],
          ], color: plus.color, lineWidth: plus.lineWidth)
      ]
    case .brackets(let brackets): return [Self.shape(brackets, target)]
    case .centerLine(let line):
      let ends = [Point2D(x: 0, y: middle.y), Point2D(x: view.width, y: middle.y)]
      return [GuideShape(outlines: [ends], color: line.color, lineWidth: line.lineWidth)]
    case .mask(let mask):
      let whole = Rectangle2D(x: 0, y: 0, width: view.width, height: view.height)
      return [GuideShape(outlines: [whole.corners, target.corners], color: mask.color, lineWidth: nil)]
    }
  }

  /// Four angles, each from the end of one leg over the corner to the end of the other.
  private static func shape(_ brackets: Brackets, _ region: Rectangle2D) -> GuideShape {
    let length = min(brackets.length, region.width / 2, region.height / 2)
    let corners = region.corners
    let outlines = corners.indices.map { i in
      let corner = corners[i]
      let right = i == 0 || i == 3 ? length : -length
      let down = i < 2 ? length : -length
      return [Point2D(x: corner.x + right, y: corner.y), corner, Point2D(x: corner.x, y: corner.y + down)]
    }
    return GuideShape(outlines: outlines, color: brackets.color, lineWidth: brackets.lineWidth)
  }
}

/// Red, green and blue, not multiplied by alpha; 0…1, sRGB.
public struct GuideColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// Lines to draw, or an area to fill.
public struct GuideShape: Hashable, Sendable {
  /// Points of the view. Filled, each is closed, and what lies inside two of them stays free (even-odd rule).
  public var outlines: [[Point2D]]
  public var color: GuideColor
  /// Points; `nil`: filled.
  public var lineWidth: Double?

  /// The colour to fill with; `nil`: the lines alone are drawn.
  public var fill: GuideColor? { lineWidth == nil ? color : nil }
  /// The colour of the lines; `nil`: there are none.
  public var stroke: GuideColor? { lineWidth == nil ? nil : color }
}

extension Guide.Place {
  /// As large as asked, or as the view allows, and all of it inside the view.
  fileprivate func rectangle(of size: Size2D, in view: Size2D, safeArea: Rectangle2D?) -> Rectangle2D {
    let width = min(size.width, view.width), height = min(size.height, view.height)
    let free = safeArea ?? Rectangle2D(x: 0, y: 0, width: view.width, height: view.height)
    let (x, y) =
      switch self {
      case .center(let right, let below): (view.width / 2 + right, view.height / 2 + below)
      case .safeArea(let right, let below):
        (free.x + free.width / 2 + right, free.y + free.height / 2 + below)
      case .top(let distance): (view.width / 2, distance + height / 2)
      }
    return Rectangle2D(
      x: min(max(x - width / 2, 0), view.width - width), y: min(max(y - height / 2, 0), view.height - height),
      width: width, height: height)
  }
}

extension Rectangle2D {
  /// Top left, top right, bottom right, bottom left.
  var corners: [Point2D] {
    [
      Point2D(x: x, y: y), Point2D(x: x + width, y: y), Point2D(x: x + width, y: y + height),
      Point2D(x: x, y: y + height),
    ]
  }
}
