#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What each entry begins with, so that minutes are enough to get deep.
enum Seeds {
  static func write(to folder: String) {
    mkdir(folder, 0o755)
    for entry in Entry.allCases {
      mkdir("\(folder)/\(entry.rawValue)", 0o755)
      for (index, bytes) in seeds(of: entry).enumerated() {
        save(bytes, "\(folder)/\(entry.rawValue)/seed-\(index)")
      }
    }
  }

  private static func seeds(of entry: Entry) -> [[UInt8]] {
    switch entry {
    case .codewords: [Array(repeating: 0, count: 60), [10, 0, 0, 0] + Array(0...80)]
    case .pixels: [[100, 0, 0, 0, 100, 0, 1, 0, 0, 3, 0] + Array(repeating: 0x55, count: 200)]
    case .drawing: ["#467c24", "#fff", "#00000080", "orange", ""].map { Array($0.utf8) }
    }
  }

  private static func save(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "wb") else { return perror(path) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
