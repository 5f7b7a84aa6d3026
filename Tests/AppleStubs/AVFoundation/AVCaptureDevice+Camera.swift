import CoreGraphics
import CoreMedia
import Foundation

// What a camera's lens, exposure, zoom and light can do.
extension AVCaptureDevice {
  /// avfoundation/avcapturedevice/hastorch · iOS 4.0
  public var hasTorch: Bool { fatalError() }
  /// avfoundation/avcapturedevice/torchmode-swift.property · iOS 4.0
  public var torchMode: TorchMode {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/istorchavailable · iOS 5.0
  public var isTorchAvailable: Bool { fatalError() }
  /// avfoundation/avcapturedevice/istorchmodesupported(_:) · iOS 4.0
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { fatalError() }
  /// avfoundation/avcapturedevice/istorchactive · iOS 6.0
  public var isTorchActive: Bool { fatalError() }
  /// avfoundation/avcapturedevice/settorchmodeon(level:) · iOS 6.0
  public func setTorchModeOn(level torchLevel: Float) throws { fatalError() }
  /// avfoundation/avcapturedevice/maxavailabletorchlevel · iOS 6.0
  public class var maxAvailableTorchLevel: Float { fatalError() }
  /// avfoundation/avcapturedevice/supportssessionpreset(_:) · iOS 4.0
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { fatalError() }
  /// avfoundation/avcapturedevice/minimumfocusdistance · iOS 15.0
  public var minimumFocusDistance: Int { fatalError() }
  /// avfoundation/avcapturedevice/focusmode-swift.property · iOS 4.0
  public var focusMode: FocusMode {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/isfocusmodesupported(_:) · iOS 4.0
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { fatalError() }
  /// avfoundation/avcapturedevice/isfocuspointofinterestsupported · iOS 4.0
  public var isFocusPointOfInterestSupported: Bool { fatalError() }
  /// avfoundation/avcapturedevice/focuspointofinterest · iOS 4.0
  public var focusPointOfInterest: CGPoint {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/isautofocusrangerestrictionsupported · iOS 7.0
  public var isAutoFocusRangeRestrictionSupported: Bool { fatalError() }
  /// avfoundation/avcapturedevice/autofocusrangerestriction-swift.property · iOS 7.0
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/lensaperture · iOS 8.0
  public var lensAperture: Float { fatalError() }
  /// avfoundation/avcapturedevice/exposureduration · iOS 8.0
  public var exposureDuration: CMTime { fatalError() }
  /// avfoundation/avcapturedevice/iso · iOS 8.0
  public var iso: Float { fatalError() }
  /// avfoundation/avcapturedevice/exposuremode-swift.property · iOS 4.0
  public var exposureMode: ExposureMode {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/isexposuremodesupported(_:) · iOS 4.0
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { fatalError() }
  /// avfoundation/avcapturedevice/isexposurepointofinterestsupported · iOS 4.0
  public var isExposurePointOfInterestSupported: Bool { fatalError() }
  /// avfoundation/avcapturedevice/exposurepointofinterest · iOS 4.0
  public var exposurePointOfInterest: CGPoint {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/issubjectareachangemonitoringenabled · iOS 5.0
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/subjectareadidchangenotification · iOS 5.0
  public class var subjectAreaDidChangeNotification: NSNotification.Name { fatalError() }
  /// avfoundation/avcapturedevice/wasdisconnectednotification · iOS 4.0
  public class var wasDisconnectedNotification: NSNotification.Name { fatalError() }
  /// avfoundation/avcapturedevice/videozoomfactor · iOS 7.0
  public var videoZoomFactor: CGFloat {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturedevice/minavailablevideozoomfactor · iOS 11.0
  public var minAvailableVideoZoomFactor: CGFloat { fatalError() }
  /// avfoundation/avcapturedevice/maxavailablevideozoomfactor · iOS 11.0
  public var maxAvailableVideoZoomFactor: CGFloat { fatalError() }
  /// avfoundation/avcapturedevice/virtualdeviceswitchovervideozoomfactors · iOS 13.0
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { fatalError() }
}

extension AVCaptureDevice {
  /// avfoundation/avcapturedevice/torchmode-swift.enum · iOS 4.0
  public enum TorchMode: Int, Sendable {
    /// avfoundation/avcapturedevice/torchmode-swift.enum/off · iOS 4.0
    case off = 0
    /// avfoundation/avcapturedevice/torchmode-swift.enum/on · iOS 4.0
    case on = 1
  }

  /// avfoundation/avcapturedevice/focusmode-swift.enum · iOS 4.0
  public enum FocusMode: Int, Sendable {
    /// avfoundation/avcapturedevice/focusmode-swift.enum/autofocus · iOS 4.0
    case autoFocus = 1
    /// avfoundation/avcapturedevice/focusmode-swift.enum/continuousautofocus · iOS 4.0
    case continuousAutoFocus = 2
  }

  /// avfoundation/avcapturedevice/exposuremode-swift.enum · iOS 4.0
  public enum ExposureMode: Int, Sendable {
    /// avfoundation/avcapturedevice/exposuremode-swift.enum/continuousautoexposure · iOS 4.0
    case continuousAutoExposure = 2
  }

  /// avfoundation/avcapturedevice/autofocusrangerestriction-swift.enum · iOS 7.0
  public enum AutoFocusRangeRestriction: Int, Sendable {
    /// avfoundation/avcapturedevice/autofocusrangerestriction-swift.enum/near · iOS 7.0
    case near = 1
  }
}
