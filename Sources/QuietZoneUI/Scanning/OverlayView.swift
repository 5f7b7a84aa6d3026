#if os(iOS)
  import QuietZone
  public import QuietZoneScanning
  public import UIKit

  /// Colours of outlines around codes.
  @available(iOS 17.0, *)
  public struct OutlineColors: Sendable {
    public var accepted = UIColor.systemGreen
    /// Of codes that do not count, or not yet because they lie beside the frame.
    public var refused = UIColor.systemGray
    public var other = UIColor.systemYellow
    public init() {}

    /// The colour of a code's outline.
    public func color(of standing: TrackedCode.Standing) -> UIColor {
      switch standing {
      case .accepted: accepted
      case .refused, .waiting: refused
      case .seen: other
      }
    }
  }

  /// What lies over the camera's picture: guides, and outlines of codes. Touches go through it.
  @available(iOS 17.0, *)
  final class OverlayView: UIView {
    private let guideLayer = CALayer()
    private let outlineLayer = CALayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      layer.addSublayer(guideLayer)
      layer.addSublayer(outlineLayer)
    }

    func draw(_ guides: [Guide], in view: Size2D, safeArea: Rectangle2D) {
      CATransaction.atOnce {
        guideLayer.sublayers = guides.flatMap { $0.shapes(in: view, safeArea: safeArea) }.map {
          CAShapeLayer($0)
        }
      }
    }

    func show(_ codes: [SeenCode], tint: OutlineColors) {
      CATransaction.atOnce {
        outlineLayer.sublayers = codes.map {
          CAShapeLayer($0.corners, color: tint.color(of: $0.standing), isDashed: $0.standing.isRefused)
        }
      }
    }
  }

  @available(iOS 17.0, *)
  extension CAShapeLayer {
    /// A shape of a guide.
    fileprivate convenience init(_ shape: GuideShape) {
      self.init()
      let path = CGMutablePath()
      for outline in shape.outlines { path.addLines(between: outline.map { CGPoint($0) }) }
      self.path = path
      fillRule = .evenOdd
      fillColor = shape.fill.map { UIColor($0).cgColor }
      strokeColor = shape.stroke.map { UIColor($0).cgColor }
      lineWidth = CGFloat(shape.lineWidth ?? 0)
    }

    /// A closed outline; dashed where the code does not count, so that it is not told by colour alone.
    fileprivate convenience init(_ corners: [CGPoint], color: UIColor, isDashed: Bool) {
      self.init()
      let path = CGMutablePath()
      path.addLines(between: corners)
      path.closeSubpath()
      self.path = path
      fillColor = color.withAlphaComponent(0.2).cgColor
      strokeColor = color.cgColor
      lineWidth = 3
      lineJoin = .round
      lineDashPattern = isDashed ? [8, 6] : nil
    }
  }

  @available(iOS 17.0, *)
  extension UIColor {
    convenience init(_ color: GuideColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
#endif
