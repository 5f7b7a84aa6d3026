#if canImport(CoreGraphics)
  import Foundation

  /// A text of `Errors.strings`, and what stands for `%1$@`, `%2$@` … in it.
  struct Wording {
    let key: String
    let values: [String]

    /// - Parameter values: whole numbers, texts, and others with up to four places.
    init(_ key: String, _ values: any CustomStringConvertible...) {
      self.key = key
      self.values = values.map(\.description)
    }

    /// In the person's language. Each value stands in each text once: `Scripts/check app` sees to it.
    var text: String {
      var text = Bundle.module.localizedString(forKey: key, value: nil, table: "Errors")
      for (index, value) in values.enumerated() {
        if let place = text.range(of: "%\(index + 1)$@") { text.replaceSubrange(place, with: value) }
      }
      return text
    }
  }

  extension Double {
    /// Without the digits that nobody wants to read.
    var short: Double { (self * 10_000).rounded() / 10_000 }
  }
#endif
