/// Patterns of bars and spaces, up to sixteen modules each, as a blurred picture shows them; in groups of
/// eight, which are compared at once.
struct BlurredPatterns {
  let count: Int
  private let modules: Int
  /// Grey of module m of the patterns of group g at g · modules + m; of each pattern mean 0, length 1.
  private let greys: [SIMD8<Float>]

  /// - Parameters:
  ///   - patterns: bit i is module i, dark is 1.
  ///   - modules: of a pattern, light ones at its end included.
  ///   - blur: what part of its grey a module has from itself, from each of its neighbours and from those
  ///     behind them.
  init(_ patterns: [UInt16], modules: Int, blur: Blur) {
    count = patterns.count
    self.modules = min(modules, 16)
    let groups = (patterns.count + 7) / 8
    var greys = [SIMD8<Float>](repeating: SIMD8(repeating: 0), count: self.modules * groups)
    for (index, bits) in patterns.enumerated() {
      // Before the pattern it is light, behind it a bar follows.
      func dark(_ module: Int) -> Float {
        if module < -1 { return 0.5 }
        if module < 0 { return 0 }
        return module >= modules ? 1 : module > 15 ? 0 : Float(bits >> UInt16(module) & 1)
      }
      var grey = SIMD16<Float>(repeating: 0)
      for module in 0..<self.modules {
        grey[module] =
          blur.own * dark(module) + blur.next * (dark(module - 1) + dark(module + 1))
          + blur.far * (dark(module - 2) + dark(module + 2))
      }
      grey.normalize(self.modules)
      for module in 0..<self.modules { greys[index / 8 * self.modules + module][index & 7] = grey[module] }
    }
    self.greys = greys
  }

  struct Blur {
    var own: Float
    var next: Float
    var far: Float
  }

  /// The pattern that correlates best with some grey (mean 0, length 1), and by how much it is ahead of the
  /// next one, among those of a range.
  func closest(
    _ samples: SIMD16<Float>, among wanted: Range<Int>
  ) -> (index: Int, score: Float, lead: Float) {
    var best: Float = -1, second: Float = -1
    var index = wanted.lowerBound
    let wide = (0..<modules).map { SIMD8(repeating: samples[$0]) }
    for group in wanted.lowerBound / 8..<(wanted.upperBound + 7) / 8 {
      let grey = greys.storageSpan.extracting(group &* modules..<(group &+ 1) &* modules)
      var sum = SIMD8<Float>(repeating: 0)
      for module in grey.indices { sum += grey[module] * wide[module] }
      guard any(sum .> second) else { continue }
      for lane in 0..<8 where sum[lane] > second {
        let pattern = group &* 8 &+ lane
        guard wanted.contains(pattern) else { continue }
        if sum[lane] > best {
          (second, best) = (best, sum[lane])
          index = pattern
        } else {
          second = sum[lane]
        }
      }
    }
    return (index, best, best - second)
  }
}

extension SIMD16<Float> {
  /// Makes the mean of the first `count` lanes 0 and the length of all 1, where the others are 0; the length
  /// that they had about their mean.
  @discardableResult
  mutating func normalize(_ count: Int) -> Float {
    self -= sum() / Float(count)
    for lane in count..<scalarCount { self[lane] = 0 }
    let length = (self * self).sum().squareRoot()
    self *= 1 / length
    return length
  }
}
