extension LinearReading {
  /// A reading put together from fragments of a symbology that asks for no quiet zone but the module that
  /// keeps its outer bars whole; `first` and `last` are those of its first fragment.
  init(
    assembled symbology: Symbology, _ identifier: SymbologyIdentifier, _ content: Content, first: Int,
    last: Int, linesNeeded: Int, details: LinearDetails
  ) {
    self.symbology = symbology
    self.identifier = identifier
    self.content = content
    self.first = first
    self.last = last
    modules = 0
    self.linesNeeded = linesNeeded
    self.details = details
    quietZone = (left: 16, right: 16)
  }
}
