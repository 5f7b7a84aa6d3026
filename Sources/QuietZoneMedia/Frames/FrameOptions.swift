/// How a source of frames behaves.
public struct FrameOptions: Sendable {
  /// Frames with a longer side above this are made smaller, pixels. 3840: an 8K video arrives as 4K.
  public var maximumSide = 3840
  /// Frames of more pixels are refused before memory is taken for them. ITU-T H.265, table A.8, level 6.2:
  /// 35 651 584, an 8K frame of 8192 × 4352.
  public var maximumPixels = 35_651_584
  /// The size asked of a camera, which takes its nearest.
  public var cameraSize: (width: Int, height: Int)? = (1280, 720)
  /// A live source that is silent for so long counts as lost.
  public var patience: Duration = .seconds(10)
  /// When a live source that broke off is opened anew.
  public var backoff = Backoff()
  /// What the pictures of a folder may cost.
  public var pictureLimits = PictureLimits()
  /// Told on some thread what happens besides frames, and when, on the clock of ``Frame/milliseconds``.
  public var onNotice: @Sendable (FrameNotice, _ milliseconds: Int64) -> Void = { _, _ in }

  public init() {}
}
