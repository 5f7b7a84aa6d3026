import Testing

@testable import QuietZone

@Suite struct BlurModelTests {
  private static let sharp = BlurModel.Kernel(width: 1, passes: 1)
  private static let soft = BlurModel.Kernel(width: 7, passes: 3)

  @Test func withoutBlurModulesHaveTheirOwnDarkness() {
    let margin = [Float](repeating: 0, count: BlurModel.reach)
    let expected = margin + [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1] + margin
    #expect(BlurModel.respond([1, 0, 1], Self.sharp) == expected)
    #expect(BlurModel.respond([], Self.sharp) == margin + margin)
  }

  @Test func blurSpreadsInkAndLosesNone() {
    let response = BlurModel.respond([0, 1, 1, 0, 1], Self.soft)
    #expect(abs(response.reduce(0, +) - 3 * Float(BlurModel.rate)) < 1e-3)
    #expect(response.allSatisfy { $0 > -1e-5 && $0 < 1 })
    // A lone module is darkest in its middle and even to both sides.
    let lone = BlurModel.respond([0, 1, 0], Self.soft)
    #expect(zip(lone, lone.reversed()).allSatisfy { abs($0 - $1) < 1e-5 })
    let half = lone.prefix(lone.count / 2)
    #expect(zip(half, half.dropFirst()).allSatisfy { $0 <= $1 + 1e-5 })
    #expect(lone.max() ?? 0 < 0.8 && lone.max() ?? 0 > 0.3)
  }

  /// A box of a module and an eighth, once: an edge becomes a straight slope that long.
  @Test func motionMakesSlopes() {
    let response = BlurModel.respond([1, 1, 1, 1, 1, 1], BlurModel.Kernel(width: 9, passes: 1))
    let first = BlurModel.reach
    // Each sample is the mean of two places of an eighth, which see up to nine of them.
    let slope = (first - 2...first + 1).map { response[$0] }
    let expected: [Float] = [3, 7, 11, 15].map { $0 / 18 }
    #expect(zip(slope, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(slope)")
    #expect(response[first - 4] == 0 && abs(response[first + 3] - 1) < 1e-6)
  }

  @Test func blurAddsUp() {
    let whole = BlurModel.respond([1, 0, 1, 1, 0, 1], Self.soft)
    let parts = [[1, 0, 0, 0, 0, 0], [0, 0, 1, 1, 0, 0], [0, 0, 0, 0, 0, 1]].map {
      BlurModel.respond($0.map { UInt8($0) }, Self.soft)
    }
    for k in whole.indices { #expect(abs(whole[k] - parts.reduce(0) { $0 + $1[k] }) < 1e-5) }
  }

  @Test func sumsOfSquaresAndProductsAreThoseOfTheResponses() {
    let sets: [[[UInt8]]] = [[[1, 0, 0, 1], [1, 1, 0, 0], [1, 0, 1, 0]], [[0, 1, 1, 0], [0, 0, 1, 1]]]
    let model = BlurModel(sets, patterns: [[1, 0, 1]], slotModules: 4, kernel: Self.soft)
    let length = 4 * BlurModel.rate + 2 * BlurModel.reach
    #expect(model.length == length)
    let responses = sets.map { $0.map { BlurModel.respond($0, Self.soft) } }
    #expect(model.patterns == [BlurModel.respond([1, 0, 1], Self.soft)])
    for (set, characters) in responses.enumerated() {
      #expect(model.responses[set] == characters.flatMap { $0 })
      for (c, response) in characters.enumerated() {
        #expect(abs(model.energies[set][c] - response.reduce(0) { $0 + $1 * $1 }) < 1e-4)
        for k in 0..<length { #expect(model.columns[set][k * characters.count + c] == response[k]) }
      }
    }
    for (a, first) in responses.enumerated() {
      for (b, second) in responses.enumerated() {
        for i in first.indices {
          for j in second.indices {
            // The second one begins four modules behind the first.
            let shift = 4 * BlurModel.rate
            let sum = (shift..<length).reduce(Float(0)) { $0 + 2 * first[i][$1] * second[j][$1 - shift] }
            #expect(abs(model.products[a * 2 + b].values[i * second.count + j] - sum) < 1e-4)
            #expect(abs(model.mirrored[a * 2 + b].values[j * first.count + i] - sum) < 1e-4)
          }
        }
      }
    }
  }

  @Test func rowsOfProductsKnowTheirLeastAndMost() {
    let products = BlurModel.Products([3, 1, 2, -4, 0, 5], rows: 2)
    #expect(products.least == [1, -4] && products.most == [3, 5])
  }

  @Test func bitsOfRunsBeginWithTheHighest() {
    #expect(BlurAlphabet.bits([1, 2, 1], isFirstDark: true) == 0b1001)
    #expect(BlurAlphabet.bits([1, 2, 1], isFirstDark: false) == 0b0110)
    #expect(BlurAlphabet.bits([], isFirstDark: true) == 0)
    let alphabet = BlurAlphabet(slotModules: 4, sets: [[0b1001, 0b1100], [0b0110]], patterns: ["101"])
    #expect(alphabet.counts == [2, 1] && alphabet.models.count == 10)
    #expect(
      alphabet.models[0].responses[0].prefix(alphabet.models[0].length)
        == ArraySlice(
          BlurModel.respond([1, 0, 0, 1], BlurModel.Kernel(width: 1, passes: 3))))
  }
}
