public import QuietZone

extension ScanSession {
  /// Takes a code that was not shown to the camera: one of a picture that somebody chose, or of a list. It
  /// counts where the ``AcceptanceRule`` lets it, whether the session runs or not, and however often it
  /// counted before; in mode ``ScanMode/once`` it ends a session that runs.
  ///
  /// ```swift
  /// for barcode in BarcodeReader().read(picture) { todo += session.pick(barcode, at: now) }
  /// ```
  public mutating func pick(_ barcode: Barcode, at time: ScanTime) -> [ScanAction] {
    let code = TrackedCode(id: tracker.nextNumber(), barcode, at: time)
    guard configuration.acceptance.accepts(barcode, text: text) else { return refuse(code, .rule, at: time) }
    let (told, isWhole) = accept(code, at: time)
    let isDone = configuration.mode == .once && isWhole && state != .idle
    return told + (isDone ? close(.stop(byPerson: false), at: time) : [])
  }
}
