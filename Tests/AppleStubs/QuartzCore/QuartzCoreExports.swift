@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Foundation
