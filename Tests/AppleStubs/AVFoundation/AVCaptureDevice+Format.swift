import CoreMedia
import Foundation

extension AVCaptureDevice {
  /// avfoundation/avcapturedevice/format · iOS 7.0
  open class Format: NSObject {
    override init() { fatalError() }
    /// avfoundation/avcapturedevice/format/videofieldofview · iOS 7.0
    open var videoFieldOfView: Float { fatalError() }
    /// avfoundation/avcapturedevice/format/videosupportedframerateranges · iOS 7.0
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { fatalError() }
  }

  /// avfoundation/avcapturedevice/systempressurestate-swift.class · iOS 11.1
  open class SystemPressureState: NSObject {
    override init() { fatalError() }
    /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.property · iOS 11.1
    open var level: Level { fatalError() }

    /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct · iOS 11.1
    public struct Level: Hashable, RawRepresentable, Sendable {
      /// Part of RawRepresentable
      public var rawValue: String
      /// Part of RawRepresentable
      public init(rawValue: String) { fatalError() }
      /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/nominal · iOS 11.1
      public static let nominal = Level(rawValue: "")
      /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/fair · iOS 11.1
      public static let fair = Level(rawValue: "")
      /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/serious · iOS 11.1
      public static let serious = Level(rawValue: "")
      /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/critical · iOS 11.1
      public static let critical = Level(rawValue: "")
      /// avfoundation/avcapturedevice/systempressurestate-swift.class/level-swift.struct/shutdown · iOS 11.1
      public static let shutdown = Level(rawValue: "")
    }
  }
}

/// avfoundation/avframeraterange · iOS 7.0
open class AVFrameRateRange: NSObject {
  override init() { fatalError() }
  /// avfoundation/avframeraterange/minframerate · iOS 7.0
  open var minFrameRate: Float64 { fatalError() }
  /// avfoundation/avframeraterange/maxframerate · iOS 7.0
  open var maxFrameRate: Float64 { fatalError() }
  /// avfoundation/avframeraterange/maxframeduration · iOS 7.0
  open var maxFrameDuration: CMTime { fatalError() }
  /// avfoundation/avframeraterange/minframeduration · iOS 7.0
  open var minFrameDuration: CMTime { fatalError() }
}
