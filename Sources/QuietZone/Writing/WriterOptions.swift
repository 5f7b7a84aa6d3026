/// How a ``BarcodeWriter`` makes a symbol; each family has its own part.
public struct WriterOptions: Hashable, Sendable {
  /// What the data is for.
  public enum Application: Hashable, Sendable {
    /// Nothing in particular.
    case general
    /// GS1 element strings without brackets: FNC1 in first position; GS (29) in the content separates. More
    /// is not checked: ``GS1ElementString`` does, which ``BarcodeWriter`` takes as well.
    case gs1
    /// An application that AIM registered: FNC1 in second position with its indicator, two digits ("37") or
    /// one letter ("A"), as ASCII bytes.
    case aim(indicator: [UInt8])
  }

  /// The character set to write in, announced by its ECI: one that the writer's ``TextConverter`` has, or
  /// text is refused. `nil`: ISO-8859-1 without ECI where the text fits it, else UTF-8 with its ECI.
  ///
  /// ISO-8859-1 is what the standard says holds without an ECI, but readers guess: where an accent, a degree
  /// or a pound sign stands alone among ASCII, many take its byte for Shift JIS. ``ECI/iso8859_1`` announces
  /// the same bytes for 12 bits more (11 in rMQR Code) and leaves nothing to guess.
  public var eci: ECI?
  public var application: Application
  public var qrCode: QRCodeOptions
  public var linear: LinearOptions
  public var dataMatrix: DataMatrixOptions
  public var pdf417: PDF417Options
  public var aztec: AztecOptions
  public var maxiCode: MaxiCodeOptions

  public init(
    eci: ECI? = nil, application: Application = .general, qrCode: QRCodeOptions = QRCodeOptions(),
    linear: LinearOptions = LinearOptions(), dataMatrix: DataMatrixOptions = DataMatrixOptions(),
    pdf417: PDF417Options = PDF417Options(), aztec: AztecOptions = AztecOptions(),
    maxiCode: MaxiCodeOptions = MaxiCodeOptions()
  ) {
    self.dataMatrix = dataMatrix
    self.pdf417 = pdf417
    self.aztec = aztec
    self.maxiCode = maxiCode
    self.eci = eci
    self.application = application
    self.qrCode = qrCode
    self.linear = linear
  }
}

/// The choices that QR Code, Micro QR Code and rMQR Code offer.
public struct QRCodeOptions: Hashable, Sendable {
  /// Which versions may be used, numbered as in ``QRCodeDetails/version``.
  public enum Version: Hashable, Sendable {
    /// The smallest that holds the content.
    case smallest
    /// The smallest from this one on.
    case atLeast(Int)
    /// This one alone.
    case exactly(Int)
  }

  /// Which of the sizes that hold the content is best; rMQR Code alone has a choice.
  public enum Shape: Hashable, Sendable {
    /// The fewest modules in all.
    case smallestArea
    /// The lowest symbol, then the narrowest.
    case fewestRows
    /// The narrowest symbol, then the lowest.
    case fewestColumns
  }

  /// The lowest correction level to use; default M. A symbology that lacks it uses its next higher one: rMQR
  /// Code has M and H, Micro QR Code at most Q. Micro QR M1, which only detects errors, is used with `low`
  /// alone.
  public var level: QRCodeLevel
  /// Raise the level as far as it costs no larger symbol; default true.
  public var boostsLevel: Bool
  public var version: Version
  /// Mask pattern 0…7 (0…3 for Micro QR Code); `nil`: the one with the lowest penalty.
  public var mask: Int?
  /// The size of an rMQR Code to prefer; an exact one is asked for by ``version``.
  public var shape: Shape

  public init(
    level: QRCodeLevel = .medium, boostsLevel: Bool = true, version: Version = .smallest, mask: Int? = nil,
    shape: Shape = .smallestArea
  ) {
    self.level = level
    self.boostsLevel = boostsLevel
    self.version = version
    self.mask = mask
    self.shape = shape
  }
}
