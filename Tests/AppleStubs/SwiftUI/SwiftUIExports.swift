// SwiftUI does not export UIKit.
@_exported import CoreGraphics
@_exported import Foundation
