internal import Foundation

/// Whether this user may read what is at a path, as ``FileName`` writes it.
struct ReadAccess {
  let isGranted: Bool
  /// Whether it is this user's own.
  let isOwner: Bool
  let isFolder: Bool

  init(isGranted: Bool, isOwner: Bool, isFolder: Bool) {
    (self.isGranted, self.isOwner, self.isFolder) = (isGranted, isOwner, isFolder)
  }

  init(_ path: String) {
    var status = stat()
    let isThere = FileName.withCString(path) { stat($0, &status) } == 0
    self.init(
      isGranted: FileName.withCString(path) { access($0, R_OK) } == 0,
      isOwner: isThere && status.st_uid == geteuid(),
      isFolder: isThere && status.st_mode & S_IFMT == S_IFDIR)
  }

  /// What keeps this user from it, and what helps.
  var hint: String {
    let (name, mode) = isFolder ? ("folder", "u+rx") : ("file", "u+r")
    return isOwner
      ? "the \(name) is yours, but its mode keeps you from it: chmod \(mode) changes that"
      : "the \(name) belongs to another user, who can let you read it"
  }
}
