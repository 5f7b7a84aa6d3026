import ArgumentParser
import QuietZone
import QuietZoneRendering

/// The options that decide how a symbol looks.
struct DrawingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Colour of dark modules: #rrggbb or a name.", valueName: "colour"))
  var foreground = "black"

  @Option(help: ArgumentHelp("Colour of light modules and quiet zone; default white.", valueName: "colour"))
  var background: String?

  @Flag(help: "No background.")
  var transparent = false

  @Option(help: ArgumentHelp("Pixels a module.", valueName: "pixels"))
  var scale: Int?

  @Option(
    help: ArgumentHelp("Pixels of the picture's longer side; modules stay whole pixels.", valueName: "pixels")
  )
  var size: Int?

  @Option(help: ArgumentHelp("Size of a module in print, with --dpi.", valueName: "mm"))
  var millimetres: Double?

  @Option(help: ArgumentHelp("Dots per inch for --millimetres.", valueName: "number"))
  var dpi = 300.0

  @Option(
    help: ArgumentHelp(
      "Light space on each side; without it what the standard asks for.", valueName: "modules"))
  var quietZone: Int?

  @Option(
    help: ArgumentHelp(
      "How much narrower bars are drawn, percent of a module, 0 to 50: what ink will spread.",
      valueName: "percent"))
  var barWidthReduction = 0.0

  @Option(help: "How the terminal draws: colours, dark (light text on dark ground), light, or ascii.")
  var terminal: TerminalName?

  @Flag(help: "What readers may fail on is an error, not a warning.")
  var strict = false

  func validate() throws {
    guard [scale != nil, size != nil, millimetres != nil].filter({ $0 }).count < 2 else {
      throw ValidationError("--scale, --size and --millimetres exclude each other.")
    }
    if transparent, background != nil {
      throw ValidationError("--background and --transparent exclude each other.")
    }
    guard (0...50).contains(barWidthReduction) else {
      throw ValidationError("--bar-width-reduction takes 0 to 50 percent.")
    }
    _ = try artwork()
  }

  func artwork() throws -> Artwork {
    let area: Artwork.Size =
      if let size {
        .totalPixels(size)
      } else if let millimetres {
        .moduleMillimetres(millimetres, dpi: dpi)
      } else { .modulePixels(scale ?? 10) }
    return Artwork(
      foreground: try color(foreground), background: transparent ? nil : try color(background ?? "white"),
      quietZone: quietZone, size: area, barWidthReduction: barWidthReduction / 100)
  }

  /// The symbol as text; in colours on a terminal, which are right on any ground.
  func terminalText(_ symbol: Symbol, _ artwork: Artwork, _ console: Console) throws -> [UInt8] {
    let chosen = terminal ?? (console.isOutputTerminal ? .colours : .dark)
    do {
      return try TerminalRenderer.render(symbol, artwork, style: chosen.style)
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private func color(_ text: String) throws -> Color {
    do {
      return try Color(text)
    } catch {
      throw ValidationError("\(text) is no colour: give #rgb, #rrggbb, #rrggbbaa or a CSS name.")
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
