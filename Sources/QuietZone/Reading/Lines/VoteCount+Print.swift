/// What is printed beneath values that no check digit speaks for.
extension VoteCount {
  /// Digits of the shortest value that is looked for beneath its bars.
  private static let fewestDigits = 4

  /// Whether a value that no check digit speaks for is printed beneath its bars with another digit beside it.
  func printGoesOn(_ vote: LinearVote, _ frame: RegionFrame) -> Bool {
    guard vote.symbology.isDivisible, !vote.isVerified, !vote.isInverted,
      let bars = vote.bars, let reading = vote.result?.reading
    else { return false }
    let digits = reading.content.bytes.map { Int($0) - 0x30 }
    guard digits.count >= Self.fewestDigits else { return false }
    let print = PrintedDigits(
      frame.plane, beneath: bars, modules: vote.modules, isReversed: vote.isReversed)
    return print.goOn(beyond: digits, modules: vote.modules)
  }
}

extension Symbology {
  /// Whether its digits begin and end as its symbols do, so that a part of one passes for a whole.
  fileprivate var isDivisible: Bool {
    switch self {
    case .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5, .msiPlessey: true
    default: false
    }
  }
}
