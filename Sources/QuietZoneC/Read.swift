public import CQuietZone
internal import QuietZone

@c @implementation
public func qz_read_options_init(_ options: UnsafeMutablePointer<qz_read_options>?, _ size: Int) {
  guard let options, size == MemoryLayout<qz_read_options>.size else { return fill(options, size: size) }
  options.pointee = qz_read_options()
  options.pointee.size = size
  options.pointee.symbologies = SymbologySet.all.rawValue
  options.pointee.effort = QZ_BALANCED
  (options.pointee.region_width, options.pointee.region_height) = (1, 1)
  options.pointee.maximum_pixels = defaultMaximumPixels
}

/// Of a header of another version nothing is known but that the size comes first: the call that gets the
/// options refuses them by it.
func fill<Options>(_ options: UnsafeMutablePointer<Options>?, size: Int) {
  guard let options, size >= MemoryLayout<Int>.size else { return }
  UnsafeMutableRawPointer(options).storeBytes(of: size, as: Int.self)
}

/// A scan of A0 at 400 dpi.
let defaultMaximumPixels: Int64 = 200_000_000

/// The function that is asked whether to stop, and what it is asked with; C says that it bears the thread.
private struct StopQuestion: @unchecked Sendable {
  var function: @convention(c) (UnsafeMutableRawPointer?) -> Int32
  var context: UnsafeMutableRawPointer?
}

/// What to read and how.
struct ReadRequest {
  var options = ReaderOptions()
  var examines = false
  var maximumPixels = defaultMaximumPixels

  init(_ pointer: UnsafePointer<qz_read_options>?) throws(Failure) {
    guard let pointer else { return }
    let given = try filledIn(pointer, by: "qz_read_options_init")
    options.symbologies = try SymbologySet(checking: given.symbologies)
    options.effort = try effort(given.effort)
    guard given.maximum_count >= 0 else {
      throw .argument("maximum_count is \(given.maximum_count); 0 for no limit, or more, is expected")
    }
    if given.maximum_count > 0 { options.maximumCount = Int(given.maximum_count) }
    options.region = try region(
      given.region_x, given.region_y, given.region_width, given.region_height)
    examines = try truth(given.examines, "examines")
    guard given.maximum_pixels > 0 else {
      throw .argument("maximum_pixels is \(given.maximum_pixels); at least 1 is expected")
    }
    maximumPixels = given.maximum_pixels
    if let function = given.should_stop {
      let question = StopQuestion(function: function, context: given.context)
      options.shouldStop = { question.function(question.context) != 0 }
    }
  }
}

func effort(_ effort: qz_effort) throws(Failure) -> ReaderOptions.Effort {
  ReaderOptions.Effort(rawValue: UInt8(try choice(effort.rawValue, upTo: 2, "effort"))) ?? .balanced
}

/// A part of a picture; `nil`: the whole.
func region(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws(Failure) -> Rectangle2D? {
  let isInside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 && y + height <= 1
  guard isInside else {
    throw .argument("the region is not inside the picture; places and sizes of 0 to 1 are expected")
  }
  return width == 1 && height == 1 ? nil : Rectangle2D(x: x, y: y, width: width, height: height)
}

@c @implementation
public func qz_read(
  _ picture: UnsafePointer<qz_picture>?, _ options: UnsafePointer<qz_read_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_barcodes>? {
  answer(error) { () throws(Failure) in
    let request = try ReadRequest(options)
    let checked = try CheckedPicture(picture, maximumPixels: request.maximumPixels)
    let reader = BarcodeReader(request.options)
    var result = Reply()
    guard request.examines else {
      return result.add(checked.withLuminance { reader.read($0) }, sightings: [])
    }
    let look = checked.withLuminance { reader.examine($0) }
    return result.add(look.barcodes, sightings: look.sightings)
  }
}
