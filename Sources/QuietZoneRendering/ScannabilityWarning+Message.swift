extension ScannabilityWarning {
  /// What is wrong and what readers will do, for people; one line without a full stop.
  public var message: String {
    var out = ByteWriter()
    switch self {
    case .unreadableContrast(let percent):
      out.write(
        ["contrast of ", " % is too low: most readers will find nothing (20 % is the least, 70 % is good)"],
        [Double(percent)])
    case .lowContrast(let percent):
      out.write(
        ["contrast of ", " % is low: readers will fail in poor light or at a distance (70 % is good)"],
        [Double(percent)])
    case .sameBrightness(let percent):
      out.write(
        [
          "the colours differ in hue but only by ",
          " % in brightness: readers see grey on the same grey and will find nothing",
        ], [Double(percent)])
    case .lowContrastInRedLight(let percent):
      out.write(
        [
          "scanners with red light see a contrast of ",
          " % or the reverse and may find nothing; cameras can read it",
        ],
        [Double(percent)])
    case .inverted: out.write("light modules on a dark ground: many readers refuse inverted symbols")
    case .smallQuietZone(let modules, let standard):
      out.write(
        [
          "quiet zone of ",
          modules == 1 ? " module where the standard asks for " : " modules where the standard asks for ",
          ": readers will miss the symbol when anything dark is next to it",
        ], [Double(modules), Double(standard)])
    case .transparentBackground:
      out.write("transparent background: readable only on a light and even ground")
    case .smallModule(let micrometres, let minimum):
      out.write(
        ["printed modules of ", " mm are small: phones and common scanners need ", " mm at hand's distance"],
        [Double(micrometres) / 1000, Double(minimum) / 1000])
    case .fewDots(let dots, let minimum):
      out.write(
        [
          "printed modules of ", dots == 1 ? " dot: below " : " dots: below ",
          " dots spreading ink closes light modules and readers fail",
        ],
        [Double(dots), Double(minimum)])
    case .logoBeyondCorrection, .logoSpendsCorrection, .logoOnFinder, .logoOnPatterns, .smallDots,
      .circleFinders,
      .fadingGradient:
      out.write(style: self)
    }
    return out.text
  }
}
