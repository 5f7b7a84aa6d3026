/// Stretches that repeat what is a fixed distance before them, measured once for all places in them.
struct Repeats: Sendable {
  private struct Stretch: Sendable {
    var distance: Int
    var end = 0

    /// How many bytes from `place` on it still covers.
    mutating func length(_ place: Int, _ window: borrowing MatchWindow, before last: Int) -> Int {
      if end <= place { end = place + window.repeats(place, distance, before: last) }
      return end - place
    }
  }

  /// Where all of them end.
  let end: Int
  private var one = Stretch(distance: 1)
  private var period: Stretch
  private var far = Stretch(distance: 0)

  init(period distance: Int, end: Int) {
    period = Stretch(distance: distance)
    self.end = end
  }

  /// The distance of the last match that was found elsewhere; 0 before the first.
  var farDistance: Int { far.distance }

  mutating func found(_ distance: Int) { far = Stretch(distance: distance) }

  /// How many bytes from `place` on are as the one before, as those a period before, as those `farDistance`
  /// before.
  mutating func lengths(
    _ place: Int, _ window: borrowing MatchWindow
  ) -> (one: Int, period: Int, far: Int) {
    (
      one.length(place, window, before: end), period.length(place, window, before: end),
      far.length(place, window, before: end)
    )
  }
}
