/// Writes what the proofs in `Scripts/` compare: made symbols with what they must say, photographs with where
/// their symbols lie.
///
///     quietzone-proof symbols                      JSON lines on standard output
///     quietzone-proof linear                       the same for linear symbologies
///     quietzone-proof databar                      the same for GS1 DataBar
///     quietzone-proof matrix                       the same for Data Matrix, PDF417, Aztec and MaxiCode
///     quietzone-proof gs1 COUNT                    COUNT GS1 messages, each in every carrier: JSON lines
///     quietzone-proof pairs SEED                   options of `quietzone make` by pairs, as JSON lines
///     quietzone-proof matrix-reading DIR [option …]
///                                                  pictures of them under every condition: what is read
///     quietzone-proof six-codes FILE WIDTH HEIGHT SEED
///                                                  one picture with six codes, FILE and FILE.json
///     quietzone-proof sweep COUNT [SYMBOLOGY …]    linear codes at every angle: a table
///     quietzone-proof hostile COUNT SEED [EFFORT] [option …]
///                                                  pictures full of what readers look for: what they cost
///     quietzone-proof multi-frame COUNT SEED       frames too noisy to be read alone: a table
///     quietzone-proof conveyor FILE COUNT SEED     a film of labels that pass: frames of 1280 × 720 grey
///                                                  bytes on standard output, what passes in FILE
///     quietzone-proof png FILE …                   pictures as PNG files, and how long each took
///     quietzone-proof styles DIR COUNT SEED        COUNT codes in styles that pass, and some that do not,
///                                                  with what we read of their photographs
///     quietzone-proof style-table DIR COUNT SEED   the same for one property of styles after the other
///     quietzone-proof character-sets               of bytes in hexadecimal, a line each on standard input:
///                                                  the character set that is guessed
///     quietzone-proof photographs DIR COUNT SEED   DIR/0.pgm … and DIR/truth.jsonl
///     quietzone-proof linear-photographs DIR COUNT SEED
///                                                  the same for linear symbologies
@main struct ProofTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "symbols": for line in SymbolSet.all() { print(line.json) }
    case "linear": for record in LinearSet.all(count: 24) { if let json = record.json { print(json) } }
    case "matrix": MatrixSet.run()
    case "character-sets": CharacterSetLines.run()
    case "matrix-reading":
      guard let proof = MatrixReadingProof(Array(arguments.dropFirst())) else {
        return print(MatrixReadingProof.help)
      }
      proof.run()
    case "pairs": PairsSet.write(seed: arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1)
    case "gs1" where arguments.count == 2: GS1Set.run(count: Int(arguments[1]) ?? 1000)
    case "png": PNGSet.write(Array(arguments.dropFirst()))
    case "databar": for record in DataBarSet.all(count: 12) { print(record.json) }
    case "six-codes" where arguments.count == 5:
      SixCodesSet.write(
        to: arguments[1], width: Int(arguments[2]) ?? 4000, height: Int(arguments[3]) ?? 3000,
        seed: UInt64(arguments[4]) ?? 1)
    case "sweep" where arguments.count >= 2:
      LinearSweep(count: Int(arguments[1]) ?? 1).run(only: Array(arguments.dropFirst(2)))
    case "hostile":
      guard let hostile = HostileSet(Array(arguments.dropFirst())) else { return print(HostileSet.help) }
      hostile.run()
    case "multi-frame" where arguments.count == 3:
      MultiFrameSet(count: Int(arguments[1]) ?? 1, seed: UInt64(arguments[2]) ?? 1).run()
    case "conveyor" where arguments.count == 4:
      ConveyorSet(count: Int(arguments[2]) ?? 60, seed: UInt64(arguments[3]) ?? 1).write(truth: arguments[1])
    case "styles" where arguments.count == 4:
      StyleSet(count: Int(arguments[2]) ?? 100, seed: UInt64(arguments[3]) ?? 1).writeProof(to: arguments[1])
    case "style-table" where arguments.count == 4:
      StyleSet(count: Int(arguments[2]) ?? 100, seed: UInt64(arguments[3]) ?? 1).writeTable(to: arguments[1])
    case "photographs" where arguments.count == 4, "linear-photographs" where arguments.count == 4:
      guard let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else { fallthrough }
      let photographs = PhotographSet(count: count, seed: seed)
      if arguments[0] == "photographs" {
        photographs.write(to: arguments[1])
      } else {
        photographs.writeLinear(to: arguments[1])
      }
    default:
      print(
        "usage: quietzone-proof COMMAND …, see Scripts/prove independent-reader"
      )
    }
  }
}
