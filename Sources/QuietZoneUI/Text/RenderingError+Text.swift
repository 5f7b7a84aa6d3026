#if canImport(CoreGraphics)
  public import QuietZoneRendering

  extension RenderingError {
    /// Why the code can't be drawn as asked, in the person's language: a sentence.
    public var localizedMessage: String { wording.text }

    private var wording: Wording {
      switch self {
      case .emptySymbol: Wording("rendering.emptySymbol")
      case .quietZone(let modules, let maximum): Wording("rendering.quietZone", modules, maximum)
      case .barWidthReduction(let reduction): Wording("rendering.barWidthReduction", reduction.short)
      case .modulePixels(let pixels): Wording("rendering.modulePixels", pixels)
      case .totalPixels(let pixels, let minimum): Wording("rendering.totalPixels", pixels, minimum)
      case .fitting(let width, let height, let minimumWidth, let minimumHeight):
        Wording("rendering.fitting", width, height, minimumWidth, minimumHeight)
      case .moduleMillimetres(let size): Wording("rendering.moduleMillimetres", size.short)
      case .dpi(let dpi): Wording("rendering.dpi", dpi.short)
      case .moduleBelowDot(let size, let minimum):
        Wording("rendering.moduleBelowDot", size.short, minimum.short)
      case .tooLarge(let width, let height, let maximum):
        Wording("rendering.tooLarge", width, height, maximum)
      case .pageTooLarge(let points, let maximum): Wording("rendering.pageTooLarge", points.short, maximum)
      case .pictureSize(let width, let height, let maximum):
        Wording("rendering.pictureSize", width, height, maximum)
      case .rowStride(let stride, let minimum): Wording("rendering.rowStride", stride, minimum)
      case .rowBytes(let count, let expected): Wording("rendering.rowBytes", count, expected)
      case .paletteCount(let count, let maximum): Wording("rendering.paletteCount", count, maximum)
      case .paletteColor(let color, let x, let y, let count):
        Wording("rendering.paletteColor", color, x, y, count - 1)
      case .style(let error): error.wording
      }
    }
  }
#endif
