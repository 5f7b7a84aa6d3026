public import CQuietZone
internal import QuietZone
internal import QuietZonePayloads
internal import QuietZoneRendering

/// Why a call fails, as C gets it.
struct Failure: Error {
  var code: qz_code
  var message: String

  init(_ code: qz_code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// An argument that can't be: what was given, what was expected.
  static func argument(_ message: String) -> Failure { Failure(QZ_ERROR_ARGUMENT, message) }

  init(_ error: BarcodeEncodingError, _ symbology: Symbology) {
    if case .invalidOption = error { code = QZ_ERROR_OPTION } else { code = QZ_ERROR_CONTENT }
    message = error.message(symbology)
  }

  init(_ error: RenderingError) { self.init(QZ_ERROR_DRAWING, error.message) }
  init(_ error: GS1Error) { self.init(QZ_ERROR_GS1, error.description) }
  init(_ error: PayloadWriter.Failure) { self.init(QZ_ERROR_PAYLOAD, error.description) }
}

public typealias ErrorPlace = UnsafeMutablePointer<qz_error>?

/// Runs the body of a function of the interface: its result, or NULL and the error filled in.
func answer<Value>(_ error: ErrorPlace, _ body: () throws(Failure) -> Value) -> Value? {
  do throws(Failure) {
    let value = try body()
    fill(error, QZ_OK, "")
    return value
  } catch let failure {
    fill(error, failure.code, failure.message)
    return nil
  }
}

private func fill(_ error: ErrorPlace, _ code: qz_code, _ message: String) {
  guard let error else { return }
  error.pointee.code = code
  withUnsafeMutableBytes(of: &error.pointee.message) { room in
    var bytes = Array(message.utf8)
    if bytes.count >= room.count {
      bytes.removeLast(bytes.count - room.count + 1)
      // Not in the middle of a character.
      while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
      if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    }
    for index in bytes.indices { room[index] = bytes[index] }
    room[bytes.count] = 0
  }
}

/// A pointer that must be there; `name` is that of the parameter.
func needed<Pointer>(_ pointer: Pointer?, _ name: StaticString) throws(Failure) -> Pointer {
  guard let pointer else { throw .argument("\(name) is NULL; a pointer is expected") }
  return pointer
}

/// The bytes of a text that C handed in; empty for NULL.
func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
  guard var next = text else { return [] }
  var bytes: [UInt8] = []
  while next.pointee != 0 {
    bytes.append(UInt8(bitPattern: next.pointee))
    next += 1
  }
  return bytes
}

/// The bytes of `count` that C handed in.
func bytes(
  _ start: UnsafeRawPointer?, _ count: Int, _ name: StaticString
) throws(Failure) -> [UInt8] {
  guard count != 0 else { return [] }
  guard count > 0, count <= 1 << 30 else {
    throw .argument(
      "\(UInt(bitPattern: count)) bytes of \(name) are too many; at most \(1 << 30) are expected")
  }
  return [UInt8](UnsafeRawBufferPointer(start: try needed(start, name), count: count))
}

/// The value of an enumeration, whose highest number is `last`.
func choice(_ value: UInt32, upTo last: UInt32, _ name: StaticString) throws(Failure) -> Int {
  guard value <= last else { throw .argument("\(name) is \(value); 0 to \(last) are expected") }
  return Int(value)
}

func truth(_ value: Int32, _ name: StaticString) throws(Failure) -> Bool {
  guard value == 0 || value == 1 else { throw .argument("\(name) is \(value); 0 or 1 is expected") }
  return value == 1
}

/// Options whose first field, `size`, says that they were filled in by the function meant for them. It is
/// looked at first: behind a smaller size nothing may be read.
func filledIn<Options>(
  _ pointer: UnsafePointer<Options>, by name: StaticString
) throws(Failure) -> Options {
  let size = UnsafeRawPointer(pointer).load(as: Int.self), expected = MemoryLayout<Options>.size
  guard size == expected else {
    throw .argument(
      "the options' size is \(UInt(bitPattern: size)) and not \(expected): fill them in with \(name) first, "
        + "and compile with the header of this library")
  }
  return pointer.pointee
}
