#if os(iOS)
  public import AVFoundation
  public import QuietZone

  @available(iOS 15.4, *)
  extension SymbologySet {
    /// The symbologies that AVCaptureMetadataOutput means by these names; what is no code is left out.
    ///
    /// ```swift
    /// let wanted = SymbologySet(metadataObjectTypes: [.qr, .ean13, .interleaved2of5])
    /// ```
    public init(metadataObjectTypes types: [AVMetadataObject.ObjectType]) {
      self = types.reduce(into: []) { $0.formUnion(Self.named[$1] ?? []) }
    }

    /// AVFoundation reads UPC-A as EAN-13, with a zero in front.
    private static let named: [AVMetadataObject.ObjectType: SymbologySet] = [
      .aztec: .aztec, .codabar: .codabar, .code39: .code39,
      .code39Mod43: .code39, .code93: .code93, .code128: .code128,
      .dataMatrix: .dataMatrix, .ean8: .ean8, .ean13: [.ean13, .upcA],
      .gs1DataBar: [.dataBar, .dataBarStacked],
      .gs1DataBarExpanded: [.dataBarExpanded, .dataBarExpandedStacked],
      .gs1DataBarLimited: .dataBarLimited,
      .interleaved2of5: .interleaved2of5, .itf14: .itf14,
      .microPDF417: .microPDF417, .microQR: .microQRCode, .pdf417: .pdf417, .qr: .qrCode,
      .upce: .upcE,
    ]
  }
#endif
