internal import Subprocess

/// The programs of poppler that are used.
enum PDFTool: String {
  case info = "pdfinfo"
  case draw = "pdftoppm"

  /// The Debian package they come in.
  static let package = "poppler-utils"

  /// Numbers come with a point, messages in English.
  static let environment = Environment.inherit.updating(["LC_ALL": "C"])

  var executable: Executable { .name(rawValue) }

  func arguments(_ list: [String]) -> Arguments { Arguments(list) }

  /// Runs `body`, which starts the program, and turns what may go wrong with that into errors of pictures.
  func perform<Outcome>(
    source: String, limit: Duration, _ body: () async throws -> Outcome
  ) async throws(PictureError) -> Outcome {
    do {
      return try await body()
    } catch let error as PictureError {
      throw error
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw .missingTool(source: source, tool: rawValue, package: Self.package)
    } catch is CancellationError {
      throw .timedOut(source: source, limit: limit)
    } catch {
      throw .unreadable(source: source, reason: "\(rawValue): \(error)")
    }
  }
}
