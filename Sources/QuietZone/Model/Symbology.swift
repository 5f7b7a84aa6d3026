/// A kind of barcode: the rule book by which bars or modules become characters.
///
/// Raw values are stable: they are the bit numbers of ``SymbologySet`` and appear in stored data and across
/// the C and WebAssembly borders, so a new case only ever takes the next free number.
public enum Symbology: UInt8, CaseIterable, Hashable, Sendable {
  /// QR Code, ISO/IEC 18004: Model 2 (versions 1–40), read and made; Model 1 (AIM ITS/97/001), read only.
  case qrCode = 0
  /// Micro QR Code, ISO/IEC 18004: versions M1–M4.
  case microQRCode = 1
  /// Rectangular Micro QR Code (rMQR), ISO/IEC 23941: 32 sizes from R7×43 to R17×139.
  case rectangularMicroQRCode = 2
  /// EAN-13 (GTIN-13, JAN, ISBN), ISO/IEC 15420.
  case ean13 = 3
  /// EAN-8 (GTIN-8), ISO/IEC 15420.
  case ean8 = 4
  /// UPC-A (GTIN-12), ISO/IEC 15420.
  case upcA = 5
  /// UPC-E, a UPC-A with its zeros left out, ISO/IEC 15420.
  case upcE = 6
  /// Code 39, ISO/IEC 16388.
  case code39 = 7
  /// Code 93, AIM BC5; its extension Code 93i is neither made nor read.
  case code93 = 8
  /// Code 128 and GS1-128, ISO/IEC 15417.
  case code128 = 9
  /// Codabar (NW-7), AIM BC3.
  case codabar = 10
  /// Interleaved 2 of 5, ISO/IEC 16390.
  case interleaved2of5 = 11
  /// ITF-14: a GTIN-14 as Interleaved 2 of 5, GS1 General Specifications 5.3.
  case itf14 = 12
  /// Industrial 2 of 5, also called Standard 2 of 5: bars alone carry data.
  case industrial2of5 = 13
  /// IATA 2 of 5 (Airline 2 of 5): Industrial 2 of 5 with the short start and stop.
  case iata2of5 = 14
  /// Matrix 2 of 5: three bars and two spaces a digit.
  case matrix2of5 = 15
  /// MSI (Modified Plessey).
  case msiPlessey = 16
  /// Code 11 (USD-8).
  case code11 = 17
  /// Telepen, full ASCII and numeric, SB Telepen barcode specification.
  case telepen = 18
  /// Laetus Pharmacode, one track: 3 to 131 070. It has no check and no start, so a reader looks for it only
  /// when it is asked for by name.
  case pharmacode = 19
  /// The DX code along the edge of 35 mm film, ANSI/NAPM IT1.14.
  case dxFilmEdge = 20
  /// GS1 DataBar Omnidirectional and Truncated, which have the same bars, ISO/IEC 24724.
  case dataBar = 21
  /// GS1 DataBar Stacked and Stacked Omnidirectional, ISO/IEC 24724.
  case dataBarStacked = 22
  /// GS1 DataBar Limited, ISO/IEC 24724.
  case dataBarLimited = 23
  /// GS1 DataBar Expanded, ISO/IEC 24724.
  case dataBarExpanded = 24
  /// GS1 DataBar Expanded Stacked, ISO/IEC 24724.
  case dataBarExpandedStacked = 25
  /// Data Matrix ECC 200, ISO/IEC 16022, and its rectangular extension DMRE, ISO/IEC 21471.
  case dataMatrix = 26
  /// PDF417 and Compact PDF417, ISO/IEC 15438.
  case pdf417 = 27
  /// MicroPDF417, ISO/IEC 24728.
  case microPDF417 = 28
  /// Aztec Code and Aztec Runes, ISO/IEC 24778.
  case aztec = 29
  /// MaxiCode, ISO/IEC 16023.
  case maxiCode = 30
  /// Code 39 Full ASCII, ISO/IEC 16388, Annex A.2. Its bars are those of a Code 39, so a reader takes them
  /// for it only when it is asked for by name.
  case code39Extended = 31
}
