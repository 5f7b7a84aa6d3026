/// Something in a picture that looks like a barcode and was not read, and what keeps it from being read.
///
/// ```swift
/// let look = BarcodeReader().examine(image)
/// if look.barcodes.isEmpty, let sighting = look.sightings.first { print(sighting.obstacle) }
/// ```
///
/// A guess to help a person with, not a finding: lettering and blinds may be taken for bars, and a code that
/// is too blurred to show its pattern is not noticed at all. Noticed are QR Codes by their three finder
/// patterns, and symbols of bars, PDF417 among them. Of the others nothing is noticed: what their patterns
/// consist of is met in leaves and letters as well.
public struct BarcodeSighting: Hashable, Sendable {
  /// What keeps a symbol from being read; of several what a person does best to change first.
  public enum Obstacle: UInt8, Hashable, Sendable, CaseIterable {
    /// Even what should be light is dark: little light.
    case dark = 0
    /// Light and dark hardly differ: a reflection, or a faint print.
    case faint = 1
    /// Its modules are narrower than 1.7 pixels: the camera is far away, or the picture was made smaller.
    case small = 2
    /// Edges are wider than half a module: out of focus, or moved.
    case blurred = 3
    /// It reaches over the picture's border.
    case cutOff = 4
    /// None of these: damaged, covered, or of a symbology that is not looked for.
    case unknown = 5
  }

  /// What it may be, of the symbologies that were looked for.
  public var symbologies: SymbologySet
  /// About where it is, pixels.
  public var outline: Quadrilateral
  public var obstacle: Obstacle
  /// About the width of a module, pixels.
  public var moduleSize: Double
  /// About how wide an edge between dark and light is, pixels; in a sharp picture 1 to 2.
  public var edgeWidth: Double
  /// The difference between light and dark, grey levels, 0…255.
  public var contrast: Int
}

extension BarcodeReader {
  /// What a picture shows: the barcodes, in reading order, and what else looks like one, the most likely
  /// first, eight at most.
  public struct Examination: Hashable, Sendable {
    public var barcodes: [Barcode]
    public var sightings: [BarcodeSighting]

    /// Makes it that of a picture of `factor` times the width and height, of which this one is the part from
    /// (dx, dy) on.
    package mutating func scale(by factor: Double, dx: Double = 0, dy: Double = 0) {
      for i in barcodes.indices {
        barcodes[i].outline = barcodes[i].outline.scaled(by: factor, dx: dx, dy: dy)
      }
      for i in sightings.indices {
        sightings[i].outline = sightings[i].outline.scaled(by: factor, dx: dx, dy: dy)
        sightings[i].moduleSize *= factor
        sightings[i].edgeWidth *= factor
      }
    }
  }
}
