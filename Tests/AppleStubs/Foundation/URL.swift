import CoreFoundation

/// foundation/url · iOS 8.0
public struct URL: Hashable, Sendable {
  /// foundation/url/init(string:) · iOS 8.0
  public init?(string: String) { fatalError() }
  /// foundation/url/init(fileurlwithpath:) · iOS 8.0
  public init(fileURLWithPath path: String) { fatalError() }
  /// foundation/url/isfileurl · iOS 8.0
  public var isFileURL: Bool { fatalError() }
  /// foundation/url/absolutestring · iOS 8.0
  public var absoluteString: String { fatalError() }
  /// foundation/url/path(percentencoded:) · iOS 16.0
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  /// foundation/url/host · iOS 8.0
  public var host: String? { fatalError() }
  /// foundation/url/pathextension · iOS 8.0
  public var pathExtension: String { fatalError() }
  /// foundation/url/appending(path:directoryhint:) · iOS 16.0
  public func appending<Path: StringProtocol>(path: Path, directoryHint: DirectoryHint = .inferFromPath)
    -> URL
  {
    fatalError()
  }

  /// foundation/url/directoryhint · iOS 16.0
  public enum DirectoryHint: Sendable {
    /// Part of appending(path:directoryHint:), its default
    case inferFromPath
  }
}

/// corefoundation/cfurl · iOS 2.0
///
/// A class of Core Foundation, bridged to `URL` by `as`; here the two are one type.
public typealias CFURL = URL

/// foundation/filemanager · iOS 2.0
open class FileManager: NSObject, @unchecked Sendable {
  /// foundation/filemanager/default · iOS 2.0
  open class var `default`: FileManager { fatalError() }
  /// foundation/filemanager/temporarydirectory · iOS 10.0
  open var temporaryDirectory: URL { fatalError() }
  /// foundation/filemanager/contentsofdirectory(atpath:) · iOS 2.0
  open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  /// foundation/filemanager/contents(atpath:) · iOS 2.0
  open func contents(atPath path: String) -> Data? { fatalError() }
}
