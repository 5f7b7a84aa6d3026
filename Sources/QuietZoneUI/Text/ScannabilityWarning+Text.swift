#if canImport(CoreGraphics)
  public import QuietZoneRendering

  extension ScannabilityWarning {
    /// What is wrong and what readers will do, in the person's language.
    public var localizedMessage: String { wording.text }

    private var wording: Wording {
      switch self {
      case .unreadableContrast(let percent): Wording("scannability.unreadableContrast", percent)
      case .lowContrast(let percent): Wording("scannability.lowContrast", percent)
      case .sameBrightness(let percent): Wording("scannability.sameBrightness", percent)
      case .lowContrastInRedLight(let percent): Wording("scannability.lowContrastInRedLight", percent)
      case .inverted: Wording("scannability.inverted")
      case .smallQuietZone(let modules, let standard):
        Wording("scannability.smallQuietZone", modules, standard)
      case .transparentBackground: Wording("scannability.transparentBackground")
      case .smallModule(let micrometres, let minimum):
        Wording("scannability.smallModule", micrometres, minimum)
      case .fewDots(let dots, let minimum): Wording("scannability.fewDots", dots, minimum)
      case .logoBeyondCorrection(let codewords, let capacity):
        Wording("scannability.logoBeyondCorrection", codewords, capacity)
      case .logoSpendsCorrection(let codewords, let capacity):
        Wording("scannability.logoSpendsCorrection", codewords, capacity)
      case .logoOnFinder: Wording("scannability.logoOnFinder")
      case .logoOnPatterns: Wording("scannability.logoOnPatterns")
      case .circleFinders: Wording("scannability.circleFinders")
      case .smallDots(let percent): Wording("scannability.smallDots", percent)
      case .fadingGradient(let percent): Wording("scannability.fadingGradient", percent)
      }
    }
  }
#endif
