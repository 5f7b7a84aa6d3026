public import QuietZone

/// A symbol and what stands below it.
public struct SheetLabel: Hashable, Sendable {
  public var symbol: Symbol
  /// Colours, quiet zone and the reduction of bars; its size does not count.
  public var artwork: Artwork
  /// Millimetres a module; `nil`: as large as the label allows.
  public var moduleMillimetres: Double?
  /// Lines below the symbol, of the characters of PDF's standard fonts (Windows-1252); none: empty.
  public var caption: String

  public init(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), moduleMillimetres: Double? = nil, caption: String = ""
  ) {
    self.symbol = symbol
    self.artwork = artwork
    self.moduleMillimetres = moduleMillimetres
    self.caption = caption
  }
}

/// Why a label or a sheet can't be drawn.
public enum LabelFailure: Error, Hashable, Sendable {
  case rendering(RenderingError)
  /// Labels overlap, lie beyond the page, or have no room for anything; or more labels are skipped than a
  /// page has.
  case sheet
  /// The symbol in the size that was asked for, and the room there is, millimetres.
  case symbolTooLarge(width: Double, height: Double, roomWidth: Double, roomHeight: Double)
  /// A character that the font of captions does not have.
  case character(UInt32)
  /// The caption is wider than the label even in the smallest letters.
  case captionTooWide

  /// What is wrong and what would do, for people.
  public var message: String {
    switch self {
    case .rendering(let error): return error.message
    case .sheet: return "the labels don't fit onto the page"
    case .symbolTooLarge(let width, let height, let roomWidth, let roomHeight):
      var out = ByteWriter()
      out.write(
        ["the symbol is ", " x ", " mm with its quiet zone, the label has room for ", " x ", " mm"],
        [width, height, roomWidth, roomHeight])
      return out.text
    case .character(let scalar):
      let shown = Unicode.Scalar(scalar).map { String(Character($0)) } ?? ""
      return "the caption's \"\(shown)\" is not among the characters of PDF's own fonts (Windows-1252)"
    case .captionTooWide: return "the caption is wider than the label, even in letters of 4 points"
    }
  }
}

extension LabelFailure: CustomStringConvertible {
  public var description: String { message }
}

/// Draws labels as one PDF of as many pages as they need.
///
/// Each symbol is as large as its label allows and stands in the middle, above its caption. Equal labels are
/// kept once in the file, and the same labels always give the same bytes.
public struct LabelSheetRenderer: Sendable {
  public var sheet: LabelSheet
  /// Empty space inside of each label's edge, millimetres.
  public var padding: Double
  /// Labels of the first page that are used already.
  public var skipped: Int
  /// Small crosses at the corners of the labels, to cut along.
  public var hasCutMarks: Bool

  /// Largest and smallest letters of captions, points.
  static let captionSizes = 4.0...8.0
  /// From the symbol to the caption, and from line to line in ems.
  static let captionGap = 1.0
  static let lineHeight = 1.2

  public init(_ sheet: LabelSheet, padding: Double = 2, skipped: Int = 0, hasCutMarks: Bool = false) {
    self.sheet = sheet
    self.padding = padding
    self.skipped = skipped
    self.hasCutMarks = hasCutMarks
  }

  /// Where a label's parts are, millimetres from its own top left corner.
  public struct Placement: Hashable, Sendable {
    /// The symbol with its quiet zone.
    public var symbol: Rectangle2D
    public var moduleMillimetres: Double
    /// Letters of the caption, points.
    public var captionSize: Double
    /// Base line of the caption's first line.
    public var baseline: Double
  }

  /// Where the parts of a label come to lie; throws what keeps it from being drawn.
  public func placement(of label: SheetLabel) throws(LabelFailure) -> Placement {
    guard label.artwork.style.isPlain else { throw .rendering(.style(.sheet)) }
    guard sheet.isPossible, padding >= 0, (0..<max(sheet.count, 1)).contains(skipped) else { throw .sheet }
    let room = (width: sheet.labelWidth - 2 * padding, height: sheet.labelHeight - 2 * padding)
    guard room.width > 0, room.height > 0 else { throw .sheet }
    let lines = try captionLines(label)
    let size = try captionSize(lines, width: room.width)
    let step = size * Self.lineHeight * 25.4 / 72
    let captionHeight = lines.isEmpty ? 0 : Self.captionGap + Double(lines.count) * step
    let height = room.height - captionHeight
    guard height > 0 else { throw .sheet }
    let unit = try extent(of: label, module: 1)
    let module = label.moduleMillimetres ?? min(room.width / unit.width, height / unit.height, 1000)
    let symbol = try extent(of: label, module: module)
    guard symbol.width <= room.width + 0.001, symbol.height <= height + 0.001 else {
      throw .symbolTooLarge(
        width: symbol.width, height: symbol.height, roomWidth: room.width, roomHeight: height)
    }
    let top = (sheet.labelHeight - symbol.height - captionHeight) / 2
    return Placement(
      symbol: Rectangle2D(
        x: (sheet.labelWidth - symbol.width) / 2, y: top, width: symbol.width, height: symbol.height),
      moduleMillimetres: module, captionSize: size,
      baseline: top + symbol.height + Self.captionGap + size * 25.4 / 72)
  }

  /// The file. `title` appears in the document's properties.
  public func render(_ labels: [SheetLabel], title: String? = nil) throws(LabelFailure) -> [UInt8] {
    guard sheet.isPossible, !labels.isEmpty else { throw .sheet }
    var forms: [SheetLabel] = [], numbers: [SheetLabel: Int] = [:], placements: [Placement] = [],
      order: [Int] = []
    for label in labels {
      if let number = numbers[label] {
        order.append(number)
      } else {
        numbers[label] = forms.count
        order.append(forms.count)
        placements.append(try placement(of: label))
        forms.append(label)
      }
    }
    let pages = (skipped + labels.count + sheet.count - 1) / sheet.count
    var file = PDFFile()
    // 1 catalogue, 2 pages, 3 information, 4 font, the labels, then two objects a page.
    let firstPage = 5 + forms.count
    file.object { $0.write("<</Type/Catalog/Pages 2 0 R>>") }
    file.object { $0.pageList(first: firstPage, count: pages) }
    file.object { out in
      out.write("<</Producer(QuietZone)")
      if let title { out.pdfTitle(title) }
      out.write(">>")
    }
    file.object {
      $0.write("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
    }
    for (form, placement) in zip(forms, placements) {
      let content = try content(of: form, placement)
      file.object { out in out.write(content.bytes) }
    }
    for page in 0..<pages {
      let slots = max(page * sheet.count - skipped, 0)..<min((page + 1) * sheet.count - skipped, labels.count)
      let content = pageContent(slots, order, from: page * sheet.count - skipped)
      let used = Set(slots.map { order[$0] }).sorted()
      file.object { pageObject(&$0, used, contents: firstPage + 2 * page + 1) }
      file.object { $0.stream("<<", content) }
    }
    return file.finish(info: 3)
  }
}

extension LabelSheetRenderer {
  private func captionLines(_ label: SheetLabel) throws(LabelFailure) -> [[UInt8]] {
    guard !label.caption.utf8.isEmpty else { return [] }
    var lines: [[UInt8]] = []
    var line = String.UnicodeScalarView()
    for scalar in label.caption.unicodeScalars {
      if scalar.value == 10 {
        lines.append(try CaptionText.bytes(String(line)))
        line = String.UnicodeScalarView()
      } else {
        line.append(scalar)
      }
    }
    lines.append(try CaptionText.bytes(String(line)))
    return lines
  }

  /// Points; smaller than usual where a line would be wider than the room.
  private func captionSize(_ lines: [[UInt8]], width: Double) throws(LabelFailure) -> Double {
    let widest = lines.reduce(Int64(1)) { max($0, CaptionText.width($1)) }
    let size = min(Self.captionSizes.upperBound, width * 72 / 25.4 * 1000 / Double(widest))
    guard size >= Self.captionSizes.lowerBound else { throw .captionTooWide }
    return size
  }

  private func layout(of label: SheetLabel, module: Double) throws(LabelFailure) -> Layout {
    var artwork = label.artwork
    artwork.size = .moduleMillimetres(module, dpi: 300)
    do throws(RenderingError) { return try Layout(label.symbol, artwork, .vector) } catch {
      throw .rendering(error)
    }
  }

  /// With quiet zone and text, millimetres.
  private func extent(of label: SheetLabel, module: Double) throws(LabelFailure) -> (
    width: Double, height: Double
  ) {
    let page = try layout(of: label, module: module).turnedPageSize
    return (page.width * 25.4 / 72, page.height * 25.4 / 72)
  }

  /// A form of the label's size: symbol and caption.
  private func content(of label: SheetLabel, _ place: Placement) throws(LabelFailure) -> ByteWriter {
    let layout = try layout(of: label, module: place.moduleMillimetres)
    let point = 72 / 25.4
    var content = ByteWriter()
    content.write("q 1 0 0 1 ")
    content.numbers([
      place.symbol.x * point, (sheet.labelHeight - place.symbol.y - place.symbol.height) * point,
    ])
    content.write("cm\n")
    content.pageContent(label.symbol, label.artwork, layout)
    content.write("\nQ\n")
    let lines = try captionLines(label)
    if !lines.isEmpty {
      content.components(label.artwork.foreground)
      content.write(" rg BT /C ")
      content.numbers([place.captionSize])
      content.write("Tf\n")
      for (index, line) in lines.enumerated() {
        let width = Double(CaptionText.width(line)) / 1000 * place.captionSize
        let baseline = place.baseline * point + Double(index) * place.captionSize * Self.lineHeight
        content.write("1 0 0 1 ")
        content.numbers([(sheet.labelWidth * point - width) / 2, sheet.labelHeight * point - baseline])
        content.write("Tm ")
        content.literal(line[...])
        content.write(" Tj\n")
      }
      content.write("ET")
    }
    var form = ByteWriter()
    var head = ByteWriter()
    head.write("<</Type/XObject/Subtype/Form/BBox[0 0 ")
    head.numbers([sheet.labelWidth * point, sheet.labelHeight * point])
    head.write("]")
    head.pdfResources(label.artwork, layout, font: "/C 4 0 R")
    form.stream(head, content)
    return form
  }

  /// The labels of a page, each by its form, and the marks between them.
  private func pageContent(_ slots: Range<Int>, _ order: [Int], from first: Int) -> ByteWriter {
    let point = 72 / 25.4
    var content = ByteWriter()
    if hasCutMarks { cutMarks(&content) }
    for slot in slots {
      let place = sheet.place(of: slot - first)
      content.write("q 1 0 0 1 ")
      content.numbers([place.x * point, (sheet.pageHeight - place.y - place.height) * point])
      content.write("cm /L")
      content.write(order[slot])
      content.write(" Do Q\n")
    }
    return content
  }

  /// Crosses of 4 mm, a fifth of a point thick, grey, at every corner.
  private func cutMarks(_ content: inout ByteWriter) {
    let point = 72 / 25.4
    content.write("q 0.2 w 0.5 G\n")
    for index in 0..<sheet.count {
      let place = sheet.place(of: index)
      for x in [place.x, place.x + place.width] {
        for y in [place.y, place.y + place.height] {
          let (x, y) = (x * point, (sheet.pageHeight - y) * point)
          let arm = 2 * point
          content.numbers([x - arm, y])
          content.write("m ")
          content.numbers([x + arm, y])
          content.write("l S ")
          content.numbers([x, y - arm])
          content.write("m ")
          content.numbers([x, y + arm])
          content.write("l S\n")
        }
      }
    }
    content.write("Q\n")
  }

  private func pageObject(_ out: inout ByteWriter, _ used: [Int], contents: Int) {
    out.write("<</Type/Page/Parent 2 0 R/MediaBox[0 0 ")
    out.numbers([sheet.pageWidth * 72 / 25.4, sheet.pageHeight * 72 / 25.4])
    out.write("]/Contents ")
    out.write(contents)
    out.write(" 0 R/Resources<</XObject<<")
    for form in used {
      out.write("/L")
      out.write(form)
      out.write(" ")
      out.write(5 + form)
      out.write(" 0 R")
    }
    out.write(">>>>>>")
  }
}

extension ByteWriter {
  /// Each with a space behind it.
  fileprivate mutating func numbers(_ values: [Double]) {
    for value in values {
      write(value, places: 4)
      write(" ")
    }
  }

  fileprivate mutating func stream(_ head: StaticString, _ content: ByteWriter) {
    var start = ByteWriter()
    start.write(head)
    stream(start, content)
  }

  /// A dictionary that is open, its length, and what it describes.
  fileprivate mutating func stream(_ head: ByteWriter, _ content: ByteWriter) {
    write(head.bytes)
    write("/Length ")
    write(content.count)
    write(">>\nstream\n")
    write(content.bytes)
    write("\nendstream")
  }

  fileprivate mutating func pageList(first: Int, count: Int) {
    write("<</Type/Pages/Kids[")
    for page in 0..<count {
      write(first + 2 * page)
      write(" 0 R ")
    }
    write("]/Count ")
    write(count)
    write(">>")
  }
}
