import QuietZone

/// GS1 element strings in the notations of people.
enum GS1Content {
  /// What a symbol carries for `text`, every value of which is checked; refuses what is none, naming
  /// identifier, place and what is expected.
  static func bytes(of text: [UInt8]) throws(CommandFailure) -> [UInt8] {
    do {
      return try GS1ElementString(text).data
    } catch {
      if error.problem == .digitalLink {
        throw CommandFailure("a GS1 Digital Link is an ordinary QR code: leave --gs1 away")
      }
      throw CommandFailure("GS1: \(error)")
    }
  }
}
