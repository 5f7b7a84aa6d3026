extension BlurredPatterns.Blur {
  /// No blur, and blurs of about 0.4, 0.6 and 0.85 modules, for what grey alone can tell, and how many pixels
  /// along the bars are averaged.
  static let steps: [(blur: BlurredPatterns.Blur, width: Int)] = [
    (BlurredPatterns.Blur(own: 1, next: 0, far: 0), 1),
    (BlurredPatterns.Blur(own: 0.78, next: 0.11, far: 0), 1),
    (BlurredPatterns.Blur(own: 0.7, next: 0.15, far: 0), 3),
    (BlurredPatterns.Blur(own: 0.6, next: 0.19, far: 0.01), 1),
    (BlurredPatterns.Blur(own: 0.44, next: 0.24, far: 0.04), 3),
  ]
}
