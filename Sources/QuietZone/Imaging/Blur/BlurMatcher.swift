/// Reads a blurred symbol: finds the characters whose blurred sum comes closest to the grey along a line.
///
/// First the plan is laid over the line: for each strength of blur, the places of the known patterns at both
/// ends and in the middle where they fit best, by least squares, which also tells how light and dark the
/// print is there. Then the best row of characters is found at once, by dynamic programming, since each
/// reaches into its neighbours only.
struct BlurMatcher {
  struct Match {
    /// Candidate of each slot, and the sets that they are of.
    var characters: [Int]
    var sets: [Int]
    /// Root mean square of what is left unexplained; the print's contrast is 1.
    var residual: Float
    /// How much worse (sum of squares) the best row with any other character in a slot is, the least of all;
    /// 0 where more is left unexplained than the plan allows.
    var margin: Float
  }

  /// Where the plan lies: places of the anchors and the grey of light and dark there.
  private struct Fit {
    /// Pixels along the line where each anchor's module 0 of the plan would be, extrapolated by its own
    /// pitch.
    var places: [Double]
    /// Modules of the anchors' middles.
    var modules: [Double]
    var light: [Float]
    /// Dark less light, negative.
    var contrast: [Float]
    var error: Float
  }

  let alphabet: BlurAlphabet
  let blueprint: LinearBlueprint

  /// The model of a middling strength.
  private static let typical = 4

  /// How badly the known patterns fit, with blur of a middling strength: a quick look, to choose among plans.
  func error(_ values: [Int32], begin: Double, end: Double) -> Float {
    guard let (firsts, finals) = outerSamples(values, from: begin, to: end) else { return .infinity }
    return fit(values, first: firsts, final: finals, from: begin, to: end, model: Self.typical)?.error
      ?? .infinity
  }

  /// How badly the known patterns may fit at the most, ``Fit/error``, for characters to be looked for between
  /// them.
  private static let mostError: Float = 0.07
  /// A row that leaves more than this unexplained, ``Match/residual``, is none: neither finer grey nor
  /// another strength of blur makes it one.
  static let hopeless: Float = 0.22

  /// The symbol between `begin` and `end` (pixels along the line) in `values`, grey by pixel; `nil` where the
  /// plan does not fit at all.
  func match(_ values: [Int32], begin: Double, end: Double) -> Match? {
    guard let (firsts, finals) = outerSamples(values, from: begin, to: end) else { return nil }
    var fits: [(fit: Fit, model: Int)] = []
    for index in alphabet.models.indices {
      if let fit = fit(values, first: firsts, final: finals, from: begin, to: end, model: index) {
        fits.append((fit, index))
      }
    }
    fits.sort { $0.fit.error < $1.fit.error }
    var best: Match?
    for candidate in fits.prefix(2) where candidate.fit.error < Self.mostError {
      guard let match = decode(values, fit: candidate.fit, model: candidate.model) else { continue }
      if match.residual < best?.residual ?? .infinity { best = match }
      if match.residual > Self.hopeless { break }
    }
    return best
  }

  // Laying the plan over the line

  /// One place where an anchor fits.
  private struct Place {
    /// Where the plan would begin, pixels.
    var origin: Double
    var light: Float = 0
    var contrast: Float = 0
    /// Mean square of what is left, the contrast is 1.
    var error = Float.infinity
  }

  /// Grey where an anchor would be, for places of the plan that are half a sample apart.
  private struct Samples {
    /// Where the plan begins at the first place and how far the next ones are from each other, pixels.
    let origin: Double
    let step: Double
    /// For each place.
    let count: Int
    /// Every second of the half samples, from the first and from the second on.
    var even: [Float] = []
    var odd: [Float] = []
    /// The sum of the grey of each place, and that of its squares.
    var sums: [Float] = []
    var squares: [Float] = []

    /// The grey of one place.
    subscript(place: Int) -> Span<Float> {
      @_lifetime(borrow self) borrowing get {
        let range = place &>> 1..<place &>> 1 &+ count
        return place & 1 == 0 ? even.storageSpan.extracting(range) : odd.storageSpan.extracting(range)
      }
    }
  }

  /// Narrowest module that is read, pixels.
  private static let narrowestModule = 0.7
  /// How far the outer patterns are looked for from where the symbol seems to end, modules: blur widens the
  /// outer bars, so that their edges lie further in than they seem, or swallows whole guards. Those in the
  /// middle move by no more than the first to either side.
  private static let shift = (inwards: 0.9, outwards: 3.6)

  private func outerSamples(
    _ values: [Int32], from begin: Double, to end: Double
  ) -> (firsts: Samples, finals: Samples)? {
    let pitch = (end - begin) / Double(blueprint.modules)
    guard values.count > 8, pitch > Self.narrowestModule, let last = blueprint.anchors.indices.last, last > 0
    else {
      return nil
    }
    let shift = Self.shift
    return (
      samples(values, at: 0, from: begin, pitch: pitch, range: -shift.outwards...shift.inwards),
      samples(values, at: last, from: begin, pitch: pitch, range: -shift.inwards...shift.outwards)
    )
  }

  private func fit(
    _ values: [Int32], first: Samples, final: Samples, from begin: Double, to end: Double, model: Int
  ) -> Fit? {
    let pitch = (end - begin) / Double(blueprint.modules)
    let firsts = places(first, at: 0, model: model)
    let finals = firsts.isEmpty ? [] : places(final, at: blueprint.anchors.count - 1, model: model)
    var best: Fit?
    for first in firsts {
      for final in finals {
        if let fit = fit(values, first: first, final: final, model: model, pitch: pitch),
          fit.error < best?.error ?? .infinity
        {
          best = fit
        }
      }
    }
    return best
  }

  /// The plan between two outer anchors.
  private func fit(_ values: [Int32], first: Place, final: Place, model: Int, pitch: Double) -> Fit? {
    let modules = Double(blueprint.modules)
    let width = pitch * modules + final.origin - first.origin
    let own = width / modules
    var fit = Fit(places: [], modules: [], light: [], contrast: [], error: 0)
    for index in blueprint.anchors.indices {
      let isOuter = index == 0 || index == blueprint.anchors.count - 1
      var place = index == 0 ? first : final
      if isOuter {
        // What was measured with the rough pitch, in terms of the plan's own.
        if index > 0 { place.origin = first.origin }
      } else {
        let shifts = -Self.shift.inwards...Self.shift.inwards
        let found = places(
          samples(values, at: index, from: first.origin, pitch: own, range: shifts), at: index, model: model)
        guard let nearest = found.min(by: { $0.error < $1.error }) else { return nil }
        place = nearest
      }
      let stretch = blueprint.anchors[index]
      let middle = Double(stretch.start) + Double(alphabet.patterns[stretch.pattern].count) / 2
      fit.places.append(place.origin + middle * own)
      fit.modules.append(middle)
      fit.light.append(place.light)
      fit.contrast.append(place.contrast)
      fit.error += place.error
    }
    fit.error /= Float(fit.places.count)
    return fit
  }

  /// The samples of an anchor that are its own and not its neighbours' as well.
  private func used(_ index: Int) -> Range<Int> {
    let count = alphabet.patterns[blueprint.anchors[index].pattern].count * BlurModel.rate
    return BlurModel.reach + 2..<BlurModel.reach + count - 2
  }

  /// From one place of the plan to the next, modules: half a sample.
  private static let shiftStep = 0.5 / Double(BlurModel.rate)

  /// Grey for anchor `index` where the plan begins near `begin`; `range` in modules.
  private func samples(
    _ values: [Int32], at index: Int, from begin: Double, pitch: Double, range: ClosedRange<Double>
  ) -> Samples {
    let start = Double(blueprint.anchors[index].start), used = used(index)
    let places = Int((range.upperBound - range.lowerBound) / Self.shiftStep) + 1
    var all = Samples(
      origin: begin + range.lowerBound * pitch, step: Self.shiftStep * pitch, count: used.count)
    let first = start + (Double(used.lowerBound - BlurModel.reach) + 0.5) / Double(BlurModel.rate)
    for half in 0..<places + 2 * used.count {
      let grey = Self.grey(values, all.origin + first * pitch + Double(half) * all.step)
      if half & 1 == 0 { all.even.append(grey) } else { all.odd.append(grey) }
    }
    for place in 0..<places {
      all.sums.append(all[place].sum())
      all.squares.append(all[place].dot(all[place]))
    }
    return all
  }

  /// How badly a single pattern may fit, ``Place/error``: more than their mean may, ``mostError``.
  private static let mostErrorOfAnchor: Float = 0.12

  /// The samples that anchor `index` fits best, each better than its neighbours.
  private func places(_ samples: Samples, at index: Int, model: Int) -> [Place] {
    let patterns = alphabet.models[model].patterns[blueprint.anchors[index].pattern]
    let response = patterns.storageSpan.extracting(used(index))
    var line = Regression()
    for k in response.indices { line.add(response[k], 0) }
    var all: [Place] = []
    for place in samples.sums.indices {
      line.setValues(
        sum: samples.sums[place], products: response.dot(samples[place]), squares: samples.squares[place])
      var here = Place(origin: samples.origin + Double(place) * samples.step)
      if let (light, contrast, error) = line.solution, contrast < -6 * 64 {
        (here.light, here.contrast, here.error) = (light, contrast, error)
      }
      all.append(here)
    }
    return all.indices.filter { i in
      all[i].error < Self.mostErrorOfAnchor && (i == 0 || all[i].error <= all[i - 1].error)
        && (i + 1 == all.count || all[i].error <= all[i + 1].error)
    }.map { all[$0] }
  }

  /// Grey between samples, 1/64 grey level.
  @inline(__always) private static func grey(_ values: [Int32], _ place: Double) -> Float {
    let p = place - 0.5
    guard p > 0 else { return Float(values[0]) }
    let i = Int(p)
    guard i + 1 < values.count else { return Float(values[values.count - 1]) }
    let part = Float(p - Double(i))
    return Float(values[i]) * (1 - part) + Float(values[i + 1]) * part
  }

  // Finding the characters

  private func decode(_ values: [Int32], fit: Fit, model: Int) -> Match? {
    let grey = resample(values, fit)
    var light = spread(fit.modules, fit.light), contrast = spread(fit.modules, fit.contrast)
    let base = base(model)
    var isRefined = false
    while true {
      var dark = [Float](repeating: 0, count: grey.count)
      for k in dark.indices { dark[k] = (grey[k] - light[k]) / min(contrast[k], -1) }
      guard
        var row = BlurRow(
          alphabet, blueprint: blueprint, model: alphabet.models[model], base: base, dark: dark)
      else { return nil }
      if isRefined || row.residual > Self.hopeless {
        let margin = row.residual <= blueprint.maximumResidual ? row.margin() : 0
        return Match(characters: row.characters, sets: row.sets, residual: row.residual, margin: margin)
      }
      (light, contrast) = refine(grey, predicted: row.predicted, light: light, contrast: contrast)
      isRefined = true
    }
  }

  /// Darkness of the fixed patterns alone.
  private func base(_ model: Int) -> [Float] {
    var base = [Float](repeating: 0, count: blueprint.modules * BlurModel.rate + 2 * BlurModel.reach)
    for stretch in blueprint.fixed {
      for (k, value) in alphabet.models[model].patterns[stretch.pattern].enumerated() {
        base[stretch.start * BlurModel.rate + k] += value
      }
    }
    return base
  }

  /// Grey at every sample of the plan, which is stretched between the anchors.
  private func resample(_ values: [Int32], _ fit: Fit) -> [Float] {
    let count = blueprint.modules * BlurModel.rate + 2 * BlurModel.reach
    let places = spread(fit.modules, fit.places.map { Float($0) })
    return (0..<count).map { Self.grey(values, Double(places[$0])) }
  }

  /// Values at the samples of the plan between and beyond those at `modules`, along straight lines.
  private func spread(_ modules: [Double], _ values: [Float]) -> [Float] {
    let count = blueprint.modules * BlurModel.rate + 2 * BlurModel.reach
    var result = [Float](repeating: 0, count: count)
    var segment = 0
    for k in 0..<count {
      let x = (Double(k - BlurModel.reach) + 0.5) / Double(BlurModel.rate)
      while segment + 2 < modules.count, x > modules[segment + 1] { segment += 1 }
      let t = Float((x - modules[segment]) / (modules[segment + 1] - modules[segment]))
      result[k] = values[segment] + (values[segment + 1] - values[segment]) * t
    }
    return result
  }

  /// Light and dark anew from three parts of the line, now that its characters are known.
  private func refine(
    _ grey: [Float], predicted: [Float], light: [Float], contrast: [Float]
  ) -> ([Float], [Float]) {
    var modules: [Double] = [], lights: [Float] = [], contrasts: [Float] = []
    for part in 0..<3 {
      let from = grey.count * part / 3, end = grey.count * (part + 1) / 3
      var line = Regression()
      for k in from..<end { line.add(predicted[k], grey[k]) }
      guard let (a, b, _) = line.solution, b < 0 else { return (light, contrast) }
      modules.append((Double(from + end) / 2 - Double(BlurModel.reach)) / Double(BlurModel.rate))
      lights.append(a)
      contrasts.append(b)
    }
    return (spread(modules, lights), spread(modules, contrasts))
  }
}

/// A straight line through points, by least squares.
struct Regression {
  private var n: Float = 0, x: Float = 0, y: Float = 0, xx: Float = 0, xy: Float = 0, yy: Float = 0

  @inline(__always) mutating func add(_ x: Float, _ y: Float) {
    n += 1
    self.x += x
    self.y += y
    xx += x * x
    xy += x * y
    yy += y * y
  }

  /// Other values at the same places: their sum, that of their products with the places, and of their
  /// squares.
  mutating func setValues(sum: Float, products: Float, squares: Float) {
    (y, xy, yy) = (sum, products, squares)
  }

  /// y = light + contrast · x, and the mean square of what it misses, with the contrast as unit.
  var solution: (light: Float, contrast: Float, error: Float)? {
    let spread = n * xx - x * x
    guard n > 2, spread > 1e-6 else { return nil }
    let slope = (n * xy - x * y) / spread
    guard slope != 0 else { return nil }
    let level = (y - slope * x) / n
    let left = yy - level * y - slope * xy
    return (level, slope, max(left, 0) / n / (slope * slope))
  }
}
