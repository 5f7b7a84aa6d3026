/// Whether the screen stays on, for all readers of a program together: what the program had set counts again
/// when none of them wants it any more.
///
/// ```swift
/// var screen = AwakeScreen()
/// screen.keep(true, isOn: false)    // true: the first reader runs
/// screen.keep(true, isOn: true)     // nil: so does another
/// screen.keep(false, isOn: true)    // nil
/// screen.keep(false, isOn: true)    // false: none does
/// ```
package struct AwakeScreen: Hashable, Sendable {
  private var count = 0
  /// What was set before the first reader wanted it.
  private var before = false

  package init() {}

  /// One reader more wants the screen on, or one fewer. `isOn`: whether it stays on now, whoever set that.
  /// What to set; `nil`: nothing.
  package mutating func keep(_ isWanted: Bool, isOn: Bool) -> Bool? {
    count += isWanted ? 1 : -1
    if isWanted, count == 1 {
      before = isOn
      return true
    }
    return !isWanted && count == 0 ? before : nil
  }
}
