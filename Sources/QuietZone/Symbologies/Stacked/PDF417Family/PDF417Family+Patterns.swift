/// The bars and spaces of PDF417 and MicroPDF417.
extension PDF417Family {
  /// Modules of a codeword in the clusters 0, 3 and 6, 929 each (ISO/IEC 15438:2015, Annex A): bit i is
  /// module i from the left, dark is 1; the seventeenth module is light. 3 · 929 values, made at first use
  /// from a bit for each pattern that might be one.
  static let patterns: [UInt16] = {
    var walk = PatternWalk()
    walk.extend(0, last: 0, count: 1, sum: 0, first: 1..<7)
    return walk.patterns
  }()
}

/// A walk through all patterns of four bars and four spaces, of one to six modules each and seventeen
/// together, that clusters 0, 3 and 6 might hold, in the order in which Annex A numbers those they do.
///
/// That order is by the five distances from one edge to the next of its kind, from the first bar's end to the
/// second's on: no two codewords of a cluster have the same.
private struct PatternWalk {
  private(set) var patterns = [UInt16](repeating: 0, count: 3 * 929)
  /// The next codeword of each cluster.
  private var next = [0, 929, 2 * 929]
  /// How many patterns were passed.
  private var index = 0

  /// Goes on with each distance that the next two widths may have.
  ///
  /// - Parameters:
  ///   - widths: Those behind the first bar so far, four bits each, were the first of them 0. By as much as
  ///     it is more, the second is less, the third more, and so on.
  ///   - last: The last one of `count` widths, likewise.
  ///   - sum: What all but an odd last one have together, however much the first is.
  ///   - first: What the first may be.
  mutating func extend(_ widths: Int, last: Int, count: Int, sum: Int, first: Range<Int>) {
    let isPair = count % 2 == 1
    for distance in 2...12 {
      let next = distance - last, total = isPair ? sum + distance : sum
      let low = max(first.lowerBound, isPair ? next - 6 : 1 - next)
      let high = min(first.upperBound, isPair ? next : 7 - next)
      if low >= high || total > 15 { continue }
      if count < 5 {
        extend(widths * 16 + next, last: next, count: count + 1, sum: total, first: low..<high)
      } else {
        for first in low..<high { take(widths * 16 + next + first * 0x0F_0F0F, outer: 17 - total) }
      }
    }
  }

  /// Takes those patterns that are codewords of the ones with six widths behind the first bar, the last space
  /// having what that leaves of `outer` modules.
  private mutating func take(_ widths: Int, outer: Int) {
    for cluster in 0..<3 {
      var end = (3 * cluster + 9 + (widths >> 16 & 15) - (widths >> 8 & 15) + (widths & 15)) % 9
      guard 1...6 ~= end, 1...6 ~= outer - end else { continue }
      if Self.used[index >> 6] >> UInt64(index & 63) & 1 == 1 {
        var pattern = 1 << end - 1
        for bar in [16, 8, 0] {
          end += widths >> (bar + 4) & 15
          pattern |= (1 << (widths >> bar & 15) - 1) << end
          end += widths >> bar & 15
        }
        patterns[next[cluster]] = UInt16(truncatingIfNeeded: pattern)
        next[cluster] += 1
      }
      index += 1
    }
  }

  /// Which of the patterns are codewords, in the order of the walk: 2,787 of 3,488, from the lowest bit of
  /// the first word on.
  private static let used: [UInt64] = [
    0xFFFFF1AFCFDFFFFF, 0xFEB3FFFFFFC967EF, 0xFFFF7FEFBFF377FF, 0xF4FFFFFFFE77FFBF, 0xFFFF7BFFFFD7FFFF,
    0xFEDFFFFFDBBFFFFF, 0xFBFFFFFFFFF7FDFF, 0x777FFFF7F7EEFFFF, 0xFFFFFFCA4D76DF5B, 0xFFFD77BFFFFF94F7,
    0xFFFFFFFEEFFFF7BF, 0x74F6CD7FF9F7FFFF, 0x5F766FFF23CBDD9D, 0xFEDAEFD77FC4F57B, 0xFFFFFFFFFBF777ED,
    0xFD37EDBADEDA7FFB, 0xFB7FDDDFD6FAFDAF, 0x6F737FFFFFFFFFFE, 0xFFF7F5BF7F5FCBEF, 0xEFB6CEDDDFB7FFFF,
    0xFDFFF02862D3576D, 0xFDFFFEDFFFFFDBBF, 0x9FFBFFFFFFFFFFFF, 0xBEEBFF1AFAEEB7B6, 0xFFFFBEFEF777F3BE,
    0xAEFD9B7FFBFFFFFF, 0xE6F9D37767FDB777, 0x7EF7ADF75F5FC4DB, 0xFCF7FFFFFFFFFF6F, 0xF7EB73F5BEDFFFAE,
    0xFF777FFFFFFFF7BE, 0x56E6FBDFDB7DDBEF, 0xF5FFF7E73025B052, 0xDFFF7FFFFFFFFFFF, 0xF77F5FD3EF6F6E7F,
    0xEDBEFFFFFFFFF7FE, 0xBF5B9FADEEEFFDB7, 0x3FFFFFFFFFFFFDF7, 0xBFFEF3BBBFFDF5FB, 0xFFFFFFFFFF37B76F,
    0xF57DD7FFBDFEFE7F, 0x7E075FD55B6F9EFF, 0xFFFF9FFFEEEB77C6, 0xFFDF7FFFBFF73F5E, 0xBFFFEF75F77FBB7D,
    0xAFFF77FDFCFDFFFF, 0xBFF77EDFFFFBFF7B, 0xD77D77FE0017FFF7, 0xE921101FFFBFE00E, 0x04C4DB9E28114298,
    0xFFC0092E56FEF000, 0x6FFDFFBC01DAF76E, 0x025B0147FFFFFFFF, 0x3FFFFFFFDFF81D7F, 0x000000000003F7F3,
  ]
}
