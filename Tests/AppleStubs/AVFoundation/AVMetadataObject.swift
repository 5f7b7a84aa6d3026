import CoreGraphics
import Foundation

/// avfoundation/avmetadataobject · iOS 6.0
open class AVMetadataObject: NSObject {
  override init() { fatalError() }
  /// avfoundation/avmetadataobject/bounds · iOS 6.0
  open var bounds: CGRect { fatalError() }

  /// avfoundation/avmetadataobject/objecttype · iOS 6.0
  public struct ObjectType: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: String
    /// Part of RawRepresentable
    public init(rawValue: String) { fatalError() }
  }
}

extension AVMetadataObject.ObjectType {
  /// avfoundation/avmetadataobject/objecttype/aztec · iOS 7.0
  public static let aztec = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/codabar · iOS 15.4
  public static let codabar = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/code39 · iOS 7.0
  public static let code39 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/code39mod43 · iOS 7.0
  public static let code39Mod43 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/code93 · iOS 7.0
  public static let code93 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/code128 · iOS 7.0
  public static let code128 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/datamatrix · iOS 8.0
  public static let dataMatrix = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/ean8 · iOS 7.0
  public static let ean8 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/ean13 · iOS 7.0
  public static let ean13 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/gs1databar · iOS 15.4
  public static let gs1DataBar = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/gs1databarexpanded · iOS 15.4
  public static let gs1DataBarExpanded = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/gs1databarlimited · iOS 15.4
  public static let gs1DataBarLimited = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/interleaved2of5 · iOS 8.0
  public static let interleaved2of5 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/itf14 · iOS 8.0
  public static let itf14 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/micropdf417 · iOS 15.4
  public static let microPDF417 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/microqr · iOS 15.4
  public static let microQR = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/pdf417 · iOS 7.0
  public static let pdf417 = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/qr · iOS 7.0
  public static let qr = AVMetadataObject.ObjectType(rawValue: "")
  /// avfoundation/avmetadataobject/objecttype/upce · iOS 7.0
  public static let upce = AVMetadataObject.ObjectType(rawValue: "")
}
