internal import Foundation
internal import QuietZone

/// Pictures as frames: those of a folder by name, and the pages of each.
struct PictureProducer {
  let path: String
  let source: FrameSource
  let options: FrameOptions
  let slot: FrameSlot

  /// Time from one picture to the next, so that a session takes them for different scenes.
  static let milliseconds: Int64 = 1000

  func run() async {
    let isFolder = if case .folder = source.kind { true } else { false }
    var index = 0
    do throws(FrameSourceError) {
      for file in isFolder ? try files() : [path] {
        do throws(PictureError) {
          try await load(file, &index)
        } catch {
          guard isFolder else { throw .picture(error) }
          options.onNotice(.skipped(path: file, error), Int64(index) * Self.milliseconds)
        }
        guard !slot.isClosed else { return }
      }
      slot.finish()
    } catch {
      slot.finish(error)
    }
  }

  private func load(_ file: String, _ index: inout Int) async throws(PictureError) {
    var loader = PictureLoader(limits: options.pictureLimits)
    loader.keepsAlpha = true
    try await loader.forEachPicture(path: file) { picture in
      for image in Self.looks(at: picture) {
        let frame = Frame(
          luminance: image, milliseconds: Int64(index) * Self.milliseconds, index: index, path: file)
        index += 1
        guard slot.put(frame) else { return false }
      }
      return true
    }
  }

  /// The picture upright, with square pixels; one that is transparent once more on black, where light codes
  /// stand out.
  private static func looks(at picture: Picture) -> [LuminanceImage] {
    let orientation = picture.orientation
    let onBlack = picture.luminanceOnBlack().map { orientation.apply($0) }
    let squared = picture.squared().map { orientation.apply($0.image) }
    let first = squared ?? picture.uprightLuminance()
    return onBlack.map { [first, $0] } ?? [first]
  }

  /// Visible files of the folder, `2.png` before `10.png`; no pipes, which keep who opens them waiting.
  private func files() throws(FrameSourceError) -> [String] {
    do throws(PictureError) {
      return try Folder(path).entries().filter { $0.kind == .file }.map(\.path)
    } catch {
      guard ReadAccess(path).isGranted else {
        throw .notPermitted(source: source.name, hint: ReadAccess(path).hint)
      }
      throw .picture(error)
    }
  }
}
