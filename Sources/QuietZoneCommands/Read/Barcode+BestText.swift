import QuietZone

extension Barcode {
  /// The content's text for people and programs; an add-on stands apart from the main symbol, as it is
  /// printed.
  var bestText: String {
    guard case .linear(let details) = details, let addOn = details.addOn,
      content.bytes.count > addOn.count, content.bytes.suffix(addOn.count) == addOn[...]
    else { return content.bestText }
    return Content(bytes: Array(content.bytes.dropLast(addOn.count))).bestText + " "
      + String(decoding: addOn, as: UTF8.self)
  }
}
