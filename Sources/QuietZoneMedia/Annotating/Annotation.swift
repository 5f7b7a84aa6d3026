public import QuietZone

/// What is drawn over a picture for one barcode: its outline and a text next to it.
public struct Annotation: Hashable, Sendable {
  /// Outline in the picture, pixels.
  public var outline: Quadrilateral
  /// Shown shortened and on one line; empty: no label.
  public var text: String

  public init(outline: Quadrilateral, text: String) {
    self.outline = outline
    self.text = text
  }
}

/// A picture with outlines and labels drawn over it.
public struct AnnotatedPicture: Hashable, Sendable {
  public var image: RGBImage
  /// Labels that could not be drawn because the machine has no font that was found; 0 when all is well.
  public var labelsWithoutFont: Int
}
