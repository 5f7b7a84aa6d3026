@_exported import CoreGraphics
import Foundation

/// imageio/cgimagesource · iOS 4.0
public final class CGImageSource {
  init() { fatalError() }
}

/// imageio/cgimagesourcecreatewithdata(_:_:) · iOS 4.0
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  fatalError()
}
/// imageio/cgimagesourcegettype(_:) · iOS 4.0
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { fatalError() }
/// imageio/cgimagesourcegetcount(_:) · iOS 4.0
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { fatalError() }
/// imageio/cgimagesourcegetprimaryimageindex(_:) · iOS 12.0
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { fatalError() }
/// imageio/cgimagesourcegetstatus(_:) · iOS 4.0
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { fatalError() }
/// imageio/cgimagesourcegetstatusatindex(_:_:) · iOS 4.0
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  fatalError()
}
/// imageio/cgimagesourcecopypropertiesatindex(_:_:_:) · iOS 4.0
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { fatalError() }
/// imageio/cgimagesourcecreateimageatindex(_:_:_:) · iOS 4.0
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { fatalError() }

/// imageio/cgimagesourcestatus · iOS 4.0
public enum CGImageSourceStatus: Int32, Sendable {
  /// imageio/cgimagesourcestatus/statusunexpectedeof · iOS 4.0
  case statusUnexpectedEOF = -5
  /// Part of CGImageSourceStatus
  case statusInvalidData = -4
  /// imageio/cgimagesourcestatus/statusunknowntype · iOS 4.0
  case statusUnknownType = -3
  /// imageio/cgimagesourcestatus/statusreadingheader · iOS 4.0
  case statusReadingHeader = -2
  /// imageio/cgimagesourcestatus/statusincomplete · iOS 4.0
  case statusIncomplete = -1
  /// imageio/cgimagesourcestatus/statuscomplete · iOS 4.0
  case statusComplete = 0
}

/// imageio/kcgimagepropertypixelwidth · iOS 4.0
public let kCGImagePropertyPixelWidth: CFString = ""
/// imageio/kcgimagepropertypixelheight · iOS 4.0
public let kCGImagePropertyPixelHeight: CFString = ""
/// imageio/kcgimagepropertyorientation · iOS 4.0
public let kCGImagePropertyOrientation: CFString = ""
/// imageio/kcgimagepropertydpiwidth · iOS 4.0
public let kCGImagePropertyDPIWidth: CFString = ""
/// imageio/kcgimagepropertydpiheight · iOS 4.0
public let kCGImagePropertyDPIHeight: CFString = ""
/// imageio/kcgimagepropertydepth · iOS 4.0
public let kCGImagePropertyDepth: CFString = ""
