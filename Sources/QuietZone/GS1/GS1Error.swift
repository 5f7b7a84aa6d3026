/// Why something is no GS1 data, and where.
///
/// ```swift
/// do throws(GS1Error) {
///   _ = try GS1ElementString("(01)09501101530004")
/// } catch {
///   print(error)  // (01) at character 1: the check digit at the end should be 3
/// }
/// ```
public struct GS1Error: Error, Hashable, Sendable {
  /// The identifier whose element is wrong; `nil` where the fault is no element's.
  public var identifier: GS1Identifier?
  /// Where that identifier, or what can't be read, begins in the text: characters from 1; 0 in what was not
  /// made from text.
  public var place: Int
  /// The character of the value, from 1, that is wrong; `nil` where it is not a single one.
  public var character: Int?
  public var problem: Problem

  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The text begins with no application identifier, but with this (UTF-8).
    case notElementString(found: [UInt8])
    /// The text is an address.
    case digitalLink
    /// Here an identifier in brackets should stand.
    case bracketExpected
    /// Here an identifier should begin, and this stands (UTF-8).
    case noIdentifier(found: [UInt8])
    /// GS1 has not assigned the identifier.
    case unknownIdentifier
    /// The value is empty.
    case noValue(expected: Length?)
    /// The value has another length than its identifier allows.
    case wrongLength(count: Int, expected: Length)
    /// A character (UTF-8) that is not in its set.
    case wrongCharacter(found: [UInt8], expected: GS1CharacterSet)
    /// The check digit should be this one, ASCII.
    case wrongCheckDigit(expected: UInt8)
    /// The two check characters at the end should be these, ASCII.
    case wrongCheckPair(expected: [UInt8])
    /// A number with bounds, which is beyond them; `found` are its digits.
    case outOfRange(Quantity, found: [UInt8], minimum: UInt32, maximum: UInt32)
    /// A code that is not in its list.
    case notListed(CodeList, found: [UInt8])
    /// It is not what it should be.
    case wrongForm(Form)
    /// A part of a North American coupon is wrong, or ends too soon.
    case coupon(CouponPart)
    /// One of these groups has to be there as well; in the identifiers `n` stands for any digit.
    case missing([[GS1Identifier]])
    /// This one may not be there besides.
    case excluded(GS1Identifier)
    /// The identifier comes again with another value.
    case repeated
    /// What is wrong with the address.
    case link(LinkFault)
  }

  /// How long a value may be.
  public struct Length: Hashable, Sendable {
    public var minimum: Int
    public var maximum: Int
    /// Whether all of it are digits.
    public var isNumeric: Bool
    /// So many characters at the end, which may be left out together only.
    public var together: Int?
  }

  /// Numbers with bounds.
  public enum Quantity: UInt8, Hashable, Sendable {
    case month = 0
    case day = 1
    case hour = 2
    case minute = 3
    case second = 4
    /// Ten-millionths of a degree from the south pole.
    case latitude = 5
    /// Ten-millionths of a degree from the 180th meridian.
    case longitude = 6
    /// The number of a piece, up to how many there are.
    case piece = 7
    /// How many pieces there are.
    case total = 8
  }

  /// Lists that codes are in.
  public enum CodeList: UInt8, Hashable, Sendable {
    /// ISO 3166-1, three digits.
    case country = 0
    /// The same or 999.
    case countryOrMany = 1
    /// ISO 3166-1, two letters.
    case countryLetters = 2
    /// ISO 4217, three digits.
    case currency = 3
    /// ISO/IEC 5218.
    case sex = 4
    /// Kinds of data carriers in health care.
    case mediaType = 5
    /// UN/ECE Recommendation 21 and GS1's own.
    case packageType = 6
  }

  /// Forms that values have.
  public enum Form: UInt8, Hashable, Sendable {
    case yesOrNo = 0
    case leadingZero = 1
    case nonZero = 2
    case noLeadingZero = 3
    case hyphen = 4
    case winding = 5
    case percentEncoding = 6
    case companyPrefix = 7
    case importerIndex = 8
    case positionOfTotal = 9
    case hasNonDigit = 10
    case padding = 11
    case iban = 12
  }

  /// Parts of a coupon, AI (8110) and (8112).
  public enum CouponPart: UInt8, Hashable, Sendable {
    case companyPrefix = 0
    case offerCode = 1
    case saveValue = 2
    case purchaseRequirement = 3
    case requirementCode = 4
    case familyCode = 5
    case purchaseRules = 6
    case expirationDate = 7
    case startDate = 8
    case serialNumber = 9
    case retailer = 10
    case saveValueCode = 11
    case appliesTo = 12
    case storeCoupon = 13
    case doNotMultiply = 14
    case format = 15
    /// More than a coupon has.
    case excess = 16
  }

  /// What is wrong with a Digital Link.
  public enum LinkFault: UInt8, Hashable, Sendable {
    /// It begins with neither `http://` nor `https://`.
    case scheme = 0
    /// No host and path.
    case host = 1
    /// A character that no address has.
    case character = 2
    /// No part of the path is a primary key, and a value behind it.
    case noKey = 3
    /// The identifier is no qualifier of the key, or stands too late.
    case qualifier = 4
    /// The identifier belongs into the path, as a qualifier of its key.
    case belongsInPath = 5
    /// The identifier may not stand behind the `?`.
    case attribute = 6
    /// A word in place of an identifier, as releases before 1.2 had it: `/gtin/`.
    case convenienceAlpha = 7
    /// The identifier stands in it already.
    case repeated = 8
  }
}

/// How deep a ``GS1ElementString`` is looked at.
public enum GS1Checks: UInt8, Hashable, Sendable {
  /// Where elements begin and end: for what was read, since a till must not stop at a new identifier.
  case structure = 0
  /// Besides: every identifier is assigned, and every value is what GS1's Barcode Syntax Dictionary says: its
  /// length, characters, check digits, dates, countries …
  case values = 1
  /// Besides: what has to stand beside it does, and nothing that may not. GS1 wants this of all codes on an
  /// item together, so that one alone may fail it: a batch in one code, its GTIN in another.
  case associations = 2
}
