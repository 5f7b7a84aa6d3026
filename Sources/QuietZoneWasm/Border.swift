import QuietZone
import QuietZoneRendering

/// What the module does for its host; the same on every platform, so that answers can be compared byte for
/// byte.
enum Border {
  /// Reads a grey picture; see ``readerOptions(_:)`` and ``answer(_:)`` for the bytes.
  static func read(_ pixels: Span<UInt8>, width: Int, height: Int, rowStride: Int, options: [UInt8])
    -> [UInt8]
  {
    let view = LuminanceView(pixels: pixels, width: width, height: height, rowStride: rowStride)
    return answer(BarcodeReader(readerOptions(options)).read(view))
  }

  /// Makes a symbol; see ``MakeRequest`` for the bytes.
  static func make(_ request: [UInt8]) -> [UInt8] {
    guard let request = MakeRequest(request) else { return failure(.request) }
    do throws(EncodingError) {
      return answer(try BarcodeWriter(request.symbology, options: request.options).write(request.content))
    } catch {
      return answer(error)
    }
  }

  /// Makes a symbol and draws it as SVG; see ``drawOptions(_:)`` for the bytes. The answer is 0 as 32 bits
  /// and the document, or an error.
  static func draw(_ bytes: [UInt8]) -> [UInt8] {
    let artwork = drawOptions(bytes)
    guard let request = MakeRequest(Array(bytes.dropFirst(16))) else { return failure(.request) }
    do throws(EncodingError) {
      let symbol = try BarcodeWriter(request.symbology, options: request.options).write(request.content)
      guard let document = try? SVGRenderer.render(symbol, artwork) else { return failure(.drawing) }
      var out = ByteLayout()
      out.add(UInt32(0))
      return out.bytes + document
    } catch {
      return answer(error)
    }
  }
}
