import QuietZoneMedia

/// The bytes of a picture file of any kind; what is loaded must keep to the limits.
enum PicturesEntry {
  private static let loader: PictureLoader = {
    var limits = PictureLimits()
    limits.maximumPixels = 1 << 20
    limits.maximumMemory = 1 << 26
    limits.maximumPages = 4
    return PictureLoader(limits: limits)
  }()

  static func run(_ input: Input) {
    try? loader.decode(bytes: input.bytes) { picture in
      let image = picture.luminance
      precondition(image.width > 0 && image.height > 0 && image.width * image.height <= 1 << 20)
      precondition(image.pixels.count == image.width * image.height)
      return true
    }
  }
}
