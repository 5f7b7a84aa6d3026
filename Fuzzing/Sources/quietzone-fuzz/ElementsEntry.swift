import QuietZone

/// Any bytes as element strings and as a Digital Link: whatever is accepted must come back the same through
/// every notation, and values that were checked are right.
enum ElementsEntry {
  static func run(_ input: Input) {
    var input = input
    let checks: GS1Checks = [.structure, .values, .associations][input.number(0...2)]
    let text = input.rest
    if let message = try? GS1ElementString(text, checks: checks) {
      _ = (message.lines, message.associationFaults, TradeItem(message))
      // What is not checked may hold brackets and backslashes of every kind.
      if checks != .structure {
        precondition((try? GS1ElementString(message.bracketed)) == message, "\(message) in brackets")
        precondition((try? GS1ElementString(message.data)) == message, "\(message) as data")
        if let link = try? GS1DigitalLink(message) {
          precondition((try? GS1DigitalLink(link.uri))?.uri == link.uri, "\(link)")
        }
      }
    }
    if let link = try? GS1DigitalLink(text) {
      precondition((try? link.elementString.check(.values)) != nil, "\(link) holds what is wrong")
      precondition((try? GS1DigitalLink(link.canonicalURI))?.canonicalURI == link.canonicalURI, "\(link)")
    }
  }
}
