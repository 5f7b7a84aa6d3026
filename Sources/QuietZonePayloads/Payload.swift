public import QuietZone

/// What the content of a code means: a link, the access to a network, a person's address …
///
/// ```swift
/// let payload = Payload(text: Array("WIFI:T:WPA;S:Guests;P:welcome;;".utf8))
/// payload.kind                       // .wifi
/// payload[.networkName]              // the bytes of "Guests"
/// ```
///
/// Whatever no known form describes is text, or binary where it is not text at all: nothing is refused.
/// Values are UTF-8, taken as they stand; a value may still be nonsense, and a link may still be harmful.
public struct Payload: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case text = 0
    /// `http:` or `https:`, whose address ``Payload/link`` looks at.
    case link = 1
    case wifi = 2
    /// vCard, MECARD or BIZCARD.
    case contact = 3
    case email = 4
    case phone = 5
    /// SMS or MMS.
    case message = 6
    /// A place on Earth.
    case place = 7
    /// iCalendar.
    case event = 8
    /// A trade item's number.
    case product = 9
    /// GS1 element strings.
    case gs1 = 10
    /// `otpauth:`, a secret for one-time passwords.
    case oneTimePassword = 11
    /// A request for a payment in a currency such as bitcoin.
    case cryptocurrency = 12
    /// A link that another program than a browser opens.
    case otherLink = 13
    /// Bytes that are no text.
    case binary = 14
    /// A SEPA credit transfer as the European Payments Council writes it (EPC069-12).
    case creditTransfer = 15
    /// A Swiss QR bill (SIX, Swiss Implementation Guidelines for the QR-bill).
    case swissBill = 16
  }

  /// A named part. A name may come more than once, in the order of the content.
  public struct Field: Hashable, Sendable {
    public var name: FieldName
    /// What the content calls it beyond its name: `WORK` of a phone number, a GS1 application identifier, the
    /// time zone of an event's start and end, `Europe/Berlin`.
    public var label: [UInt8]
    public var value: [UInt8]

    public init(_ name: FieldName, _ value: [UInt8], label: [UInt8] = []) {
      self.name = name
      self.label = label
      self.value = value
    }

    init(_ element: GS1ElementString.Element) {
      self.init(.element, element.value, label: element.identifier.digits)
    }
  }

  public var kind: Kind
  public var fields: [Field]
  /// What there is to know about the address before it is opened, of a ``Kind/link``.
  public var link: LinkInspection?

  init(_ kind: Kind, _ fields: [Field], link: LinkInspection? = nil) {
    self.kind = kind
    self.fields = fields
    self.link = link
  }

  /// The value of the first part of a name; `nil` where there is none.
  public subscript(_ name: FieldName) -> [UInt8]? { fields.first { $0.name == name }?.value }

  /// What `text`, UTF-8, means by itself.
  public init(text: [UInt8]) {
    guard Self.isText(text) else {
      self.init(.binary, [])
      return
    }
    let content = text.trimmed
    for reader in [
      Self.link, Self.wifi, Self.contact, Self.mail, Self.call, Self.place, Self.event, Self.creditTransfer,
      Self.swissBill, Self.other,
    ] {
      if let payload = reader(content) {
        self = payload
        return
      }
    }
    self.init(.text, [Field(.text, text)])
  }

  /// What a barcode means whose content, converted to UTF-8, is `text`.
  public init(_ barcode: Barcode, text: [UInt8]) {
    var (gtin, addOn): ([UInt8]?, [UInt8]?)
    if case .linear(let details) = barcode.details { (gtin, addOn) = (details.gtin, details.addOn) }
    self.init(text: text, barcode.content.bytes, barcode.identifier, gtin: gtin, addOn: addOn)
  }

  /// What content means whose bytes are `bytes` and, converted to UTF-8, `text`.
  package init(
    text: [UInt8], _ bytes: [UInt8], _ identifier: SymbologyIdentifier, gtin: [UInt8]?, addOn: [UInt8]?
  ) {
    if identifier.isGS1, let elements = GS1ElementString(structureOf: bytes) {
      self.init(.gs1, elements.elements.map { Field($0) })
    } else if let gtin {
      self.init(.product, [Field(.gtin, gtin)] + (addOn.map { [Field(.addOn, $0)] } ?? []))
    } else {
      self.init(text: text)
    }
  }

  /// UTF-8 without control characters but tab, line feed, carriage return and GS1's separators.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty, UTF8Check.isValid(bytes) else { return false }
    return bytes.allSatisfy { $0 >= 32 && $0 != 127 || [9, 10, 13, 28, 29, 30, 4].contains($0) }
  }
}

/// The parts of a ``Payload``.
public enum FieldName: UInt8, Hashable, Sendable, CaseIterable {
  case text = 0
  case url = 1
  /// Of a wireless network (SSID).
  case networkName = 2
  case password = 3
  /// `WPA`, `WEP`, `SAE`, `nopass`.
  case security = 4
  /// `true` for a network that does not announce itself.
  case hidden = 5
  case name = 6
  /// How a name is said.
  case reading = 7
  case nickname = 8
  case organization = 9
  case title = 10
  case phone = 11
  case email = 12
  case address = 13
  case birthday = 14
  case note = 15
  case subject = 16
  case body = 17
  case copyTo = 18
  case blindCopyTo = 19
  /// Degrees, north and east positive.
  case latitude = 20
  case longitude = 21
  /// Metres.
  case altitude = 22
  case query = 23
  case summary = 24
  /// As iCalendar writes it: `20261224T180000Z`, or without a time; a time without `Z` is that of the time
  /// zone which is its label, or of wherever one is.
  case start = 25
  case end = 26
  case location = 27
  case description = 28
  case gtin = 29
  case addOn = 30
  /// A GS1 element, of GS1 content or of a link; its label is the application identifier.
  case element = 31
  case issuer = 32
  case account = 33
  case secret = 34
  case currency = 35
  case amount = 36
  case scheme = 37
  /// For writing, where the order of a whole name does not tell which part is which.
  case givenName = 38
  case familyName = 39
  /// Of one-time passwords: `SHA1`, `SHA256` or `SHA512`; how many digits they have; seconds that one is
  /// good for; how many there were, where they are counted.
  case algorithm = 40
  case digits = 41
  case period = 42
  case counter = 43
  case iban = 44
  case bic = 45
  /// Why somebody pays, a code of ISO 20022.
  case purpose = 46
  /// What a payment is told apart by: an ISO 11649 creditor reference or a Swiss QR reference.
  case reference = 47
  /// Of a credit transfer, what the payer is told; of a Swiss bill, what programs for billing tell each
  /// other.
  case information = 48
  case street = 49
  case buildingNumber = 50
  case postalCode = 51
  case town = 52
  /// Two letters of ISO 3166-1.
  case country = 53
  /// Another way to pay a Swiss bill, in that way's own words.
  case alternative = 54
  /// Of an event whose end is not told, as iCalendar writes it: `PT1H30M`.
  case duration = 55
}
