/// corefoundation/cgpoint · iOS 2.0
@frozen public struct CGPoint: Equatable, Hashable, Sendable {
  /// corefoundation/cgpoint/x · iOS 2.0
  public var x: CGFloat
  /// corefoundation/cgpoint/y · iOS 2.0
  public var y: CGFloat
  /// corefoundation/cgpoint/init(x:y:)-4lkgz · iOS 2.0
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  /// corefoundation/cgpoint/zero · iOS 7.0
  public static var zero: CGPoint { fatalError() }
}

/// corefoundation/cgsize · iOS 2.0
@frozen public struct CGSize: Equatable, Hashable, Sendable {
  /// corefoundation/cgsize/width · iOS 2.0
  public var width: CGFloat
  /// corefoundation/cgsize/height · iOS 2.0
  public var height: CGFloat
  /// corefoundation/cgsize/init(width:height:)-83b96 · iOS 7.0
  public init(width: Int, height: Int) { fatalError() }
  /// corefoundation/cgsize/init(width:height:)-63ffm · iOS 2.0
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  /// corefoundation/cgsize/zero · iOS 7.0
  public static var zero: CGSize { fatalError() }
}

/// corefoundation/cgrect · iOS 2.0
@frozen public struct CGRect: Equatable, Hashable, Sendable {
  /// corefoundation/cgrect/origin · iOS 2.0
  public var origin: CGPoint
  /// corefoundation/cgrect/size · iOS 2.0
  public var size: CGSize
  /// corefoundation/cgrect/init(x:y:width:height:)-3xq19 · iOS 7.0
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  /// corefoundation/cgrect/init(origin:size:) · iOS 2.0
  public init(origin: CGPoint, size: CGSize) { fatalError() }
  /// corefoundation/cgrect/zero · iOS 7.0
  public static var zero: CGRect { fatalError() }
  /// corefoundation/cgrect/intersects(_:) · iOS 7.0
  public func intersects(_ rect2: CGRect) -> Bool { fatalError() }
  /// corefoundation/cgrect/contains(_:)-8fdse · iOS 7.0
  public func contains(_ rect2: CGRect) -> Bool { fatalError() }
  /// corefoundation/cgrect/width · iOS 2.0
  public var width: CGFloat { fatalError() }
  /// corefoundation/cgrect/height · iOS 2.0
  public var height: CGFloat { fatalError() }
  /// corefoundation/cgrect/minx · iOS 2.0
  public var minX: CGFloat { fatalError() }
  /// corefoundation/cgrect/miny · iOS 2.0
  public var minY: CGFloat { fatalError() }
  /// corefoundation/cgrect/maxy · iOS 2.0
  public var maxY: CGFloat { fatalError() }
  /// corefoundation/cgrect/insetby(dx:dy:) · iOS 7.0
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  /// corefoundation/cgrect/integral · iOS 2.0
  public var integral: CGRect { fatalError() }
}

/// corefoundation/cgaffinetransform · iOS 2.0
public struct CGAffineTransform: Sendable {}
