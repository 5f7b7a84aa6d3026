#if os(iOS)
  public import QuietZone
  import QuietZoneScanning
  public import SwiftUI
  public import UIKit

  /// A picture as large as there is room, with outlines around its codes. Touching a code chooses it.
  ///
  /// ```swift
  /// CodePicture(image, try BarcodeReader().examine(image)) { show($0) }
  /// ```
  @available(iOS 17.0, *)
  public struct CodePicture: View {
    public var image: UIImage
    /// What was found; outlines in pixels of the picture as it is seen.
    public var look: BarcodeReader.Examination
    public var onCode: (@MainActor (Barcode) -> Void)?

    public init(
      _ image: UIImage, _ look: BarcodeReader.Examination, onCode: (@MainActor (Barcode) -> Void)? = nil
    ) {
      self.image = image
      self.look = look
      self.onCode = onCode
    }

    public var body: some View {
      Image(uiImage: image).resizable().aspectRatio(contentMode: .fit).overlay {
        GeometryReader { space in
          let outlines = outlines(look.barcodes.map { $0.outline }, in: space.size)
          ZStack {
            Self.path(outlines).stroke(.green, lineWidth: 3)
            Self.path(self.outlines(look.sightings.map { $0.outline }, in: space.size))
              .stroke(.orange, style: StrokeStyle(lineWidth: 3, dash: [8, 6]))
          }
          .contentShape(Rectangle())
          .onTapGesture { place in
            if let index = outlines.index(touchedAt: Point2D(place)) { onCode?(look.barcodes[index]) }
          }
        }
      }
    }

    private func outlines(_ outlines: [Quadrilateral], in space: CGSize) -> [Quadrilateral] {
      let pixels = Size2D(
        width: Double(image.size.width * image.scale), height: Double(image.size.height * image.scale))
      let viewport = Viewport(view: Size2D(space), gravity: .fit)
      return outlines.map { viewport.view($0, ofPicture: pixels) }
    }

    private static func path(_ outlines: [Quadrilateral]) -> Path {
      Path { path in
        for outline in outlines {
          path.addLines(outline.corners.map { CGPoint($0) })
          path.closeSubpath()
        }
      }
    }
  }
#endif
