/// Which blocks of a picture have a direction, and which of them have been taken.
struct DirectionMap {
  let columns: Int
  let rows: Int
  /// Unit vector of twice the angle of each block's gradients; zero where there is no direction.
  private var x: [Float]
  private var y: [Float]
  /// 0 no direction, 1 free, 2 taken; plus 4 where the block itself, not only its surroundings, has
  /// gradients.
  private var state: [UInt8]

  /// How much of the energy around a block, as it is in the mean, a block has that belongs to bars itself.
  private static let ownShare: Float = 0.2
  /// Square of the cosine of the angle between neighbours of one set, twice their own.
  private static let sameDirection: Float = 0.81

  init(
    _ smooth: GradientField, _ own: GradientField, minimumEnergy: Float, minimumCoherence: Float
  ) {
    columns = smooth.columns
    rows = smooth.rows
    let count = columns * rows
    x = [Float](repeating: 0, count: count)
    y = x
    state = [UInt8](repeating: 0, count: count)
    // Corners of a block and its neighbours: every second row of corners.
    let corners = Float(smooth.blockSize * smooth.blockSize) * 9 / 2
    for i in 0..<count {
      let energy = smooth.xx[i] + smooth.yy[i]
      guard energy > minimumEnergy * corners else { continue }
      let a = smooth.xx[i] - smooth.yy[i], b = 2 * smooth.xy[i]
      let square = a * a + b * b
      guard square > minimumCoherence * minimumCoherence * energy * energy else { continue }
      let scale = 1 / square.squareRoot()
      x[i] = a * scale
      y[i] = b * scale
      state[i] = (own.xx[i] + own.yy[i]) * 9 > Self.ownShare * energy ? 5 : 1
    }
  }

  func isFree(_ i: Int) -> Bool { state[i] == 5 }
  func hasOwnEnergy(_ i: Int) -> Bool { state[i] & 4 != 0 }

  /// Takes `seed` and all that is connected with it and points within some 13° of the mean so far.
  mutating func grow(from seed: Int, into members: inout [Int32]) {
    members.removeAll(keepingCapacity: true)
    members.append(Int32(truncatingIfNeeded: seed))
    take(seed)
    var meanX = x[seed], meanY = y[seed]
    var next = 0
    while next < members.count {
      let i = Int(members[next])
      next += 1
      let column = i % columns, row = i / columns
      for r in max(row - 1, 0)...min(row + 1, rows - 1) {
        for c in max(column - 1, 0)...min(column + 1, columns - 1) {
          let j = r &* columns &+ c
          guard state[j] & 3 == 1 else { continue }
          let dot = x[j] * meanX + y[j] * meanY
          let length = meanX * meanX + meanY * meanY
          // cos 26°, of the doubled angle.
          guard dot > 0, dot * dot > Self.sameDirection * length else { continue }
          take(j)
          meanX += x[j]
          meanY += y[j]
          members.append(Int32(truncatingIfNeeded: j))
        }
      }
    }
  }

  private mutating func take(_ i: Int) { state[i] = state[i] & 4 | 2 }
}
