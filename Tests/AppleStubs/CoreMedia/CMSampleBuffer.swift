import CoreVideo

/// coremedia/cmsamplebuffer · iOS 4.0
public class CMSampleBuffer {
  init() { fatalError() }
  /// coremedia/cmsamplebuffer/imagebuffer · iOS 13.0
  public var imageBuffer: CVImageBuffer? { fatalError() }
}
