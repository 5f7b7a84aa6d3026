extension Content {
  /// The content as text for people, come what may: ``text(using:)``, and where a section names a character
  /// set that is not known or not kept to, what the bytes look like if the symbol had not said what they are.
  ///
  /// - Parameter converter: what turns the sections' bytes into text.
  public func bestText(using converter: TextConverter = .builtIn) -> String {
    text(using: converter) ?? Content(bytes: bytes).text(using: converter) ?? ""
  }
}

extension Barcode {
  /// The content's text, with the character sets that the engine knows: ``bestText(using:)``.
  ///
  /// A file of source that imports `QuietZoneMedia` or `QuietZoneUI` calls theirs, which has the system's
  /// character sets as well.
  ///
  /// ```swift
  /// for barcode in BarcodeReader().read(image) { print(barcode.text) }
  /// ```
  @_disfavoredOverload public var text: String { bestText() }

  /// The character set that ``text`` takes bytes for whose set the symbol does not say; `nil` where nothing
  /// is guessed: ``Content/guessedCharacterSet(using:)``.
  ///
  /// A file of source that imports `QuietZoneMedia` or `QuietZoneUI` calls theirs, as with ``text``.
  @_disfavoredOverload public var guessedCharacterSet: ECI? { content.guessedCharacterSet() }

  /// The content's text for people and programs; an add-on stands apart from the main symbol, as it is
  /// printed.
  ///
  /// - Parameter converter: what turns the content's bytes into text.
  public func bestText(using converter: TextConverter = .builtIn) -> String {
    guard case .linear(let details) = details, let addOn = details.addOn,
      content.bytes.count > addOn.count, content.bytes.suffix(addOn.count) == addOn[...]
    else { return content.bestText(using: converter) }
    return Content(bytes: Array(content.bytes.dropLast(addOn.count))).bestText(using: converter) + " "
      + String(decoding: addOn, as: UTF8.self)
  }
}

extension Barcode: CustomStringConvertible {
  /// `QR Code: https://example.org`.
  public var description: String { "\(symbology.name): \(bestText())" }
}
