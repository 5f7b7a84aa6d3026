import CoreMedia
import Foundation

/// avfoundation/avcapturedevice · iOS 4.0
open class AVCaptureDevice: NSObject {
  override init() { fatalError() }

  /// avfoundation/avcapturedevice/authorizationstatus(for:) · iOS 7.0
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { fatalError() }
  /// avfoundation/avcapturedevice/requestaccess(for:completionhandler:) · iOS 7.0
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { fatalError() }
  /// avfoundation/avcapturedevice/position-swift.property · iOS 4.0
  open var position: Position { fatalError() }
  /// avfoundation/avcapturedevice/devicetype-swift.property · iOS 10.0
  open var deviceType: DeviceType { fatalError() }
  /// avfoundation/avcapturedevice/lockforconfiguration() · iOS 4.0
  open func lockForConfiguration() throws { fatalError() }
  /// avfoundation/avcapturedevice/unlockforconfiguration() · iOS 4.0
  open func unlockForConfiguration() { fatalError() }
  /// avfoundation/avcapturedevice/activeformat · iOS 7.0
  open var activeFormat: Format {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/activevideominframeduration · iOS 7.0
  open var activeVideoMinFrameDuration: CMTime {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/systempressurestate-swift.property · iOS 11.1
  open var systemPressureState: SystemPressureState { fatalError() }
}

extension AVCaptureDevice {
  /// avfoundation/avcapturedevice/position-swift.enum · iOS 4.0
  public enum Position: Int, Sendable {
    /// avfoundation/avcapturedevice/position-swift.enum/unspecified · iOS 4.0
    case unspecified = 0
    /// avfoundation/avcapturedevice/position-swift.enum/back · iOS 4.0
    case back = 1
    /// avfoundation/avcapturedevice/position-swift.enum/front · iOS 4.0
    case front = 2
  }

  /// avfoundation/avcapturedevice/devicetype-swift.struct · iOS 10.0
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: String
    /// Part of RawRepresentable
    public init(rawValue: String) { fatalError() }
    /// avfoundation/avcapturedevice/devicetype-swift.struct/builtinwideanglecamera · iOS 10.0
    public static let builtInWideAngleCamera = DeviceType(rawValue: "")
    /// avfoundation/avcapturedevice/devicetype-swift.struct/builtinultrawidecamera · iOS 13.0
    public static let builtInUltraWideCamera = DeviceType(rawValue: "")
    /// avfoundation/avcapturedevice/devicetype-swift.struct/builtintelephotocamera · iOS 10.0
    public static let builtInTelephotoCamera = DeviceType(rawValue: "")
    /// avfoundation/avcapturedevice/devicetype-swift.struct/builtindualcamera · iOS 10.2
    public static let builtInDualCamera = DeviceType(rawValue: "")
    /// avfoundation/avcapturedevice/devicetype-swift.struct/builtindualwidecamera · iOS 13.0
    public static let builtInDualWideCamera = DeviceType(rawValue: "")
    /// avfoundation/avcapturedevice/devicetype-swift.struct/builtintriplecamera · iOS 13.0
    public static let builtInTripleCamera = DeviceType(rawValue: "")
    /// avfoundation/avcapturedevice/devicetype-swift.struct/external · iOS 17.0
    public static let external = DeviceType(rawValue: "")
  }

  /// avfoundation/avcapturedevice/discoverysession · iOS 10.0
  open class DiscoverySession: NSObject {
    /// avfoundation/avcapturedevice/discoverysession/init(devicetypes:mediatype:position:) · iOS 10.0
    public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      fatalError()
    }
    /// avfoundation/avcapturedevice/discoverysession/devices · iOS 10.0
    open var devices: [AVCaptureDevice] { fatalError() }
  }
}

/// avfoundation/avauthorizationstatus · iOS 7.0
public enum AVAuthorizationStatus: Int, Sendable {
  /// avfoundation/avauthorizationstatus/notdetermined · iOS 7.0
  case notDetermined = 0
  /// avfoundation/avauthorizationstatus/restricted · iOS 7.0
  case restricted = 1
  /// avfoundation/avauthorizationstatus/denied · iOS 7.0
  case denied = 2
  /// avfoundation/avauthorizationstatus/authorized · iOS 7.0
  case authorized = 3
}

/// avfoundation/avmediatype · iOS 4.0
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: String
  /// Part of RawRepresentable
  public init(rawValue: String) { fatalError() }
  /// avfoundation/avmediatype/video · iOS 4.0
  public static let video = AVMediaType(rawValue: "")
}
