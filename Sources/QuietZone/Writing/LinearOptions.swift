/// The choices that linear symbologies offer; each takes those that it knows.
public struct LinearOptions: Hashable, Sendable {
  /// What becomes of check characters that a symbology leaves to the application.
  public enum Check: Hashable, Sendable {
    /// As the standard's default: EAN, UPC, ITF-14, Code 93 and Code 128 add theirs (a full-length EAN's is
    /// verified), Code 11 both of its; MSI adds those that ``LinearOptions/msiCheck`` names; the others have
    /// none.
    case automatic
    /// Computed and added.
    case added
    /// None.
    case none
    /// The content's last characters are it; verified.
    case given
  }

  /// Schemes of check digits of MSI.
  public enum MSICheck: UInt8, Hashable, Sendable, CaseIterable {
    /// One digit, Luhn's.
    case modulo10 = 0
    /// Two digits, Luhn's of the number and Luhn's of the number with it.
    case modulo10And10 = 1
    /// Modulo 11 with IBM's weights 2 to 7: one digit, or 10.
    case modulo11 = 2
    /// Modulo 11, then Luhn's of the number with it.
    case modulo11And10 = 3
  }

  public var check: Check
  /// Which check digits MSI gets. `nil`: none, or modulo 10 where ``check-swift.property`` says that there
  /// are some.
  public var msiCheck: MSICheck?
  /// Telepen: pairs of digits in one character each; content of digits alone.
  public var isNumeric: Bool
  /// Digits of an EAN-2 or EAN-5 add-on, ASCII.
  public var addOn: [UInt8]?
  /// Height of the bars, modules; `nil`: what the standard recommends.
  public var height: Int?
  /// Bearer bars of ITF-14 and Interleaved 2 of 5: `nil` as the standard has it (a frame for ITF-14).
  public var hasBearerBars: Bool?
  /// Whether the text under the bars is made.
  public var showsText: Bool
  /// How many narrow ones a wide bar is wide, 2 or 3; two-width symbologies only.
  public var wideRatio: Int
  /// Code 128: FNC3, the content configures a reader.
  public var isForReader: Bool
  /// Code 128: FNC2, the content is to be put before what is read next.
  public var isAppended: Bool
  /// DataBar Expanded Stacked: pairs of characters in a row; `nil`: 2.
  public var rowPairs: Int?
  /// DataBar and DataBar Stacked: as high as a scanner needs that reads them in any direction; else they are
  /// DataBar Truncated and the low form of Stacked.
  public var isOmnidirectional: Bool

  public init(
    check: Check = .automatic, addOn: [UInt8]? = nil, height: Int? = nil,
    hasBearerBars: Bool? = nil, showsText: Bool = true, wideRatio: Int = 3, rowPairs: Int? = nil,
    msiCheck: MSICheck? = nil, isNumeric: Bool = false,
    isForReader: Bool = false, isAppended: Bool = false, isOmnidirectional: Bool = true
  ) {
    self.msiCheck = msiCheck
    self.isNumeric = isNumeric
    self.check = check
    self.addOn = addOn
    self.height = height
    self.hasBearerBars = hasBearerBars
    self.showsText = showsText
    self.wideRatio = wideRatio
    self.rowPairs = rowPairs
    self.isForReader = isForReader
    self.isAppended = isAppended
    self.isOmnidirectional = isOmnidirectional
  }
}
