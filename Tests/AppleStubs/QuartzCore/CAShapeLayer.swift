import CoreGraphics
import Foundation

/// quartzcore/cashapelayer · iOS 3.0
open class CAShapeLayer: CALayer {
  /// quartzcore/cashapelayer/path · iOS 3.0
  open var path: CGPath? {
    get { fatalError() }
    set {}
  }
  /// quartzcore/cashapelayer/fillrule · iOS 3.0
  open var fillRule: CAShapeLayerFillRule {
    get { fatalError() }
    set {}
  }
  /// quartzcore/cashapelayer/fillcolor · iOS 3.0
  open var fillColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// quartzcore/cashapelayer/strokecolor · iOS 3.0
  open var strokeColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// quartzcore/cashapelayer/linewidth · iOS 3.0
  open var lineWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  /// quartzcore/cashapelayer/linedashpattern · iOS 3.0
  open var lineDashPattern: [NSNumber]? {
    get { fatalError() }
    set {}
  }
  /// quartzcore/cashapelayer/linejoin · iOS 3.0
  open var lineJoin: CAShapeLayerLineJoin {
    get { fatalError() }
    set {}
  }
}

/// quartzcore/cashapelayerfillrule · iOS 3.0
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: String
  /// Part of RawRepresentable
  public init(rawValue: String) { fatalError() }
  /// quartzcore/cashapelayerfillrule/evenodd · iOS 3.0
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "")
}

/// quartzcore/cashapelayerlinejoin · iOS 3.0
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: String
  /// Part of RawRepresentable
  public init(rawValue: String) { fatalError() }
  /// quartzcore/cashapelayerlinejoin/round · iOS 3.0
  public static let round = CAShapeLayerLineJoin(rawValue: "")
}
