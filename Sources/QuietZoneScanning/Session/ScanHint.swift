import QuietZone

/// What helps a person who points a camera, to be said in words.
public enum ScanHint: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing has been in view for a while; all is well.
  case looking = 0
  /// A code is seen, and more frames must agree on it; or it is blurred.
  case holdStill = 1
  /// The code lies outside of the region that counts alone, or partly outside of the picture.
  case moveIntoFrame = 2
  /// Web links count alone, and this is none.
  case notALink = 3
  /// The ``AcceptanceRule`` asks for other codes.
  case notWanted = 4
  /// The code counted before.
  case alreadyCounted = 5
  /// Something like a code is seen, too small to be read.
  case comeCloser = 6
  /// Something like a code is seen, too dark to be read.
  case moreLight = 7
  /// Something like a code is seen, large, sharp and bright, and not read: damaged perhaps, or mirrored in a
  /// reflection.
  case unreadable = 8
}

/// Which hint is given, and when: not before it has been right for a moment, and never longer than it is.
struct HintPolicy: Sendable {
  /// Milliseconds for which a hint must be right before it is given.
  static let patience = 300
  /// Milliseconds with nothing in view before that is said.
  static let emptiness = 3000

  private(set) var shown: ScanHint?
  private var wanted: ScanHint?
  private var since: ScanTime?

  /// Takes in what would be right now; whether what is shown is another than before.
  mutating func update(_ hint: ScanHint?, at time: ScanTime) -> Bool {
    let began = hint == wanted ? since ?? time : time
    (wanted, since) = (hint, began)
    guard hint != shown else { return false }
    let patience = hint == .looking ? Self.emptiness : Self.patience
    let next = hint != nil && time.since(began) >= patience ? hint : nil
    defer { shown = next }
    return next != shown
  }
}

extension ScanSession {
  /// What to say of the codes in view, going by the one that is meant most likely.
  func wantedHint(_ aim: Aim) -> ScanHint? {
    guard let id = preferred(aim, where: { _ in true }), let code = tracker.code(id) else {
      guard tracker.codes.isEmpty, let sighting else { return .looking }
      return ScanHint(sighting.obstacle)
    }
    switch code.standing {
    case .seen: return configuration.mode == .manual && !isArmed ? nil : .holdStill
    case .waiting, .accepted: return nil
    case .refused(.outside): return .moveIntoFrame
    case .refused(.duplicate): return .alreadyCounted
    case .refused(.set): return .notWanted
    case .refused(.rule):
      return configuration.acceptance.missesLink(in: code.barcode) ? .notALink : .notWanted
    }
  }
}

extension ScanHint {
  /// What helps against what keeps a code from being read.
  init(_ obstacle: BarcodeSighting.Obstacle) {
    switch obstacle {
    case .dark: self = .moreLight
    case .small: self = .comeCloser
    case .blurred: self = .holdStill
    case .cutOff: self = .moveIntoFrame
    case .faint, .unknown: self = .unreadable
    }
  }
}
