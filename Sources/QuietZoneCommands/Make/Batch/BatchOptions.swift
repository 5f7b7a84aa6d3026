import ArgumentParser

/// Many codes from a list or a table.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Make a code of each line of a list or row of a table (.csv, .tsv); - takes standard input.",
      valueName: "file"), completion: .file())
  var batch: String?

  @Option(
    help: ArgumentHelp(
      "Files of a batch by its columns: {sku}.svg; {number} counts the rows, {line} those of the file.",
      valueName: "template"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "What a row's code says: {code}, or with more around it; without it the column text.",
      valueName: "template"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "Write the rows that failed, and why, into a table to mend; - is standard output.", valueName: "file"),
    completion: .file())
  var failures: String?

  func validate() throws {
    guard batch == nil else { return }
    let set = [("--name", name), ("--text", text), ("--failures", failures)].first { $0.1 != nil }
    if let set { throw ValidationError("\(set.0) is for --batch.") }
  }
}
