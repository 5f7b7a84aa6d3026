import ArgumentParser
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

/// Makes symbols, with the options of `quietzone make` as parameters.
///
/// ```swift
/// let code = try MakingService().make(.text("https://example.org"), [("level", "h")], format: "svg")
/// print(code.mediaType, code.bytes.count)
/// ```
public struct MakingService: Sendable {
  /// What a symbol is to say.
  public enum Content: Sendable {
    /// Written in whichever character set the symbology has for it.
    case text(String)
    /// Byte for byte.
    case bytes([UInt8])
    /// Of a payload, as `wifi`: its fields in their order.
    case fields(kind: String, [(name: String, value: String)])
  }

  /// A symbol as a file.
  public struct File: Sendable {
    public var bytes: [UInt8]
    /// As the header `Content-Type` names it.
    public var mediaType: String
    /// `code.svg`
    public var name: String
    /// What readers may fail on.
    public var warnings: [String]
  }

  /// The most pixels that a PNG or PGM file gets.
  public var maximumPixels = 16_000_000
  /// The most bytes of content: far more than any set of codes holds.
  public static let maximumContent = 1_000_000
  /// The most fields of a payload, each counted as often as it comes.
  static let mostFields = 200
  /// The most codes of a set: a larger one would keep others waiting.
  static let maximumSet = 100

  public init() {}

  /// The kinds of files, the first of which is usual, and their media types.
  public static let formats: [(name: String, mediaType: String)] = [
    ("svg", "image/svg+xml; charset=utf-8"), ("png", "image/png"), ("pdf", "application/pdf"),
    ("eps", "application/postscript"), ("txt", "text/plain; charset=utf-8"),
    ("pgm", "image/x-portable-graymap"),
  ]

  /// The options that are parameters: all but those that name files or concern a terminal, batches or sheets.
  static let parameters = ServiceParameters(
    known: values.map { ($0, .value) } + flags.map { ($0, .flag) } + choices.map { ($0, .choice) },
    besides: ["text", "payload", "format", "member"])

  private static let values = [
    "symbology", "level", "symbol-version", "shape", "mask", "eci", "aim", "structured-append", "check",
    "msi-check", "add-on", "height", "ratio", "row-pairs", "form", "columns", "rows", "aspect-ratio",
    "row-height", "correction", "layers", "mode", "postal-code", "country", "service-class", "set-id",
    "file-name", "sender", "addressee", "time-stamp", "file-size", "checksum", "foreground", "background",
    "scale", "size", "millimetres", "dpi", "quiet-zone", "bar-width-reduction", "rotate", "modules",
    "dot-size", "finders", "gradient", "logo-size",
  ]
  private static let flags = [
    "gs1", "numeric", "no-text", "dmre", "compact", "reader-programming", "transparent", "strict", "escapes",
  ]
  private static let choices = ["boost", "bearer-bars", "omnidirectional"]

  /// As ``make(_:_:format:logo:)``, on a thread of its own: for who must not be kept from other work.
  public func made(
    _ content: Content, _ parameters: [(name: String, value: String)], format: String, logo: [UInt8]? = nil
  ) async -> Result<File, ServiceRefusal> {
    await withCheckedContinuation { done in
      Task.blocking {
        do throws(ServiceRefusal) {
          done.resume(returning: .success(try make(content, parameters, format: format, logo: logo)))
        } catch {
          done.resume(returning: .failure(error))
        }
      }
    }
  }

  /// The symbol as a file of the kind `format`.
  ///
  /// - Parameters:
  ///   - parameters: of a structured-append set also `member`, the place of the one wanted, from 1.
  ///   - logo: a PNG file for the middle of a QR code.
  public func make(
    _ content: Content, _ parameters: [(name: String, value: String)], format: String, logo: [UInt8]? = nil
  ) throws(ServiceRefusal) -> File {
    guard let kind = SymbolFileKind(rawValue: format),
      let type = Self.formats.first(where: { $0.name == format })
    else {
      let names = Self.formats.map(\.name).joined(separator: ", ")
      throw ServiceRefusal(
        .parameter, "There is no format \"\(VisibleText.line(format))\"; there are \(names).")
    }
    let members = parameters.filter { $0.name == "member" }
    if members.count > 1 { throw ServiceRefusal(.parameter, "member is given twice.") }
    let member = members.first?.value
    let options = parameters.filter { $0.name != "member" }
    let command = try command(content, options, format, hasLogo: logo != nil)
    do {
      let logo = try logo.map { try PictureLoader().colors(bytes: $0, name: "logo") }
      let style = try command.style.style(withLogo: logo)
      let symbols = try symbols(command, content)
      let symbol = symbols[try place(member, in: symbols.count)]
      let artwork = try command.artwork(for: symbol, style)
      return try file(kind, type.mediaType, symbol, artwork, command.drawing)
    } catch let refusal as ServiceRefusal {
      throw refusal
    } catch let error as ValidationError {
      throw ServiceRefusal(.parameter, ServiceParameters.plain(error.message))
    } catch let error as RenderingError {
      throw ServiceRefusal(error.refused, ServiceParameters.plain("\(error)"))
    } catch {
      throw ServiceRefusal(.content, ServiceParameters.plain("\(error)"))
    }
  }

  private func command(
    _ content: Content, _ parameters: [(name: String, value: String)], _ format: String, hasLogo: Bool
  ) throws(ServiceRefusal) -> MakeCommand {
    var arguments = try Self.parameters.arguments(parameters) + ["--output=code.\(format)"]
    if hasLogo { arguments.append("--logo=logo") }
    if case .fields(let kind, let fields) = content {
      guard fields.count <= Self.mostFields else {
        throw ServiceRefusal(
          .size, "A payload has at most \(Self.mostFields) fields here, not \(fields.count).")
      }
      arguments += ["--payload=\(kind)", "--"] + fields.map { "\($0.name)=\($0.value)" }
    } else {
      // Stands for the content, which is no argument.
      arguments.append("-")
    }
    let command = try ServiceParameters.command(MakeCommand.self, arguments)
    if let count = command.symbol.structuredAppend, count > Self.maximumSet {
      throw ServiceRefusal(
        .parameter, "structured-append is at most \(Self.maximumSet) here; quietzone make has no such bound.")
    }
    return command
  }

  private func symbols(_ command: MakeCommand, _ content: Content) throws -> [Symbol] {
    var input: MakeInput
    switch content {
    case .text(let text): input = MakeInput(bytes: Array(text.utf8))
    case .bytes(let bytes): input = MakeInput(bytes: bytes, isExact: true)
    case .fields:
      guard let kind = command.payload.payload else { return [] }
      return try command.symbols(ofRow: command.content(of: kind.fields(of: command.words), kind))
    }
    guard input.bytes.count <= Self.maximumContent else {
      throw ServiceRefusal(
        .size, "The content has more than \(Self.maximumContent) bytes; no code holds that.")
    }
    try command.source.finish(&input)
    return try command.leveled.symbols(of: input, command.linear, command.matrix)
  }

  /// The place of a set's member, from 0.
  private func place(_ member: String?, in count: Int) throws -> Int {
    guard let member else {
      guard count == 1 else {
        throw ServiceRefusal(
          .parameter, "These are \(count) codes: ask for them one by one, with member=1 to member=\(count).")
      }
      return 0
    }
    guard let number = Int(member), 1...count ~= number else {
      throw ServiceRefusal(.parameter, "member is 1 to \(count), the place of a code in its set.")
    }
    return number - 1
  }

  private func file(
    _ kind: SymbolFileKind, _ mediaType: String, _ symbol: Symbol, _ artwork: Artwork,
    _ drawing: DrawingOptions
  ) throws -> File {
    let warnings = drawing.warnings(of: symbol, artwork, as: kind)
    for warning in warnings where drawing.strict || warning.severity == .refusal {
      throw ServiceRefusal(.content, warning.message)
    }
    if kind.isRaster {
      let (width, height) = try RasterRenderer.size(symbol, artwork)
      guard width * height <= maximumPixels else {
        throw ServiceRefusal(
          .size,
          "The picture would have \(width) × \(height) pixels, more than the \(maximumPixels) that are made "
            + "here: ask for a smaller scale or size, or for svg, which has any.")
      }
    }
    return File(
      bytes: try kind.render(symbol, artwork), mediaType: mediaType, name: "code.\(kind.rawValue)",
      warnings: warnings.map(\.message))
  }
}

extension RenderingError {
  /// What is to be changed: the size, where a smaller picture could be drawn, or the content.
  fileprivate var refused: ServiceRefusal.Reason {
    switch self {
    case .tooLarge, .pageTooLarge: .size
    case .modulePixels: .parameter
    default: .content
    }
  }
}
