@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import Dispatch
