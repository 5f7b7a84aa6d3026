#if os(iOS)
  public import QuietZone
  public import QuietZoneScanning

  /// What a reader tells its delegate: `success` with the code, `fail` with the reason why there are no
  /// frames, `stop` with whether a person wished it.
  @available(iOS 17.0, *)
  public typealias ReaderStatus = ScanStatus

  /// Hears of a ``ReaderView``'s codes, on the main actor.
  @available(iOS 17.0, *)
  @MainActor
  public protocol ReaderViewDelegate: AnyObject {
    func readerComplete(status: ReaderStatus)

    /// The codes in view after each frame, in points of the view; also those that do not count.
    func readerView(_ view: ReaderView, isSeeing codes: [SeenCode])
    /// All codes of a set have been read, the last one by the status before.
    func readerView(_ view: ReaderView, completed set: StructuredAppendCollector.Whole)
    /// Somebody touched a code in view.
    func readerView(_ view: ReaderView, didTap code: SeenCode)
    /// What helps the person now, to be said in words; `nil`: nothing any more.
    func readerView(_ view: ReaderView, hints hint: ScanHint?)
    /// The camera was opened, or another one, the light went on or off, or codes count in another mode.
    func readerViewDidChange(_ view: ReaderView)
    /// The system took the camera away for a while, or gave it back (`nil`).
    func readerView(_ view: ReaderView, isInterruptedBy interruption: CaptureSupervisor.Interruption?)
  }

  @available(iOS 17.0, *)
  extension ReaderViewDelegate {
    public func readerView(_ view: ReaderView, isSeeing codes: [SeenCode]) {}
    public func readerView(_ view: ReaderView, completed set: StructuredAppendCollector.Whole) {}
    public func readerView(_ view: ReaderView, didTap code: SeenCode) {}
    public func readerView(_ view: ReaderView, hints hint: ScanHint?) {}
    public func readerViewDidChange(_ view: ReaderView) {}
    public func readerView(
      _ view: ReaderView, isInterruptedBy interruption: CaptureSupervisor.Interruption?
    ) {}
  }
#endif
