public import QuietZone

/// Takes photographs that never were: prints of symbols, held at any angle, in any light, through any lens,
/// with the truth about where each symbol lies. The same seed and settings always give the same picture.
///
/// ```swift
/// var camera = SyntheticCamera(width: 640, height: 480, seed: 7)
/// camera.background = .texture
/// camera.lens.blur = .modules(0.4)
/// camera.place(Print(symbol), Pose(moduleSize: 3, rotation: 25, tiltX: 30))
/// let photo = camera.photograph()
/// let barcodes = BarcodeReader().read(photo.image.view)
/// ```
///
/// Printed surfaces are sampled 4 × 4 times a pixel; light falls on them, dirt lies over them, the lens blurs
/// what is left, the sensor adds noise, and a JPEG coder may have the last word.
public struct SyntheticCamera: Sendable {
  /// Size of the picture, pixels.
  public var width: Int
  public var height: Int
  /// What everything random is drawn from.
  public var seed: UInt64
  public var background: Background = .plain(0.75)
  public var light = Light()
  public var lens = Lens()
  public var sensor = Sensor()
  /// Samples a pixel in each direction, at least 1.
  public var oversampling = 4
  /// The prints and how each is held, the last one on top.
  public private(set) var placed: [(print: Print, pose: Pose)] = []

  /// An empty scene.
  public init(width: Int = 640, height: Int = 480, seed: UInt64 = 1) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.seed = seed
  }

  /// Puts one more print into the scene.
  public mutating func place(_ print: Print, _ pose: Pose) { placed.append((print, pose)) }

  /// A picture and what is truly in it.
  public struct Photograph: Sendable {
    public var image: LuminanceImage
    /// The outline of each symbol without quiet zone, in the order of placing, pixels.
    public var outlines: [Quadrilateral]
  }

  /// Takes the picture.
  public func photograph() -> Photograph {
    var random = SeededRandom(seed: seed)
    var scene = Canvas(width: width, height: height)
    background.paint(scene: &scene, using: &random)
    var outlines: [Quadrilateral] = []
    for (print, pose) in placed {
      let projection = Projection(
        pose: pose, symbolWidth: print.symbolWidth, width: width, height: height)
      scene.paint(print, inverted: pose.inverted, through: projection, oversampling: max(oversampling, 1))
      outlines.append(print.outline(through: projection))
      print.damage.paint(over: print, through: projection, pose: pose, scene: &scene, using: &random)
    }
    light.fall(on: &scene)
    lens.focus(&scene, moduleSize: placed.first?.pose.moduleSize ?? 1)
    return Photograph(image: sensor.expose(scene, using: &random), outlines: outlines)
  }
}

extension SyntheticCamera {
  /// How a print is held before the camera.
  public struct Pose: Hashable, Sendable {
    /// Pixels a module at the middle of the print, before tilting.
    public var moduleSize: Double
    /// Where the print's middle is, 0…1 of the picture's width and height.
    public var center: Point2D
    /// Degrees clockwise on screen.
    public var rotation: Double
    /// Degrees turned about the picture's horizontal and vertical axis, up to about 60 either way.
    public var tiltX: Double
    public var tiltY: Double
    /// Degrees of a cylinder that the symbol's width covers; 0: flat.
    public var bend: Double
    /// Direction of the cylinder's axis, degrees clockwise from the symbol's left edge.
    public var bendAxis: Double
    /// Seen from behind.
    public var mirrored: Bool
    /// Light modules on dark ground.
    public var inverted: Bool

    public init(
      moduleSize: Double, center: Point2D = Point2D(x: 0.5, y: 0.5), rotation: Double = 0, tiltX: Double = 0,
      tiltY: Double = 0, bend: Double = 0, bendAxis: Double = 0, mirrored: Bool = false,
      inverted: Bool = false
    ) {
      self.moduleSize = moduleSize
      self.center = center
      self.rotation = rotation
      self.tiltX = tiltX
      self.tiltY = tiltY
      self.bend = bend
      self.bendAxis = bendAxis
      self.mirrored = mirrored
      self.inverted = inverted
    }
  }

  /// A length in the picture.
  public enum Length: Hashable, Sendable {
    case pixels(Double)
    /// In modules of the scene's first print.
    case modules(Double)

    func pixels(moduleSize: Double) -> Double {
      switch self {
      case .pixels(let value): value
      case .modules(let value): value * moduleSize
      }
    }
  }
}
