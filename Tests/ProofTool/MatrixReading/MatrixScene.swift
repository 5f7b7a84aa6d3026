import QuietZone
import TestSupport

/// One picture to be taken of one symbol; a condition changes what it is about.
struct MatrixScene {
  /// What the modules are printed as.
  enum Surface {
    case plain
    /// Round dots of this diameter, modules.
    case dots(Double)
    /// Ink that has spread by this part of a module on each side.
    case spread(Double)
  }

  var specimen: MatrixForm.Specimen
  /// The modules that are printed, damage and all.
  var grid: ModuleGrid
  var surface = Surface.plain
  var pose: SyntheticCamera.Pose
  var light = Light()
  var lens = Lens()
  var sensor = Sensor()
  var background: Background?
  /// Light modules beyond the quiet zone of the standard.
  var extraMargin = 0

  /// A straightforward picture: four pixels a module, any angle, a little blur and noise, a phase of its own.
  init(_ specimen: MatrixForm.Specimen, using random: inout SeededRandom) {
    self.specimen = specimen
    grid = specimen.grid
    pose = SyntheticCamera.Pose(moduleSize: 4, rotation: random.real(0...360))
    lens.blur = .modules(0.2)
    sensor.noise = 2
  }

  private var paper: Print {
    var symbol = specimen.symbol
    let zone = symbol.quietZone
    symbol.quietZone = Symbol.Margins(
      left: zone.left + extraMargin, top: zone.top + extraMargin, right: zone.right + extraMargin,
      bottom: zone.bottom + extraMargin)
    if case .hexagons = symbol.shape {
      symbol.shape = .hexagons(grid)
      return Print(symbol)
    }
    switch surface {
    case .plain: return Print(grid, quietZone: symbol.quietZone)
    case .dots(let diameter): return Print(dots: grid, diameter: diameter, quietZone: symbol.quietZone)
    case .spread(let growth): return Print(spreading: grid, growth: growth, quietZone: symbol.quietZone)
    }
  }

  /// The picture, a little larger than the paper at any angle.
  func photograph(using random: inout SeededRandom) -> LuminanceImage {
    let print = paper
    let reach = (print.paperWidth * print.paperWidth + print.paperHeight * print.paperHeight).squareRoot()
    let side = Int(reach * pose.moduleSize) + 20
    var camera = SyntheticCamera(width: side, height: side, seed: random.next())
    camera.background = background ?? .plain(pose.inverted ? 0.08 : 0.92)
    camera.light = light
    camera.lens = lens
    camera.sensor = sensor
    var pose = pose
    pose.center.x += random.real(-0.5...0.5) / Double(side)
    pose.center.y += random.real(-0.5...0.5) / Double(side)
    camera.place(print, pose)
    return camera.photograph().image
  }
}
