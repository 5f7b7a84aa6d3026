import ArgumentParser
import QuietZone
import TestSupport

/// How the print is held.
struct PoseOptions: ParsableArguments {
  @Option(help: "Pixels a module; without it the print fills two thirds of the photograph.")
  var moduleSize: Double?
  @Option(help: "Degrees clockwise.")
  var rotation = 0.0
  @Option(help: "Degrees turned about the horizontal axis.")
  var tiltX = 0.0
  @Option(help: "Degrees turned about the vertical axis.")
  var tiltY = 0.0
  @Option(help: "Degrees of a cylinder that the symbol covers; 0 is flat.")
  var bend = 0.0
  @Flag(help: "Seen from behind.")
  var mirrored = false
  @Flag(help: "Light on dark.")
  var inverted = false

  func pose(of print: Print, width: Int, height: Int) -> SyntheticCamera.Pose {
    let fit = min(Double(width) / print.paperWidth, Double(height) / print.paperHeight) * 2 / 3
    return SyntheticCamera.Pose(
      moduleSize: max(moduleSize ?? fit, 0.1), rotation: rotation, tiltX: min(max(tiltX, -75), 75),
      tiltY: min(max(tiltY, -75), 75), bend: min(max(bend, 0), 170), mirrored: mirrored, inverted: inverted)
  }

  func validate() throws {
    guard moduleSize ?? 1 > 0, moduleSize ?? 1 < 1000 else {
      throw ValidationError("The module size must be above 0 and below 1000 pixels.")
    }
  }
}

/// What light, lens and sensor do; what is not given stays as it is.
struct FlawOptions: ParsableArguments {
  @Option(help: "Deviation of a Gaussian blur, modules.")
  var blur: Double?
  @Option(help: "Way of the hand during exposure, modules.")
  var motion: Double?
  @Option(help: "Deviation of the sensor's noise, grey values of 255.")
  var noise: Double?
  @Option(help: "Light lost from one side to the other, 0 to 1.")
  var gradient: Double?
  @Option(help: "Strength of a shining spot, 0 to 1.")
  var glare: Double?
  @Option(help: "Light lost in a shadow over half of the photograph, 0 to 1.")
  var shadow: Double?

  func validate() throws {
    for value in [blur, motion, noise, gradient, glare, shadow] {
      guard value ?? 0 >= 0, value ?? 0 <= 255 else { throw ValidationError("A value is out of range.") }
    }
  }

  func apply(to camera: inout SyntheticCamera) {
    if let blur { camera.lens.blur = .modules(min(blur, 10)) }
    if let motion { camera.lens.motion = .modules(min(motion, 20)) }
    if let noise { camera.sensor.noise = noise }
    if let gradient { camera.light.gradient = min(gradient, 1) }
    if let glare { camera.light.glare = glare }
    if let shadow { camera.light.shadow = min(shadow, 1) }
  }
}
