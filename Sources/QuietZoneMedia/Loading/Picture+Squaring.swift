public import QuietZone

/// Pictures whose pixels are not square: a coarse fax has 204 of them to the inch across and 98 down.
extension Picture {
  /// A pixel's height by its width, of so many pixels to a length each way; 1 where they make no sense.
  static func aspect(across: Double, down: Double) -> Double {
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return 1 }
    let aspect = across / down
    return aspect >= 0.1 && aspect <= 10 ? aspect : 1
  }

  /// The stored pixels with as many of them across as down, and by what a place's x and y grew; `nil` where
  /// the pixels are about square anyhow. The sparse side is stretched up to 16 million pixels in all; of a
  /// larger picture the dense side is made shorter, so that it never takes more memory than that.
  public func squared() -> (image: LuminanceImage, x: Double, y: Double)? {
    guard pixelAspect > 1.1 || pixelAspect < 1 / 1.1, luminance.width > 0, luminance.height > 0 else {
      return nil
    }
    let (width, height) = (Double(luminance.width), Double(luminance.height))
    let factor = max(pixelAspect, 1 / pixelAspect)
    let isLarger = width * height * factor <= 16_000_000
    // Across or down, and by what.
    let isDown = (pixelAspect > 1) == isLarger
    let by = isLarger ? factor : 1 / factor
    let size = isDown ? (luminance.width, Int(height * by)) : (Int(width * by), luminance.height)
    guard size.0 > 0, size.1 > 0 else { return nil }
    let image = isDown ? luminance.resampledDown(to: size.1) : luminance.resampledAcross(to: size.0)
    return (image, Double(size.0) / width, Double(size.1) / height)
  }
}

/// Where a place of a line lies in a line of another length: from there, and how much of the next pixel (of
/// larger ones), or how many pixels make one (of smaller ones).
private struct LineSampling {
  private let step: Double
  private let count: Int

  init(from count: Int, to other: Int) {
    self.count = count
    step = Double(count) / Double(max(other, 1))
  }

  /// Pixels and their weights, 256 in all.
  func weights(of index: Int) -> [(place: Int, weight: Int)] {
    let begin = Double(index) * step, end = begin + step
    guard step > 1 else {
      let middle = max(0, (begin + end) / 2 - 0.5)
      let first = min(Int(middle), count - 1)
      let part = Int((middle - Double(first)) * 256)
      return first + 1 < count ? [(first, 256 - part), (first + 1, part)] : [(first, 256)]
    }
    var weights: [(place: Int, weight: Int)] = []
    var left = 256
    for place in Int(begin)..<min(Int(end.rounded(.up)), count) {
      let share = min(end, Double(place + 1)) - max(begin, Double(place))
      let weight = min(left, Int((share / step * 256).rounded()))
      weights.append((place, weight))
      left -= weight
    }
    if let last = weights.indices.last { weights[last].weight += left }
    return weights
  }
}

extension LuminanceImage {
  fileprivate func resampledDown(to rows: Int) -> LuminanceImage {
    let sampling = LineSampling(from: height, to: rows)
    var result = LuminanceImage(width: width, height: rows)
    var sums = [Int](repeating: 0, count: width)
    for y in 0..<rows {
      for x in 0..<width { sums[x] = 128 }
      for (place, weight) in sampling.weights(of: y) {
        let start = place * width
        for x in 0..<width { sums[x] += Int(pixels[start + x]) * weight }
      }
      for x in 0..<width { result.pixels[y * width + x] = UInt8(clamping: sums[x] >> 8) }
    }
    return result
  }

  fileprivate func resampledAcross(to columns: Int) -> LuminanceImage {
    let sampling = LineSampling(from: width, to: columns)
    let weights = (0..<columns).map { sampling.weights(of: $0) }
    var result = LuminanceImage(width: columns, height: height)
    for y in 0..<height {
      let start = y * width
      for x in 0..<columns {
        var sum = 128
        for (place, weight) in weights[x] { sum += Int(pixels[start + place]) * weight }
        result.pixels[y * columns + x] = UInt8(clamping: sum >> 8)
      }
    }
    return result
  }
}
