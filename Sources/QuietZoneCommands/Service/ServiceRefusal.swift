import QuietZoneMedia

/// Why a request to a service was refused, said to whoever sent it.
public struct ServiceRefusal: Error, Sendable, CustomStringConvertible {
  /// Whose fault it is, and of what kind.
  public enum Reason: Sendable, CaseIterable {
    /// A parameter is unknown, or its value is nothing that it takes.
    case parameter
    /// The content is nothing that a symbol can hold, or a file of a known kind that is damaged.
    case content
    /// The bytes are no picture of a kind that is read here.
    case kind
    /// There are more bytes, pixels or pages than are taken.
    case size
    /// It takes longer than may be.
    case time
    /// There is no memory for it at the moment.
    case memory
  }

  public var reason: Reason
  /// A sentence: what was wrong, what was expected, what to do.
  public var description: String

  public init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}

extension ServiceRefusal {
  init(_ failure: FileReading.Failure) {
    switch failure {
    case .picture(let error):
      self.init(Self.reason(error), error.description)
      if case .unknownKind = error {
        let kinds = PictureKind.allCases.map(\.rawValue)
        description += "; \(kinds.dropLast().joined(separator: ", ")) and \(kinds.last ?? "") are read"
      }
    case .other(let reason): self.init(.content, reason)
    }
  }

  private static func reason(_ error: PictureError) -> Reason {
    switch error {
    case .unknownKind, .unsupported, .missingTool, .missingLibrary: .kind
    case .tooManyBytes, .tooManyPixels, .tooLong, .tooManyPages, .tooMuchMemory: .size
    case .timedOut: .time
    case .outOfMemory: .memory
    case .empty, .truncated, .corrupt, .notFound, .isDirectory, .unreadable: .content
    case .noSuchPage: .parameter
    }
  }
}
