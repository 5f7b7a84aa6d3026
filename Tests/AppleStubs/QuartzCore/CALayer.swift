import CoreGraphics
import Foundation

/// quartzcore/calayer · iOS 2.0
open class CALayer: NSObject {
  /// quartzcore/calayer/init() · iOS 2.0
  public override init() { fatalError() }
  /// quartzcore/calayer/contents · iOS 2.0
  open var contents: Any? {
    get { fatalError() }
    set {}
  }
  /// quartzcore/calayer/contentsscale · iOS 4.0
  open var contentsScale: CGFloat {
    get { fatalError() }
    set {}
  }
  /// quartzcore/calayer/magnificationfilter · iOS 2.0
  open var magnificationFilter: CALayerContentsFilter {
    get { fatalError() }
    set {}
  }
  /// quartzcore/calayer/frame · iOS 2.0
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  /// quartzcore/calayer/cornerradius · iOS 2.0
  open var cornerRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  /// quartzcore/calayer/sublayers · iOS 2.0
  open var sublayers: [CALayer]? {
    get { fatalError() }
    set {}
  }
  /// quartzcore/calayer/addsublayer(_:) · iOS 2.0
  open func addSublayer(_ layer: CALayer) { fatalError() }
  /// quartzcore/calayer/render(in:) · iOS 2.0
  open func render(in ctx: CGContext) { fatalError() }
}

/// quartzcore/calayercontentsfilter · iOS 2.0
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: String
  /// Part of RawRepresentable
  public init(rawValue: String) { fatalError() }
  /// quartzcore/calayercontentsfilter/nearest · iOS 2.0
  public static let nearest = CALayerContentsFilter(rawValue: "")
}

/// quartzcore/catransaction · iOS 2.0
open class CATransaction: NSObject {
  /// quartzcore/catransaction/begin() · iOS 2.0
  open class func begin() { fatalError() }
  /// quartzcore/catransaction/commit() · iOS 2.0
  open class func commit() { fatalError() }
  /// quartzcore/catransaction/setdisableactions(_:) · iOS 2.0
  open class func setDisableActions(_ flag: Bool) { fatalError() }
}
