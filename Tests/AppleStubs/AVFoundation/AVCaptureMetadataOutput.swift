import Dispatch
import Foundation

/// avfoundation/avcapturemetadataoutput · iOS 6.0 · unread
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// avfoundation/avcapturemetadataoutput/init() · iOS 6.0 · unread
  public override init() { fatalError() }
  /// avfoundation/avcapturemetadataoutput/setmetadataobjectsdelegate(_:queue:) · iOS 6.0 · unread
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { fatalError() }
  /// avfoundation/avcapturemetadataoutput/availablemetadataobjecttypes · iOS 6.0 · unread
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { fatalError() }
  /// avfoundation/avcapturemetadataoutput/metadataobjecttypes · iOS 6.0 · unread
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! {
    get { fatalError() }
    set {}
  }
}

/// avfoundation/avcapturemetadataoutputobjectsdelegate · iOS 6.0 · unread
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// avfoundation/avcapturemetadataoutputobjectsdelegate/metadataoutput(_:didoutput:from:) · iOS 6.0 · unread
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
