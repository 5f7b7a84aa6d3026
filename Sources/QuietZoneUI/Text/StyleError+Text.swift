#if canImport(CoreGraphics)
  public import QuietZoneRendering

  extension StyleError {
    /// Why the style can't be drawn, in the person's language: a sentence.
    public var localizedMessage: String { wording.text }

    var wording: Wording {
      switch self {
      case .symbology(let symbology): Wording("style.symbology", symbology.name)
      case .logoSymbology(let symbology): Wording("style.logoSymbology", symbology.name)
      case .twoColors: Wording("style.twoColors")
      case .sheet: Wording("style.sheet")
      case .dotDiameter(let diameter): Wording("style.dotDiameter", diameter.short)
      case .gradientCount(let count): Wording("style.gradientCount", count)
      case .gradientPlace(let place): Wording("style.gradientPlace", place.short)
      case .gradientOpacity: Wording("style.gradientOpacity")
      case .gradientLine: Wording("style.gradientLine")
      case .logoSize(let width, let height): Wording("style.logoSize", width, height)
      case .logoShare(let share): Wording("style.logoShare", (share * 100).short)
      case .logoMargin(let margin): Wording("style.logoMargin", margin.short)
      }
    }
  }
#endif
