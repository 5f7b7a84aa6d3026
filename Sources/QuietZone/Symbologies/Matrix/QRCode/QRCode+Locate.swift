/// Where a QR Code may be: three finder patterns that stand like its corners.
struct QRCodeFinding {
  /// Turned so that `right` and `down` are the symbol's own.
  var topLeft: ConcentricPattern
  var topRight: ConcentricPattern
  var bottomLeft: ConcentricPattern
  /// Indices of the three in the list they came from.
  var members: (Int, Int, Int)
  /// Estimated modules from finder centre to finder centre.
  var span: Double
  /// How badly the three fit together: 0 perfect.
  var penalty: Double

  /// About where the symbol is: the fourth corner as it would be without perspective.
  var outline: Quadrilateral {
    let right = (topRight.center - topLeft.center) * (1 / span),
      down = (bottomLeft.center - topLeft.center) * (1 / span)
    let corner = topLeft.center - (right + down) * ConcentricPattern.middle
    let side = span + 7
    return Quadrilateral(
      topLeft: corner, topRight: corner + right * side, bottomRight: corner + (right + down) * side,
      bottomLeft: corner + down * side)
  }
}

extension QRCode {
  /// Every plausible triple among `patterns`, the best first.
  ///
  /// The frame of each pattern says where its partners must lie: along its axes, at least 10 modules away, of
  /// similar size and light, their own axes parallel.
  static func locate(_ patterns: [ConcentricPattern]) -> [QRCodeFinding] {
    let patterns = patterns.map { $0.isRound ? $0.turned(toNearestOf: patterns) : $0 }
    var findings: [QRCodeFinding] = []
    for (i, corner) in patterns.enumerated() {
      var partners: [[Partner]] = [[], [], [], []]
      for (j, other) in patterns.enumerated() where j != i {
        if let (direction, partner) = partner(of: corner, other, index: j) {
          partners[direction].append(partner)
        }
      }
      for direction in 0..<4 {
        partners[direction].sort { $0.penalty * $0.span < $1.penalty * $1.span }
        partners[direction].removeLast(max(0, partners[direction].count - 5))
      }
      for direction in 0..<4 {
        for right in partners[direction] {
          for down in partners[(direction + 1) & 3] {
            if let finding = finding(
              i, corner: corner.turned(direction), right: right, down: down, patterns: patterns)
            {
              findings.append(finding)
            }
          }
        }
      }
    }
    return findings.sorted { $0.penalty < $1.penalty }
  }

  /// A pattern seen from another: how many modules away and how badly placed.
  private struct Partner {
    var index: Int
    var span: Double
    var penalty: Double
  }

  /// How many times as wide the modules of one pattern may be as those of another one of the same symbol:
  /// perspective.
  private static let mostRatio = 2.2
  /// What is added to a penalty, so that of partners that fit perfectly the nearest comes first.
  private static let leastPenalty = 0.05

  /// `other` as a neighbour of `corner`, and along which of its four axes (0 right, 1 down, 2 left, 3 up) it
  /// lies.
  private static func partner(of corner: ConcentricPattern, _ other: ConcentricPattern, index: Int)
    -> (direction: Int, Partner)?
  {
    guard corner.isInverted == other.isInverted else { return nil }
    let ratio = corner.moduleSize / other.moduleSize
    guard ratio < mostRatio, ratio > 1 / mostRatio else { return nil }
    let way = other.center - corner.center
    let sine = corner.right.cross(corner.down)
    guard sine != 0 else { return nil }
    let u = way.cross(corner.down) / sine, v = corner.right.cross(way) / sine
    let (along, across) = abs(u) > abs(v) ? (abs(u), abs(v)) : (abs(v), abs(u))
    guard along > 8, across < 0.5 * along else { return nil }
    // The same distance in the other's modules, along whichever of its axes is closest.
    let length = way.length
    let (r, d) = (abs(other.right.dot(way)), abs(other.down.dot(way)))
    let theirs = r > d ? length * length / max(r, 1e-9) : length * length / max(d, 1e-9)
    guard theirs > 8 else { return nil }
    let span = 2 / (1 / along + 1 / theirs)
    guard span > 10, span < 190 else { return nil }
    let spread = (along - theirs) / span
    let penalty = across / along + abs(spread) * 0.5 + abs(ratio - 1) * 0.5 + leastPenalty
    let direction = abs(u) > abs(v) ? (u > 0 ? 0 : 2) : (v > 0 ? 1 : 3)
    return (direction, Partner(index: index, span: span, penalty: penalty))
  }

  /// How much the way to one partner may be shorter than that to the other, a share of the longer one:
  /// symbols are square.
  private static let mostDifference = 0.4

  /// The triple of `corner` and its two partners; `nil` when their distances differ too much.
  private static func finding(
    _ i: Int, corner: ConcentricPattern, right: Partner, down: Partner, patterns: [ConcentricPattern]
  ) -> QRCodeFinding? {
    let difference = abs(right.span - down.span) / max(right.span, down.span)
    guard right.index != down.index, difference < mostDifference else { return nil }
    return QRCodeFinding(
      topLeft: corner, topRight: patterns[right.index].aligned(to: corner),
      bottomLeft: patterns[down.index].aligned(to: corner), members: (i, right.index, down.index),
      span: (right.span + down.span) / 2, penalty: right.penalty + down.penalty + 2 * difference)
  }
}

extension ConcentricPattern {
  /// The same pattern turned so that its axes point like those of `other`.
  func aligned(to other: ConcentricPattern) -> ConcentricPattern {
    var best = self
    var bestDot = -Double.infinity
    for quarters in 0..<4 {
      let turned = turned(quarters)
      let dot = turned.right.dot(other.right) + turned.down.dot(other.down)
      if dot > bestDot { (best, bestDot) = (turned, dot) }
    }
    return best
  }
}
