/// When the light goes on and off by itself: on where the picture stays dark, off where it stays bright, and
/// neither before it has been as it is for a while, so that it does not flicker.
///
/// The light changes what it is judged by. So the two thresholds lie far apart, and it goes off only where
/// the picture is brighter than the light alone makes it.
public struct TorchPolicy: Hashable, Sendable {
  /// Mean luminance, 0…255, below which it is dark.
  public var dark: Int
  /// Mean luminance above which the light is not needed.
  public var bright: Int
  /// Milliseconds that the picture must stay dark, or bright.
  public var patience: Int
  /// Milliseconds between two switches at least.
  public var dwell: Int

  public init(dark: Int = 45, bright: Int = 190, patience: Int = 600, dwell: Int = 3000) {
    self.dark = dark
    self.bright = max(bright, dark + 1)
    self.patience = patience
    self.dwell = dwell
  }

  public private(set) var isOn = false
  private var switched: ScanTime?
  /// Since when the picture asks for the other state.
  private var wanting: ScanTime?

  /// Takes the mean luminance of a frame in; the new state, when it is to change.
  public mutating func update(mean: Int, at time: ScanTime) -> Bool? {
    let wantsChange = isOn ? mean > bright : mean < dark
    guard wantsChange else {
      wanting = nil
      return nil
    }
    let since = wanting ?? time
    wanting = since
    guard time.since(since) >= patience, switched.map({ time.since($0) >= dwell }) ?? true else { return nil }
    set(!isOn, at: time)
    return isOn
  }

  /// Takes over what someone else switched.
  mutating func set(_ on: Bool, at time: ScanTime) {
    isOn = on
    switched = time
    wanting = nil
  }
}
