#if canImport(SwiftUI)
  import CoreGraphics
  public import QuietZone
  public import QuietZoneRendering
  import QuietZoneText
  public import SwiftUI

  /// A text as a code, in SwiftUI, on every system and in widgets: any symbology, each module a whole
  /// number of the screen's pixels.
  ///
  /// ```swift
  /// BarcodeImage("https://example.org").frame(width: 240)
  /// BarcodeImage("590123412345", symbology: .ean13, foreground: .black, background: nil)
  /// BarcodeImage("QuietZone", style: SymbolStyle(modules: .rounded, finders: .rounded))
  /// ```
  ///
  /// It takes the room there is and keeps the code's proportions. Colours that change in dark mode are
  /// followed; black on white, the default, stays so: many readers fail on light codes on dark ground.
  /// Where the text can't be such a code, or nobody could read it in this style, the reason stands in its
  /// place.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct BarcodeImage: View {
    public var text: String
    public var symbology: Symbology
    public var foreground: Color
    /// `nil`: what lies behind is seen.
    public var background: Color?
    public var options: WriterOptions
    /// How the modules of QR codes are shaped and filled, and what lies in the middle.
    public var style: SymbolStyle
    /// Whether digits stand below the bars of an EAN, a UPC and others.
    public var drawsText: Bool
    @Environment(\.self) private var environment

    public init(
      _ text: String, symbology: Symbology = .qrCode, foreground: Color = .black, background: Color? = .white,
      options: WriterOptions = WriterOptions(), style: SymbolStyle = .plain, drawsText: Bool = true
    ) {
      self.text = text
      self.symbology = symbology
      self.foreground = foreground
      self.background = background
      self.options = options
      self.style = style
      self.drawsText = drawsText
    }

    public var body: some View {
      switch written {
      case .success(let code):
        GeometryReader { space in
          picture(of: code.symbol, in: space.size)
            .frame(width: space.size.width, height: space.size.height)
        }
        .aspectRatio(code.proportion, contentMode: .fit)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "\(symbology.name), \(text)"))
      case .failure(let failure): Text(verbatim: failure.localizedMessage(symbology))
      }
    }

    @ViewBuilder private func picture(of symbol: Symbol, in space: CGSize) -> some View {
      let scale = environment.displayScale
      let size = Artwork.Size.fitting(width: Int(space.width * scale), height: Int(space.height * scale))
      if let image = (try? draw(symbol, size))?.picture.cgImage() {
        Image(decorative: image, scale: scale).interpolation(.none)
      }
    }

    /// The symbol and its width over its height; drawn once, so that what can't be drawn is known.
    private var written: Result<(symbol: Symbol, proportion: CGFloat), DrawnSymbol.Failure> {
      Result { () throws(DrawnSymbol.Failure) in
        let writer = BarcodeWriter(symbology, options: options, converter: .system)
        let symbol = try DrawnSymbol.symbol(text, writer)
        let modules = try draw(symbol, .modulePixels(1)).picture
        return (symbol, CGFloat(modules.width) / CGFloat(modules.height))
      }
    }

    private func draw(_ symbol: Symbol, _ size: Artwork.Size) throws(DrawnSymbol.Failure) -> DrawnSymbol {
      let artwork = Artwork(
        foreground: ArtworkColor(foreground.resolve(in: environment)),
        background: background.map { ArtworkColor($0.resolve(in: environment)) }, size: size, style: style)
      return try DrawnSymbol(symbol, artwork, glyphs: drawsText ? .system : nil)
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  extension ArtworkColor {
    /// The nearest colour of sRGB.
    init(_ color: Color.Resolved) {
      self.init(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        alpha: Double(color.opacity))
    }
  }
#endif
