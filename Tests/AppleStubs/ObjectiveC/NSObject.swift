/// objectivec/nsobjectprotocol · iOS 2.0
public protocol NSObjectProtocol: AnyObject {}

/// objectivec/nsobject-swift.class · iOS 2.0
open class NSObject: NSObjectProtocol, Hashable {
  /// objectivec/nsobject-swift.class/init() · iOS 2.0
  public init() { fatalError() }
  /// objectivec/nsobjectprotocol/hash · iOS 2.0
  open var hash: Int { fatalError() }
  /// Part of Equatable
  public static func == (a: NSObject, b: NSObject) -> Bool { fatalError() }
  /// Part of Hashable
  public func hash(into hasher: inout Hasher) { fatalError() }
}
