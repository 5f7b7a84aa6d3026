import CoreTransferable
import SwiftUI

/// photosui/photospicker · iOS 16.0
@MainActor @preconcurrency public struct PhotosPicker<Label: View>: View {
  /// photosui/photospicker/init(selection:matching:preferreditemencoding:label:) · iOS 16.0
  ///
  /// Only the parameters that are given; all others have defaults.
  @preconcurrency nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: @Sendable () -> Label
  ) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// photosui/photospickeritem · iOS 16.0
public struct PhotosPickerItem: Hashable, Sendable {
  /// photosui/photospickeritem/loadtransferable(type:) · iOS 16.0
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> sending T? { fatalError() }
}

/// photosui/phpickerfilter-swift.struct · iOS 14.0
public struct PHPickerFilter: Hashable, Sendable {
  /// photosui/phpickerfilter-swift.struct/images · iOS 14.0
  public static let images = PHPickerFilter()
}
