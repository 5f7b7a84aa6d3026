import Dispatch
import Foundation

/// avfoundation/avcapturemetadataoutput · iOS 6.0
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// avfoundation/avcapturemetadataoutput/init() · iOS 6.0
  public override init() { fatalError() }
  /// avfoundation/avcapturemetadataoutput/setmetadataobjectsdelegate(_:queue:) · iOS 6.0
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { fatalError() }
  /// avfoundation/avcapturemetadataoutput/availablemetadataobjecttypes · iOS 6.0
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { fatalError() }
  /// avfoundation/avcapturemetadataoutput/metadataobjecttypes · iOS 6.0
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
    get { fatalError() }
    set {}
  }
}

/// avfoundation/avcapturemetadataoutputobjectsdelegate · iOS 6.0
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// avfoundation/avcapturemetadataoutputobjectsdelegate/metadataoutput(_:didoutput:from:) · iOS 6.0
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
