/// Loads picture files as grey pixels: JPEG, PNG, WebP, GIF, TIFF, BMP, HEIC, AVIF, PNM and the pages of a
/// PDF.
///
/// The kind is told from the content. Grey is Rec. 601 luma; transparent places are white. Files above the
/// limits are refused before memory is taken for them. Values are independent: use one from any task.
///
/// ```swift
/// let loader = PictureLoader()
/// try await loader.forEachPicture(path: "scan.tiff") { picture in
///   print(picture.page, BarcodeReader().read(picture.luminance).count)
///   return true
/// }
/// ```
public struct PictureLoader: Hashable, Sendable {
  /// Which frames of an animation (GIF, WebP, APNG) count as pages.
  public enum Frames: Hashable, Sendable { case first, all }

  public var limits: PictureLimits
  /// Frames of an animation to deliver; pages of a TIFF or PDF come all.
  public var frames: Frames = .first
  /// The pages, or frames of an animation, to deliver; `nil`: all, or what `frames` says.
  public var pages: PageSelection?
  /// Whether what is transparent is told apart (PNG, WebP, GIF up to 64 million pixels): ``Picture/alpha``.
  public var keepsAlpha = false
  /// Until when a page must be done; ended by who handles the pages, but waiting for a pipe ends with it.
  public var deadline: Deadline?
  /// The longer side a preview needs at least, pixels: JPEG files are decoded at a half, a quarter or an
  /// eighth of their size while that leaves as much. `nil`: full size.
  public var maximumDimension: Int?
  /// Resolution at which PDF pages become pixels, dots an inch.
  public var dotsPerInch = 300

  /// Shared by all that load at the same time, to stay within it together; `nil`: only `limits` bound the
  /// memory, and those bound one file.
  public var memory: MemoryBudget?
  /// What a ``PageHandler`` takes for itself while it works, bytes for each pixel; counted in `memory`.
  public var handlerBytesPerPixel = 0.0

  public init(limits: PictureLimits = PictureLimits()) { self.limits = limits }

  /// Gets a page, to keep or to let go of; returns whether to go on with the next.
  public typealias PageHandler = (_ picture: consuming Picture) -> Bool

  /// Hands the pages of the file at `path` (`-`: standard input) to `body`, one after the other, so that one
  /// at a time is in memory. Pages before a damaged one have been delivered when the error is thrown.
  public func forEachPicture(path: String, _ body: PageHandler) async throws(PictureError) {
    if let memory { return try await forEachPicture(path: path, sharing: memory, body) }
    deadline?.restart()
    var data = try PictureData.read(path: path, limits: limits, deadline: deadline)
    try await forEachPicture(in: &data, body)
  }

  /// Hands the pages of a file's bytes to `body`; `name` is what errors call them.
  public func forEachPicture(
    bytes: [UInt8], name: String = "bytes", _ body: PageHandler
  ) async throws(PictureError) {
    var data = PictureData(source: name, bytes: bytes)
    if let memory { return try await forEachPicture(in: &data, sharing: memory, body) }
    deadline?.restart()
    try await forEachPicture(in: &data, body)
  }

  /// All pages of the file at `path` (`-`: standard input).
  public func load(path: String) async throws(PictureError) -> [Picture] {
    var pictures: [Picture] = []
    try await forEachPicture(path: path) { picture in
      pictures.append(picture)
      return true
    }
    return pictures
  }

  /// All pages of a file's bytes; `name` is what errors call them.
  public func load(bytes: [UInt8], name: String = "bytes") async throws(PictureError) -> [Picture] {
    var pictures: [Picture] = []
    try await forEachPicture(bytes: bytes, name: name) { picture in
      pictures.append(picture)
      return true
    }
    return pictures
  }

  /// The same without suspension, for every kind but PDF, which needs another program and is refused here.
  public func decode(path: String, _ body: PageHandler) throws(PictureError) {
    var data = try PictureData.read(path: path, limits: limits, deadline: deadline)
    try decode(&data, body)
  }

  /// The same of a file's bytes.
  public func decode(
    bytes: [UInt8], name: String = "bytes", _ body: PageHandler
  ) throws(PictureError) {
    var data = PictureData(source: name, bytes: bytes)
    try decode(&data, body)
  }
}
