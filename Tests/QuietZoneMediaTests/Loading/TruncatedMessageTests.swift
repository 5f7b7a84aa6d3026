import Testing

@testable import QuietZoneMedia

/// What libraries say stands on one line.
@Suite struct TruncatedMessageTests {
  @Test(arguments: [Samples.avif, Samples.heic])
  func messagesEndWithoutLineFeeds(bytes: [UInt8]) {
    for count in stride(from: bytes.count / 4, to: bytes.count, by: bytes.count / 8) {
      let words = failure(Array(bytes.prefix(count)))?.description ?? ""
      #expect(!words.hasSuffix("\n"), "\(words)")
    }
  }
}
