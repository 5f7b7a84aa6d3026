@testable import QuietZone

enum CodewordsEntry {
  static func run(_ input: Input) {
    var input = input
    let parity = input.number(0...68)
    let reserve = input.number(0...4)
    let erased = (0..<input.number(0...8)).map { _ in input.number(0...300) }
    let received = Array(input.rest.prefix(300)).map(UInt16.init)
    let code = ReedSolomon(field: QRFamily.field, parityCount: parity)
    var block = received
    guard let count = code.correct(&block, erasures: erased, reserve: reserve) else {
      precondition(block == received, "a refused block must stay as it was")
      return
    }
    let changed = zip(block, received).count { $0 != $1 }
    let erasures = Set(erased.filter(received.indices.contains))
    let errors = zip(block, received).enumerated().count { $1.0 != $1.1 && !erasures.contains($0) }
    precondition(changed == count, "the number of repairs is wrong")
    precondition(
      changed == 0 || 2 * errors + erasures.count <= parity, "more was repaired than the code promises")
    var again = block
    precondition(code.correct(&again) == 0 && again == block, "a repaired block must be a codeword")
  }
}
