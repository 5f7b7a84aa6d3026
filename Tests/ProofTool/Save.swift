#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a file, or says on standard error why it could not be written and ends the program.
func save(_ bytes: [UInt8], _ path: String) {
  guard let file = fopen(path, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0
  else {
    perror(path)
    exit(1)
  }
}
