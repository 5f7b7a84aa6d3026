/// What a person feels and hears of a scan without looking.
///
/// ```swift
/// let signals = feedback.signals(for: action)
/// if let haptic = signals.haptic { generator.notificationOccurred(haptic) }
/// ```
public struct ScanFeedback: Hashable, Sendable {
  public enum Haptic: UInt8, Hashable, Sendable, CaseIterable {
    case success = 0
    case warning = 1
    case error = 2
  }

  public struct Signals: Hashable, Sendable {
    public var haptic: Haptic?
    public var sound: Bool
    public init(haptic: Haptic? = nil, sound: Bool = false) {
      self.haptic = haptic
      self.sound = sound
    }
  }

  public var isHapticOn = true
  public var isSoundOn = true

  public init(isHapticOn: Bool = true, isSoundOn: Bool = true) {
    self.isHapticOn = isHapticOn
    self.isSoundOn = isSoundOn
  }

  /// A code that counts is felt and heard, a failure is felt, and so is a code that the rule does not let
  /// count, once. Codes that counted before stay silent: they are often still in view.
  public func signals(for action: ScanAction) -> Signals {
    let all = Self.all(action)
    return Signals(haptic: isHapticOn ? all.haptic : nil, sound: isSoundOn && all.sound)
  }

  private static func all(_ action: ScanAction) -> Signals {
    switch action {
    case .status(.success): Signals(haptic: .success, sound: true)
    case .status(.fail): Signals(haptic: .error)
    case .ignored(_, .rule), .ignored(_, .set): Signals(haptic: .warning)
    default: Signals()
    }
  }
}
