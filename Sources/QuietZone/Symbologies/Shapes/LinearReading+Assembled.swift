extension LinearReading {
  /// A reading put together from fragments of a symbology that asks for no quiet zone but the module that
  /// keeps its outer bars whole; `first` and `last` are those of its first fragment.
  convenience init(
    assembled symbology: Symbology, _ identifier: SymbologyIdentifier, _ content: Content, first: Int,
    last: Int, linesNeeded: Int, details: LinearDetails
  ) {
    self.init(
      symbology, identifier: identifier, content: content, first: first, last: last, quietZone: (16, 16),
      linesNeeded: linesNeeded, details: details)
  }
}
