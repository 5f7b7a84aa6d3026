#if os(iOS)
  import Foundation
  import Testing

  @testable import QuietZoneUI

  /// The kit's texts in one language, as they were built into its bundle.
  struct TextTable {
    static let languages = ["en", "ko", "zh-Hans"]
    static let names = ["Localizable", "Errors"]

    let texts: [String: String]

    init(_ language: String, _ name: String) throws {
      let file = try #require(
        Bundle.module.path(
          forResource: name, ofType: "strings", inDirectory: nil, forLocalization: language), "\(language)")
      let data = try #require(FileManager.default.contents(atPath: file))
      let found = try PropertyListSerialization.propertyList(from: data, format: nil)
      texts = try #require(found as? [String: String], "\(file)")
    }

    /// Texts whose keys begin so, without their keys.
    func starting(_ prefix: String) -> [String] {
      texts.filter { $0.key.hasPrefix(prefix) }.map { $0.value }
    }
  }

  extension String {
    /// The values that a text asks for: `%1$@` and so on, the least first.
    var placeholders: [Substring] { split(separator: "%").dropFirst().map { $0.prefix(3) }.sorted() }

    /// Whether it has letters of Korean.
    var isKorean: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }

    /// Whether it has Chinese characters.
    var isChinese: Bool { unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
  }
#endif
