import Testing

@testable import QuietZone

@Suite struct RunLineTests {
  @Test func aLineEndsWithASpace() {
    var line = RunLine()
    line.begin(at: 5)
    line.add(20)
    line.add(30)
    line.end(at: 50)
    #expect(line.edges == [5, 20, 30, 50])
    line.begin(at: 0)
    line.add(20)
    line.end(at: 50)
    // It would end in a bar: an empty space follows.
    #expect(line.edges == [0, 20, 50, 50])
    line.withRow { #expect($0.count == 3 && $0[1] == 30 && $0[2] == 0) }
  }

  @Test func invertedTwiceIsTheSame() {
    let line = RunLine(modules: [1, 2, 3], quietZone: 4, scale: 16)
    var inverted = RunLine(), again = RunLine()
    line.inverted(into: &inverted)
    #expect(inverted.edges == [0, 0, 64, 80, 112, 160, 224, 224])
    inverted.inverted(into: &again)
    #expect(again.edges == line.edges)
  }

  @Test func runsThatAreNotThereAreEmpty() {
    RunLine(modules: [1, 2, 3], quietZone: 4, scale: 16).withRow { row in
      #expect(row.has(1, 4) && !row.has(1, 5) && !row.has(-1, 2) && !row.has(0, -1))
      #expect(row.has(5, 0) && row.sum(5, 0) == 0 && row.sum(-1, 2) == 0)
      #expect(row[.max] == 0 && row[.min] == 0)
      #expect(row.start(-7) == 0 && row.start(.max) == 224)
    }
  }
}
