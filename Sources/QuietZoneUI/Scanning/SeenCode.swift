#if os(iOS)
  public import CoreGraphics
  public import QuietZone
  public import QuietZoneScanning

  /// A code in view, where a person sees it.
  @available(iOS 17.0, *)
  public struct SeenCode: Sendable, Identifiable {
    /// The tracked code's number.
    public let id: Int
    public let barcode: Barcode
    /// Whether it counts, and why not.
    public let standing: TrackedCode.Standing
    /// Its corners in points of the view, from its own top left one on, clockwise as the code is printed.
    public var corners: [CGPoint] { outline.corners.map { CGPoint($0) } }
    /// The same in points of the view, as the engine has it.
    let outline: Quadrilateral

    /// What it says, with the system's character sets beside those of the engine.
    public var text: String { barcode.text }

    init(_ code: TrackedCode, in viewport: Viewport, ofPicture size: Size2D) {
      id = code.id
      barcode = code.barcode
      standing = code.standing
      outline = viewport.view(code.outline, ofPicture: size)
    }
  }

  @available(iOS 17.0, *)
  extension CGPoint {
    init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
  }

  @available(iOS 17.0, *)
  extension Point2D {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  @available(iOS 17.0, *)
  extension Size2D {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  @available(iOS 17.0, *)
  extension Rectangle2D {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
  }
#endif
