import CoreGraphics
import Foundation
import QuartzCore

extension AVCaptureDevice {
  /// avfoundation/avcapturedevice/rotationcoordinator · iOS 17.0
  open class RotationCoordinator: NSObject {
    /// avfoundation/avcapturedevice/rotationcoordinator/init(device:previewlayer:) · iOS 17.0
    public init(device: AVCaptureDevice, previewLayer: CALayer?) { fatalError() }
    /// avfoundation/avcapturedevice/rotationcoordinator/videorotationangleforhorizonlevelpreview · iOS 17.0
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { fatalError() }
  }
}
