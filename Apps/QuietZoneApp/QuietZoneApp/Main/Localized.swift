import Foundation

/// The text of a key of `Localizable.xcstrings`, in the person's language.
func localized(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
