import TestSupport
import Testing

@testable import QuietZone

/// Outlines of linear symbols end where their bars end, whatever lies around them; equal symbols next to each
/// other are each one, and one that something lies across is one.
@Suite struct LinearOutlineTests {
  enum Ground: CaseIterable {
    case plain
    /// Stripes of the label's own direction, and across it.
    case stripes
    case fence
    case clutter
  }

  struct Scene {
    var image: LuminanceImage
    var truths: [Quadrilateral]

    /// Labels around the middle of a picture, their middles in pixels from there before they are turned.
    init(
      _ labels: [(drawing: BarDrawing, place: Point2D)], ground: Ground, degrees: Double, size: Int = 760,
      blur: Double = 0.6
    ) {
      var camera = SyntheticCamera(width: size, height: size, seed: 5)
      camera.background = ground == .clutter ? .clutter : .plain(0.6)
      camera.oversampling = 2
      camera.lens.blur = .pixels(blur)
      let turn = degrees * .pi / 180
      let (c, s) = (Self.cosine(turn), Self.cosine(turn - .pi / 2))
      if ground == .stripes || ground == .fence {
        let side = Double(size) * 1.5
        let whole = Rectangle2D(x: 0, y: 0, width: side, height: side)
        let print = Print(Self.stripes(Int(side)), pixelsPerModule: 1, symbol: whole)
        let rotation = ground == .fence ? degrees + 90 : degrees
        camera.place(print, SyntheticCamera.Pose(moduleSize: 1, rotation: rotation))
      }
      let grounds = camera.placed.count
      for (drawing, place) in labels {
        let print = Print(drawing.image, pixelsPerModule: Double(drawing.scale), symbol: drawing.area)
        let center = Point2D(
          x: 0.5 + (place.x * c - place.y * s) / Double(size),
          y: 0.5 + (place.x * s + place.y * c) / Double(size))
        camera.place(
          print,
          SyntheticCamera.Pose(moduleSize: Double(drawing.scale), center: center, rotation: degrees))
      }
      let photograph = camera.photograph()
      image = photograph.image
      truths = Array(photograph.outlines.dropFirst(grounds))
    }

    /// The cosine by its series, to the same digits everywhere.
    private static func cosine(_ x: Double) -> Double {
      var (sum, term) = (1.0, 1.0)
      for k in 1..<14 {
        term *= -x * x / Double((2 * k - 1) * 2 * k)
        sum += term
      }
      return sum
    }

    private static func stripes(_ side: Int) -> LuminanceImage {
      var random = SeededRandom(seed: 3)
      var image = LuminanceImage(width: side, height: side)
      var x = 0
      var isDark = false
      while x < side {
        let end = min(x + 3 + Int(random.unit() * 14), side)
        if isDark { for y in 0..<side { for column in x..<end { image.pixels[y * side + column] = 40 } } }
        isDark.toggle()
        x = end
      }
      return image
    }

    func read() -> [Barcode] { BarcodeReader().read(image.view) }
  }

  static func drawing(_ symbology: Symbology, _ text: String, scale: Int = 3, addOn: String? = nil) throws
    -> BarDrawing
  {
    var options = WriterOptions()
    options.linear.addOn = addOn.map { Array($0.utf8) }
    let symbol = try BarcodeWriter(symbology, options: options).write(text)
    return BarDrawing(symbol, scale: scale, margins: Symbol.Margins(3))
  }

  /// The largest distance of a corner from the truth, modules, for a symbol whose guard bars reach five
  /// modules below the others: between the two ends there is no distance.
  static func error(_ outline: Quadrilateral, _ truth: Quadrilateral, guards: Double, module: Double)
    -> Double
  {
    let down = (truth.bottomLeft - truth.topLeft) * (1 / (truth.bottomLeft - truth.topLeft).length)
    var worst = max((outline.topLeft - truth.topLeft).length, (outline.topRight - truth.topRight).length)
    for (corner, end) in [
      (outline.bottomLeft, truth.bottomLeft), (outline.bottomRight, truth.bottomRight),
    ] {
      let off = corner - end
      let along = off.dot(down)
      let beyond = along > 0 ? along : min(along + guards * module, 0)
      worst = max(worst, (beyond * beyond + off.cross(down) * off.cross(down)).squareRoot())
    }
    return worst / module
  }

  static let samples: [(symbology: Symbology, text: String, addOn: String?)] = [
    (.ean13, "4006381333931", nil), (.ean13, "9771234567003", "05"), (.upcE, "04252614", "52495"),
    (.ean8, "96385074", nil), (.code128, "QuietZone 2026", nil), (.code39, "QUIET-39", nil),
    (.interleaved2of5, "12345670", nil), (.codabar, "A40156B", nil),
  ]

  @Test(arguments: samples.indices, Ground.allCases)
  func outlineEndsWithBars(_ sample: Int, _ ground: Ground) throws {
    let (symbology, text, addOn) = Self.samples[sample]
    let drawing = try Self.drawing(symbology, text, addOn: addOn)
    let guards = [Symbology.ean13, .ean8, .upcE].contains(symbology) ? 5.0 : 0
    for degrees in [0.0, 17, 90] {
      let scene = Scene([(drawing, Point2D(x: 20, y: -30))], ground: ground, degrees: degrees)
      let found = scene.read().filter { $0.symbology == symbology }
      #expect(found.count == 1, "\(degrees)°: \(found.count) read")
      for barcode in found {
        let error = Self.error(barcode.outline, scene.truths[0], guards: guards, module: 3)
        #expect(error < 2.5, "\(degrees)°: \(error) modules off")
      }
    }
  }

  /// Whether each truth has an outline of its own, and nothing else was read.
  private static func eachIsFound(_ scene: Scene) -> Bool {
    let found = scene.read()
    guard found.count == scene.truths.count else { return false }
    return scene.truths.allSatisfy { truth in
      found.contains { error($0.outline, truth, guards: 5, module: 2) < 3 }
    }
  }

  @Test(arguments: [0.0, 17, 90]) func equalNeighboursAreTwo(_ degrees: Double) throws {
    let drawing = try Self.drawing(.ean13, "4006381333931", scale: 2)
    let (width, height) = (drawing.area.width, drawing.area.height)
    for ground in [Ground.plain, .clutter] {
      for (x, y) in [(0.0, height + 30), (0, height + 44), (width + 40, 0), (width + 60, 20)] {
        let places = [Point2D(x: -x / 2, y: -y / 2), Point2D(x: x / 2, y: y / 2)]
        let scene = Scene(places.map { (drawing, $0) }, ground: ground, degrees: degrees, size: 700)
        #expect(Self.eachIsFound(scene), "\(ground), \(x), \(y) apart: \(scene.read().map(\.outline))")
      }
    }
  }

  @Test(arguments: [0.0, 17, 90]) func shelfOfEqualLabels(_ degrees: Double) throws {
    let drawing = try Self.drawing(.ean13, "4006381333931", scale: 2)
    let (width, height) = (drawing.area.width + 60, drawing.area.height + 40)
    for (columns, rows) in [(2, 4), (4, 2)] {
      var labels: [(BarDrawing, Point2D)] = []
      for row in 0..<rows {
        for column in 0..<columns {
          let x = (Double(column) - Double(columns - 1) / 2) * width
          labels.append((drawing, Point2D(x: x, y: (Double(row) - Double(rows - 1) / 2) * height)))
        }
      }
      let scene = Scene(labels, ground: .plain, degrees: degrees, size: 1200)
      #expect(Self.eachIsFound(scene), "\(columns) × \(rows): \(scene.read().map(\.outline))")
    }
  }

  /// What is drawn across the bars, at a share of their height, so many modules high.
  enum Damage: CaseIterable {
    case pen
    case fold
    case glare
    case slantedPen
  }

  private static func damage(
    _ drawing: BarDrawing, _ damage: Damage, at share: Double, height: Double
  ) -> LuminanceImage {
    var image = drawing.image
    let module = Double(drawing.scale)
    let middle = drawing.area.y + drawing.area.height * share
    for y in 0..<image.height {
      for x in 0..<image.width {
        let slant = damage == .slantedPen ? 0.2 * (Double(x) - Double(image.width) / 2) : 0
        let off = abs(Double(y) - middle - slant) / (height * module / 2)
        let index = y * image.width + x
        let grey = Double(image.pixels[index])
        switch damage {
        case .pen, .slantedPen: if off < 1 { image.pixels[index] = 30 }
        case .fold: if off < 0.4 { image.pixels[index] = 250 }
        case .glare:
          // Burnt out in the middle, fading to both sides.
          let light = max(0, 1.3 - off * 0.65)
          image.pixels[index] = UInt8(min(255, grey + 255 * light))
        }
      }
    }
    return image
  }

  @Test(arguments: Damage.allCases, [0.0, 17]) func piecesStayOne(_ damage: Damage, _ degrees: Double) throws
  {
    for (symbology, text) in [(Symbology.ean13, "4006381333931"), (.code128, "QuietZone 2026")] {
      let drawing = try Self.drawing(symbology, text)
      for share in [0.3, 0.5, 0.65] {
        // A slanted stroke of ten modules leaves a Code 128 no line that is whole.
        for height in damage == .slantedPen ? [3.0, 6] : [3.0, 6, 10] {
          let image = Self.damage(drawing, damage, at: share, height: height)
          let print = Print(image, pixelsPerModule: 3, symbol: drawing.area)
          var camera = SyntheticCamera(width: 640, height: 640, seed: 9)
          camera.place(print, SyntheticCamera.Pose(moduleSize: 3, rotation: degrees))
          let photograph = camera.photograph()
          let found = BarcodeReader().read(photograph.image.view)
          #expect(found.count == 1, "\(symbology), \(share), \(height): \(found.map(\.outline))")
          guard let outline = found.first?.outline else { continue }
          let error = Self.error(outline, photograph.outlines[0], guards: 5, module: 3)
          #expect(error < 2.5, "\(symbology), \(share), \(height): \(error) modules off")
        }
      }
    }
  }
}
