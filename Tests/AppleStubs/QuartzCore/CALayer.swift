import Foundation

/// quartzcore/calayer · iOS 2.0
open class CALayer: NSObject {}
