import ArgumentParser
import Foundation

/// Where annotated pictures go: one file, or a folder with one for each picture.
struct AnnotationTarget: Sendable, Equatable {
  private let path: String
  private let isFolder: Bool
  private let sources: SourceFiles
  /// The files of the sources' first pages.
  private var firstFiles: Set<String> = []

  /// `path` is a folder if it is one already or ends in a slash; many pictures need one.
  init(path: String, sources: [String]) throws {
    self.path = path
    self.sources = SourceFiles(sources)
    guard !path.isEmpty else { throw ValidationError("--annotate needs the name of a file or a folder.") }
    isFolder = Files.isFolder(path)
    guard isFolder || sources.count < 2 else {
      throw ValidationError(
        "--annotate takes a folder for several pictures: \(VisibleText.path(path)) is none; "
          + "a new one's name ends in /.")
    }
    guard isFolder || !path.hasOtherSuffix else {
      throw ValidationError("--annotate writes PNG: name it .png instead of \(VisibleText.path(path)).")
    }
    try checkNames(sources)
  }

  /// The file for page `page`, from 0, of `source`; further pages are numbered from 2.
  func file(for source: String, page: Int) -> String {
    var file = isFolder ? Files.folder(path) + Self.name(of: source) : path
    guard page > 0 else { return file }
    // `scan-2.png` may be what comes of `scan-2.jpg`: page 2 of `scan.tif` is `scan-page-2.png` then.
    let numbered = Files.numbered(file, page + 1)
    guard firstFiles.contains(numbered) else { return numbered }
    file.insert(contentsOf: "-page", at: file.index(file.endIndex, offsetBy: -".png".count))
    return Files.numbered(file, page + 1)
  }

  /// Writes what it is given, but over nothing that is to be read.
  var sink: AnnotationSink {
    { png, source, page in
      let file = file(for: source, page: page)
      try sources.check(file)
      try Files.write(png, to: file)
    }
  }

  /// Makes the folder if it is not there yet.
  func prepare() throws {
    guard isFolder else { return }
    do { try Files.makeFolder(path) } catch {
      throw CommandFailure("\(VisibleText.path(path)): can't be made: \(Files.reason(error))")
    }
  }

  /// `photo.png` for `trip/photo.jpg`.
  private static func name(of source: String) -> String {
    let last = source == "-" ? "standard-input" : URL(fileURLWithPath: source).lastPathComponent
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last + ".png" }
    return last[..<dot] + ".png"
  }

  /// No two pictures may go to one file, and none to where a picture comes from.
  private mutating func checkNames(_ sources: [String]) throws {
    var taken: [String: String] = [:]
    for source in sources {
      let file = file(for: source, page: 0)
      guard !self.sources.has(file) else {
        throw ValidationError("--annotate would write over \(VisibleText.path(file)), which is to be read.")
      }
      if let other = taken.updateValue(source, forKey: file), other != source {
        let both = "\(VisibleText.path(other)) and \(VisibleText.path(source))"
        throw ValidationError("--annotate would write both \(both) to \(VisibleText.path(file)).")
      }
    }
    firstFiles = Set(taken.keys)
  }
}

extension String {
  /// Whether the name says that the file is a picture, but not PNG.
  fileprivate var hasOtherSuffix: Bool {
    let suffix = split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    let others = [
      "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "heic", "avif", "pgm", "ppm", "pbm", "pnm", "pdf",
      "svg",
    ]
    return suffix.map { others.contains($0) } ?? false
  }
}
