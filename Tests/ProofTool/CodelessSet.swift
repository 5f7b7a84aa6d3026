import QuietZone
import TestSupport

/// Pictures that hold no code but much that resembles one, each from its seed.
struct CodelessSet {
  enum Kind: Int, CaseIterable {
    case stripes
    case fence
    case text
    case noise
    case screen
    case keyboard
  }

  var count: Int
  var seed: UInt64
  /// Where pictures in which something was read are written to.
  var folder: String?

  /// Reads them all with all linear symbologies on and prints what was read, and a line a kind.
  func run() {
    var tried = [Int](repeating: 0, count: Kind.allCases.count)
    var reads = tried
    for index in 0..<count {
      let kind = Kind.allCases[index % Kind.allCases.count]
      let image = picture(index)
      let found = image.view.read(SymbologySet.allLinear.subtracting(.onlyByName))
      tried[kind.rawValue] += 1
      reads[kind.rawValue] += found.count
      for barcode in found {
        let text = String(decoding: barcode.content.bytes, as: UTF8.self)
        print("picture \(index), \(kind): \(barcode.symbology.token) \(text)")
      }
      if !found.isEmpty, let folder { save(image.pgm, "\(folder)/\(index).pgm") }
    }
    for kind in Kind.allCases {
      print("\(kind): \(tried[kind.rawValue]) pictures, \(reads[kind.rawValue]) reads")
    }
    print("all: \(count) pictures, \(reads.reduce(0, +)) reads")
  }

  /// Picture `index`: a surface seen at an angle, with blur by sampling and a little noise.
  func picture(_ index: Int) -> LuminanceImage {
    var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(index))
    let kind = Kind.allCases[index % Kind.allCases.count]
    let (width, height) = (200 + Int(random.unit() * 240), 160 + Int(random.unit() * 160))
    let surface = Surface(kind, width: Double(width + height), using: &random)
    // A turn by a point of the circle: no sines needed.
    let t = random.chance(0.4) ? 0 : random.real(-1...1)
    let scale: Double = 1 / (1 + t * t)
    let c: Double = (1 - t * t) * scale
    let s: Double = 2 * t * scale
    let noise = random.chance(0.5) ? 0 : random.real(0...12)
    var pixels = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for sample in 0..<4 {
          let u: Double = Double(x) + (sample & 1 == 0 ? 0.25 : 0.75)
          let v: Double = Double(y) + (sample & 2 == 0 ? 0.25 : 0.75)
          sum += surface.grey(u * c - v * s, u * s + v * c)
        }
        pixels[y * width + x] = UInt8(min(max(sum / 4 + noise * Double(random.normal()), 0), 255))
      }
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
      ?? LuminanceImage(ModuleGrid(width: 1, height: 1), scale: 1)
  }
}

/// What a picture without a code shows, grey by place.
private struct Surface {
  let kind: CodelessSet.Kind
  /// Edges of stripes, pixels, ascending.
  private var edges: [Double] = []
  private let scale: Double
  private let dark: Double
  private let light: Double
  private let salt: UInt64

  init(_ kind: CodelessSet.Kind, width: Double, using random: inout SeededRandom) {
    self.kind = kind
    scale = random.real(1.2...5)
    dark = random.real(0...90)
    light = random.real(130...255)
    salt = random.next()
    // A few widths in random order, as codes have; fences repeat theirs.
    let period = (0..<2 + Int(random.unit() * 4)).map { _ in Double(1 + Int(random.unit() * 4)) }
    var place = -width, step = 0
    while place < width * 1.5 {
      let modules: Double
      if kind == .fence {
        modules = period[step % period.count] + random.real(-0.1...0.1)
      } else if random.chance(0.03) {
        modules = 12
      } else {
        modules = Double(1 + Int(random.unit() * 4))
      }
      place += max(modules * scale, 0.5)
      edges.append(place)
      step += 1
    }
  }

  func grey(_ x: Double, _ y: Double) -> Double {
    switch kind {
    case .stripes, .fence: stripe(x) ? dark : light
    case .text: isInk(x, y) ? dark : light
    case .noise: dark + (light - dark) * chance(cell(x, scale), cell(y, scale), 0)
    case .screen: screen(x, y)
    case .keyboard: key(x, y)
    }
  }

  /// Whether x lies in a dark stripe, by halving.
  private func stripe(_ x: Double) -> Bool {
    var low = 0, high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] <= x { low = middle + 1 } else { high = middle }
    }
    return low & 1 != 0
  }

  private func cell(_ x: Double, _ size: Double) -> Int { Int((x / size).rounded(.down)) }

  /// A number 0…1 that belongs to a place.
  private func chance(_ x: Int, _ y: Int, _ layer: UInt64) -> Double {
    var value = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ salt &+ layer
    value = (value ^ UInt64(bitPattern: Int64(y))) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 29) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ value >> 32) >> 11) / 9_007_199_254_740_992
  }

  /// Lines of letters of upright and level strokes on a raster of 5 × 7, every word a few letters long.
  private func isInk(_ x: Double, _ y: Double) -> Bool {
    let (column, row) = (cell(x, scale * 6), cell(y, scale * 10))
    guard chance(column, row, 1) > 0.15 else { return false }
    let u = cell(x - Double(column) * scale * 6, scale), v = cell(y - Double(row) * scale * 10, scale)
    guard u < 5, v < 7 else { return false }
    let isUpright = (u == 0 || u == 4 || u == 2) && chance(column * 8 + u, row, 2) > 0.45
    let isLevel = v % 3 == 0 && chance(column * 8 + 7, row * 8 + v, 3) > 0.4
    return isUpright || isLevel
  }

  /// Columns of picture elements with a pattern of brightness beneath.
  private func screen(_ x: Double, _ y: Double) -> Double {
    let third = cell(x, scale / 1.5) % 3, line = cell(y, scale * 2)
    let base = chance(cell(x, scale * 14), line / 7, 4)
    let mask = (third == 0 ? 0.25 : 1) * (cell(y, scale) & 1 == 0 ? 0.9 : 1)
    return dark + (light - dark) * base * mask
  }

  /// Keys in rows, gaps between, a letter on each.
  private func key(_ x: Double, _ y: Double) -> Double {
    let size = scale * 12
    let row = cell(y, size)
    let shifted = x + Double(row % 3) * size / 3
    let column = cell(shifted, size)
    let u = shifted / size - Double(column), v = y / size - Double(row)
    if u < 0.08 || v < 0.1 { return dark }
    let isLetter = u > 0.35 && u < 0.65 && v > 0.3 && v < 0.7 && isInk(shifted, y)
    return isLetter ? dark : light - 30 * v
  }
}
