public import QuietZone

/// Writes raw PGM files (Netpbm P5, 8 bits): the plainest file a grey picture can be in.
public enum PGMWriter {
  public static func encode(_ image: LuminanceImage) -> [UInt8] {
    "P5\n\(image.width) \(image.height)\n255\n".bytes + image.pixels
  }
}
