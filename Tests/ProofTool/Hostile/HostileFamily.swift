import TestSupport

/// A kind of picture that costs readers time: full of what their finders look for, and without a code.
enum HostileFamily: String, CaseIterable {
  /// Random stripes, from a single pixel wide, in any direction.
  case stripes
  /// Squares in turn dark and light.
  case checkers
  /// Two gratings that beat against each other.
  case moire
  /// Text and lines on a screen, its elements of three colours seen in a step of their own.
  case screen
  /// Dots whose size is the grey.
  case halftone
  /// Squares or rings, one inside the other, of any widths.
  case nested
  /// Thousands of the patterns that matrix symbols are found by.
  case finders
  /// Corners of two arms with broken borders around, as Data Matrix has them.
  case corners
  /// Strokes packed as tightly as small print.
  case marks
  /// Noise of one scale, black and white or grey.
  case noise
  /// Noise of many scales, as stone and cardboard have.
  case grain
  /// A grating that becomes finer and finer.
  case sweep
  /// Bricks, with or without mortar of one width.
  case bricks
  /// Threads over and under each other.
  case fabric
  /// Slats and the gaps between.
  case fence
  /// Random modules, as the inside of a matrix symbol has.
  case modules
  /// Rows of bars, each with random widths of modules.
  case bars
  /// Starts and ends of stacked symbols with nothing in between.
  case stacked

  /// The surface of one picture, drawn with `random`; `place` tells coordinates at a scale and angle of the
  /// picture's own.
  func surface(using random: inout SeededRandom) -> HostileSurface {
    switch self {
    case .stripes: HostileSurface.stripes(&random)
    case .checkers: HostileSurface.checkers(&random)
    case .moire: HostileSurface.moire(&random)
    case .screen: HostileSurface.screen(&random)
    case .halftone: HostileSurface.halftone(&random)
    case .nested: HostileSurface.nested(&random)
    case .finders: HostileSurface.finders(&random)
    case .corners: HostileSurface.corners(&random)
    case .marks: HostileSurface.marks(&random)
    case .noise: HostileSurface.noise(&random)
    case .grain: HostileSurface.grain(&random)
    case .sweep: HostileSurface.sweep(&random)
    case .bricks: HostileSurface.bricks(&random)
    case .fabric: HostileSurface.fabric(&random)
    case .fence: HostileSurface.fence(&random)
    case .modules: HostileSurface.modules(&random)
    case .bars: HostileSurface.bars(&random)
    case .stacked: HostileSurface.stacked(&random)
    }
  }
}
