/// What a page's header says about the memory that it takes.
struct PictureExtent {
  var width: Int
  var height: Int
  /// Bytes for each pixel while it is decoded, its grey value among them.
  var bytesPerPixel = 1.0
  /// Bytes that decoding takes whatever the size, the file's own not among them.
  var fixedBytes = 0
  /// Bytes that decoding takes for a while where the limits leave room for them: nothing is refused for them.
  var passingBytes = 0
  /// The least to count for each pixel if the file stays in memory while its pages are looked at: with what
  /// is allowed then, the file, the picture and a reader's own maps stay below 500 MB.
  static let besideFile = 1.15
  /// Whether the decoded picture is to be turned, and so exists twice for a while.
  var isTurned = false

  /// The most bytes that exist at a time, the file's own not among them, if who gets the picture takes
  /// `handlerBytesPerPixel` for each pixel. `Int.max` where no number can say it.
  func bytes(handlerBytesPerPixel: Double) -> Int {
    let kept = 1 + handlerBytesPerPixel + (isTurned ? 1 : 0)
    let pixels = Double(width) * Double(height)
    let most = max(pixels * bytesPerPixel + Double(passingBytes), pixels * kept)
    let bytes = most + Double(fixedBytes)
    return bytes < 1e18 ? Int(bytes) : .max
  }

  /// Bytes that the limits leave for passing use, besides the file, the picture and what it takes anyhow.
  func room(_ limits: PictureLimits, fileBytes: Int) -> Int {
    let taken = Double(width) * Double(height) * bytesPerPixel + Double(fileBytes) + Double(fixedBytes)
    return max(0, Int(Double(limits.maximumMemory) - min(taken, 1e18)))
  }
}
