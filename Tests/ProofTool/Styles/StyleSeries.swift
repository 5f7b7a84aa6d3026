import QuietZone
import QuietZoneRendering
import TestSupport

/// Styles that are photographed: all sorts, and one property in steps.
struct StyleSeries: Sendable {
  var name: String
  var style: @Sendable (inout SeededRandom) -> SymbolStyle
  var level = QRCodeLevel.medium

  func subject(_ random: inout SeededRandom, number: Int) -> StyleSet.Subject {
    // The same code in each series; the camera is drawn from what follows.
    var own = SeededRandom(seed: UInt64(number) &* 7919 &+ 5)
    return Self.subject(style(&own), level: level, using: &random)
  }

  /// A code of 5 to 80 characters; its level is what a logo asks for.
  static func subject(
    _ style: SymbolStyle, level: QRCodeLevel = .medium, using random: inout SeededRandom
  ) -> StyleSet.Subject {
    while true {
      let kind: SeededContent = random.chance(0.3) ? .alphanumeric : .address
      let content = kind.make(length: Int(random.real(5...80)), using: &random)
      let options = WriterOptions(qrCode: QRCodeOptions(level: style.logo == nil ? level : .high))
      guard let symbol = try? BarcodeWriter(.qrCode, options: options).write(content) else { continue }
      return StyleSet.Subject(symbol: symbol, content: content.bytes, artwork: Artwork(style: style))
    }
  }
}

extension StyleSeries {
  static let all: [StyleSeries] =
    [
      StyleSeries(name: "rounded modules", style: { _ in SymbolStyle(modules: .rounded) }),
      StyleSeries(name: "rounded finders", style: { _ in SymbolStyle(finders: .rounded) }),
      StyleSeries(name: "circle finders", style: { _ in SymbolStyle(finders: .circle) }),
      StyleSeries(
        name: "rounded modules, circle finders",
        style: { _ in SymbolStyle(modules: .rounded, finders: .circle) }),
    ]
    + [100, 90, 80, 70, 60, 50, 40, 35, 30, 20].map { percent in
      StyleSeries(
        name: "dots of \(percent) %",
        style: { _ in SymbolStyle(modules: .dots(diameter: Double(percent) / 100)) })
    }
    + [90, 70].map { percent in
      StyleSeries(
        name: "dots of \(percent) %, rounded finders",
        style: { _ in SymbolStyle(modules: .dots(diameter: Double(percent) / 100), finders: .rounded) })
    }
    + [90, 80, 70, 60, 40, 20, 15, 10, 5].map { percent in
      StyleSeries(
        name: "black to a contrast of \(percent) %",
        style: { random in
          SymbolStyle(gradient: .init([.black, .grey(contrast: percent)], .random(using: &random)))
        })
    }
    + [10, 15, 20, 25, 30].map { percent in
      StyleSeries(
        name: "logo of \(percent) %",
        style: { random in SymbolStyle(logo: .random(share: Double(percent) / 100, using: &random)) })
    }

  /// What makes a style bad enough to be refused, in many cases.
  static let bad: [@Sendable (inout SeededRandom) -> SymbolStyle] = [
    { SymbolStyle(modules: .dots(diameter: $0.real(0.1...0.5))) },
    { SymbolStyle(gradient: .init([.black, .grey(contrast: Int($0.real(0...9)))], .random(using: &$0))) },
    {
      var logo = SymbolStyle.Logo.random(share: 0.3, using: &$0)
      logo.margin = $0.real(0...4)
      return SymbolStyle(logo: logo)
    },
  ]
}

extension SymbolStyle {
  /// Anything, good or bad.
  static func random(using random: inout SeededRandom) -> SymbolStyle {
    let modules: [Modules] = [.square, .rounded, .dots(diameter: random.real(0.5...1))]
    var style = SymbolStyle(
      modules: modules[Int(random.unit() * 3)], finders: Finders.allCases[Int(random.unit() * 3)])
    if random.chance(0.5) {
      let colors = (0..<Int(random.real(2...4.99))).map { _ in ArtworkColor.random(using: &random) }
      style.gradient = Gradient(colors, .random(using: &random))
    }
    if random.chance(0.4) { style.logo = .random(share: random.real(0.05...0.3), using: &random) }
    return style
  }
}

extension SymbolStyle.Gradient.Shape {
  static func random(using random: inout SeededRandom) -> Self {
    let all: [Self] = [.fromTop, .fromLeft, .fromTopLeft, .fromMiddle]
    return all[Int(random.unit() * 4)]
  }
}

extension SymbolStyle.Logo {
  /// A disc, a ring or stripes in some colour, on white or on nothing.
  static func random(share: Double, using random: inout SeededRandom) -> Self {
    let color = ArtworkColor.random(using: &random), kind = Int(random.unit() * 3),
      isClear = random.chance(0.5)
    let ground = isClear ? ArtworkColor(red: UInt8(0), green: 0, blue: 0, alpha: 0) : .white
    var rgba: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 {
        let dx = Double(x) - 31.5, dy = Double(y) - 31.5, distance = dx * dx + dy * dy
        let isInk =
          switch kind {
          case 0: distance < 1024
          case 1: distance < 1024 && distance > 400
          default: x / 8 % 2 == 0
          }
        let pixel = isInk ? color : ground
        rgba += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    // 64 by 64 pixels of four bytes: there is no other size to be refused.
    let picture = try! ColorPicture(width: 64, height: 64, rgba: rgba)
    return SymbolStyle.Logo(picture, share: share)
  }
}

extension ArtworkColor {
  fileprivate static func random(using random: inout SeededRandom) -> ArtworkColor {
    let reach = random.real(0...1)
    return ArtworkColor(
      red: random.unit() * reach, green: random.unit() * reach, blue: random.unit() * reach)
  }

  /// The grey that is so many percent darker than white, in light.
  fileprivate static func grey(contrast: Int) -> ArtworkColor {
    let greys = (0...255).map { ArtworkColor(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
    return greys.last { Int((1 - $0.relativeLuminance) * 100) >= contrast } ?? .black
  }
}
