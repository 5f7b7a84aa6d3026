public import QuietZone

extension SymbolStyle {
  /// Colours that run into each other over the whole symbol, as sRGB components.
  ///
  /// ```swift
  /// let gradient = SymbolStyle.Gradient([.black, try ArtworkColor("navy")], .fromTopLeft)
  /// ```
  public struct Gradient: Hashable, Sendable {
    /// Where the colours run. Places are parts of the symbol's width and height without quiet zone: (0, 0) is
    /// its top left corner, (1, 1) its bottom right one. Beyond both ends the outermost colours go on.
    public enum Shape: Hashable, Sendable {
      /// From one place to the other, two different ones with coordinates of −10…10.
      case linear(from: Point2D, to: Point2D)
      /// From a place outwards; the radius is a part of the symbol's width, above 0 and up to 10.
      case radial(center: Point2D, radius: Double)

      public static let fromTop = linear(from: Point2D(x: 0, y: 0), to: Point2D(x: 0, y: 1))
      public static let fromLeft = linear(from: Point2D(x: 0, y: 0), to: Point2D(x: 1, y: 0))
      public static let fromTopLeft = linear(from: Point2D(x: 0, y: 0), to: Point2D(x: 1, y: 1))
      /// From the middle to the corners.
      public static let fromMiddle = radial(center: Point2D(x: 0.5, y: 0.5), radius: 0.707_106_781)
    }

    /// A colour and where it is met, 0 at the beginning to 1 at the end.
    public struct Stop: Hashable, Sendable {
      public var color: ArtworkColor
      public var place: Double

      public init(_ color: ArtworkColor, at place: Double) {
        self.color = color
        self.place = place
      }
    }

    public var shape: Shape
    /// 2…``maximumStops`` opaque colours, their places in ascending order.
    public var stops: [Stop]

    public static let maximumStops = 16

    public init(stops: [Stop], _ shape: Shape) {
      self.stops = stops
      self.shape = shape
    }

    /// Colours at equal distances.
    public init(_ colors: [ArtworkColor], _ shape: Shape = .fromTop) {
      let last = Double(max(colors.count - 1, 1))
      self.init(stops: colors.enumerated().map { Stop($1, at: Double($0) / last) }, shape)
    }

    /// The colour at `place`, 0…1; NaN counts as 0.
    func color(at place: Double) -> ArtworkColor {
      guard let first = stops.first, let last = stops.last else { return .black }
      guard place > first.place else { return first.color }
      for index in 1..<stops.count where place < stops[index].place {
        let (a, b) = (stops[index - 1], stops[index])
        let part = (place - a.place) / (b.place - a.place)
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
          UInt8(Double(a) + (Double(b) - Double(a)) * part + 0.5)
        }
        return ArtworkColor(
          red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
          blue: mix(a.color.blue, b.color.blue))
      }
      return last.color
    }

    func check() throws(StyleError) {
      guard 2...Self.maximumStops ~= stops.count else { throw .gradientCount(stops.count) }
      var before = 0.0
      for stop in stops {
        guard stop.place >= before, stop.place <= 1 else { throw .gradientPlace(stop.place) }
        guard stop.color.alpha == 255 else { throw .gradientOpacity }
        before = stop.place
      }
      func isNear(_ place: Point2D) -> Bool { -10...10 ~= place.x && -10...10 ~= place.y }
      switch shape {
      case .linear(let from, let to):
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        guard isNear(from), isNear(to), dx * dx + dy * dy >= 1e-6 else { throw .gradientLine }
      case .radial(let center, let radius):
        guard isNear(center), radius >= 1e-3, radius <= 10 else { throw .gradientLine }
      }
    }
  }
}
