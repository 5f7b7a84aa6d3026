import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Pictures that are as dear to read as pictures get, each from its seed: what they cost, and that nothing is
/// read in them.
struct HostileSet {
  static let help = """
    usage: quietzone-proof hostile COUNT SEED [EFFORT] [option …]

    Reads COUNT pictures without a code that are full of what readers look for, 0.1 to 16 megapixels, and
    prints what each family of them cost, CPU time a megapixel, the mean and the worst; and what was read.

      --family NAME        only this family; may be repeated
      --symbologies NAMES  looks for these only, separated by commas
      --megapixels N       pictures of this size alone
      --worst N            names the N dearest pictures, 5 unless told otherwise
      --only INDEX         this picture alone
      --keep DIRECTORY     writes the dearest pictures, and those in which something was read, there

    EFFORT: fast, balanced or thorough; balanced unless told otherwise.
    Families: \(HostileFamily.allCases.map(\.rawValue).joined(separator: ", ")).
    """

  var count = 0
  var seed: UInt64 = 1
  var families: [HostileFamily] = []
  var options = ReaderOptions(symbologies: SymbologySet.all.subtracting(SymbologySet(.pharmacode)))
  var megapixels: Double?
  var listed = 5
  var only: Int?
  var folder: String?

  /// From the arguments behind the command's name; `nil` where they are none.
  init?(_ arguments: [String]) {
    guard arguments.count >= 2, let count = Int(arguments[0]), let seed = UInt64(arguments[1]) else {
      return nil
    }
    (self.count, self.seed) = (count, seed)
    var rest = arguments[2...]
    if let name = rest.first, let effort = Self.efforts[name] {
      options.effort = effort
      rest = rest.dropFirst()
    }
    while let option = rest.popFirst() {
      guard let value = rest.popFirst(), take(option, value) else { return nil }
    }
    if families.isEmpty { families = HostileFamily.allCases }
  }

  private static let efforts: [String: ReaderOptions.Effort] = [
    "fast": .fast, "balanced": .balanced, "thorough": .thorough,
  ]

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--family":
      guard let family = HostileFamily(rawValue: value) else { return false }
      families.append(family)
    case "--symbologies":
      let names = value.split(separator: ",").map(String.init)
      let wanted = SymbologyCatalogue.entries.map(\.symbology).filter { names.contains("\($0.token)") }
      guard wanted.count == names.count else { return false }
      options.symbologies = SymbologySet(wanted)
    case "--megapixels": megapixels = Double(value)
    case "--worst": listed = Int(value) ?? 5
    case "--only": only = Int(value)
    case "--keep": folder = value
    default: return false
    }
    return true
  }

  /// What reading one picture cost.
  private struct Cost {
    var index: Int
    var family: HostileFamily
    var width: Int
    var height: Int
    /// CPU time, milliseconds.
    var time: Double
    var reads: Int
    var megapixels: Double { Double(width * height) / 1e6 }
    var rate: Double { time / megapixels }
  }

  /// Reads them all and prints the tables.
  func run() {
    var costs: [Cost] = []
    for index in only.map({ $0..<$0 + 1 }) ?? 0..<count {
      let family = families[index % families.count]
      let image = picture(index, family)
      let start = clock()
      let found = BarcodeReader(options).read(image.view)
      let time = Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
      costs.append(
        Cost(
          index: index, family: family, width: image.view.width, height: image.view.height, time: time,
          reads: found.count))
      for barcode in found {
        let text = String(decoding: barcode.content.bytes, as: UTF8.self)
        print("read in picture \(index), \(family): \(barcode.symbology.token) \(text.debugDescription)")
      }
      if let folder, !found.isEmpty { save(image.pgm, "\(folder)/\(family)-\(index).pgm") }
    }
    print("family: pictures, mean and worst ms of CPU a megapixel, reads")
    for family in families { print(Self.line(family.rawValue, costs.filter { $0.family == family })) }
    print(Self.line("all", costs))
    for cost in costs.sorted(by: { $0.rate > $1.rate }).prefix(listed) {
      print(
        "dear: picture \(cost.index), \(cost.family), \(cost.width) × \(cost.height): "
          + "\(Self.rounded(cost.time)) ms, \(Self.rounded(cost.rate)) a megapixel")
      if let folder {
        save(picture(cost.index, cost.family).pgm, "\(folder)/\(cost.family)-\(cost.index).pgm")
      }
    }
    print("largest peak of memory, the picture's own included: \(Self.peakMegabytes) MB")
  }

  private static func line(_ name: String, _ costs: [Cost]) -> String {
    guard let worst = costs.max(by: { $0.rate < $1.rate }) else { return "\(name): none" }
    let time = costs.reduce(0) { $0 + $1.time }, area = costs.reduce(0) { $0 + $1.megapixels }
    return "\(name): \(costs.count), \(rounded(time / area)), \(rounded(worst.rate)) "
      + "(picture \(worst.index), \(rounded(worst.megapixels)) megapixels), "
      + "\(costs.reduce(0) { $0 + $1.reads }) reads"
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static var peakMegabytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 20
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss >> 10
    #endif
  }

  /// Picture `index`: a surface at a scale and angle of its own, sharp or a little blurred.
  func picture(_ index: Int, _ family: HostileFamily) -> LuminanceImage {
    var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(index))
    // Sizes evenly by their logarithm: eight halvings of sixteen megapixels, and what lies between.
    var area = 16e6
    for _ in 0..<Int(random.unit() * 8) { area /= 2 }
    area *= random.real(0.8...1)
    if let megapixels { area = megapixels * 1e6 }
    let ratio = random.real(0.6...1.7)
    let width = Int((area * ratio).squareRoot()), height = Int((area / ratio).squareRoot())
    // Units of whole pixels on the picture's own axes are the sharpest; a point of the circle needs no sines.
    let isUpright = random.chance(0.5)
    let unit = isUpright && random.chance(0.6) ? Double(1 + Int(random.unit() * 6)) : random.real(1...8)
    let t = random.real(-1...1)
    let scale = 1 / (1 + t * t)
    let quarter = random.chance(0.5)
    let c = isUpright ? (quarter ? 1 : 0) : (1 - t * t) * scale
    let s = isUpright ? (quarter ? 0 : 1) : 2 * t * scale
    let surface = family.surface(using: &random).placed(unit: unit, c, s)
    let dark = random.real(0...60), light = random.real(120...255)
    let noise = random.chance(0.5) ? 0 : random.real(1...20)
    var pixels = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let grey = surface.grey(Double(x) + 0.5, Double(y) + 0.5)
        let value = dark + (light - dark) * grey + (noise > 0 ? noise * Double(random.normal()) : 0)
        pixels[y * width + x] = UInt8(min(max(value, 0), 255))
      }
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
      ?? LuminanceImage(ModuleGrid(width: 1, height: 1), scale: 1)
  }
}
