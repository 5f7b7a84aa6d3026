import TestSupport
import Testing

@testable import QuietZoneMedia

/// What is said of files that may not be read.
@Suite struct ReadAccessTests {
  @Test(arguments: [
    (true, false, "chmod u+r"), (true, true, "chmod u+rx"),
    (false, false, "the file belongs to another user"),
    (false, true, "the folder belongs to another user"),
  ])
  func hintsSayWhatHelps(isOwner: Bool, isFolder: Bool, part: String) {
    let access = ReadAccess(isGranted: false, isOwner: isOwner, isFolder: isFolder)
    #expect(access.hint.contains(part), "\(access.hint)")
  }

  @Test func ownFilesAreOnesOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a")
    let file = ReadAccess(folder.file("a"))
    #expect(file.isGranted && file.isOwner && !file.isFolder)
    #expect(ReadAccess(folder.path).isFolder)
    #expect(!ReadAccess(folder.file("b")).isGranted)
  }
}
