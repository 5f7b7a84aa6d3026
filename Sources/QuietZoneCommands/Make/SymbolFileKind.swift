import ArgumentParser
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

/// The kind of file a symbol is written as; `--format` or the file's suffix says which.
enum SymbolFileKind: String, CaseIterable, ExpressibleByArgument {
  case svg
  case png
  case pdf
  case eps
  case txt
  case pgm

  init(path: String) throws {
    let suffix = path.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    guard path.contains("."), let kind = Self(rawValue: suffix.lowercased()) else {
      let kinds = Self.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw ValidationError("\(path): --format or the suffix says the kind of file; there are \(kinds).")
    }
    self = kind
  }

  /// What files of a series are named after: `output`, or where that is a folder, their numbers alone.
  static func pattern(_ output: String, _ format: SymbolFileKind?) throws -> String {
    guard Files.isFolder(output) else { return output }
    guard let format else {
      throw ValidationError("\(output) is a folder: --format says the kind of its files, as in --format svg.")
    }
    return Files.folder(output) + "." + format.rawValue
  }

  /// Whether it is pixels, which a size in print is rounded to.
  var isRaster: Bool { self == .png || self == .pgm }

  /// Whether a terminal shows it as text.
  var isText: Bool { self == .svg || self == .eps || self == .txt }

  func render(_ symbol: Symbol, _ artwork: Artwork) throws -> [UInt8] {
    do throws(RenderingError) {
      switch self {
      case .svg: return try SVGRenderer.render(symbol, artwork)
      case .pdf: return try PDFRenderer.render(symbol, artwork)
      case .eps: return try EPSRenderer.render(symbol, artwork)
      case .txt: return try TerminalRenderer.render(symbol, artwork, style: .lightTerminal)
      case .png where artwork.style.isPlain: return try PNGWriter().encode(raster(symbol, artwork))
      case .png: return try PNGWriter().encode(RasterRenderer.picture(symbol, artwork))
      case .pgm where artwork.style.isPlain:
        return PGMWriter.encode(try raster(symbol, artwork).luminance())
      case .pgm: return PGMWriter.encode(try RasterRenderer.picture(symbol, artwork).luminance())
      }
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private func raster(_ symbol: Symbol, _ artwork: Artwork) throws(RenderingError) -> Raster {
    try RasterRenderer.render(symbol, artwork, glyphs: symbol.text.isEmpty ? nil : .system())
  }
}
