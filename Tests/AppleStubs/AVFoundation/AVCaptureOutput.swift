import CoreGraphics
import CoreMedia
import Foundation

/// avfoundation/avcaptureinput · iOS 4.0
open class AVCaptureInput: NSObject {
  override init() { fatalError() }
}

/// avfoundation/avcapturedeviceinput · iOS 4.0
open class AVCaptureDeviceInput: AVCaptureInput {
  /// avfoundation/avcapturedeviceinput/init(device:) · iOS 4.0
  public init(device: AVCaptureDevice) throws { fatalError() }
}

/// avfoundation/avcaptureoutput · iOS 4.0
open class AVCaptureOutput: NSObject {
  override init() { fatalError() }
}

/// avfoundation/avcapturevideodataoutput · iOS 4.0
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// avfoundation/avcapturevideodataoutput/init() · iOS 4.0
  public override init() { fatalError() }
  /// avfoundation/avcapturevideodataoutput/videosettings · iOS 4.0
  open var videoSettings: [String: Any]! {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturevideodataoutput/alwaysdiscardslatevideoframes · iOS 4.0
  open var alwaysDiscardsLateVideoFrames: Bool {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturevideodataoutput/setsamplebufferdelegate(_:queue:) · iOS 4.0
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { fatalError() }
}

/// avfoundation/avcapturevideodataoutputsamplebufferdelegate · iOS 4.0
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// avfoundation/avcapturevideodataoutputsamplebufferdelegate/captureoutput(_:didoutput:from:) · iOS 4.0
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

/// avfoundation/avcaptureconnection · iOS 4.0
open class AVCaptureConnection: NSObject {
  override init() { fatalError() }
  /// avfoundation/avcaptureconnection/videorotationangle · iOS 17.0
  open var videoRotationAngle: CGFloat {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcaptureconnection/isvideorotationanglesupported(_:) · iOS 17.0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { fatalError() }
  /// avfoundation/avcaptureconnection/isvideomirrored · iOS 4.0
  open var isVideoMirrored: Bool {
    get { fatalError() }
    set {}
  }
}
