#if os(iOS)
  public import QuietZoneScanning

  @available(iOS 17.0, *)
  extension Scan {
    /// What the code says, with the system's character sets beside those of the engine.
    public var text: String { barcode.text }
  }
#endif
