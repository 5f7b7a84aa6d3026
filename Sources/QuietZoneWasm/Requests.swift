import QuietZone
import QuietZoneRendering

/// Options of a reader as a host hands them over, 48 bytes; all zero, or none at all, means everything at
/// balanced effort:
///
///     offset  size
///          0     8  symbologies, a bit each (``SymbologySet``); 0: all
///          8     4  most barcodes to return; 0: no limit
///         12     1  effort plus 1: 1 fast, 2 balanced, 3 thorough; 0: balanced
///         13     1  1: a region follows
///         14     2  nothing
///         16    32  region: x, y, width, height, 0…1 of the picture, four 64-bit reals
func readerOptions(_ bytes: [UInt8]) -> ReaderOptions {
  var cursor = ByteCursor(bytes)
  var options = ReaderOptions()
  let symbologies = cursor.word64()
  if symbologies != 0 { options.symbologies = SymbologySet(rawValue: symbologies) }
  let limit = cursor.word32()
  if limit != 0 { options.maximumCount = Int(clamping: limit) }
  let effort = cursor.byte()
  if effort != 0 { options.effort = ReaderOptions.Effort(rawValue: effort - 1) ?? .balanced }
  let hasRegion = cursor.byte() != 0
  _ = cursor.word16()
  if hasRegion {
    let (x, y, width, height) = (cursor.real(), cursor.real(), cursor.real(), cursor.real())
    options.region = Rectangle2D(x: x, y: y, width: width, height: height)
  }
  return options
}

/// What a host wants made, 20 bytes in front of the content's bytes:
///
///     offset  size
///          0     1  symbology: the raw value of a ``Symbology``, 0 QR Code, 1 Micro QR Code, 2 rMQR Code …
///          1     1  level: 0 L, 1 M, 2 Q, 3 H
///          2     1  flags: 1 raise the level where it is free, 2 the content is UTF-8 text, 4 the ECI is
///          given,
///                   8 the mask is given, 16 GS1, 32 AIM application
///          3     1  mask
///          4     1  version: 0 smallest, 1 at least, 2 exactly
///          5     1  that version
///          6     2  AIM application indicator: a letter and 0, or two digits
///          8     4  ECI
///         12     1  columns of PDF417; 0: as needed
///         13     1  Data Matrix: 1 rectangular, 2 of any shape; Aztec: 1 compact, 2 full-range; 0: as usual
///         14     1  correction: level of PDF417 plus 1; percent of Aztec; 0: as usual
///         15     1  nothing
///         16     3  EAN and UPC: digits of an add-on as a number
///         19     1  how many digits they are; 0: no add-on
struct MakeRequest {
  var symbology = Symbology.qrCode
  var options = WriterOptions()
  var content = Content()

  /// `nil` when there is no such symbology or level.
  init?(_ bytes: [UInt8]) {
    var cursor = ByteCursor(bytes)
    guard bytes.count >= 20, let symbology = Symbology(rawValue: cursor.byte()),
      let level = QRCodeLevel(rawValue: cursor.byte())
    else { return nil }
    self.symbology = symbology
    let flags = cursor.byte()
    let mask = Int(cursor.byte())
    let kind = cursor.byte()
    let version = Int(cursor.byte())
    let indicator = [cursor.byte(), cursor.byte()]
    let eci = cursor.word32()
    options.qrCode.level = level
    options.qrCode.boostsLevel = flags & 1 != 0
    options.qrCode.mask = flags & 8 != 0 ? mask : nil
    options.qrCode.version = kind == 2 ? .exactly(version) : kind == 1 ? .atLeast(version) : .smallest
    let (columns, shape, correction) = (Int(cursor.byte()), cursor.byte(), Int(cursor.byte()))
    _ = cursor.byte()
    switch symbology {
    case .pdf417, .microPDF417:
      options.pdf417.columns = columns == 0 ? nil : columns
      options.pdf417.level = correction == 0 ? nil : correction - 1
    case .dataMatrix: options.dataMatrix.size = shape == 1 ? .rectangle : shape == 2 ? .any : .square
    case .aztec:
      options.aztec.size = shape == 1 ? .compact : shape == 2 ? .full : .any
      options.aztec.percentage = correction == 0 ? nil : correction
    default: break
    }
    options.linear.addOn = Self.addOn(cursor.word32())
    if flags & 4 != 0 { options.eci = ECI(rawValue: eci) }
    if flags & 16 != 0 { options.application = .gs1 }
    if flags & 32 != 0 {
      options.application = .aim(indicator: indicator[1] == 0 ? [indicator[0]] : indicator)
    }
    let data = Array(bytes.dropFirst(20))
    content = flags & 2 != 0 ? Content(bytes: data, eci: .utf8) : Content(bytes: data)
  }

  /// The digits of an add-on, ASCII, of their value with their number in the highest byte.
  private static func addOn(_ word: UInt32) -> [UInt8]? {
    var (value, digits) = (word & 0xFF_FFFF, [UInt8]())
    for _ in 0..<(word >> 24) {
      digits.append(48 + UInt8(truncatingIfNeeded: value % 10))
      value /= 10
    }
    return digits.isEmpty ? nil : digits.reversed()
  }
}

/// How a symbol is to be drawn, 16 bytes in front of a ``MakeRequest``:
///
///     offset  size
///          0     4  foreground: red, green, blue, alpha
///          4     4  background: red, green, blue, alpha; alpha 0: none
///          8     2  quiet zone, modules; FFFF: what the standard asks for
///         10     2  pixels a module
///         12     1  0 SVG, 1 PDF
///         13     1  bit 0: the length of a style, 32 bits, and the style stand between these and the request
///         14     2  nothing
func drawOptions(_ bytes: [UInt8]) -> Artwork {
  var cursor = ByteCursor(bytes)
  let foreground = cursor.color()
  let background = cursor.color()
  let quietZone = Int(cursor.word16())
  let scale = Int(cursor.word16())
  return Artwork(
    foreground: foreground, background: background.alpha == 0 ? nil : background,
    quietZone: quietZone == 0xFFFF ? nil : quietZone, size: .modulePixels(scale), style: drawStyle(bytes))
}

/// See ``SymbolStyle/init(_:)``.
private func drawStyle(_ bytes: [UInt8]) -> SymbolStyle {
  let count = SymbolStyle.byteCount(bytes)
  return count == 0 ? .plain : SymbolStyle(Array(bytes.dropFirst(20).prefix(count - 4)))
}
