import QuietZone
import QuietZoneMedia

/// A page and the codes on it.
struct PageReading: Sendable {
  /// From 0.
  var page: Int
  /// The outline already in the upright picture's pixels.
  var barcodes: [Barcode]
  /// What looks most like a code where there is none.
  var sighting: BarcodeSighting?
  /// Whether there was no time to look for more.
  var isCut = false
  /// Whether the file has further pictures, which are not read.
  var isOneOfMore = false

  /// What a person is to know of it besides its codes.
  var notices: [String] {
    let place = page > 0 ? "page \(page + 1): " : ""
    let cut = place + "the time was over before all of it was looked at"
    let more = "only the main picture is read; the file has further ones, of a sequence or collection"
    let seen = sighting.map { [place + $0.description] } ?? []
    return seen + (isCut ? [cut] : []) + (isOneOfMore ? [more] : [])
  }
}

/// What came of one file.
struct FileReading: Sendable {
  var path: String
  var pages: [PageReading] = []
  /// Whether the pages are frames of an animation, which shows one code many times.
  var isAnimation = false
  /// Why it could not be read, or not to its end.
  var failure: Failure?
  /// Whether it is a file of a folder and no picture.
  var isSkipped = false

  /// What went wrong with a file.
  enum Failure: Sendable, CustomStringConvertible {
    case picture(PictureError)
    /// Its annotated picture could not be delivered; said as to the person.
    case other(String)

    /// For the person at the terminal.
    var description: String {
      switch self {
      case .picture(let error): VisibleText.path(error.description)
      case .other(let reason): reason
      }
    }

    /// For programs.
    var text: String {
      switch self {
      case .picture(let error): FileName.shown(error.description)
      case .other(let reason): reason
      }
    }
  }

  /// Every barcode of every page.
  var all: [(page: Int, barcode: Barcode)] {
    pages.flatMap { page in page.barcodes.map { (page: page.page, barcode: $0) } }
  }

  /// The barcodes to be told on lines: of an animation each once.
  var told: [(page: Int, barcode: Barcode)] {
    guard isAnimation else { return all }
    var seen: Set<Told> = []
    return all.filter { seen.insert(Told($0.barcode)).inserted }
  }

  private struct Told: Hashable {
    var symbology: Symbology
    var content: Content
    var place: StructuredAppend?

    init(_ barcode: Barcode) {
      (symbology, content, place) = (barcode.symbology, barcode.content, barcode.structuredAppend)
    }
  }
}
