public import CQuietZone
internal import QuietZone
internal import QuietZoneRendering

@c @implementation
public func qz_draw(
  _ symbol: UnsafePointer<qz_symbol>?, _ options: UnsafePointer<qz_draw_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_bytes>? {
  answer(error) { () throws(Failure) in
    let request = try DrawRequest(symbol, options)
    do throws(RenderingError) {
      let file = try request.file()
      var result = Reply()
      return result.add(file: file)
    } catch {
      throw Failure(error)
    }
  }
}

@c @implementation
public func qz_draw_pixels(
  _ symbol: UnsafePointer<qz_symbol>?, _ options: UnsafePointer<qz_draw_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_raster>? {
  answer(error) { () throws(Failure) in
    let request = try DrawRequest(symbol, options)
    do throws(RenderingError) {
      let picture = try RasterRenderer.picture(request.symbol, request.artwork)
      var result = Reply()
      let raster = result.add(
        qz_raster(width: Int32(picture.width), height: Int32(picture.height), rgba: nil))
      raster.pointee.rgba = result.add(bytes: picture.rgba)
      return raster
    } catch {
      throw Failure(error)
    }
  }
}

@c @implementation
public func qz_check_drawing(
  _ symbol: UnsafePointer<qz_symbol>?, _ options: UnsafePointer<qz_draw_options>?, _ error: ErrorPlace
) -> UnsafeMutablePointer<qz_warnings>? {
  answer(error) { () throws(Failure) in
    let request = try DrawRequest(symbol, options)
    var result = Reply()
    let list = result.add(qz_warnings())
    var items: [qz_warning] = []
    for warning in Scannability.check(request.symbol, request.artwork) {
      items.append(
        qz_warning(
          is_refusal: warning.severity == .refusal ? 1 : 0, message: result.add(text: warning.message)))
    }
    list.pointee.count = items.count
    list.pointee.items = result.add(array: items)
    return list
  }
}

extension Reply {
  mutating func add(file: [UInt8]) -> UnsafeMutablePointer<qz_bytes> {
    let place = add(qz_bytes(count: file.count, bytes: nil))
    place.pointee.bytes = add(bytes: file)
    return place
  }
}

extension DrawRequest {
  fileprivate func file() throws(RenderingError) -> [UInt8] {
    switch drawing {
    case 1: try symbol.png(artwork)
    case 2: try PDFRenderer.render(symbol, artwork, title: title)
    case 3: try EPSRenderer.render(symbol, artwork)
    case 4: try TerminalRenderer.render(symbol, artwork, style: .darkTerminal)
    case 5: try TerminalRenderer.render(symbol, artwork, style: .lightTerminal)
    case 6: try TerminalRenderer.render(symbol, artwork, style: .colours)
    case 7: try TerminalRenderer.render(symbol, artwork, style: .ascii(onDark: true))
    default: try SVGRenderer.render(symbol, artwork, title: title)
    }
  }
}
