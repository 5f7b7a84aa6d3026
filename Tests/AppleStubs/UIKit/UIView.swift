import CoreGraphics
import Foundation
import QuartzCore

/// uikit/uiview · iOS 2.0
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// objectivec/nsobject-swift.class/init() · iOS 2.0
  public override convenience init() { fatalError() }
  /// uikit/uiview/init(frame:) · iOS 2.0
  public init(frame: CGRect) { fatalError() }
  /// uikit/uiview/init(coder:) · iOS 2.0
  public required init?(coder: NSCoder) { fatalError() }
  /// uikit/uitraitenvironment/traitcollection · iOS 8.0
  open var traitCollection: UITraitCollection { fatalError() }
  /// uikit/uiview/layer · iOS 2.0
  open var layer: CALayer { fatalError() }
  /// uikit/uiview/frame · iOS 2.0
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/bounds · iOS 2.0
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/addsubview(_:) · iOS 2.0
  open func addSubview(_ view: UIView) { fatalError() }
  /// uikit/uiview/setneedslayout() · iOS 2.0
  open func setNeedsLayout() { fatalError() }
  /// uikit/uiview/layoutsubviews() · iOS 2.0
  open func layoutSubviews() { fatalError() }
  /// uikit/uiview/safeareainsetsdidchange() · iOS 11.0
  open func safeAreaInsetsDidChange() { fatalError() }
  /// uikit/uiview/intrinsiccontentsize · iOS 6.0
  open var intrinsicContentSize: CGSize { fatalError() }
  /// uikit/uiview/invalidateintrinsiccontentsize() · iOS 6.0
  open func invalidateIntrinsicContentSize() { fatalError() }
  /// uikit/uiview/sizethatfits(_:) · iOS 2.0
  open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
  /// uikit/uiview/window · iOS 2.0
  open var window: UIWindow? { fatalError() }
  /// uikit/uiview/didmovetowindow() · iOS 2.0
  open func didMoveToWindow() { fatalError() }
  /// uikit/uiview/isuserinteractionenabled · iOS 2.0
  open var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/ismultipletouchenabled · iOS 2.0
  open var isMultipleTouchEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/clipstobounds · iOS 2.0
  open var clipsToBounds: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/ishidden · iOS 2.0
  open var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/backgroundcolor · iOS 2.0
  open var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/subviews · iOS 2.0
  open var subviews: [UIView] { fatalError() }
  /// uikit/uiview/layoutifneeded() · iOS 2.0
  open func layoutIfNeeded() { fatalError() }
  /// uikit/uiview/convert(_:to:)-2kf3d · iOS 2.0
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  /// uikit/uiview/maximumcontentsizecategory · iOS 15.0
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/traitoverrides-fd9z · iOS 17.0
  public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/overrideuserinterfacestyle · iOS 13.0
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError() }
    set {}
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIView: UITraitChangeObservable {
  /// Part of UITraitChangeObservable
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { fatalError() }
}
