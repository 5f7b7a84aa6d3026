/// The particulars of a MaxiCode.
public struct MaxiCodeDetails: Hashable, Sendable {
  /// 2 and 3 with an address, 4 for text, 5 with more correction, 6 to configure a reader.
  public var mode: Int
  /// Modes 2 and 3: ASCII digits, or letters and digits.
  public var postalCode: [UInt8]?
  /// Modes 2 and 3: country code of ISO 3166, 0…999.
  public var country: Int?
  /// Modes 2 and 3: class of service, 0…999.
  public var serviceClass: Int?

  public init(mode: Int, postalCode: [UInt8]? = nil, country: Int? = nil, serviceClass: Int? = nil) {
    self.mode = mode
    self.postalCode = postalCode
    self.country = country
    self.serviceClass = serviceClass
  }
}
