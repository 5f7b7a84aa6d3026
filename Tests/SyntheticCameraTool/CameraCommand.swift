import ArgumentParser
import QuietZone
import QuietZoneMedia
import TestSupport

/// Photographs a symbol that only exists as a file or a text.
@main struct CameraCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "synthetic-camera",
    abstract: "Takes a photograph of a drawn symbol that was never printed.",
    discussion: """
      Give either a picture of one symbol or a text, which becomes a QR code. The same options and seed give
      the same photograph.

        synthetic-camera --picture code.png -o photograph.png --rotation 20 --tilt-x 30 --blur 0.4 --noise 6
        synthetic-camera --text "https://example.org" -o photograph.pgm --difficulty everyday --seed 7
      """)

  @Option(help: ArgumentHelp("A picture of the symbol.", valueName: "file"))
  var picture: String?
  @Option(help: "A text to make a QR code of.")
  var text: String?
  @Option(name: .shortAndLong, help: ArgumentHelp("The photograph: .png or .pgm.", valueName: "file"))
  var output: String
  @Option(help: "Draws everything not given from the seed: easy, everyday or hard.")
  var difficulty: String?
  @Option(help: "What everything random is drawn from.")
  var seed: UInt64 = 1
  @Option(help: "Size of the photograph in pixels.")
  var width = 1280
  @Option(help: "Size of the photograph in pixels.")
  var height = 960
  @OptionGroup var pose: PoseOptions
  @OptionGroup var flaws: FlawOptions

  mutating func validate() throws {
    guard (picture == nil) != (text == nil) else { throw ValidationError("Give --picture or --text.") }
    guard (1...20_000).contains(width), (1...20_000).contains(height) else {
      throw ValidationError("Width and height must be 1 to 20000 pixels.")
    }
    guard difficulty == nil || level != nil else {
      throw ValidationError("Difficulty is easy, everyday or hard.")
    }
  }

  private var level: SyntheticCamera.Difficulty? {
    SyntheticCamera.Difficulty.allCases.first { "\($0)" == difficulty }
  }

  mutating func run() async throws {
    let print = try await subject()
    var camera = SyntheticCamera(width: width, height: height, seed: seed)
    if let level {
      camera = .random([print], difficulty: level, seed: seed, width: width, height: height)
    } else {
      camera.background = .texture
      camera.place(print, pose.pose(of: print, width: width, height: height))
    }
    flaws.apply(to: &camera)
    let photograph = camera.photograph()
    let isPGM = output.hasSuffix(".pgm")
    try write(isPGM ? photograph.image.pgm : try PNGWriter().encode(photograph.image), to: output)
    let corners = photograph.outlines[0].corners
    Swift.print(corners.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " "))
  }

  /// The print: a made symbol, or the picture with the symbol taken to be what is darker than its border.
  private func subject() async throws -> Print {
    if let text {
      return Print(try BarcodeWriter(.qrCode).write(Content(text: text)))
    }
    let pictures = try await PictureLoader().load(path: picture ?? "")
    guard let first = pictures.first else { throw ValidationError("The picture has no pages.") }
    return Print(locating: first.luminance)
  }
}
