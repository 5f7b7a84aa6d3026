// As the SDK's interface has it: neither Foundation nor UIKit comes with SwiftUI.
@_exported import CoreGraphics
