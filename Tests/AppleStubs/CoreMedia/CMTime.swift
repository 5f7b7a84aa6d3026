/// coremedia/cmtime · iOS 4.0
public struct CMTime: Sendable {
  /// coremedia/cmtime/init(value:timescale:) · iOS 4.0
  public init(value: CMTimeValue, timescale: CMTimeScale) { fatalError() }
}
/// coremedia/cmtimegetseconds(_:) · iOS 4.0
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { fatalError() }
/// coremedia/cmtimevalue · iOS 4.0
public typealias CMTimeValue = Int64
/// coremedia/cmtimescale · iOS 4.0
public typealias CMTimeScale = Int32
