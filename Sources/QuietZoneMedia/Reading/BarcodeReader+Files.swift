public import Foundation
public import QuietZone

extension BarcodeReader {
  /// The codes on all pages of a picture file, page by page, each page in reading order. Outlines are in
  /// pixels of the page as a viewer shows it: upright. A page or frame that no code is on adds nothing.
  ///
  /// ```swift
  /// for barcode in try await BarcodeReader().read(path: "photograph.jpg") { print(barcode.text) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: a file of any kind that a ``PictureLoader`` loads; `-` is standard input.
  ///   - loader: which pages, and within which limits; each page has the whole of its deadline.
  /// - Throws: why the file can't be loaded, or not to its end; ``PictureError/timedOut(source:limit:)``
  ///   where the deadline cut a page short. Who wants what was read all the same gets it from
  ///   ``read(paths:using:concurrency:)``.
  public func read(
    path: String, using loader: PictureLoader = PictureLoader()
  ) async throws(PictureError) -> [Barcode] {
    var barcodes: [Barcode] = []
    try await pages(path, loader) { barcodes += $0 }
    return barcodes
  }

  /// The same of a file that a URL names; others than files are refused.
  public func read(
    contentsOf url: URL, using loader: PictureLoader = PictureLoader()
  ) async throws(PictureError) -> [Barcode] {
    guard url.isFileURL else {
      throw .unreadable(source: url.absoluteString, reason: "a file is expected; download it first")
    }
    return try await read(path: url.path(percentEncoded: false), using: loader)
  }

  /// The codes on a page that a ``PictureLoader`` loaded, outlines in pixels of the upright page.
  public func read(_ picture: consuming Picture) -> [Barcode] {
    PageReader(options, examines: false).read(picture).barcodes
  }

  /// Reads many files on all cores and delivers what came of each, in the order of `paths`.
  ///
  /// ```swift
  /// for await file in BarcodeReader().read(paths: scans) {
  ///   print(file.path, file.error ?? file.barcodes)
  /// }
  /// ```
  ///
  /// Files that are loaded at the same time share one budget of memory, ``PictureLoader/memory``, of 440 MB
  /// unless `loader` has another; a few results at most wait for their turn. Who leaves the loop, or whose
  /// task is cancelled, stops the rest.
  ///
  /// - Parameters:
  ///   - paths: files of any kinds.
  ///   - loader: which pages of each, and within which limits; each page has the whole of its deadline.
  ///   - concurrency: files at a time, at least 1; `nil`: as many as there are cores.
  public func read(
    paths: [String], using loader: PictureLoader = PictureLoader(), concurrency: Int? = nil
  ) -> PictureReadings {
    var loader = loader
    if loader.memory == nil { loader.memory = MemoryBudget(bytes: PictureReadings.memoryBytes) }
    loader.handlerBytesPerPixel = max(loader.handlerBytesPerPixel, PictureReadings.readerBytesPerPixel)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return PictureReadings(paths: paths, reader: self, loader: loader, atOnce: max(concurrency ?? cores, 1))
  }

  /// Hands the codes of each page to `body`.
  func pages(
    _ path: String, _ loader: PictureLoader, _ body: ([Barcode]) -> Void
  ) async throws(PictureError) {
    var loader = loader
    loader.keepsAlpha = true
    // One of its own: files that are read at the same time would restart each other's.
    let deadline = loader.deadline.map { Deadline($0.limit) }
    loader.deadline = deadline
    var options = options
    let own = options.shouldStop
    options.shouldStop = { Task.isCancelled || own?() == true }
    let reader = PageReader(options, deadline: deadline, examines: false)
    var isCut = false
    try await loader.forEachPicture(path: path) { picture in
      let outcome = reader.read(picture)
      body(outcome.barcodes)
      isCut = isCut || outcome.isCut
      deadline?.restart()
      return !Task.isCancelled
    }
    if isCut, let deadline { throw .timedOut(source: path, limit: deadline.limit) }
  }
}
