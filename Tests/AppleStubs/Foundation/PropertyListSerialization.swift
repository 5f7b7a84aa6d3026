/// foundation/propertylistserialization · iOS 2.0
open class PropertyListSerialization: NSObject {
  /// foundation/propertylistserialization/propertylist(from:options:format:) · iOS 4.0
  open class func propertyList(
    from data: Data, options opt: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { fatalError() }
  /// foundation/propertylistserialization/readoptions · iOS 2.0
  public typealias ReadOptions = MutabilityOptions

  /// foundation/propertylistserialization/mutabilityoptions · iOS 2.0
  public struct MutabilityOptions: OptionSet, Sendable {
    /// Part of RawRepresentable
    public init(rawValue: UInt) { fatalError() }
    /// Part of RawRepresentable
    public var rawValue: UInt { fatalError() }
  }

  /// foundation/propertylistserialization/propertylistformat · iOS 2.0
  public enum PropertyListFormat: UInt, Sendable {
    /// Part of PropertyListFormat, which has to have a case
    case binary = 200
  }
}
