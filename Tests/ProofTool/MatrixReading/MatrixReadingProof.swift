import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Pictures of every matrix and stacked symbology under every condition, with what ours reads in them.
struct MatrixReadingProof {
  static let help = """
    usage: quietzone-proof matrix-reading DIRECTORY [option …]

    Photographs made symbols with the synthetic camera, writes the pictures as PGM and what they say to
    DIRECTORY/manifest.jsonl, reads them with every symbology on and prints how many, a row a condition.

      --symbology NAME   only this form; may be repeated
      --condition NAME   only conditions that start so; may be repeated
      --count N          symbols a cell, 20 unless told otherwise
      --seed S           draws everything, 1 unless told otherwise
      --alone            reads with the form's own symbology only
      --effort EFFORT    fast, balanced or thorough; balanced unless told otherwise
      --verbose          names each picture that is not read

    Forms: \(names(MatrixForm.all.map(\.name))).
    Conditions: \(names(MatrixCondition.all.map(\.name))).

    Scripts/prove matrix-reading takes the same options and shows zxing-cpp's rates on the same pictures.
    """

  private static func names(_ names: [String]) -> String { names.joined(separator: ", ") }

  var directory = ""
  var forms: [String] = []
  var conditions: [String] = []
  var count = 20
  var seed: UInt64 = 1
  var isAlone = false
  var effort = ReaderOptions.Effort.balanced
  var isVerbose = false

  /// From the arguments behind the command's name; `nil` where they are none.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--alone": isAlone = true
      case "--verbose": isVerbose = true
      case _ where !argument.hasPrefix("--") && directory.isEmpty: directory = argument
      default:
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), take(parts[0], value) else {
          return nil
        }
      }
    }
    if directory.isEmpty { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--symbology": forms.append(value)
    case "--condition": conditions.append(value)
    case "--count": count = Int(value) ?? 0
    case "--seed": seed = UInt64(value) ?? 1
    case "--effort": effort = ["fast": .fast, "thorough": .thorough][value] ?? .balanced
    default: return false
    }
    return count > 0
  }

  /// Takes, writes and reads all pictures.
  func run() {
    mkdir(directory, 0o755)
    guard let manifest = fopen("\(directory)/manifest.jsonl", "wb") else {
      perror(directory)
      exit(1)
    }
    let chosen = MatrixForm.all.filter { forms.isEmpty || forms.contains($0.name) }
    for condition in MatrixCondition.all
    where conditions.isEmpty || conditions.contains(where: { condition.name.hasPrefix($0) }) {
      var cells: [String] = []
      for form in chosen where condition.concerns(form) {
        let tally = photograph(form, condition, manifest)
        cells.append(
          "\(form.name) \(tally.read)/\(tally.tried)" + (tally.wrong > 0 ? " wrong \(tally.wrong)" : ""))
      }
      if !cells.isEmpty { print(condition.name + ": " + cells.joined(separator: ", ")) }
    }
    fclose(manifest)
  }

  private struct Tally {
    var tried = 0
    var read = 0
    var wrong = 0
  }

  private func photograph(
    _ form: MatrixForm, _ condition: MatrixCondition, _ manifest: UnsafeMutablePointer<FILE>
  ) -> Tally {
    var tally = Tally()
    let folder = (condition.name + " " + form.name).map { $0 == " " ? "-" : $0 }.map(String.init).joined()
    mkdir("\(directory)/\(folder)", 0o755)
    for index in 0..<count {
      guard let specimen = form.specimen(index, seed: seed) else { continue }
      for variant in condition.variants {
        // Every picture has numbers of its own, whichever other pictures are asked for.
        var random = SeededRandom(seed: Self.seed("\(folder)/\(index)/\(variant)", seed))
        var scene = MatrixScene(specimen, using: &random)
        condition.apply(&scene, variant, &random)
        let picture = scene.photograph(using: &random)
        let path = "\(folder)/\(index)" + (condition.variants.count > 1 ? "-\(Int(variant))" : "") + ".pgm"
        save(picture.pgm, "\(directory)/\(path)")
        let found = read(picture, form)
        let right = found.filter { $0.symbology == form.symbology && $0.content.bytes == specimen.content }
        tally.tried += 1
        tally.read += right.isEmpty ? 0 : 1
        tally.wrong += found.count - right.count
        if isVerbose, right.isEmpty { print("not read: \(path)") }
        if right.count < found.count { print("wrong: \(path)") }
        fputs(Self.record(path, specimen, condition, variant, found) + "\n", manifest)
      }
    }
    return tally
  }

  private func read(_ picture: LuminanceImage, _ form: MatrixForm) -> [Barcode] {
    let own = SymbologySet(form.symbology)
    let wanted = isAlone ? own : SymbologySet.all.union(own)
    return BarcodeReader(ReaderOptions(symbologies: wanted, effort: effort)).read(picture.view)
  }

  private static func record(
    _ path: String, _ specimen: MatrixForm.Specimen, _ condition: MatrixCondition, _ variant: Double,
    _ found: [Barcode]
  ) -> String {
    let ours = found.map { "[\"\($0.symbology.token)\",\"\(hex($0.content.bytes))\"]" }
    return """
      {"path":"\(path)","form":"\(specimen.form.name)","symbology":"\(specimen.form.symbology.token)",\
      "condition":"\(condition.name)","variant":\(Int(variant)),"content":"\(hex(specimen.content))",\
      "ours":[\(ours.joined(separator: ","))]}
      """
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// A number of a name: FNV-1a.
  private static func seed(_ name: String, _ seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
