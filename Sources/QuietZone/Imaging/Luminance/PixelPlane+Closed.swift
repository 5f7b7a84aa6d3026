/// Taking away what is dark and narrow.
extension PixelPlane {
  /// The picture without whatever is dark and narrower than a window of so many pixels: a closing. Each pixel
  /// becomes the darkest of the lightest pixels of all the windows that hold it, so that edges of what is
  /// wider stay where they are. To the right and below the picture there is a rest of other pixels.
  func closed(window: Int) -> LuminanceImage {
    // Black around it: windows reach beyond the border, and find nothing light there.
    var closed = framed(window - 1, luminance: 0)
    let rowLength = closed.width
    for isDarkest in [false, true] {
      for distance in [1, rowLength] {
        // Of one pixel, two, four … and as many as are left.
        var known = 1
        while known < window {
          let step = min(known, window - known)
          Self.pick(&closed.pixels, step * distance, isDarkest)
          known += step
        }
      }
    }
    return closed
  }

  /// Each pixel becomes the lighter or the darker one of itself and the pixel at a distance behind it.
  private static func pick(_ pixels: inout [UInt8], _ distance: Int, _ isDarkest: Bool) {
    let count = pixels.count
    unsafe pixels.withUnsafeMutableBytes { bytes in
      var i = 0
      while i <= count &- distance &- 16 {
        let near = unsafe bytes.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
        let far = unsafe bytes.loadUnaligned(fromByteOffset: i &+ distance, as: SIMD16<UInt8>.self)
        // Not `replacing(with:where:)`, which is a loop over lanes in WebAssembly.
        let isFar = unsafe unsafeBitCast(isDarkest ? far .< near : far .> near, to: SIMD16<UInt8>.self)
        let picked = near ^ (near ^ far) & isFar
        unsafe bytes.storeBytes(of: picked, toByteOffset: i, as: SIMD16<UInt8>.self)
        i &+= 16
      }
    }
  }
}
