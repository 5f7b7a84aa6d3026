public import CQuietZone
public import CQuietZonePictures
internal import QuietZone

@c @implementation
public func qz_load_page(
  _ file: UnsafeRawPointer?, _ size: Int, _ number: Int32, _ maximumPixels: Int64, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_luminance>? {
  answer(error) { () throws(Failure) in
    guard number >= 0 else { throw .argument("the page's number is \(number); 0 or more is expected") }
    guard maximumPixels > 0 else {
      throw .argument("maximum_pixels is \(maximumPixels); at least 1 is expected")
    }
    var limits = PictureLimits()
    limits.maximumPixels = Int(maximumPixels)
    let data = PictureData(source: "the file", bytes: try bytes(try needed(file, "file"), size, "file"))
    guard let page = try data.page(Int(number), limits: limits) else {
      throw Failure(QZ_ERROR_PICTURE, "the file: there is no page \(number); the first one is 0")
    }
    var reply = Reply()
    let place = reply.add(qz_luminance())
    (place.pointee.width, place.pointee.height) = (Int32(page.width), Int32(page.height))
    place.pointee.pixels = reply.add(bytes: page.pixels)
    return place
  }
}

extension PictureData {
  /// The page with that number, upright; `nil` where there is none.
  fileprivate func page(_ number: Int, limits: PictureLimits) throws(Failure) -> LuminanceImage? {
    var (page, count) = (nil as LuminanceImage?, 0)
    do throws(PictureError) {
      try forEachPage(limits: limits) { picture in
        defer { count += 1 }
        if count == number { page = picture.uprightLuminance() }
        return count < number
      }
    } catch {
      throw Failure(QZ_ERROR_PICTURE, error.description)
    }
    return page
  }
}
