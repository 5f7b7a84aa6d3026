/// corefoundation/cfstringencoding · iOS 2.0
public typealias CFStringEncoding = UInt32
/// corefoundation/kcfstringencodinginvalidid · iOS 2.0
public var kCFStringEncodingInvalidId: UInt32 { fatalError() }
/// corefoundation/cfstringconvertianacharsetnametoencoding(_:) · iOS 2.0
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  fatalError()
}
/// corefoundation/cfstringconvertencodingtonsstringencoding(_:) · iOS 2.0
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt { fatalError() }
