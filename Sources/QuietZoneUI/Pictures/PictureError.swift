#if canImport(CoreGraphics)
  /// Why a picture could not be looked at. A picture without codes is no error.
  public enum PictureError: Error, Hashable, Sendable {
    /// It has no pixels, width × height.
    case empty(width: Int, height: Int)
    /// A recipe of Core Image without bounds, or with more than `maximum` pixels.
    case tooLarge(maximum: Int)
    /// The system has no memory for so many pixels in grey.
    case outOfMemory(width: Int, height: Int)
    /// Core Image could not make pixels of it.
    case notRendered
  }

  extension PictureError: CustomStringConvertible {
    public var description: String {
      switch self {
      case .empty(let width, let height): "the picture has no pixels: it is \(width) x \(height)"
      case .tooLarge(let maximum): "the picture has no end, or more than \(maximum) pixels"
      case .outOfMemory(let width, let height): "no memory for \(width) x \(height) pixels"
      case .notRendered: "the system could not draw the picture"
      }
    }
  }
#endif
