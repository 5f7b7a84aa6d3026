/// When the light goes on and off by itself: on where it stays dark, off where it stays bright, and neither
/// before it has been as it is for a while, so that it does not flicker.
///
/// It goes by the brightness of the scene where the camera tells its exposure, and by that of the picture
/// where it does not. The light changes what it is judged by, so the two thresholds lie far apart; and
/// where it was dark again as soon as the light went out, it was the light's own brightness, and it takes
/// more from then on: a stop more of a scene, and 16 more of a picture's 255.
public struct TorchPolicy: Hashable, Sendable {
  /// Mean luminance, 0…255, below which it is dark; for cameras that do not tell their exposure.
  public var dark: Int
  /// Mean luminance above which the light is not needed.
  public var bright: Int
  /// Exposure value at ISO 100 below which it is dark, see ``CameraExposure/sceneValue(ofMean:)``. At 2, some
  /// 10 lux, a telephone's pictures become noisy.
  public var darkScene: Double
  /// Exposure value above which the light is not needed. 12 is a bright day without sun; the light itself
  /// makes 9 of a label at 25 cm.
  public var brightScene: Double
  /// Milliseconds that it must stay dark, or bright.
  public var patience: Int
  /// Milliseconds between two switches at least.
  public var dwell: Int

  public init(
    dark: Int = 45, bright: Int = 190, darkScene: Double = 2, brightScene: Double = 12, patience: Int = 600,
    dwell: Int = 3000
  ) {
    self.dark = dark
    self.bright = max(bright, dark < .max ? dark + 1 : dark)
    self.darkScene = darkScene
    self.brightScene = max(brightScene, darkScene + 1)
    self.patience = patience
    self.dwell = dwell
  }

  /// Milliseconds after the light went out in which darkness shows that the brightness was its own.
  static let reveal = 1500
  /// By how much the scene must be brighter than what the light was found to make, stops.
  static let margin = 1.0
  /// The same of a picture's mean luminance.
  static let pictureMargin = 16.0

  public private(set) var isOn = false
  private var switched: ScanTime?
  /// Since when the scene asks for the other state.
  private var wanting: ScanTime?
  /// When the light went out by itself, and how bright it was with it.
  private var wentOut: ScanTime?
  private var withLight = -Double.infinity
  /// The brightest that the light was found to make it.
  private var own = -Double.infinity

  /// Takes the mean luminance of a frame in; the new state, when it is to change.
  public mutating func update(mean: Int, at time: ScanTime) -> Bool? {
    update(Double(mean), dark: Double(dark), bright: Double(bright), margin: Self.pictureMargin, at: time)
  }

  /// Takes the exposure value of a scene in; the new state, when it is to change.
  public mutating func update(scene: Double, at time: ScanTime) -> Bool? {
    update(scene, dark: darkScene, bright: brightScene, margin: Self.margin, at: time)
  }

  private mutating func update(
    _ brightness: Double, dark: Double, bright: Double, margin: Double, at time: ScanTime
  ) -> Bool? {
    if !isOn, brightness < dark, let wentOut, time.since(wentOut) < Self.reveal {
      own = max(own, withLight)
      switched = nil
    }
    let needed = max(bright, own + margin)
    let change = update(wantsChange: isOn ? brightness > needed : brightness < dark, at: time)
    if change == false { (wentOut, withLight) = (time, brightness) }
    return change
  }

  private mutating func update(wantsChange: Bool, at time: ScanTime) -> Bool? {
    guard wantsChange else {
      wanting = nil
      return nil
    }
    let since = wanting ?? time
    wanting = since
    guard time.since(since) >= patience, switched.map({ time.since($0) >= dwell }) ?? true else { return nil }
    isOn.toggle()
    (switched, wanting) = (time, nil)
    return isOn
  }

  /// Takes over what someone else switched: it says nothing about how bright it is.
  mutating func set(_ on: Bool) {
    isOn = on
    (switched, wanting, wentOut) = (nil, nil, nil)
  }
}
