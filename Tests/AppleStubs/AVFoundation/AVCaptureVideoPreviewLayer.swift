import QuartzCore

/// avfoundation/avcapturevideopreviewlayer · iOS 4.0
open class AVCaptureVideoPreviewLayer: CALayer {
  /// avfoundation/avcapturevideopreviewlayer/session · iOS 4.0
  open var session: AVCaptureSession? {
    get { fatalError() }
    set {}
  }
}
