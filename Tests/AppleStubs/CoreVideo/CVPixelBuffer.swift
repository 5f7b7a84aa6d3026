/// corevideo/cvbuffer · iOS 4.0
public class CVBuffer: Hashable {
  init() { fatalError() }
  /// Part of Equatable
  public static func == (a: CVBuffer, b: CVBuffer) -> Bool { fatalError() }
  /// Part of Hashable
  public func hash(into hasher: inout Hasher) { fatalError() }
}
/// corevideo/cvimagebuffer · iOS 4.0
public typealias CVImageBuffer = CVBuffer
/// corevideo/cvpixelbuffer · iOS 4.0
public typealias CVPixelBuffer = CVImageBuffer

/// corevideo/cvreturn · iOS 4.0
public typealias CVReturn = Int32
/// corevideo/kcvreturnsuccess · iOS 4.0
public var kCVReturnSuccess: CVReturn { fatalError() }

/// corevideo/cvpixelbuffercreate(_:_:_:_:_:_:) · iOS 4.0
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { fatalError() }

/// corevideo/cvpixelbufferlockflags · iOS 4.0
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// Part of RawRepresentable
  public init(rawValue: UInt64) { fatalError() }
  /// Part of RawRepresentable
  public var rawValue: UInt64 { fatalError() }
  /// corevideo/cvpixelbufferlockflags/readonly · iOS 4.0
  public static var readOnly: CVPixelBufferLockFlags { fatalError() }
}

/// corevideo/cvpixelbufferlockbaseaddress(_:_:) · iOS 4.0
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { fatalError() }
/// corevideo/cvpixelbufferunlockbaseaddress(_:_:) · iOS 4.0
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { fatalError() }
/// corevideo/cvpixelbuffergetwidth(_:) · iOS 4.0
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { fatalError() }
/// corevideo/cvpixelbuffergetheight(_:) · iOS 4.0
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { fatalError() }
/// corevideo/cvpixelbuffergetpixelformattype(_:) · iOS 4.0
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { fatalError() }
/// corevideo/cvpixelbuffergetbaseaddress(_:) · iOS 4.0
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  fatalError()
}
/// corevideo/cvpixelbuffergetbytesperrow(_:) · iOS 4.0
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { fatalError() }
/// corevideo/cvpixelbufferisplanar(_:) · iOS 4.0
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { fatalError() }
/// corevideo/cvpixelbuffergetbaseaddressofplane(_:_:) · iOS 4.0
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { fatalError() }
/// corevideo/cvpixelbuffergetbytesperrowofplane(_:_:) · iOS 4.0
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  fatalError()
}

/// corevideo/kcvpixelbufferpixelformattypekey · iOS 4.0
public let kCVPixelBufferPixelFormatTypeKey: CFString = ""
