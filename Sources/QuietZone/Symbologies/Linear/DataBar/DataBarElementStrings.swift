/// GS1 element strings as a symbol carries them, without brackets: what can be told of them.
struct DataBarElementStrings {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var details: LinearDetails {
    var details = LinearDetails(check: .verified, kind: .gs1)
    if bytes.count >= 16, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "1") {
      let gtin = Array(bytes[2..<16])
      if gtin.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { details.gtin = gtin }
    }
    return details
  }
}
