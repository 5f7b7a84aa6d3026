import QuietZone

/// GS1 element strings in the notations of people.
enum GS1Content {
  /// What a symbol carries for `text`, every value of which is checked; refuses what is none, naming
  /// identifier, place and what is expected, and elements that contradict each other.
  static func bytes(of text: [UInt8]) throws(CommandFailure) -> [UInt8] {
    do throws(GS1Error) {
      let string = try GS1ElementString(text)
      if let fault = string.associationFaults.first(where: isContradiction) { throw fault }
      return string.data
    } catch {
      if error.problem == .digitalLink {
        throw CommandFailure("a GS1 Digital Link is an ordinary QR code: leave --gs1 away")
      }
      throw CommandFailure("GS1: \(error)")
    }
  }

  /// Not what is missing: another code on the item may have it.
  private static func isContradiction(_ fault: GS1Error) -> Bool {
    switch fault.problem {
    case .excluded, .repeated: true
    default: false
    }
  }
}
