#if canImport(UIKit) && !os(watchOS)
  public import QuietZone
  public import QuietZoneRendering
  public import UIKit

  /// Shows a text as a code, sharp at every size: each module is a whole number of the screen's pixels.
  ///
  /// ```swift
  /// let view = QRCodeView()
  /// view.generateCode("https://example.org", foregroundColor: .darkGreen, backgroundColor: .lightGreen)
  /// ```
  ///
  /// QR Code is the default; ``symbology`` takes any other that is made. The view looks the same in dark mode
  /// unless its colours are dynamic: many readers fail on light codes on dark ground, ``warnings`` tells.
  @available(iOS 17.0, tvOS 17.0, *)
  @MainActor
  public final class QRCodeView: UIView {
    /// What the code says; `nil`: nothing is shown.
    public var text: String? { didSet { rewrite() } }
    public var symbology = Symbology.qrCode { didSet { rewrite() } }
    /// Correction level, version, mask and whatever else the symbology offers.
    public var options = WriterOptions() { didSet { rewrite() } }
    public var foregroundColor = UIColor.black { didSet { change() } }
    /// Colour of light modules and quiet zone; `nil`: what lies behind the view is seen.
    public var codeBackgroundColor: UIColor? = .white { didSet { change() } }
    /// Modules of light space around the code; `nil`: what its standard asks for.
    public var quietZone: Int? { didSet { change() } }
    /// How the modules of QR codes are shaped and filled, and what lies in the middle.
    public var style = SymbolStyle.plain { didSet { change() } }
    /// Whether digits stand below the bars of an EAN, a UPC and others.
    public var drawsText = true { didSet { change() } }

    /// Why nothing is shown.
    public private(set) var error: DrawnSymbol.Failure?
    /// What will trouble readers of what is shown, gravest first.
    public private(set) var warnings: [ScannabilityWarning] = []

    /// Called when what is shown, ``error`` or ``warnings`` may be others than before.
    public var onChange: (@MainActor (QRCodeView) -> Void)?

    private let code = CALayer()

    override public init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Shows `string` in these colours.
    public func generateCode(
      _ string: String, foregroundColor: UIColor = .black, backgroundColor: UIColor? = .white
    ) {
      self.foregroundColor = foregroundColor
      codeBackgroundColor = backgroundColor
      text = string
    }

    override public func layoutSubviews() {
      super.layoutSubviews()
      draw()
    }

    /// The code with so many points a module that a phone held at arm's length reads it from the screen;
    /// nothing where there is no code.
    override public var intrinsicContentSize: CGSize {
      modules.map { CGSize(width: $0.width * Self.points, height: $0.height * Self.points) } ?? .zero
    }

    /// The largest code that fits in, modules whole pixels of the screen.
    override public func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let modules else { return .zero }
      let scale = max(traitCollection.displayScale, 1)
      let pixels = max(min(size.width * scale / modules.width, size.height * scale / modules.height), 1)
      let points = pixels.rounded(.down) / scale
      return CGSize(width: modules.width * points, height: modules.height * points)
    }

    private static let points: CGFloat = 4

    /// What ``text`` is as a code, once somebody has asked for it; nothing after a change of what it says.
    private var known: Result<Symbol, DrawnSymbol.Failure>?

    private var written: Result<Symbol, DrawnSymbol.Failure>? {
      guard known == nil, let text else { return known }
      known = Result { () throws(DrawnSymbol.Failure) in try DrawnSymbol.symbol(text, writer) }
      return known
    }

    /// Width and height of the code with its quiet zone and text.
    private var modules: CGSize? {
      guard let symbol = try? written?.get() else { return nil }
      let artwork = Artwork(quietZone: quietZone, size: .modulePixels(1))
      let size = try? RasterRenderer.size(symbol, artwork, drawsText: drawsText)
      return size.map { CGSize(width: $0.width, height: $0.height) }
    }

    private func rewrite() {
      known = nil
      change()
    }

    private func change() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }

    private func setUp() {
      isAccessibilityElement = true
      accessibilityTraits = .image
      layer.addSublayer(code)
      registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
        (view: QRCodeView, _: UITraitCollection) in view.setNeedsLayout()
      }
    }

    private func draw() {
      // 0 before the view is in a window.
      let scale = max(traitCollection.displayScale, 1)
      let artwork = artwork(width: Int(bounds.width * scale), height: Int(bounds.height * scale))
      accessibilityLabel = text.map { "\(symbology.name), \($0)" }
      do throws(DrawnSymbol.Failure) {
        let drawn = try written.map { (written) throws(DrawnSymbol.Failure) in
          try DrawnSymbol(written.get(), artwork, glyphs: drawsText ? .system : nil)
        }
        show(drawn?.picture.cgImage(), scale)
        warnings = drawn?.warnings ?? []
        error = nil
      } catch {
        show(nil, scale)
        warnings = []
        self.error = error
      }
      onChange?(self)
    }

    private var writer: BarcodeWriter { BarcodeWriter(symbology, options: options, converter: .system) }

    private func artwork(width: Int, height: Int) -> Artwork {
      Artwork(
        foreground: ArtworkColor(foregroundColor.resolvedColor(with: traitCollection)),
        background: codeBackgroundColor.map { ArtworkColor($0.resolvedColor(with: traitCollection)) },
        quietZone: quietZone, size: .fitting(width: width, height: height), style: style)
    }

    /// The picture in the middle, on whole pixels.
    private func show(_ image: CGImage?, _ scale: CGFloat) {
      CATransaction.atOnce {
        code.contents = image
        code.contentsScale = scale
        code.magnificationFilter = .nearest
        let width = CGFloat(image?.width ?? 0) / scale, height = CGFloat(image?.height ?? 0) / scale
        code.frame = CGRect(
          x: ((bounds.width - width) / 2 * scale).rounded(.down) / scale,
          y: ((bounds.height - height) / 2 * scale).rounded(.down) / scale, width: width, height: height)
      }
    }
  }
#endif
