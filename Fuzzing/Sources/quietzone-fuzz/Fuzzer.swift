#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// libFuzzer brings `main`; the environment says which entry it is for:
//
//     QUIETZONE_FUZZ=ENTRY quietzone-fuzz LIBFUZZER-OPTIONS…
//     QUIETZONE_FUZZ=seeds:DIR quietzone-fuzz        writes DIR/ENTRY/… for every entry to begin with
//     QUIETZONE_FUZZ=entries quietzone-fuzz          prints the names of the entries

private let choice: Entry? = getenv("QUIETZONE_FUZZ").flatMap { Entry(rawValue: String(cString: $0)) }

/// Called once before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
  guard choice == nil else { return 0 }
  let wish = getenv("QUIETZONE_FUZZ").map { String(cString: $0) } ?? ""
  if wish.hasPrefix("seeds:") {
    Seeds.write(to: String(wish.dropFirst(6)))
  } else {
    print(Entry.allCases.map(\.rawValue).joined(separator: " "))
  }
  exit(0)
}

/// Called with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  choice?.run(Input(data, size))
  return 0
}
