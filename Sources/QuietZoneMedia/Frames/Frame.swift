public import QuietZone

/// One picture of a camera, a video, a stream or a folder.
public struct Frame: Hashable, Sendable {
  /// The grey values.
  public var luminance: LuminanceImage
  /// Of a file: the frame's own time, from the file's beginning. Of a live source: when it arrived, from the
  /// moment the source was opened. Of pictures: one second each. Never goes backwards.
  public var milliseconds: Int64
  /// From 0; a live source's frames that nobody took in time have their number all the same.
  public var index: Int
  /// The picture's file, of a folder.
  public var path: String?

  public init(luminance: LuminanceImage, milliseconds: Int64, index: Int, path: String? = nil) {
    self.luminance = luminance
    self.milliseconds = milliseconds
    self.index = index
    self.path = path
  }
}
