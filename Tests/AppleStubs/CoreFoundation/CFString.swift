/// corefoundation/cfstring · iOS 2.0
///
/// A class at Apple's, bridged to `String` by `as`. Linux has no bridging, so here the two are one type: that
/// `as String` is not forgotten is not checked.
public typealias CFString = String
