@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreText
@_exported import CoreVideo
@_exported import Foundation
@_exported import QuartzCore
