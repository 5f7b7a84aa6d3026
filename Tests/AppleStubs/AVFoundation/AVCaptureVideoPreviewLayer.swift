import QuartzCore

/// avfoundation/avcapturevideopreviewlayer · iOS 4.0
open class AVCaptureVideoPreviewLayer: CALayer {
  /// avfoundation/avcapturevideopreviewlayer/session · iOS 4.0
  open var session: AVCaptureSession? {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturevideopreviewlayer/videogravity · iOS 4.0
  open var videoGravity: AVLayerVideoGravity {
    get { fatalError() }
    set {}
  }
  /// avfoundation/avcapturevideopreviewlayer/connection · iOS 6.0
  open var connection: AVCaptureConnection? { fatalError() }
}

/// avfoundation/avlayervideogravity · iOS 4.0
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: String
  /// Part of RawRepresentable
  public init(rawValue: String) { fatalError() }
  /// avfoundation/avlayervideogravity/resizeaspectfill · iOS 4.0
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "")
}
