/// corevideo/kcvpixelbufferbytesperrowalignmentkey · iOS 4.0
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = ""
/// corevideo/kcvpixelformattype_32bgra · iOS 4.0
public var kCVPixelFormatType_32BGRA: OSType { fatalError() }
/// corevideo/kcvpixelformattype_420ypcbcr8biplanarfullrange · iOS 4.0
public var kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_420ypcbcr8biplanarvideorange · iOS 4.0
public var kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_422ypcbcr8biplanarfullrange · iOS 4.0
public var kCVPixelFormatType_422YpCbCr8BiPlanarFullRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_422ypcbcr8biplanarvideorange · iOS 4.0
public var kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_444ypcbcr8biplanarfullrange · iOS 4.0
public var kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_444ypcbcr8biplanarvideorange · iOS 4.0
public var kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_420ypcbcr8planar · iOS 4.0
public var kCVPixelFormatType_420YpCbCr8Planar: OSType { fatalError() }
/// corevideo/kcvpixelformattype_420ypcbcr8planarfullrange · iOS 4.0
public var kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType { fatalError() }
/// corevideo/kcvpixelformattype_onecomponent8 · iOS 4.0
public var kCVPixelFormatType_OneComponent8: OSType { fatalError() }
