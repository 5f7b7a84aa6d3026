extension SymbolStyle {
  /// A picture in the middle of a QR Code. Modules under it and its margin are left out; the correction of
  /// errors makes up for them, so a symbol with a logo wants level H.
  public struct Logo: Hashable, Sendable {
    /// With sides of 1…``maximumSide`` pixels.
    public var picture: ColorPicture
    /// How much of the symbol's width the picture's longer side takes, above 0 and up to ``maximumShare``.
    public var share: Double
    /// Light space around the picture, modules: 0…4.
    public var margin: Double

    public static let maximumSide = 2048
    public static let maximumShare = 0.3
    public static let maximumMargin = 4.0

    public init(_ picture: ColorPicture, share: Double = 0.2, margin: Double = 0.5) {
      self.picture = picture
      self.share = share
      self.margin = margin
    }

    func check() throws(StyleError) {
      let sides = 1...Self.maximumSide
      guard sides ~= picture.width, sides ~= picture.height else {
        throw .logoSize(width: picture.width, height: picture.height)
      }
      guard share > 0, share <= Self.maximumShare else { throw .logoShare(share) }
      guard margin >= 0, margin <= Self.maximumMargin else { throw .logoMargin(margin) }
    }
  }
}
