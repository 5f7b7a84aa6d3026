/// How large a picture is looked at where it has more pixels than are worth looking at.
package enum PictureFit {
  /// Width and height with the picture's ratio and at most `maximumPixels` pixels, as large as that allows
  /// and never larger than the picture; a side is at least 1. `nil` for a picture without extent, or where
  /// no pixel is allowed.
  ///
  /// ```swift
  /// let size = PictureFit.size(width: 8064, height: 6048, maximumPixels: 12_000_000)  // 4000 × 3000
  /// ```
  package static func size(width: Int, height: Int, maximumPixels: Int) -> (width: Int, height: Int)? {
    guard width > 0, height > 0, maximumPixels > 0 else { return nil }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    if !overflow, pixels <= maximumPixels { return (width, height) }
    let scale = (Double(maximumPixels) / (Double(width) * Double(height))).squareRoot()
    // A strip of one pixel takes what is allowed; rounding must not make a pixel too many.
    let shorter = max(Int(Double(min(width, height)) * scale), 1)
    let longest = min(maximumPixels / shorter, max(width, height))
    let longer = min(shorter > 1 ? Int(Double(max(width, height)) * scale) : longest, longest)
    return width < height ? (shorter, longer) : (longer, shorter)
  }
}
