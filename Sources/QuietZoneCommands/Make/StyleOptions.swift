import ArgumentParser
import Foundation
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

/// The options that shape and fill the modules of a QR Code.
struct StyleOptions: ParsableArguments {
  @Option(help: "Shape of modules: square, rounded (neighbours run together) or dots.")
  var modules: ModulesName?

  @Option(
    help: ArgumentHelp("Width of a dot, percent of a module, 10 to 100; default 90.", valueName: "percent"))
  var dotSize: Double?

  @Option(help: "Shape of finder patterns: square, rounded or circle.")
  var finders: FindersName?

  @Option(
    help: ArgumentHelp(
      "Colours that run into each other, in place of --foreground: two or more with commas between; then, "
        + "after another, radial or the direction in degrees: 0 to the right, 90 down, default 45.",
      valueName: "colours"),
    transform: GradientArgument.parse)
  var gradient: GradientArgument?

  @Option(
    help: ArgumentHelp(
      "A picture in the middle, PNG; without --level the code gets level h.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var logo: String?

  @Option(
    help: ArgumentHelp(
      "The longer side of the logo, percent of the code's width, up to 30; default 20.", valueName: "percent")
  )
  var logoSize: Double?

  func validate() throws {
    if let dotSize, !(dotSize >= 10 && dotSize <= 100) {
      throw ValidationError("--dot-size takes 10 to 100 percent, not \(dotSize).")
    }
    if let logoSize, !(logoSize > 0 && logoSize <= SymbolStyle.Logo.maximumShare * 100) {
      throw ValidationError("--logo-size takes a size above 0 and up to 30 percent, not \(logoSize).")
    }
  }

  /// Refuses options that say nothing without another one.
  func checkCompanions() throws {
    if dotSize != nil, modules != .dots { throw ValidationError("--dot-size goes with --modules dots.") }
    if logoSize != nil, logo == nil { throw ValidationError("--logo-size goes with --logo.") }
  }

  /// What was asked for.
  var asked: [String] {
    OptionTable.asked([
      ("--modules", modules != nil), ("--dot-size", dotSize != nil), ("--finders", finders != nil),
      ("--gradient", gradient != nil), ("--logo", logo != nil), ("--logo-size", logoSize != nil),
    ])
  }

  /// The style, with a logo that is given, or that of the file, which is read.
  func style(withLogo given: ColorPicture? = nil) throws -> SymbolStyle {
    var style = SymbolStyle(
      finders: finders?.finders ?? .square, gradient: gradient?.gradient,
      logo: try (given ?? picture()).map(logo))
    switch modules ?? .square {
    case .square: break
    case .rounded: style.modules = .rounded
    case .dots: style.modules = .dots(diameter: (dotSize ?? 90) / 100)
    }
    return style
  }

  private func logo(_ picture: ColorPicture) -> SymbolStyle.Logo {
    SymbolStyle.Logo(picture, share: (logoSize ?? 20) / 100)
  }

  private func picture() throws -> ColorPicture? {
    guard let logo else { return nil }
    do throws(PictureError) { return try PictureLoader().colors(path: logo) } catch {
      throw CommandFailure("\(error)")
    }
  }
}

/// The shape of modules.
enum ModulesName: String, CaseIterable, ExpressibleByArgument {
  case square
  case rounded
  case dots
}

/// The shape of finder patterns.
enum FindersName: String, CaseIterable, ExpressibleByArgument {
  case square
  case rounded
  case circle

  var finders: SymbolStyle.Finders {
    switch self {
    case .square: .square
    case .rounded: .rounded
    case .circle: .circle
    }
  }
}

/// `colour,colour[,…][,radial or degrees]`.
struct GradientArgument {
  var gradient: SymbolStyle.Gradient

  static func parse(_ text: String) throws -> GradientArgument {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var shape = linear(degrees: 45)
    if let last = parts.last, parts.count > 2 {
      if last.lowercased() == "radial" {
        shape = .fromMiddle
        parts.removeLast()
      } else if let degrees = degrees(last) {
        shape = linear(degrees: degrees)
        parts.removeLast()
      }
    }
    guard 2...SymbolStyle.Gradient.maximumStops ~= parts.count else {
      throw ValidationError("it takes 2 to 16 colours with commas between, such as navy,teal")
    }
    let colors = try parts.map { try DrawingOptions.color($0) }
    guard colors.allSatisfy({ $0.alpha == 255 }) else {
      throw ValidationError("a gradient's colours are opaque: leave the opacity away")
    }
    return GradientArgument(gradient: SymbolStyle.Gradient(colors, shape))
  }

  /// A direction; digits that would be none are a colour, and three digits from 361 on are.
  private static func degrees(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-" || $0 == ".") }),
      let value = Double(text),
      abs(value) <= 360
    else { return nil }
    return value
  }

  /// From one edge or corner of the symbol to the one that lies across.
  private static func linear(degrees: Double) -> SymbolStyle.Gradient.Shape {
    let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let half = (abs(x) + abs(y)) / 2
    return .linear(
      from: Point2D(x: 0.5 - x * half, y: 0.5 - y * half), to: Point2D(x: 0.5 + x * half, y: 0.5 + y * half))
  }
}
