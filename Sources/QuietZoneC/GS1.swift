public import CQuietZone
internal import QuietZone

@c @implementation
public func qz_parse_gs1(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ checks: qz_gs1_checks, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_gs1>? {
  answer(error) { () throws(Failure) in
    let checks = GS1Checks(rawValue: UInt8(try choice(checks.rawValue, upTo: 2, "checks"))) ?? .values
    let text = try bytes(try needed(text, "text"), length, "text")
    do throws(GS1Error) {
      let elements = try elements(of: text, checks)
      var result = Reply()
      return result.add(elements, link: checks == .structure ? nil : try? link(of: elements))
    } catch {
      throw Failure(error)
    }
  }
}

/// Those of element strings, or of a Digital Link.
private func elements(of text: [UInt8], _ checks: GS1Checks) throws(GS1Error) -> GS1ElementString {
  guard text.after("https://") != nil || text.after("http://") != nil else {
    return try GS1ElementString(text, checks: checks)
  }
  if checks == .structure { return try GS1DigitalLink(structureOf: text).elementString }
  let elements = try GS1DigitalLink(text).elementString
  try elements.check(checks)
  return elements
}

private func link(of elements: GS1ElementString) throws(GS1Error) -> [UInt8] {
  try GS1DigitalLink(elements).canonicalURI
}

extension Reply {
  fileprivate mutating func add(_ elements: GS1ElementString, link: [UInt8]?) -> UnsafeMutablePointer<qz_gs1>
  {
    let place = add(qz_gs1())
    place.pointee.text = add(text: elements.bracketed)
    place.pointee.data = UnsafePointer(add(file: elements.data))
    place.pointee.digital_link = link.map { add(text: $0) }
    place.pointee.count = elements.elements.count
    place.pointee.elements = add(elements)
    return place
  }
}
