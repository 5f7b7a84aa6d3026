/// How a camera exposed a frame. From it and from how bright the picture became follows how bright the
/// scene is, which a picture alone does not tell: the camera makes most scenes equally bright.
///
/// ```swift
/// let exposure = CameraExposure(seconds: 1 / 30, sensitivity: 800, aperture: 1.8)
/// exposure?.sceneValue(ofMean: 118)  // 3.6: a dim room
/// ```
public struct CameraExposure: Hashable, Sendable {
  /// How long light fell on the sensor.
  public var seconds: Double
  /// ISO speed, ISO 12232.
  public var sensitivity: Double
  /// The lens's f-number.
  public var aperture: Double

  /// `nil` unless all three are above 0 and finite: a camera that is not open yet says 0.
  public init?(seconds: Double, sensitivity: Double, aperture: Double) {
    guard [seconds, sensitivity, aperture].allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.seconds = seconds
    self.sensitivity = sensitivity
    self.aperture = aperture
  }

  /// The exposure value at ISO 100 for which this exposure is made: log₂(N² ÷ t · 100 ÷ S), ISO 2720.
  public var value: Double {
    Self.log2(aperture) * 2 - Self.log2(seconds) - Self.log2(sensitivity / 100)
  }

  /// The exposure value at ISO 100 that the scene asks for: 15 in the sun, 12 under clouds, 7 in an office, 2
  /// under a street lamp, below 0 by moonlight. `mean`: the picture's mean grey, 0…255; where exposure has
  /// come to its end, the picture is darker or brighter than grey.
  public func sceneValue(ofMean mean: Int) -> Double {
    value + Self.gamma * (Self.log2(Double(min(max(mean, 1), 255))) - Self.log2(Self.middleGrey))
  }

  /// The grey that automatic exposure makes the mean of a scene: 18 % of white.
  static let middleGrey = 117.0
  /// Stops of light for one stop of grey: near enough to sRGB's curve.
  static let gamma = 2.2

  /// The logarithm to base 2 of a number above 0, to within 0.001: its exponent, and that of its significand
  /// m = 1…2 by the series of 2 · artanh((m − 1) ÷ (m + 1)).
  private static func log2(_ number: Double) -> Double {
    let m = number.significand
    let x = (m - 1) / (m + 1)
    let square = x * x
    let natural = 2 * x * (1 + square * (1 / 3.0 + square * (1 / 5.0 + square / 7)))
    return Double(number.exponent) + natural * 1.4426950408889634
  }
}
