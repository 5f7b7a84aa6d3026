import CoreGraphics
import Foundation

/// coretext/ctfont · iOS 3.2
///
/// Toll-free bridged to `UIFont`, which has no other base in the SDK; here `UIFont` inherits from it, so that
/// `as` goes as it does there.
open class CTFont: NSObject {}

/// coretext/ctfontorientation · iOS 3.2
public enum CTFontOrientation: UInt32, Sendable {
  /// coretext/ctfontorientation/horizontal · iOS 6.0
  case horizontal = 1
}

/// coretext/ctfontgetglyphsforcharacters(_:_:_:_:) · iOS 3.2
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool { fatalError() }

/// coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:) · iOS 3.2
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double { fatalError() }

/// coretext/ctfontgetboundingrectsforglyphs(_:_:_:_:_:) · iOS 3.2
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect { fatalError() }

/// coretext/ctfontdrawglyphs(_:_:_:_:_:) · iOS 4.2
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) { fatalError() }
