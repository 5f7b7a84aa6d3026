/// kernel/ostype · iOS 2.0
///
/// The page documents Darwin's type of the same name; the SDK has it in `MacTypes.h` since its beginning.
public typealias OSType = UInt32
/// kernel/osstatus · iOS 2.0
public typealias OSStatus = Int32
/// corefoundation/cfindex · iOS 2.0
public typealias CFIndex = Int
/// kernel/unichar · iOS 2.0
public typealias UniChar = UInt16
