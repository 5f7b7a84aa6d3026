import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct PictureLoaderTests {
  private func error(path: String, loader: PictureLoader = PictureLoader()) async -> PictureError? {
    do throws(PictureError) {
      _ = try await loader.load(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func pathsThatAreNoPictures() async {
    #expect(await error(path: "/nonexistent/a.png") == .notFound(source: "/nonexistent/a.png"))
    #expect(await error(path: "/") == .isDirectory(source: "/"))
    #expect(await error(path: "/dev/null") == .empty(source: "/dev/null"))
    var small = PictureLoader()
    small.limits.maximumBytes = 1000
    #expect(await error(path: "/dev/zero", loader: small) == .tooManyBytes(source: "/dev/zero", limit: 1000))
  }

  @Test func bytesThatAreNoPictures() {
    #expect(throws: PictureError.empty(source: "sample")) { try pictures([]) }
    #expect(throws: PictureError.unknownKind(source: "sample", firstBytes: [1, 2, 3])) {
      try pictures([1, 2, 3])
    }
    #expect(
      PictureError.unknownKind(source: "a", firstBytes: [0x3C, 0x68, 0xAF]).description
        == "a: not a known kind of picture; it starts with 3C 68 AF")
  }

  @Test func pixelLimitIsTheSmallestNumberAllowed() throws {
    var loader = PictureLoader()
    loader.limits.maximumPixels = 128
    #expect(try pictures(Samples.pngGrey16, loader: loader).count == 1)
    loader.limits.maximumPixels = 127
    #expect(
      throws: PictureError.tooManyPixels(source: "sample", kind: .png, width: 16, height: 8, limit: 127)
    ) { try pictures(Samples.pngGrey16, loader: loader) }
  }
}
