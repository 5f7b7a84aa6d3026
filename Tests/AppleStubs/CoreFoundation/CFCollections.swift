/// corefoundation/cfdictionary · iOS 2.0
///
/// A class of Core Foundation, bridged to `Dictionary` by `as` and `as?`; here dictionaries are such.
public typealias CFDictionary = any DictionaryOfCoreFoundation
/// Part of CFDictionary
public protocol DictionaryOfCoreFoundation {}
/// Part of CFDictionary
extension Dictionary: DictionaryOfCoreFoundation {}

/// corefoundation/cfarray · iOS 2.0
///
/// A class of Core Foundation, bridged to `Array` by `as?`; here arrays conform to it.
public protocol CFArray {}
/// Part of CFArray
extension Array: CFArray {}

/// corefoundation/cfrange · iOS 2.0
public struct CFRange: Sendable {
  /// corefoundation/cfrange/init(location:length:) · iOS 2.0
  public init(location: CFIndex, length: CFIndex) { fatalError() }
}
