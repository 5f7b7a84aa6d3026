extension LineCamera {
  /// A camera with the name of what is hard about its lines.
  struct Situation: CustomStringConvertible, Sendable {
    var description: String
    var camera: LineCamera

    init(_ name: String, _ camera: LineCamera) {
      description = name
      self.camera = camera
    }
  }

  /// What decoders of lines must cope with; `soft` is the blur of the lens in modules where it is the worst.
  static func situations(soft: Double = 0.55) -> [Situation] {
    [
      Situation("clean", LineCamera(scale: 1.5)),
      Situation("small", LineCamera(scale: 1.2)),
      Situation("small and noisy", LineCamera(scale: 1.5, noise: 10)),
      Situation("noisy", LineCamera(scale: 2, blur: 0.3, noise: 10)),
      Situation("soft", LineCamera(scale: 3, blur: soft, noise: 2)),
      Situation("fat", LineCamera(scale: 3, blur: 0.3, noise: 4, gain: 0.45)),
      Situation("thin", LineCamera(scale: 3, blur: 0.3, noise: 4, gain: -0.45)),
      Situation("slanted", LineCamera(scale: 3, noise: 4, stretch: 1.6)),
    ]
  }
}
