#if os(iOS)
  import QuietZone
  import Testing

  /// How a picture is turned: mirrored left and right, or not, then by quarter turns clockwise.
  struct Turn: Hashable, CaseIterable, CustomTestStringConvertible {
    var isMirrored: Bool
    var quarters: Int

    static let allCases = [false, true].flatMap { mirrored in
      (0..<4).map { Turn(isMirrored: mirrored, quarters: $0) }
    }

    /// What undoes it.
    var inverse: Turn { isMirrored ? self : Turn(isMirrored: false, quarters: (4 - quarters) % 4) }

    var testDescription: String { "\(90 * quarters) degrees\(isMirrored ? ", mirrored" : "")" }

    func callAsFunction(_ image: LuminanceImage) -> LuminanceImage {
      let isSideways = quarters % 2 == 1
      var turned = LuminanceImage(
        width: isSideways ? image.height : image.width, height: isSideways ? image.width : image.height)
      for y in 0..<image.height {
        for x in 0..<image.width {
          // The middle of the pixel, which no turn moves to an edge.
          let place = self(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5), in: image)
          turned.pixels[Int(place.y) * turned.width + Int(place.x)] = image.pixels[y * image.width + x]
        }
      }
      return turned
    }

    /// Where a place of `image` lies in the turned one.
    func callAsFunction(_ place: Point2D, in image: LuminanceImage) -> Point2D {
      let (width, height) = (Double(image.width), Double(image.height))
      let x = isMirrored ? width - place.x : place.x
      return switch quarters {
      case 0: Point2D(x: x, y: place.y)
      case 1: Point2D(x: height - place.y, y: x)
      case 2: Point2D(x: width - x, y: height - place.y)
      default: Point2D(x: place.y, y: width - x)
      }
    }
  }
#endif
