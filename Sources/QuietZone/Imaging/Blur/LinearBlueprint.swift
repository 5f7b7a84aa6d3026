/// The plan of a linear symbol of one length: which modules are known beforehand, and what may stand in the
/// others.
struct LinearBlueprint {
  /// A known pattern, one of ``BlurAlphabet/patterns``, and its first module.
  struct Stretch {
    var start: Int
    var pattern: Int
  }

  /// How digits are printed beneath the bars.
  struct Print {
    /// Slots left and right of the middle, each of whose digits stands beneath its own bars.
    var left: Range<Int>
    var right: Range<Int>
    /// Slots whose bars say what is printed, at least, for all of it to be what bars leave open elsewhere.
    var leastAgreement: Int
  }

  /// Tells the symbology's plans apart.
  var tag: Int
  /// Modules from the first bar to the last.
  var modules: Int
  /// Bars and spaces from the first bar to the last.
  var runs: Int
  /// The patterns that belong to no character.
  var fixed: [Stretch]
  /// Fixed patterns with what surely stands next to them: places to hold the plan against a picture. In
  /// ascending order, the first at the symbol's begin, the last at its end.
  var anchors: [Stretch]
  /// First modules of the characters, ascending.
  var slots: [Int]
  /// The rows of sets there may be: for each slot which set of the alphabet its character is one of.
  var variants: [[Int]]
  /// Where it says in digits what it says in bars: the first of the variants, left of whose bars the digit of
  /// its first slot may stand, and the others, left of whose bars stands which of them it is.
  var print: (first: Print, others: Print)?
  /// The part of the grey that a match may leave unexplained: above it the bars are not this symbology's.
  var maximumResidual: Float = 0.13
  /// How much better a row of characters must be than the next: one that is less so is a guess.
  var minimumMargin = usualMargin
  static let usualMargin: Float = 0.2
  /// Whether it is so short that bars which go on beside it make it a part of a longer symbol.
  var standsAlone = false

  /// The share of the bars and spaces that a line shows of a symbol that is read, for ``maximumResidual`` to
  /// be what a match may leave.
  private static let shown: Float = 0.6

  /// What a match may leave unexplained on a line that shows so many bars and spaces: what it does not show,
  /// a plan may put where it likes, so that any bars are closer to some of its values.
  func maximumResidual(showing count: Int) -> Float {
    maximumResidual * min(Float(count) / (Self.shown * Float(runs)), 1)
  }
}
