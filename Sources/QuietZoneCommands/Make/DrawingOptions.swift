import ArgumentParser
import Foundation
import QuietZone
import QuietZoneRendering

/// The options that decide how a symbol looks.
struct DrawingOptions: ParsableArguments {
  @Option(
    name: [.long, .customLong("fg")],
    help: ArgumentHelp(
      "Colour of dark modules: #rrggbb (the # may be left out) or a name.", valueName: "colour"))
  var foreground = "black"

  @Option(
    name: [.long, .customLong("bg")],
    help: ArgumentHelp(
      "Colour of light modules and quiet zone, or none; default white.", valueName: "colour"))
  var background: String?

  @Flag(help: "No background; the same as --background none.")
  var transparent = false
  private var isTransparent: Bool { transparent || background?.lowercased() == "none" }

  @Option(
    name: [.customShort("s", allowingJoined: true), .long],
    help: ArgumentHelp("Pixels a module; default 10.", valueName: "pixels"))
  var scale: Int?

  @Option(
    help: ArgumentHelp("Pixels of the picture's longer side; modules stay whole pixels.", valueName: "pixels")
  )
  var size: Int?

  @Option(
    name: [.long, .customLong("mm")],
    help: ArgumentHelp("Size of a module in print, with --dpi.", valueName: "mm"))
  var millimetres: Double?

  @Option(
    name: [.customShort("d", allowingJoined: true), .long],
    help: ArgumentHelp("Dots per inch for --millimetres; default 300.", valueName: "number"))
  var dpi: Double?
  var dotsPerInch: Double { dpi ?? 300 }

  @Option(
    name: [.customShort("m", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Light space on each side; without it what the standard asks for.", valueName: "modules"))
  var quietZone: Int?

  @Option(
    help: ArgumentHelp(
      "How much narrower bars are drawn, percent of a module, 0 to 50: what ink will spread.",
      valueName: "percent"))
  var barWidthReduction: Double?

  @Option(
    help: ArgumentHelp(
      "How the terminal draws: colours, dark (light text on dark ground), light, or ascii; default colours, "
        + "and dark where TERM is dumb or NO_COLOR is set."))
  var terminal: TerminalName?

  @Option(
    name: [.customShort("r", allowingJoined: true), .long],
    help: ArgumentHelp("Turn the picture clockwise: 90, 180 or 270.", valueName: "degrees"))
  var rotate = RotationName.none

  @Flag(help: "What readers may fail on is an error, not a warning.")
  var strict = false

  func validate() throws {
    guard [scale != nil, size != nil, millimetres != nil].filter({ $0 }).count < 2 else {
      throw ValidationError("--scale, --size and --millimetres exclude each other.")
    }
    if transparent, background != nil, background?.lowercased() != "none" {
      throw ValidationError("--background and --transparent exclude each other.")
    }
    guard (0...50).contains(barWidthReduction ?? 0) else {
      throw ValidationError("--bar-width-reduction takes 0 to 50 percent.")
    }
    if let millimetres, !(millimetres >= 0.01 && millimetres <= 1000) {
      throw ValidationError("--millimetres takes a size of 0.01 up to 1000, not \(millimetres).")
    }
    if let dpi, !(dpi >= 1 && dpi <= 100_000) {
      throw ValidationError("--dpi takes 1 to 100000 dots per inch, not \(dpi).")
    }
    if dpi != nil, millimetres == nil {
      throw ValidationError("--dpi goes with --millimetres: without it nothing is measured in print.")
    }
    _ = try artwork()
  }

  /// What was asked for that not every symbology has.
  var asked: [String] { OptionTable.asked([("--bar-width-reduction", barWidthReduction != nil)]) }

  /// What was asked for that a terminal does not have: there a module is a character.
  var sizes: [String] {
    OptionTable.asked([
      ("--scale", scale != nil), ("--size", size != nil), ("--millimetres", millimetres != nil),
      ("--bar-width-reduction", barWidthReduction != nil),
    ])
  }

  func artwork() throws -> Artwork {
    let area: Artwork.Size =
      if let size {
        .totalPixels(size)
      } else if let millimetres {
        .moduleMillimetres(millimetres, dpi: dotsPerInch)
      } else { .modulePixels(scale ?? 10) }
    return Artwork(
      foreground: try Self.color(foreground),
      background: isTransparent ? nil : try Self.color(background ?? "white"),
      quietZone: quietZone, size: area, barWidthReduction: (barWidthReduction ?? 0) / 100,
      rotation: rotate.rotation)
  }

  /// What readers may fail on. Printer's dots count where a file of this kind is made of them, and where
  /// `--dpi` says how many there are.
  func warnings(of symbol: Symbol, _ artwork: Artwork, as kind: SymbolFileKind?) -> [ScannabilityWarning] {
    Scannability.check(symbol, artwork).filter { warning in
      guard case .fewDots = warning else { return true }
      return dpi != nil || kind?.isRaster == true
    }
  }

  /// What a raster's modules really measure, where that is another size than the one asked for.
  var roundingNote: String? {
    guard let asked = millimetres else { return nil }
    let dots = max((asked * dotsPerInch / 25.4).rounded(), 1), real = dots * 25.4 / dotsPerInch
    let percent = (real / asked - 1) * 100
    guard abs(percent) >= 0.05 else { return nil }
    return String(
      format: "note: modules are %.0f %@, %.3f mm: %.1f %% %@ than asked; SVG, PDF and EPS are exact",
      dots, dots == 1 ? "pixel" : "pixels", real, abs(percent), percent > 0 ? "larger" : "smaller")
  }

  /// Writes the symbol as text; in colours on a terminal that takes them, which are right on any ground.
  func show(_ symbol: Symbol, _ artwork: Artwork, on console: Console) throws {
    let chosen = terminal ?? (console.isOutputTerminal && console.showsColours ? .colours : .dark)
    let text: [UInt8]
    do {
      text = try TerminalRenderer.render(symbol, artwork, style: chosen.style)
    } catch {
      throw CommandFailure(error.message)
    }
    console.writeOutput(text)
    let width = Self.width(of: text)
    guard let columns = console.outputColumns, width > columns else { return }
    console.note(
      "warning: the code is \(width) characters wide and the terminal \(columns), which breaks its lines: "
        + "widen the terminal, or write a file with -o code.svg")
  }

  /// Characters of the first line; not what sets its colours, from an escape to an `m`.
  private static func width(of text: [UInt8]) -> Int {
    var width = 0, isSetting = false
    for byte in text.prefix(while: { $0 != UInt8(ascii: "\n") }) {
      if byte == 0x1B { isSetting = true }
      if !isSetting, byte & 0xC0 != 0x80 { width += 1 }
      if byte == UInt8(ascii: "m") { isSetting = false }
    }
    return width
  }

  static func color(_ text: String) throws -> ArtworkColor {
    do {
      // A shell takes what follows an unquoted # for a comment, so digits alone do.
      let isBare = [3, 4, 6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
      return try ArtworkColor(isBare ? "#" + text : text)
    } catch {
      throw ValidationError("\(text) is no colour: \(error.message).")
    }
  }
}

/// How far a picture is turned.
enum RotationName: String, CaseIterable, ExpressibleByArgument {
  case none = "0"
  case quarter = "90"
  case half = "180"
  case threeQuarters = "270"

  var rotation: Rotation {
    switch self {
    case .none: .none
    case .quarter: .quarter
    case .half: .half
    case .threeQuarters: .threeQuarters
    }
  }
}

/// What the terminal's drawing is made for.
enum TerminalName: String, CaseIterable, ExpressibleByArgument {
  case colours
  case dark
  case light
  case ascii

  var style: TerminalRenderer.Style {
    switch self {
    case .colours: .colours
    case .dark: .darkTerminal
    case .light: .lightTerminal
    case .ascii: .ascii(onDark: false)
    }
  }
}
