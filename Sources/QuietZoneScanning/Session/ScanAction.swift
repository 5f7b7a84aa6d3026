public import QuietZone

/// A code that counted.
public struct Scan: Hashable, Sendable {
  /// The tracked code's number.
  public var id: Int
  public var barcode: Barcode
  public var time: ScanTime
  /// Frames in which it was read so far.
  public var frames: Int
}

/// What a session tells its delegate.
public enum ScanStatus: Hashable, Sendable {
  case success(Scan)
  case fail(ScanFailure)
  /// The session ended: by the person, or because a code was found.
  case stop(byPerson: Bool)

  /// The code, of ``success(_:)``.
  public var scan: Scan? {
    guard case .success(let scan) = self else { return nil }
    return scan
  }

  /// The reason, of ``fail(_:)``.
  public var failure: ScanFailure? {
    guard case .fail(let failure) = self else { return nil }
    return failure
  }
}

/// Why a code that was read did not count.
public enum IgnoreReason: UInt8, Hashable, Sendable {
  /// The ``AcceptanceRule`` says no.
  case rule = 0
  /// It counted already.
  case duplicate = 1
  /// It belongs to a set whose symbols contradict each other.
  case set = 2
  /// It lies outside of a region that is ``RegionRule/strict``.
  case outside = 3
}

/// Something for the host to do, or to know. In the order in which it happened.
public enum ScanAction: Hashable, Sendable {
  /// Ask the person, then call ``ScanSession/permission(_:at:)``.
  case askPermission
  /// Open the camera, then call ``ScanSession/opened(_:at:)`` or ``ScanSession/failed(_:at:)``.
  case openCamera
  case closeCamera
  case setTorch(Bool)
  case state(ScanSession.State)
  case status(ScanStatus)
  /// A code came into view. It is shown whether it counts or not: its standing says which.
  case added(TrackedCode)
  case updated(TrackedCode)
  /// It was not seen for a while; by its number.
  case removed(Int)
  /// A code was read and does not count. Each reason is told once for each tracked code.
  case ignored(TrackedCode, IgnoreReason)
  /// A symbol of a set was read; `have` of `count` are there.
  case progress(have: Int, count: Int)
  /// All symbols of a set are there.
  case completed(StructuredAppendCollector.Whole)
  /// What to say to the person in words from now on; `nil`: nothing.
  case hint(ScanHint?)
}
