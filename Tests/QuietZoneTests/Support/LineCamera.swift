import TestSupport

@testable import QuietZone

/// Photographs one scan line of a linear symbol: ink spreads, the lens blurs, the sensor adds noise; edges
/// are where the grey crosses the middle, between pixels.
struct LineCamera {
  /// Pixels a module.
  var scale = 3.0
  /// Standard deviation of the blur, modules.
  var blur = 0.0
  /// Standard deviation of the noise, grey levels of 255.
  var noise = 0.0
  /// How much wider bars print, modules.
  var gain = 0.0
  /// How much larger the last module is than the first: perspective.
  var stretch = 1.0
  /// Light space on both sides, modules.
  var quietZone = 10.0
  var seed: UInt64 = 1

  /// The line as decoders get it; `nil` when nothing dark is seen.
  func photograph(_ widths: [UInt8]) -> RunLine? {
    var random = SeededRandom(seed: seed)
    let total = widths.reduce(0.0) { $0 + Double($1) }
    func place(_ module: Double) -> Double {
      let part = module / total
      return scale * (module * (1 + (stretch - 1) * part / 2) + quietZone) + phase
    }
    let phase = random.unit()
    var edges: [Double] = []
    var module = 0.0
    for (index, width) in widths.enumerated() {
      edges.append(place(module) - gain * scale / 2 * (index & 1 == 0 ? 1 : -1))
      module += Double(width)
    }
    edges.append(place(module) + gain * scale / 2)
    let count = Int(place(total) + quietZone * scale) + 2
    return line(blurred(covered(edges, count)).map { $0 + Float(noise) * random.normal() })
  }

  /// Grey by the part of each quarter of a pixel that bars cover.
  private func covered(_ edges: [Double], _ count: Int) -> [Float] {
    var grey = [Float](repeating: 255, count: count * 4)
    for index in stride(from: 0, to: edges.count - 1, by: 2) {
      let (from, to) = (edges[index] * 4, edges[index + 1] * 4)
      guard from < to else { continue }
      for sample in max(Int(from), 0)...min(Int(to), grey.count - 1) {
        let part = min(to, Double(sample + 1)) - max(from, Double(sample))
        grey[sample] -= Float(max(part, 0) * 255)
      }
    }
    return grey
  }

  private func blurred(_ grey: [Float]) -> [Float] {
    let sigma = blur * scale * 4
    let reach = Int(sigma * 3)
    var kernel: [Float] = []
    for offset in -reach...reach {
      let x = sigma > 0 ? Double(offset) / sigma : 0
      // The bell curve, near enough: (1 + x²/16)⁻⁸ differs by less than 2 %.
      var value = 1 / (1 + x * x / 16)
      for _ in 0..<3 { value *= value }
      kernel.append(Float(value))
    }
    let sum = kernel.reduce(0, +)
    return stride(from: 0, to: grey.count - 3, by: 4).map { first in
      var value: Float = 0
      for sample in first..<first + 4 {
        for (index, weight) in kernel.enumerated() {
          value += weight * grey[min(max(sample + index - reach, 0), grey.count - 1)]
        }
      }
      return value / sum / 4
    }
  }

  private func line(_ grey: [Float]) -> RunLine? {
    var line = RunLine()
    line.begin(at: 0)
    var isDark = false
    var found = false
    for x in 1..<grey.count where (grey[x] < 128) != isDark {
      let part = (128 - grey[x - 1]) / (grey[x] - grey[x - 1])
      line.add(Int32(max(0, (Float(x) - 0.5 + min(max(part, 0), 1)) * 16)))
      isDark.toggle()
      found = true
    }
    line.end(at: Int32(grey.count * 16))
    return found ? line : nil
  }
}

extension RunLine {
  /// What the decoder of `S` finds, trying every bar as the first one.
  func readings<S: LinearSymbology>(_: S.Type, wanted: SymbologySet) -> [LinearReading] {
    withRow { row in
      stride(from: 1, to: row.count, by: 2).compactMap { start in
        S.decode(row, at: start, LinearDecodeOptions(wanted: wanted))
      }
    }
  }

  /// The same for the line read backwards.
  func reversedReadings<S: LinearSymbology>(_ type: S.Type, wanted: SymbologySet) -> [LinearReading] {
    var other = RunLine()
    reversed(into: &other)
    return other.readings(type, wanted: wanted)
  }

  /// Random runs of one to `most` modules, with light space in between now and then.
  static func random(runs: Int, most: Int, using random: inout SeededRandom) -> RunLine {
    var line = RunLine()
    var place: Int32 = 0
    line.begin(at: 0)
    for index in 0..<runs {
      let modules = random.chance(0.06) && index & 1 == 0 ? 12 : Double(1 + Int(random.unit() * Double(most)))
      place += Int32(max(8, modules * 48 + Double(random.normal()) * 6))
      line.add(place)
    }
    line.end(at: place + 600)
    return line
  }
}

extension Symbol {
  /// Widths of the bars and spaces; empty for other shapes.
  var bars: [UInt8] {
    if case .bars(let pattern, _) = shape { return pattern.widths }
    return []
  }

  /// One character a module, `1` for dark.
  var modules: String {
    bars.enumerated().map { String(repeating: $0.offset & 1 == 0 ? "1" : "0", count: Int($0.element)) }
      .joined()
  }

  var linear: LinearDetails? {
    if case .linear(let details) = details { return details }
    return nil
  }
}
