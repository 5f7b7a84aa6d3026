/// Which of a device's cameras reads codes best, and how far it should be zoomed in.
///
/// Codes are held near, and the better a phone's main lens is, the farther away it begins to be sharp (10 cm
/// in 2017, 20 cm in 2022). So a camera is taken that changes to its ultra wide lens by itself where
/// something comes near; and where none is, it is zoomed in, so that people hold the code farther away.
///
/// ```swift
/// guard let index = CameraChoice.best(of: cameras, position: .back) else { return fail(.noCamera) }
/// let factor = CameraChoice.zoom(for: cameras[index])
/// ```
public enum CameraChoice {
  /// Index of the camera to take; `nil` where there is none.
  ///
  /// One at `position` comes before all others, and then the back, external and front ones. Among those a
  /// telephoto lens is taken only where there is nothing else, one that focuses comes before one that does
  /// not, and then the lenses: triple, dual wide, wide, dual, ultra wide, external, other. Of two that are
  /// equal in all that, the one that is sharp nearer; then the first.
  public static func best(of cameras: [CameraDescription], position: CameraPosition) -> Int? {
    let ranks = cameras.map { rank(of: $0, position) }
    return ranks.indices.min { ranks[$0] < ranks[$1] }
  }

  /// Whether there is another camera to change to: the one for `position` and the one for its
  /// ``CameraPosition/opposite`` are not at the same place, where there are cameras at `places`.
  package static func hasOther(than position: CameraPosition, at places: [CameraPosition]) -> Bool {
    func taken(_ wanted: CameraPosition) -> CameraPosition? {
      places.min { rank(of: $0, wanted) < rank(of: $1, wanted) }
    }
    return taken(position) != taken(position.opposite)
  }

  /// The zoom factor at which a code of `codeWidth` millimetres, held as near as the lens can be sharp, takes
  /// the share `fill` of the picture's width; within the camera's range, and not below the factor at which
  /// its wide lens begins.
  ///
  /// At a distance d a picture shows d · `fieldWidth` / zoom. A share of 0.3 is about what Apple's sample
  /// AVCamBarcode comes to. A camera that does not tell its distance or field is not zoomed in.
  public static func zoom(
    for camera: CameraDescription, codeWidth: Double = 20, fill: Double = 0.3
  ) -> Double {
    let start = camera.zoom.clamped(max(camera.wideLensZoom, 1))
    guard let distance = camera.minimumFocusDistance, distance > 0, camera.fieldWidth > 0, codeWidth > 0,
      fill > 0
    else { return start }
    let needed = fill * Double(distance) * camera.fieldWidth / codeWidth
    return needed > start ? camera.zoom.clamped(needed) : start
  }

  /// Smaller is better.
  private static func rank(of camera: CameraDescription, _ position: CameraPosition) -> Int {
    let place = rank(of: camera.position, position)
    let isTelephoto = camera.lens == .telephoto ? 1 : 0
    let told = camera.minimumFocusDistance ?? 0
    let distance = told > 0 ? min(told, farthest) : farthest
    let group = ((place * 2 + isTelephoto) * 2 + (camera.focuses ? 0 : 1)) * 8 + order(camera.lens)
    return group * (farthest + 1) + distance
  }

  private static func rank(of place: CameraPosition, _ wanted: CameraPosition) -> Int {
    place == wanted ? 0 : 1 + order(place)
  }

  /// Millimetres; farther, and unknown, is the same.
  private static let farthest = 9999

  private static func order(_ position: CameraPosition) -> Int {
    switch position {
    case .back: 0
    case .external: 1
    case .front: 2
    }
  }

  private static func order(_ lens: CameraLens) -> Int {
    switch lens {
    case .triple: 0
    case .dualWide: 1
    case .wide: 2
    case .dual: 3
    case .ultraWide: 4
    case .external: 5
    case .other: 6
    case .telephoto: 7
    }
  }
}
