/// The choices that MaxiCode offers; an address in other modes than 2 and 3 is refused.
public struct MaxiCodeOptions: Hashable, Sendable {
  /// 2 or 3 with an address, by its postal code; 4 for text, 5 with more correction, 6 to configure a reader.
  public var mode: Int
  /// Modes 2 and 3: up to nine digits, or up to six letters, digits and spaces, ASCII.
  public var postalCode: [UInt8]
  /// Modes 2 and 3: country code of ISO 3166, 0…999.
  public var country: Int
  /// Modes 2 and 3: class of service, 0…999.
  public var serviceClass: Int

  public init(mode: Int = 4, postalCode: [UInt8] = [], country: Int = 0, serviceClass: Int = 0) {
    self.mode = mode
    self.postalCode = postalCode
    self.country = country
    self.serviceClass = serviceClass
  }
}
