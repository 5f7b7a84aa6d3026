extension Symbology {
  /// The name people use, in title case: `QR Code`, `Micro QR Code`, `rMQR Code`.
  public var name: StaticString { SymbologyCatalogue.entry(self)?.name ?? "" }

  /// The short name of the command line: lower case, words joined by hyphens, never changed once released.
  public var token: StaticString { SymbologyCatalogue.entry(self)?.token ?? "" }
}

extension Symbology: CustomStringConvertible {
  /// The name that people use, ``name``.
  public var description: String { "\(name)" }
}
