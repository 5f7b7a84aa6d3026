#if canImport(SwiftUI)
  import CoreGraphics
  public import QuietZone
  import QuietZoneRendering
  import QuietZoneText
  public import SwiftUI

  /// A text as a code, in SwiftUI, on every system and in widgets: any symbology, each module a whole
  /// number of the screen's pixels.
  ///
  /// ```swift
  /// BarcodeImage("https://example.org").frame(width: 240)
  /// BarcodeImage("590123412345", symbology: .ean13, foreground: .black, background: nil)
  /// ```
  ///
  /// It takes the room there is and keeps the code's proportions. Colours that change in dark mode are
  /// followed; black on white, the default, stays so: many readers fail on light codes on dark ground.
  /// Where the text can't be such a code, the reason stands in its place.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public struct BarcodeImage: View {
    public var text: String
    public var symbology: Symbology
    public var foreground: Color
    /// `nil`: what lies behind is seen.
    public var background: Color?
    public var options: WriterOptions
    /// Whether digits stand below the bars of an EAN, a UPC and others.
    public var drawsText: Bool
    @Environment(\.self) private var environment

    public init(
      _ text: String, symbology: Symbology = .qrCode, foreground: Color = .black, background: Color? = .white,
      options: WriterOptions = WriterOptions(), drawsText: Bool = true
    ) {
      self.text = text
      self.symbology = symbology
      self.foreground = foreground
      self.background = background
      self.options = options
      self.drawsText = drawsText
    }

    public var body: some View {
      switch draw(.modulePixels(1)) {
      case .success(let modules):
        GeometryReader { space in
          picture(in: space.size).frame(width: space.size.width, height: space.size.height)
        }
        .aspectRatio(
          CGFloat(modules.raster.width) / CGFloat(modules.raster.height), contentMode: .fit
        )
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: "\(symbology.name), \(text)"))
      case .failure(let failure): Text(verbatim: failure.localizedMessage(symbology))
      }
    }

    @ViewBuilder private func picture(in space: CGSize) -> some View {
      let scale = environment.displayScale
      let size = Artwork.Size.fitting(width: Int(space.width * scale), height: Int(space.height * scale))
      if let image = (try? draw(size).get())?.raster.cgImage() {
        Image(decorative: image, scale: scale).interpolation(.none)
      }
    }

    private func draw(_ size: Artwork.Size) -> Result<DrawnSymbol, DrawnSymbol.Failure> {
      let artwork = Artwork(
        foreground: ArtworkColor(foreground.resolve(in: environment)),
        background: background.map { ArtworkColor($0.resolve(in: environment)) }, size: size)
      let writer = BarcodeWriter(symbology, options: options, converter: .system)
      return Result { () throws(DrawnSymbol.Failure) in
        try DrawnSymbol(text, writer, artwork, glyphs: drawsText ? .system : nil)
      }
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
