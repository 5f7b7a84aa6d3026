@_exported import CoreGraphics
@_exported import CoreText
@_exported import CoreVideo
@_exported import Foundation

#if !os(watchOS)
  @_exported import CoreImage
  @_exported import QuartzCore
#endif
