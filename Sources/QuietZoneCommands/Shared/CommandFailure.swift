/// What stops a command, said to the person at the terminal; the exit code is 1.
struct CommandFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
