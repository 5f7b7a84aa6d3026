public import QuietZone

/// Why a style can't be drawn.
public enum StyleError: Error, Hashable, Sendable {
  /// A symbology that has no styles.
  case symbology(Symbology)
  /// A symbology of the QR family that has no room for a logo.
  case logoSymbology(Symbology)
  /// A ``Raster`` has two colours, no tones.
  case twoColors
  /// Sheets of labels draw without styles.
  case sheet
  /// Dots outside ``SymbolStyle/dotDiameters`` modules.
  case dotDiameter(Double)
  /// A gradient of so many colours, outside 2…``SymbolStyle/Gradient/maximumStops``.
  case gradientCount(Int)
  /// A colour's place that is outside 0…1 or before the one of the colour before it.
  case gradientPlace(Double)
  /// A colour of a gradient that is not opaque.
  case gradientOpacity
  /// A gradient without length, or one that begins or ends far from the symbol.
  case gradientLine
  /// A logo's picture with a side outside 1…``SymbolStyle/Logo/maximumSide`` pixels.
  case logoSize(width: Int, height: Int)
  /// A logo's share of the symbol's width, not above 0 or above ``SymbolStyle/Logo/maximumShare``.
  case logoShare(Double)
  /// A logo's margin outside 0…``SymbolStyle/Logo/maximumMargin`` modules.
  case logoMargin(Double)

  /// What was asked, why it fails and what would do, for people.
  public var message: String {
    var out = ByteWriter()
    switch self {
    case .symbology(let symbology):
      out.write(symbology.name)
      out.write(" is drawn plain: styles are for QR Code, Micro QR Code and rMQR Code")
    case .logoSymbology(let symbology):
      out.write(symbology.name)
      out.write(" has no room for a logo: QR Code has")
    case .twoColors: out.write("a raster of two colours has no styles: RasterRenderer.picture draws them")
    case .sheet:
      out.write("labels on sheets are drawn plain: leave the style away, or draw each as a picture")
    case .dotDiameter(let diameter):
      out.write(["dots of ", " modules; 0.1 to 1 can be drawn"], [diameter])
    case .gradientCount(let count):
      out.write(
        ["a gradient of ", count == 1 ? " colour; 2 to 16 make one" : " colours; 2 to 16 make one"],
        [Double(count)])
    case .gradientPlace(let place):
      out.write(["a gradient's colour at ", "; places go from 0 to 1 in ascending order"], [place])
    case .gradientOpacity: out.write("a gradient's colours must be opaque")
    case .gradientLine:
      out.write("a gradient needs some length, and both of its ends within ten symbols' widths")
    case .logoSize(let width, let height):
      out.write(
        ["a logo of ", " x ", " pixels; sides of 1 to 2048 can be drawn"], [Double(width), Double(height)])
    case .logoShare(let share):
      out.write(
        ["a logo of ", " % of the symbol's width; above 0 and up to 30 % can be drawn"], [share * 100])
    case .logoMargin(let margin):
      out.write(["a logo's margin of ", " modules; 0 to 4 can be drawn"], [margin])
    }
    return out.text
  }
}

extension StyleError: CustomStringConvertible {
  public var description: String { message }
}
