internal import Subprocess

/// The programs of poppler that are used.
enum PDFTool: String {
  case info = "pdfinfo"
  case draw = "pdftoppm"

  /// The Debian package they come in.
  static let package = "poppler-utils"

  /// Numbers come with a point, messages in English.
  static let environment = Environment.inherit.updating(["LC_ALL": "C"])

  /// What starts the programs: it can bound their memory, which the systems' calls to start one cannot.
  static let shell = Executable.name("sh")

  /// What the shell is told to start the program, which gets no more than `memory` bytes of address space
  /// where the system can bound it.
  func arguments(_ list: [String], memory: Int) -> Arguments {
    let script = #"ulimit -v "$0" 2>/dev/null; exec "$@""#
    return Arguments(["-c", script, "\(max(memory, 0) / 1024)", rawValue] + list)
  }

  /// The shell's way to say that there is no such program.
  func checkInstalled(_ status: TerminationStatus, source: String) throws(PictureError) {
    guard case .exited(127) = status else { return }
    throw .missingTool(source: source, tool: rawValue, package: Self.package)
  }

  /// Bytes that the programs and their libraries take for themselves.
  static let leastMemory = 64_000_000

  /// Bytes for the program that tells the sizes.
  static func infoMemory(_ limits: PictureLimits) -> Int {
    max(leastMemory, min(limits.maximumMemory, 256_000_000))
  }

  /// Bytes for the program that draws: four layers of the page and what pictures on it take, as far as
  /// `limits` leave that beside the file's copy in memory and the drawn page's own pixels. JPEG 2000 takes
  /// some 16 bytes for each pixel of a picture, however small it is drawn, and so gets all that is left.
  static func drawMemory(pages: [PictureExtent], of data: PictureData, limits: PictureLimits) -> Int {
    let most = pages.map { Double($0.width) * Double($0.height) }.max() ?? 0
    guard most < Double(limits.maximumPixels) else { return leastMemory }
    let pixels = Int(most)
    let left = limits.maximumMemory - data.bytes.count - pixels
    let wanted = data.bytes.contains("/JPXDecode".bytes) ? left : min(160_000_000 + 4 * pixels, left)
    return max(leastMemory + 2 * pixels, wanted)
  }

  /// Runs `body`, which starts the program, and turns what may go wrong with that into errors of pictures.
  func perform<Outcome>(
    source: String, limit: Duration, _ body: () async throws -> Outcome
  ) async throws(PictureError) -> Outcome {
    do {
      return try await body()
    } catch let error as PictureError {
      throw error
    } catch is CancellationError {
      throw .timedOut(source: source, limit: limit)
    } catch {
      throw .unreadable(source: source, reason: "\(rawValue): \(error)")
    }
  }
}
