/// The particulars of a linear symbol.
public struct LinearDetails: Hashable, Sendable {
  /// What a value is by a convention of its own.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A book, EAN-13 from 978 or 979.
    case isbn = 0
    /// A serial, EAN-13 from 977.
    case issn = 1
    /// Printed music, EAN-13 from 9790.
    case ismn = 2
    /// An Italian medicine, Code 39: ``printed`` holds `A` and nine digits.
    case code32 = 3
    /// A German medicine, Code 39: ``printed`` holds `PZN-` and seven or eight digits.
    case pzn = 4
    /// A vehicle, 17 characters.
    case vin = 5
    /// GS1 element strings.
    case gs1 = 6
    /// Code 128 with FNC3: meant to configure a reader.
    case readerProgramming = 7
    /// Code 128 with FNC2: to be put before what is read next.
    case messageAppend = 8
  }

  /// Independent scan lines that gave this value; 0 for a symbol made.
  public var lines: Int
  /// How sure the value is, 0…1: the lines that gave it over two more than are needed to report it (at most
  /// 1), times their share among all lines that read these bars; 1 for a symbol made.
  public var confidence: Double
  public var check: CheckState
  /// The GTIN as 14 ASCII digits, where the value is one.
  public var gtin: [UInt8]?
  /// Digits of an EAN-2 or EAN-5 add-on, ASCII.
  public var addOn: [UInt8]?
  public var kind: Kind?
  /// The characters as people read them under the bars, ASCII, where they differ from the content.
  public var printed: [UInt8]?
  /// Less light space beside the bars than the standard asks for.
  public var violatesQuietZone: Bool

  public init(
    lines: Int = 0, confidence: Double = 1, check: CheckState = .none, gtin: [UInt8]? = nil,
    addOn: [UInt8]? = nil, kind: Kind? = nil, printed: [UInt8]? = nil, violatesQuietZone: Bool = false
  ) {
    self.lines = lines
    self.confidence = confidence
    self.check = check
    self.gtin = gtin
    self.addOn = addOn
    self.kind = kind
    self.printed = printed
    self.violatesQuietZone = violatesQuietZone
  }
}
