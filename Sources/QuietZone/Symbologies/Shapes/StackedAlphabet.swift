/// All that the rows of a stacked symbology are made of, blurred alike.
struct StackedAlphabet {
  let codewords: BlurredPatterns
  /// Patterns that name rows, at their sides and in their middle; none where the symbology has none.
  let sides: BlurredPatterns
  let centres: BlurredPatterns
  /// Whether nothing is blurred: each pixel belongs to one module.
  let isSharp: Bool

  /// Codewords of 17 modules and addresses of ten, bit 0 the leftmost module.
  init(_ blur: BlurredPatterns.Blur, codewords: [UInt16], sides: [UInt16] = [], centres: [UInt16] = []) {
    isSharp = blur.own == 1
    self.codewords = BlurredPatterns(codewords, modules: 17, blur: blur)
    self.sides = BlurredPatterns(sides, modules: 10, blur: blur)
    self.centres = BlurredPatterns(centres, modules: 10, blur: blur)
  }
}
