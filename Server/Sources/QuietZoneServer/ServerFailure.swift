/// Why the server does not start, said to the person at the terminal; the exit code is 1.
struct ServerFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
