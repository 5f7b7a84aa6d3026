/// foundation/nsnotification · iOS 2.0
open class NSNotification: NSObject {
  /// foundation/nsnotification/name-swift.struct · iOS 2.0
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: String
    /// Part of RawRepresentable
    public init(rawValue: String) { fatalError() }
  }
}

/// foundation/notification · iOS 8.0
public struct Notification {
  /// foundation/notification/name-swift.typealias · iOS 8.0
  public typealias Name = NSNotification.Name
  /// foundation/notification/userinfo · iOS 8.0
  public var userInfo: [AnyHashable: Any]? { fatalError() }
}

/// foundation/notificationcenter · iOS 2.0
open class NotificationCenter: NSObject, @unchecked Sendable {
  /// foundation/notificationcenter/default · iOS 2.0
  open class var `default`: NotificationCenter { fatalError() }
  /// foundation/notificationcenter/addobserver(forname:object:queue:using:) · iOS 4.0
  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  /// foundation/notificationcenter/removeobserver(_:)-2yciv · iOS 2.0
  open func removeObserver(_ observer: Any) { fatalError() }
}

/// foundation/operationqueue · iOS 2.0
open class OperationQueue: NSObject, @unchecked Sendable {}
