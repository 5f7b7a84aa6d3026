import QuietZoneScanning
import TestSupport
import Testing

@Suite struct CameraChoiceTests {
  private func camera(
    _ position: CameraPosition, _ lens: CameraLens, focuses: Bool = true, distance: Int? = nil
  ) -> CameraDescription {
    CameraDescription(position: position, lens: lens, focuses: focuses, minimumFocusDistance: distance)
  }

  @Test func phones() {
    // As the system lists them: two lenses, three lenses, one lens.
    let two = [
      camera(.back, .wide), camera(.front, .wide), camera(.back, .ultraWide), camera(.back, .dualWide),
    ]
    #expect(CameraChoice.best(of: two, position: .back) == 3)
    #expect(CameraChoice.best(of: two, position: .front) == 1)
    let three = [.wide, .telephoto, .dual, .ultraWide, .dualWide, .triple].map { camera(.back, $0) }
    #expect(CameraChoice.best(of: three, position: .back) == 5)
    #expect(CameraChoice.best(of: [camera(.back, .wide), camera(.back, .dual)], position: .back) == 0)
  }

  @Test func whatIsThereIsTaken() {
    #expect(CameraChoice.best(of: [], position: .back) == nil)
    for position in CameraPosition.allCases {
      for other in CameraPosition.allCases {
        for lens in CameraLens.allCases {
          #expect(CameraChoice.best(of: [camera(other, lens, focuses: false)], position: position) == 0)
        }
      }
    }
    let places = [camera(.front, .wide), camera(.external, .external), camera(.back, .telephoto)]
    #expect(CameraChoice.best(of: places, position: .external) == 1)
    #expect(CameraChoice.best(of: Array(places.prefix(2)), position: .back) == 1)
    #expect(CameraChoice.best(of: [places[0], places[2]], position: .external) == 1)
  }

  /// All pairs of all cameras.
  @Test func theOrderOfTheListDecidesOnlyBetweenEquals() {
    let distances: [Int?] = [nil, -1, 20, 150, Int.max, Int.min]
    let cameras = CameraPosition.allCases.flatMap { position in
      CameraLens.allCases.flatMap { lens in
        distances.flatMap { distance in
          [false, true].map { camera(position, lens, focuses: $0, distance: distance) }
        }
      }
    }
    let faults = cameras.reduce(0) { sum, a in
      sum + cameras.reduce(0) { $0 + (isInOrder(a, $1) ? 0 : 1) }
    }
    #expect(faults == 0)
  }

  /// Whether the better of two is the same whichever comes first, at the back if there is one there, and no
  /// telephoto lens if there is another beside it.
  private func isInOrder(_ a: CameraDescription, _ b: CameraDescription) -> Bool {
    let first = CameraChoice.best(of: [a, b], position: .back) == 0 ? a : b
    let second = CameraChoice.best(of: [b, a], position: .back) == 0 ? b : a
    let isSame =
      first.position == second.position && first.lens == second.lens && first.focuses == second.focuses
    let isBack = first.position == .back || (a.position != .back && b.position != .back)
    let isWide =
      first.lens != .telephoto || a.position != b.position || (a.lens == .telephoto && b.lens == .telephoto)
    return isSame && isBack && isWide
  }

  /// A button that changes the camera changes something where the other side has another one.
  @Test func thereIsAnotherCameraOrNot() {
    #expect(CameraChoice.hasOther(than: .back, at: [.front, .back, .back]))
    #expect(CameraChoice.hasOther(than: .front, at: [.front, .back]))
    #expect(CameraChoice.hasOther(than: .external, at: [.external, .back]))
    // An external one stands in for the back.
    #expect(CameraChoice.hasOther(than: .back, at: [.front, .external]))
    #expect(!CameraChoice.hasOther(than: .back, at: [.back, .external]), "nor for the front")
    #expect(!CameraChoice.hasOther(than: .back, at: []))
    for position in CameraPosition.allCases {
      for place in CameraPosition.allCases {
        #expect(!CameraChoice.hasOther(than: position, at: [place, place]))
      }
    }
  }

  /// What is said of places is what becomes of cameras.
  @Test func theOtherCameraIsTheOneThatIsTaken() {
    let all = CameraPosition.allCases
    for places in (0..<8).map({ bits in all.filter { bits >> $0.rawValue & 1 == 1 } }) {
      let cameras = places.map { camera($0, .wide) }
      for position in all {
        let best = CameraChoice.best(of: cameras, position: position)
        let other = CameraChoice.best(of: cameras, position: position.opposite)
        #expect(CameraChoice.hasOther(than: position, at: places) == (best != other))
      }
    }
  }

  @Test func nearerIsBetter() {
    let cameras = [
      camera(.back, .wide, distance: 150), camera(.back, .wide, distance: 100), camera(.back, .wide),
    ]
    #expect(CameraChoice.best(of: cameras, position: .back) == 1)
    #expect(CameraChoice.best(of: [cameras[2], cameras[0]], position: .back) == 1)
  }
}
