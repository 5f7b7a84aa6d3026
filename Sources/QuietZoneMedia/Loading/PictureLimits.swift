/// What a hostile or careless file may cost at most. A file above a limit is refused with an error of its
/// own, as soon as its header is read and before memory is taken for its pixels.
///
/// With the defaults a process that loads one picture at a time stays below 500 MB.
public struct PictureLimits: Hashable, Sendable {
  /// Width × height of one page, pixels. 200 million: one byte each, a scan of A0 at 400 dpi.
  public var maximumPixels = 200_000_000
  /// Bytes for the file, one page's grey values and what its library needs while decoding, all together;
  /// some kinds take several bytes a pixel (progressive JPEG up to 9, WebP up to 7), so fewer pixels than
  /// `maximumPixels` fit. The program that draws a PDF's pages gets no more than what is left of it.
  public var maximumMemory = 400_000_000
  /// Bytes of the file itself, which is held in memory while it is decoded.
  public var maximumBytes = 256_000_000
  /// Pixels of the longer side: a million, 85 m at 300 dpi. What a reader takes for each row and column is
  /// little for any other picture, and most of what is taken for a strip of a few pixels.
  public var maximumSide = 1_000_000
  /// Pages of a TIFF or PDF, frames of an animation if all are asked for. Of a file with more, so many are
  /// delivered before the error.
  public var maximumPages = 1000
  /// Time for the program that turns PDF pages into pixels, for the whole file.
  public var timeout: Duration = .seconds(60)

  public init() {}

  /// Pixels a page may have if decoding takes `bytesPerPixel` bytes for each, and `others` besides.
  func pixels(bytesPerPixel: Double, besides others: Int) -> Int {
    let fitting = Double(maximumMemory - others) / max(bytesPerPixel, 1)
    return fitting < Double(maximumPixels) ? Int(max(fitting, 0)) : maximumPixels
  }
}
