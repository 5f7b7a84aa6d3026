import Foundation

/// uikit/uifeedbackgenerator · iOS 10.0
@MainActor open class UIFeedbackGenerator: NSObject {
  /// uikit/uifeedbackgenerator/prepare() · iOS 10.0
  open func prepare() { fatalError() }
}

/// uikit/uinotificationfeedbackgenerator · iOS 10.0
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// uikit/uinotificationfeedbackgenerator/notificationoccurred(_:) · iOS 10.0
  open func notificationOccurred(_ notificationType: FeedbackType) { fatalError() }

  /// uikit/uinotificationfeedbackgenerator/feedbacktype · iOS 10.0
  public enum FeedbackType: Int, Sendable {
    /// uikit/uinotificationfeedbackgenerator/feedbacktype/success · iOS 10.0
    case success = 0
    /// uikit/uinotificationfeedbackgenerator/feedbacktype/warning · iOS 10.0
    case warning = 1
    /// uikit/uinotificationfeedbackgenerator/feedbacktype/error · iOS 10.0
    case error = 2
  }
}
