/// Gathers the fragments that scan lines of one picture show and puts symbols together from them.
///
/// A fragment met on several lines, at the same place along its direction, is one fragment with a count.
struct RowFragments {
  /// A fragment with all lines that showed it.
  fileprivate struct Sighting {
    var fragment: LinearFragment
    var isInverted: Bool
    /// Unit vector in the direction of reading.
    let along: Point2D
    /// Distances of the lines from the first one, pixels across the direction of reading.
    var offsets: [Double] = [0]
    /// Begin and end on the lines furthest to the left and to the right of the direction of reading.
    var low: (begin: Point2D, end: Point2D)
    var high: (begin: Point2D, end: Point2D)
    /// The offsets of those two.
    var range: ClosedRange<Double> = 0...0
  }

  /// More than these are no longer kept apart: a picture of stripes.
  private static let limit = 600

  private var sightings: [Sighting] = []
  var isEmpty: Bool { sightings.isEmpty }

  /// Whether all that lines showed is one symbol's.
  func areOne(_ scanner: LineScanner) -> Bool {
    let all = assemblies(scanner.decoders, scanner.options)
    return all.count == 1 && all[0].assembly.fragments.count == sightings.count
  }

  /// Counts a fragment that a line showed from `begin`, where it was read from, to `end`, in pixels.
  mutating func add(_ fragment: LinearFragment, begin: Point2D, end: Point2D, isInverted: Bool) {
    let length = (end - begin).length
    guard length > 0 else { return }
    let along = (end - begin) * (1 / length)
    for index in sightings.indices
    where sightings[index].isOf(fragment, isInverted) {
      guard sightings[index].take(from: begin, to: end, along: along, length: length) else { continue }
      // What was met apart from it before may now be the same.
      var other = sightings.count - 1
      while other > index {
        if sightings[other].isOf(fragment, isInverted), sightings[index].take(sightings[other]) {
          sightings[other] = sightings[sightings.count - 1]
          sightings.removeLast()
        }
        other -= 1
      }
      return
    }
    guard sightings.count < Self.limit else { return }
    var fragment = fragment
    fragment.begin = begin
    fragment.end = end
    fragment.count = 1
    sightings.append(
      Sighting(
        fragment: fragment, isInverted: isInverted, along: along, low: (begin, end), high: (begin, end)))
  }

  /// The symbols that all fragments so far make up, with their outlines.
  func assemblies(
    _ decoders: [LinearDecoder], _ options: LinearDecodeOptions
  ) -> [(assembly: LinearAssembly, outline: Quadrilateral, isInverted: Bool)] {
    var result: [(assembly: LinearAssembly, outline: Quadrilateral, isInverted: Bool)] = []
    for decoder in decoders {
      guard let assemble = decoder.assemble else { continue }
      for isInverted in [false, true] {
        let own = sightings.filter {
          $0.fragment.symbology == decoder.symbology && $0.isInverted == isInverted
        }
        guard !own.isEmpty else { continue }
        let all = assemble(own.map { $0.centred }, options)
        for assembly in all {
          // Those that other labels share are as high as all of these.
          var high = assembly.fragments
          for other in all where other.reading.content.bytes != assembly.reading.content.bytes {
            high.removeAll { other.fragments.contains($0) }
          }
          if high.isEmpty { high = assembly.fragments }
          result.append((assembly, Self.outline(assembly, high: high, own), isInverted))
        }
      }
    }
    return result
  }

  /// The rectangle around all lines of an assembly's fragments, along the leading one; the fragments `high`
  /// tell how high it is.
  private static func outline(
    _ assembly: LinearAssembly, high: [Int], _ sightings: [Sighting]
  ) -> Quadrilateral {
    let leading = sightings[assembly.leading]
    let origin = leading.fragment.begin, along = leading.along, across = along.perpendicular
    var left = 0.0, right = 0.0, top = Double.infinity, bottom = -Double.infinity
    for index in assembly.fragments {
      let member = sightings[index]
      for point in [member.low.begin, member.low.end, member.high.begin, member.high.end] {
        let place = point - origin
        left = min(left, place.dot(along))
        right = max(right, place.dot(along))
        guard high.contains(index) else { continue }
        top = min(top, place.dot(across))
        bottom = max(bottom, place.dot(across))
      }
    }
    func corner(_ x: Double, _ y: Double) -> Point2D { origin + along * x + across * y }
    return Quadrilateral(
      topLeft: corner(left, top - 1), topRight: corner(right, top - 1),
      bottomRight: corner(right, bottom + 1),
      bottomLeft: corner(left, bottom + 1))
  }
}

extension RowFragments.Sighting {
  /// Cosine of the angle between lines that show the same fragment.
  private static let sameDirection = 0.95
  /// How far from the known lines another may lie, how far along itself its bars may be shifted, in lengths
  /// of the fragment, and how far bars may lean over a gap.
  private static let mostGap = 0.15
  private static let mostShift = 0.15
  private static let lean = 1.0
  /// Pixels between lines that count as two.
  private static let apart = 0.9

  /// Whether it is of the same part of a symbol, wherever that lies.
  fileprivate func isOf(_ fragment: LinearFragment, _ isInverted: Bool) -> Bool {
    self.fragment.value == fragment.value && self.fragment.symbology == fragment.symbology
      && self.isInverted == isInverted
  }

  /// Counts the lines of another sighting if they show the same bars.
  fileprivate mutating func take(_ other: Self) -> Bool {
    let length = (other.fragment.end - other.fragment.begin).length
    guard
      take(from: other.low.begin, to: other.low.end, along: other.along, length: length)
        || take(from: other.high.begin, to: other.high.end, along: other.along, length: length)
    else { return false }
    count(other.low.begin, other.low.end)
    count(other.high.begin, other.high.end)
    fragment.count += max(other.fragment.count - 2, 0)
    return true
  }

  /// Counts the line from `begin` to `end` if it shows the same bars; `false` if it lies elsewhere.
  fileprivate mutating func take(from begin: Point2D, to end: Point2D, along: Point2D, length: Double) -> Bool
  {
    let across = self.along.cross(begin - fragment.begin)
    // From the nearer of the two outermost lines; bars may lean against the line of reading.
    let near = abs(across - range.lowerBound) < abs(across - range.upperBound) ? low : high
    let gap = max(range.lowerBound - across, across - range.upperBound, 0)
    let shift = abs(self.along.dot(begin - near.begin))
    guard self.along.dot(along) > Self.sameDirection, gap <= Self.mostGap * length,
      shift <= Self.mostShift * length + Self.lean * gap
    else {
      return false
    }
    count(begin, end)
    return true
  }

  private mutating func count(_ begin: Point2D, _ end: Point2D) {
    let across = along.cross(begin - fragment.begin)
    if !offsets.contains(where: { abs($0 - across) < Self.apart }) {
      offsets.append(across)
      fragment.count += 1
    }
    if across < range.lowerBound {
      low = (begin, end)
      range = across...range.upperBound
    } else if across > range.upperBound {
      high = (begin, end)
      range = range.lowerBound...across
    }
  }

  /// The fragment in the middle of its lines.
  fileprivate var centred: LinearFragment {
    var centred = fragment
    centred.begin = (low.begin + high.begin) * 0.5
    centred.end = (low.end + high.end) * 0.5
    centred.height = range.upperBound - range.lowerBound
    return centred
  }
}
