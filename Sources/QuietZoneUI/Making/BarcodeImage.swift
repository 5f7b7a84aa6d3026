#if canImport(UIKit) && !os(watchOS)
  public import QuietZone
  public import SwiftUI
  public import UIKit

  /// A text as a code, in SwiftUI: any symbology, sharp at every size.
  ///
  /// ```swift
  /// BarcodeImage("https://example.org")
  ///   .frame(width: 240, height: 240)
  /// BarcodeImage("590123412345", symbology: .ean13, foreground: .black, background: nil)
  /// ```
  @available(iOS 17.0, tvOS 17.0, *)
  public struct BarcodeImage: UIViewRepresentable {
    public var text: String
    public var symbology: Symbology
    public var foreground: UIColor
    /// `nil`: what lies behind is seen.
    public var background: UIColor?
    public var options: WriterOptions
    public var drawsText: Bool

    public init(
      _ text: String, symbology: Symbology = .qrCode, foreground: UIColor = .black,
      background: UIColor? = .white, options: WriterOptions = WriterOptions(), drawsText: Bool = true
    ) {
      self.text = text
      self.symbology = symbology
      self.foreground = foreground
      self.background = background
      self.options = options
      self.drawsText = drawsText
    }

    public func makeUIView(context: Context) -> QRCodeView { QRCodeView() }

    public func updateUIView(_ view: QRCodeView, context: Context) {
      view.symbology = symbology
      view.options = options
      view.drawsText = drawsText
      view.generateCode(text, foregroundColor: foreground, backgroundColor: background)
    }
  }
#endif
