import QuietZone
import QuietZoneRendering

/// Labels for one PDF, each tried as it comes.
struct LabelCollector {
  let renderer: LabelSheetRenderer
  let copies: Int
  private(set) var labels: [SheetLabel] = []

  /// Modules smaller than this are hard to print and to read, millimetres.
  static let smallModule = 0.2
  /// As many labels as a file can have.
  static let limit = 100_000

  init?(_ options: SheetOptions) {
    guard let renderer = options.renderer else { return nil }
    self.renderer = renderer
    copies = options.copies
  }

  /// Takes a code in; the millimetres of a module if they are few.
  mutating func add(_ label: SheetLabel) throws -> Double? {
    let placement: LabelSheetRenderer.Placement
    do { placement = try renderer.placement(of: label) } catch { throw CommandFailure(error.message) }
    guard labels.count + copies <= Self.limit else {
      throw CommandFailure("more than \(Self.limit) labels in one file: make several")
    }
    labels += [SheetLabel](repeating: label, count: copies)
    return placement.moduleMillimetres < Self.smallModule ? placement.moduleMillimetres : nil
  }

  /// The file, and how many sheets it has.
  func file() throws -> (bytes: [UInt8], sheets: Int) {
    do {
      let count = renderer.sheet.count
      return (try renderer.render(labels), (renderer.skipped + labels.count + count - 1) / count)
    } catch { throw CommandFailure(error.message) }
  }
}
