import Testing

@testable import QuietZone

@Suite struct RefusedPlacesTests {
  @Test func placesNearbyAreRefusedAndFartherDown() {
    var places = RefusedPlaces()
    #expect(!places.contains(Point2D(10, 20)))
    places.insert(Point2D(10, 20), reach: 5)
    #expect(places.contains(Point2D(10, 20)))
    #expect(places.contains(Point2D(14.9, 20)) && !places.contains(Point2D(15.1, 20)))
    #expect(places.contains(Point2D(10, 26.9)) && !places.contains(Point2D(10, 27.1)))
    #expect(places.contains(Point2D(5.1, 13.1)) && !places.contains(Point2D(4.9, 13.1)))
  }

  @Test func theOldestOfThirtyTwoMakesRoom() {
    var places = RefusedPlaces()
    func place(_ index: Int) -> Point2D { Point2D(Double(index) * 10, 0) }
    for index in 0..<32 { places.insert(place(index), reach: 1) }
    #expect((0..<32).allSatisfy { places.contains(place($0)) })
    places.insert(place(32), reach: 1)
    places.insert(place(33), reach: 1)
    #expect((0..<34).filter { !places.contains(place($0)) } == [0, 1])
    for index in 34..<64 { places.insert(place(index), reach: 1) }
    #expect((0..<64).filter { places.contains(place($0)) } == Array(32..<64))
  }
}
