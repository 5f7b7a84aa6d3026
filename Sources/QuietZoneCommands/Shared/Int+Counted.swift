extension Int {
  /// `1 page`, `2 pages`: so many of what `unit` names, in English.
  func counted(_ unit: String) -> String { "\(self) \(unit)\(self == 1 ? "" : "s")" }
}
