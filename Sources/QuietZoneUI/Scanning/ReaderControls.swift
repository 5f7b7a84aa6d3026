#if os(iOS)
  /// The buttons of a ``ReaderViewController``. Each is there only where it can do something.
  @available(iOS 17.0, *)
  public struct ReaderControls: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Switches the light.
    public static let torch = ReaderControls(rawValue: 1)
    /// Changes to the camera on the other side.
    public static let camera = ReaderControls(rawValue: 2)
    /// Closes a screen that was presented.
    public static let close = ReaderControls(rawValue: 4)
    /// Reads a picture of the person's library instead; it needs no permission.
    public static let picture = ReaderControls(rawValue: 8)
    /// Lets the next code count, in mode ``ScanMode/manual``.
    public static let capture = ReaderControls(rawValue: 16)
    public static let all: ReaderControls = [.torch, .camera, .close, .picture, .capture]
  }
#endif
