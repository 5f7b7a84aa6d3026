import Foundation

/// uikit/uiviewcontroller · iOS 2.0
@MainActor open class UIViewController: UIResponder {
  /// uikit/uiviewcontroller/init(nibname:bundle:) · iOS 2.0
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  /// objectivec/nsobject-swift.class/init() · iOS 2.0
  public override convenience init() { fatalError() }
  /// uikit/uiviewcontroller/init(coder:) · iOS 2.0
  public required init?(coder: NSCoder) { fatalError() }
  /// uikit/uiviewcontroller/view · iOS 2.0
  open var view: UIView! {
    get { fatalError() }
    set {}
  }
  /// uikit/uiviewcontroller/loadview() · iOS 2.0
  open func loadView() { fatalError() }
  /// uikit/uiviewcontroller/viewdidload() · iOS 2.0
  open func viewDidLoad() { fatalError() }
  /// uikit/uiviewcontroller/viewwillappear(_:) · iOS 2.0
  open func viewWillAppear(_ animated: Bool) { fatalError() }
  /// uikit/uiviewcontroller/viewdiddisappear(_:) · iOS 2.0
  open func viewDidDisappear(_ animated: Bool) { fatalError() }
  /// uikit/uiviewcontroller/presentingviewcontroller · iOS 5.0
  open var presentingViewController: UIViewController? { fatalError() }
  /// uikit/uiviewcontroller/presentedviewcontroller · iOS 5.0
  open var presentedViewController: UIViewController? { fatalError() }
  /// uikit/uiviewcontroller/isbeingdismissed · iOS 5.0
  open var isBeingDismissed: Bool { fatalError() }
  /// uikit/uiviewcontroller/dismiss(animated:completion:) · iOS 5.0
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
  /// uikit/uiviewcontroller/contentunavailableconfiguration-4b95e · iOS 17.0
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
}
