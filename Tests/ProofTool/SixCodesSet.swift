import QuietZone
import TestSupport

/// One large picture of six codes, for `Scripts/prove large-picture`.
enum SixCodesSet {
  /// Writes the picture to `path` and what it holds to `path` with `.json` behind.
  static func write(to path: String, width: Int, height: Int, seed: UInt64) {
    let scene = SyntheticCamera.sixCodes(width: width, height: height, seed: seed)
    save(scene.camera.photograph().image.pgm, path)
    let codes = scene.contents.map { code in
      // Rating tools write names without spaces and hyphens.
      let name = code.symbology.name.description.filter { $0 != " " && $0 != "-" }
      return "[\"\(name)\",\"\(String(decoding: code.bytes, as: UTF8.self))\"]"
    }
    save(Array("[\(codes.joined(separator: ","))]".utf8), path + ".json")
  }
}
