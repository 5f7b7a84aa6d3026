public import QuietZone

/// Why readers may fail on artwork.
public enum ScannabilityWarning: Hashable, Sendable {
  /// Symbol contrast in percent below ``Scannability/unreadableContrast``.
  case unreadableContrast(percent: Int)
  /// Symbol contrast in percent below ``Scannability/lowContrast``.
  case lowContrast(percent: Int)
  /// The colours differ in hue but hardly in brightness.
  case sameBrightness(percent: Int)
  /// Under the red light of laser and many handheld scanners the contrast, in percent, is too low.
  case lowContrastInRedLight(percent: Int)
  /// Light modules on dark ground.
  case inverted
  /// A quiet zone of so many modules where the standard asks for more.
  case smallQuietZone(modules: Int, standard: Int)
  /// No background: the contrast depends on what is underneath.
  case transparentBackground
  /// Printed modules of so many micrometres.
  case smallModule(micrometres: Int, minimum: Int)
  /// Printed modules of so few dots.
  case fewDots(dots: Int, minimum: Int)
  /// The logo makes so many codewords of a block unreadable, more than its `capacity` that can be repaired.
  case logoBeyondCorrection(codewords: Int, capacity: Int)
  /// The logo touches so many codewords of a block, of whose repair at most
  /// ``Scannability/logoCorrectionPercent`` should be spent.
  case logoSpendsCorrection(codewords: Int, capacity: Int)
  /// The logo or its margin lies on the middle of a finder pattern.
  case logoOnFinder
  /// The logo or its margin lies on timing patterns, format or version information, on an alignment pattern
  /// away from the middle, or on the ring of a finder pattern.
  case logoOnPatterns
  /// Finder patterns as circles: many readers look for squares.
  case circleFinders
  /// Dots of so many percent of a module.
  case smallDots(percent: Int)
  /// The contrast, in percent, of a gradient's colour that is nearest to the ground.
  case fadingGradient(percent: Int)
}

/// Tells beforehand what readers will make of artwork.
///
/// ```swift
/// for warning in Scannability.check(symbol, artwork) { print(warning.message) }
/// ```
///
/// Contrast is the symbol contrast of ISO/IEC 15415, 7.8.2: the difference of the two reflectances, here the
/// colours' relative luminance in percent. That standard grades 70 A, 55 B, 40 C, 20 D and less F. Nothing is
/// guaranteed by an empty result: print, light and distance still matter.
public enum Scannability {
  /// Below this symbol contrast, percent, a symbol fails the standard (grade F).
  public static let unreadableContrast = 20
  /// Below this, percent, it is grade D.
  public static let lowContrast = 40
  /// Smallest module in print, micrometres, that phones and common scanners resolve at hand's distance.
  public static let minimumModule = 250
  /// Fewest printer dots a module that keep dot gain from closing light modules.
  public static let minimumDots = 4

  /// What will trouble readers, gravest first; empty when nothing is known to. What keeps most of them from
  /// reading has ``ScannabilityWarning/Severity/refusal``.
  public static func check(_ symbol: Symbol, _ artwork: Artwork) -> [ScannabilityWarning] {
    guard artwork.style.isPlain else { return styled(symbol, artwork) }
    return contrast(artwork, artwork.foreground) + quietZone(symbol, artwork) + size(artwork)
  }

  static func contrast(_ artwork: Artwork, _ foreground: ArtworkColor) -> [ScannabilityWarning] {
    let light = (artwork.background ?? .white).composited(over: .white)
    let dark = foreground.composited(over: light)
    let difference = light.relativeLuminance - dark.relativeLuminance
    let red = Double(ArtworkColor.linear(light.red)) / 65535 - Double(ArtworkColor.linear(dark.red)) / 65535
    let percent = Int(abs(difference) * 100), redPercent = Int(abs(red) * 100)
    var warnings: [ScannabilityWarning] = []
    if percent < unreadableContrast {
      warnings.append(
        hueDistance(light, dark) >= 96 && percent < 10
          ? .sameBrightness(percent: percent) : .unreadableContrast(percent: percent))
    } else if percent < lowContrast {
      warnings.append(.lowContrast(percent: percent))
    }
    if difference < 0 { warnings.append(.inverted) }
    if percent >= unreadableContrast, redPercent < unreadableContrast || (red < 0) != (difference < 0) {
      warnings.append(.lowContrastInRedLight(percent: redPercent))
    }
    if (artwork.background?.alpha ?? 0) < 255 { warnings.append(.transparentBackground) }
    return warnings
  }

  /// How far apart two colours' components are, 0…255, brightness apart.
  private static func hueDistance(_ a: ArtworkColor, _ b: ArtworkColor) -> Int {
    let steps = [Int(a.red) - Int(b.red), Int(a.green) - Int(b.green), Int(a.blue) - Int(b.blue)]
    return (steps.max() ?? 0) - (steps.min() ?? 0)
  }

  static func quietZone(_ symbol: Symbol, _ artwork: Artwork) -> [ScannabilityWarning] {
    let own = symbol.quietZone
    let standard = max(max(own.left, own.right), max(own.top, own.bottom))
    guard let modules = artwork.quietZone, modules < standard else { return [] }
    return [.smallQuietZone(modules: modules, standard: standard)]
  }

  static func size(_ artwork: Artwork) -> [ScannabilityWarning] {
    guard case .moduleMillimetres(let size, let dpi) = artwork.size, size > 0, size < 1000, dpi >= 1,
      dpi < 1e6
    else { return [] }
    let dots = Int(size * dpi / 25.4 + 0.5), micrometres = Int(size * 1000 + 0.5)
    var warnings: [ScannabilityWarning] = []
    if micrometres < minimumModule {
      warnings.append(.smallModule(micrometres: micrometres, minimum: minimumModule))
    }
    if dots < minimumDots { warnings.append(.fewDots(dots: dots, minimum: minimumDots)) }
    return warnings
  }
}
