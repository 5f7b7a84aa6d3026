public import QuietZone

/// Draws what a reader found over the picture it found it in.
///
/// ```swift
/// let annotations = barcodes.map { Annotation(outline: $0.outline, text: "…") }
/// let picture = Annotator().annotate(image, annotations)
/// ```
///
/// An outline is a bright green line with a dark halo, so that it shows on any ground; an orange disc marks
/// the symbol's top left corner and an orange piece of line leads from it towards the top right. Lines run
/// just outside the symbol. A label stays inside the picture and, where there is room, clear of every symbol
/// and other label.
public struct Annotator {
  private let painter: TextPainter?

  /// Looks for fonts in the usual places, or in these files alone: the first is preferred, the others stand
  /// in for characters it lacks.
  public init(fontFiles: [String]? = nil) {
    painter = TextPainter(fontFiles: fontFiles ?? FontFiles.usual)
  }

  /// Whether there is a font for labels.
  public var hasFont: Bool { painter != nil }

  /// The picture in colour with everything drawn; annotations later in the list lie above earlier ones.
  public func annotate(_ picture: LuminanceImage, _ annotations: [Annotation]) -> AnnotatedPicture {
    var image = RGBImage(picture)
    let outlines = annotations.filter { $0.outline.isDrawable }
    let stroke = Stroke(width: picture.width, height: picture.height)
    for annotation in outlines { image.draw(annotation.outline.grown(by: stroke.line), stroke) }
    let labelled = outlines.filter { !$0.text.isEmpty }
    guard let painter else {
      return AnnotatedPicture(image: image, labelsWithoutFont: labelled.count)
    }
    var placement = LabelPlacement(
      width: picture.width, height: picture.height, gap: Int(stroke.line * 2) + 2,
      obstacles: outlines.map { PixelBox($0.outline.bounds) })
    for annotation in labelled {
      let bounds = PixelBox(annotation.outline.bounds)
      let size = Label.size(picture: max(picture.width, picture.height), symbol: bounds)
      let room = min(max(bounds.width * 3 / 2, size * 16), picture.width)
      guard let label = painter.label(annotation.text, size: size, room: room) else { continue }
      image.draw(label, at: placement.place(label, next: bounds))
    }
    return AnnotatedPicture(image: image, labelsWithoutFont: 0)
  }
}

/// Line widths that suit a picture: 2 pixels up to 1200 on the longer side, 4 from 2400 on.
struct Stroke {
  let line: Double
  let halo: Double

  init(width: Int, height: Int) {
    line = min(max(Double(max(width, height)) / 600, 2), 4)
    halo = line * 0.75
  }
}

extension Quadrilateral {
  /// Whether all corners are numbers that a picture can be near to.
  var isDrawable: Bool { corners.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 } }

  /// Every corner moved away from the centre by so many pixels.
  func grown(by distance: Double) -> Quadrilateral {
    let middle = center
    return mapped { corner in
      let x = corner.x - middle.x, y = corner.y - middle.y
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { return corner }
      return Point2D(x: corner.x + x / length * distance, y: corner.y + y / length * distance)
    }
  }
}
