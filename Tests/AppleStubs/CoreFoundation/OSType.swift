/// kernel/ostype · iOS 2.0
///
/// The page documents Darwin's type of the same name; the SDK has it in `MacTypes.h` since its beginning.
public typealias OSType = UInt32
