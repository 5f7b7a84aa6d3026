import UIKit

/// VoiceOver says what nobody would hear otherwise: that something changed which was not touched.
@MainActor func announce(_ text: String) {
  UIAccessibility.post(notification: .announcement, argument: text)
}
