extension BarcodeSighting: CustomStringConvertible {
  /// What is seen, where, and what keeps it from being read, for people; one line without a full stop. Hosts
  /// have it in the language of the person.
  public var description: String {
    let bounds = outline.bounds
    let place =
      "\(whole(bounds.x)),\(whole(bounds.y)) (\(whole(bounds.width)) x \(whole(bounds.height)) pixels)"
    return "what looks like \(kind) at \(place) can't be read: \(reason)"
  }

  private var kind: String { symbologies == .qrCode ? "a QR code" : "bars" }

  private var reason: String {
    switch obstacle {
    case .dark: "it is too dark"
    case .faint: "dark and light differ by \(contrast) of 255 grey levels only"
    case .small: "its modules are about \(tenths(moduleSize)) pixels wide; 2 are enough"
    case .blurred:
      "its edges are \(tenths(edgeWidth)) pixels wide and its modules \(tenths(moduleSize)): it is blurred"
    case .cutOff: "a part of it is outside of the picture"
    case .unknown: "it may be damaged, covered, or of a kind that was not looked for"
    }
  }

  private func tenths(_ number: Double) -> String {
    let tenths = whole(number * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The number without what follows its point; 0 of what no picture has, since anybody may set it.
  private func whole(_ number: Double) -> Int { abs(number) < 1e9 ? Int(number) : 0 }
}
