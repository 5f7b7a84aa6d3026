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
#endif
