public import CQuietZone
public import CQuietZonePictures
internal import QuietZone

/// The bytes of a file and what to call them in errors.
struct PictureData: Sendable {
  var source: String
  var bytes: [UInt8]
}

/// What the kinds of files share: which frames of an animation are wanted, and who gets the pages.
enum PictureLoader {
  enum Frames { case first, all }
  typealias PageHandler = (_ picture: consuming Picture) -> Bool
}

/// Until when a page must be done: here who reads says when to stop, and nothing else.
package struct Deadline: Sendable {
  package let isOver: Bool
  var limit: Duration { .zero }
}

extension UnsafeRawBufferPointer {
  /// Where a byte stands first, from `start` on.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    self[start...].firstIndex(of: byte)
  }
}

extension PictureData {
  /// Hands the pages of the file to `body`, one after the other.
  func forEachPage(limits: PictureLimits, _ body: PictureLoader.PageHandler) throws(PictureError) {
    guard !bytes.isEmpty else { throw .empty(source: source) }
    guard let kind = PictureKind(bytes: bytes) else {
      throw .unknownKind(source: source, firstBytes: [UInt8](bytes.prefix(16)))
    }
    let document = PagePlan(selection: nil, limits: limits)
    let still = PagePlan(selection: nil, limits: limits, frames: .first)
    switch kind {
    case .jpeg: _ = body(try JPEGFile(self).decode(limits: limits, maximumDimension: nil))
    case .png: _ = body(try PNGFile(self).decode(limits: limits, keepsAlpha: true))
    case .bmp: _ = body(try BMPFile(self).decode(limits: limits))
    case .webp: try WebPFile(self).decode(limits: limits, plan: still, keepsAlpha: true, body)
    case .gif: try GIFFile(self).decode(limits: limits, plan: still, keepsAlpha: true, body)
    case .tiff: try TIFFFile(self).decode(limits: limits, plan: document, body)
    case .pnm: try PNMFile(self).decode(limits: limits, plan: document, body)
    case .heic, .avif, .pdf:
      throw .unsupported(
        source: source, kind: kind,
        reason: "JPEG, PNG, WebP, GIF, TIFF, BMP and PNM are read here; decode it with a library of its own "
          + "and hand in the pixels, or let the program quietzone read it")
    }
  }
}

@c @implementation
public func qz_read_file(
  _ file: UnsafeRawPointer?, _ size: Int, _ options: UnsafePointer<qz_read_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_pages>? {
  answer(error) { () throws(Failure) in
    let request = try ReadRequest(options)
    var limits = PictureLimits()
    limits.maximumPixels = Int(request.maximumPixels)
    let data = PictureData(source: "the file", bytes: try bytes(try needed(file, "file"), size, "file"))
    let reader = PageReader(request.options, examines: request.examines)
    var reply = Reply()
    let place = reply.add(qz_pages())
    var pages: [qz_page] = []
    do throws(PictureError) {
      try data.forEachPage(limits: limits) { picture in
        pages.append(reply.add(reader.read(picture), number: pages.count, examines: request.examines))
        return true
      }
    } catch {
      qz_free(place)
      throw Failure(QZ_ERROR_PICTURE, error.description)
    }
    place.pointee.count = pages.count
    place.pointee.items = reply.add(array: pages)
    return place
  }
}

extension Reply {
  fileprivate mutating func add(_ page: PageReader.Outcome, number: Int, examines: Bool) -> qz_page {
    let found = add(page.barcodes, sightings: examines ? page.sightings : [])
    return qz_page(
      number: Int32(clamping: number), width: Int32(clamping: page.upright.width),
      height: Int32(clamping: page.upright.height), found: UnsafePointer(found))
  }
}
