extension Substring {
  /// In lower case, without spaces and tabs at both ends.
  func trimmed() -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...last]).lowercased()
  }
}
