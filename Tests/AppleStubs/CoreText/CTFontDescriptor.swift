import CoreGraphics
import Foundation

/// coretext/ctfontdescriptor · iOS 3.2
public final class CTFontDescriptor {
  init() { fatalError() }
}

/// coretext/ctfontmanagercreatefontdescriptorsfromurl(_:) · iOS 7.0
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { fatalError() }

/// coretext/ctfontcreatewithfontdescriptor(_:_:_:) · iOS 3.2
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { fatalError() }

/// coretext/ctfontcreateforstring(_:_:_:) · iOS 3.2
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  fatalError()
}

/// coretext/ctfontcreateuifontforlanguage(_:_:_:) · iOS 3.2
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? { fatalError() }

/// coretext/ctfontgetsize(_:) · iOS 3.2
public func CTFontGetSize(_ font: CTFont) -> CGFloat { fatalError() }

/// coretext/ctfontuifonttype · iOS 3.2
public enum CTFontUIFontType: UInt32, Sendable {
  /// coretext/ctfontuifonttype/userfixedpitch · iOS 3.2
  case userFixedPitch = 1
}
