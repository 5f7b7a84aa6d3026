#if os(iOS)
  public import QuietZoneScanning

  extension ScanFailure {
    /// What happened, in a few words in the person's language.
    public var localizedTitle: String { Message.title(self) }

    /// What the person can do about it, in sentences.
    public var localizedAdvice: String { Message.advice(self) }
  }
#endif
