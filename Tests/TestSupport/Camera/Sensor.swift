import QuietZone

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How light becomes grey values.
public struct Sensor: Hashable, Sendable {
  /// Grey values, 0…1, that black and white become; closer together is less contrast.
  public var black = 0.0
  public var white = 1.0
  /// Exponent of the tone curve; above 1 darkens the middle.
  public var gamma = 1.0
  /// Deviation of the noise that is always there, grey values of 255.
  public var noise = 0.0
  /// Deviation of the noise that grows with the square root of the light, grey values at white.
  public var shotNoise = 0.0
  /// Quality of a JPEG coder's quantisation, 1…100; `nil`: none.
  public var jpegQuality: Int?

  public init() {}

  func expose(_ scene: Canvas, using random: inout SeededRandom) -> LuminanceImage {
    var canvas = scene
    let curve = (0...4096).map { index in
      Float(black + (white - black) * pow(Double(index) / 4096, gamma)) * 255
    }
    let noisy = noise > 0 || shotNoise > 0
    let (steady, shot) = (Float(noise * noise), Float(shotNoise * shotNoise))
    for index in canvas.values.indices {
      let light = min(max(canvas.values[index], 0), 1)
      var grey = curve[Int(light * 4096)]
      if noisy { grey += (steady + shot * light).squareRoot() * random.normal() }
      canvas.values[index] = min(max(grey, 0), 255)
    }
    if let jpegQuality { canvas.quantise(quality: jpegQuality) }
    var image = LuminanceImage(width: scene.width, height: scene.height)
    for index in canvas.values.indices {
      image.pixels[index] = UInt8(min(max(canvas.values[index] + 0.5, 0), 255))
    }
    return image
  }
}

extension Canvas {
  /// The luminance table of ITU-T T.81, Table K.1.
  private static let table: [Float] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  /// Rounds the cosine transform of every 8 × 8 block as a JPEG coder does; a rest at the borders stays.
  mutating func quantise(quality: Int) {
    let q = Double(min(max(quality, 1), 100))
    let scale = q < 50 ? 50 / q : 2 - q / 50
    let steps = Self.table.map { Float(min(max((Double($0) * scale).rounded(), 1), 255)) }
    var basis = [Float](repeating: 0, count: 64)
    for k in 0..<8 {
      for x in 0..<8 {
        let norm = k == 0 ? 0.125.squareRoot() : 0.5
        basis[k * 8 + x] = Float(norm * cos(Double((2 * x + 1) * k) * Double.pi / 16))
      }
    }
    var block = [Float](repeating: 0, count: 64)
    for top in stride(from: 0, through: height - 8, by: 8) {
      for left in stride(from: 0, through: width - 8, by: 8) {
        for i in 0..<64 { block[i] = values[(top + i / 8) * width + left + i % 8] - 128 }
        block = Self.transform(Self.transform(block, basis), basis)
        for i in 0..<64 { block[i] = (block[i] / steps[i]).rounded() * steps[i] }
        block = Self.transform(Self.transform(block, Self.turned(basis)), Self.turned(basis))
        for i in 0..<64 { values[(top + i / 8) * width + left + i % 8] = block[i] + 128 }
      }
    }
  }

  /// `basis` times `block`, turned, so that doing it twice transforms rows and columns.
  private static func transform(_ block: [Float], _ basis: [Float]) -> [Float] {
    var out = [Float](repeating: 0, count: 64)
    for k in 0..<8 {
      for x in 0..<8 {
        var sum: Float = 0
        for i in 0..<8 { sum += basis[k * 8 + i] * block[i * 8 + x] }
        out[x * 8 + k] = sum
      }
    }
    return out
  }

  private static func turned(_ basis: [Float]) -> [Float] {
    (0..<64).map { basis[$0 % 8 * 8 + $0 / 8] }
  }
}
