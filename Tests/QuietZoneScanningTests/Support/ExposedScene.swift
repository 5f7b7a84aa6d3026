import Foundation
import QuietZoneScanning
import Testing

/// A telephone's camera over a label, with automatic exposure and a light of its own, which it lights to
/// half: f/1.8, at most 1/30 s and ISO 3200, 60 candela.
struct ExposedScene {
  /// Lux that fall on the label beside the camera's light.
  var ambient: Double
  /// Metres from the light to the label.
  var distance = 0.2
  var isLit = false
  /// The exposure value that the camera is set to; follows the scene's.
  private var setting = 6.0

  init(ambient: Double, distance: Double = 0.2) {
    self.ambient = ambient
    self.distance = distance
  }

  /// The scene's exposure value at ISO 100; 0 at 2.5 lux (ISO 2720, with a receiver constant of 250).
  var value: Double { log2((ambient + (isLit ? 60 / (distance * distance) : 0)) / 2.5) }

  /// One more frame: how it is exposed, and its mean grey. A tenth of a second takes exposure a third of the
  /// way.
  mutating func frame() throws -> (exposure: CameraExposure, mean: Int) {
    setting += (min(max(value, 1.6), 15.7) - setting) * 0.12
    let open = log2(1.8 * 1.8 * 30)
    let exposure = CameraExposure(
      seconds: 1.8 * 1.8 / exp2(max(setting, open)), sensitivity: 100 * exp2(max(open - setting, 0)),
      aperture: 1.8)
    let light = min(0.18 * exp2(value - setting), 1)
    // The curve of sRGB, IEC 61966-2-1.
    let grey = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return (try #require(exposure), Int(255 * grey))
  }
}
