import UIKit

/// swiftui/uiviewrepresentable · iOS 13.0
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// swiftui/uiviewrepresentable/uiviewtype · iOS 13.0
  associatedtype UIViewType: UIView
  /// swiftui/uiviewrepresentable/coordinator · iOS 13.0
  associatedtype Coordinator = Void
  /// swiftui/uiviewrepresentable/context · iOS 13.0
  typealias Context = UIViewRepresentableContext<Self>
  /// swiftui/uiviewrepresentable/makeuiview(context:) · iOS 13.0
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// swiftui/uiviewrepresentable/updateuiview(_:context:) · iOS 13.0
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/uiviewrepresentablecontext · iOS 13.0
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

/// swiftui/uiviewcontrollerrepresentable · iOS 13.0
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype · iOS 13.0
  associatedtype UIViewControllerType: UIViewController
  /// swiftui/uiviewcontrollerrepresentable/coordinator · iOS 13.0
  associatedtype Coordinator = Void
  /// swiftui/uiviewcontrollerrepresentable/context · iOS 13.0
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:) · iOS 13.0
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:) · iOS 13.0
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/uiviewcontrollerrepresentablecontext · iOS 13.0
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
