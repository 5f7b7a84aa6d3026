import Foundation

/// avfoundation/avcapturesession · iOS 4.0
open class AVCaptureSession: NSObject {
  /// avfoundation/avcapturesession/preset · iOS 4.0
  public struct Preset: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: String
    /// Part of RawRepresentable
    public init(rawValue: String) { fatalError() }
    /// avfoundation/avcapturesession/preset/high · iOS 4.0
    public static let high = Preset(rawValue: "")
    /// avfoundation/avcapturesession/preset/hd1280x720 · iOS 4.0
    public static let hd1280x720 = Preset(rawValue: "")
    /// avfoundation/avcapturesession/preset/hd1920x1080 · iOS 5.0
    public static let hd1920x1080 = Preset(rawValue: "")
  }

  /// objectivec/nsobject-swift.class/init() · iOS 2.0
  public override init() { fatalError() }
  /// avfoundation/avcapturesession/sessionpreset · iOS 4.0
  open var sessionPreset: Preset {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturesession/beginconfiguration() · iOS 4.0
  open func beginConfiguration() { fatalError() }
  /// avfoundation/avcapturesession/commitconfiguration() · iOS 4.0
  open func commitConfiguration() { fatalError() }
  /// avfoundation/avcapturesession/inputs · iOS 4.0
  open var inputs: [AVCaptureInput] { fatalError() }
  /// avfoundation/avcapturesession/canaddinput(_:) · iOS 4.0
  open func canAddInput(_ input: AVCaptureInput) -> Bool { fatalError() }
  /// avfoundation/avcapturesession/addinput(_:) · iOS 4.0
  open func addInput(_ input: AVCaptureInput) { fatalError() }
  /// avfoundation/avcapturesession/removeinput(_:) · iOS 4.0
  open func removeInput(_ input: AVCaptureInput) { fatalError() }
  /// avfoundation/avcapturesession/outputs · iOS 4.0
  open var outputs: [AVCaptureOutput] { fatalError() }
  /// avfoundation/avcapturesession/canaddoutput(_:) · iOS 4.0
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { fatalError() }
  /// avfoundation/avcapturesession/addoutput(_:) · iOS 4.0
  open func addOutput(_ output: AVCaptureOutput) { fatalError() }
  /// avfoundation/avcapturesession/removeoutput(_:) · iOS 4.0
  open func removeOutput(_ output: AVCaptureOutput) { fatalError() }
  /// avfoundation/avcapturesession/ismultitaskingcameraaccesssupported · iOS 16.0
  @available(macCatalyst, unavailable)
  open var isMultitaskingCameraAccessSupported: Bool { fatalError() }
  /// avfoundation/avcapturesession/ismultitaskingcameraaccessenabled · iOS 16.0
  @available(macCatalyst, unavailable)
  open var isMultitaskingCameraAccessEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturesession/startrunning() · iOS 4.0
  open func startRunning() { fatalError() }
  /// avfoundation/avcapturesession/stoprunning() · iOS 4.0
  open func stopRunning() { fatalError() }
}

extension AVCaptureSession {
  /// avfoundation/avcapturesession/interruptionreason · iOS 9.0
  public enum InterruptionReason: Int, Sendable {
    /// avfoundation/avcapturesession/interruptionreason/videodevicenotavailableinbackground · iOS 9.0
    case videoDeviceNotAvailableInBackground = 1
    /// avfoundation/avcapturesession/interruptionreason/videodeviceinusebyanotherclient · iOS 9.0
    case videoDeviceInUseByAnotherClient = 3
    /// avfoundation/avcapturesession/interruptionreason/videodevicenotavailablewithmultipleforegroundapps
    /// · iOS 9.0
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// avfoundation/avcapturesession/interruptionreason/videodevicenotavailableduetosystempressure · iOS 11.1
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  /// avfoundation/avcapturesession/wasinterruptednotification · iOS 4.0
  public class var wasInterruptedNotification: NSNotification.Name { fatalError() }
  /// avfoundation/avcapturesession/interruptionendednotification · iOS 4.0
  public class var interruptionEndedNotification: NSNotification.Name { fatalError() }
  /// avfoundation/avcapturesession/runtimeerrornotification · iOS 4.0
  public class var runtimeErrorNotification: NSNotification.Name { fatalError() }
}

/// avfoundation/avcapturesessionerrorkey · iOS 4.0
public let AVCaptureSessionErrorKey: String = ""
/// avfoundation/avcapturesessioninterruptionreasonkey · iOS 9.0
public let AVCaptureSessionInterruptionReasonKey: String = ""
