#if os(iOS)
  import CoreTransferable
  import PhotosUI
  public import QuietZone
  import QuietZoneText
  public import SwiftUI
  import UIKit

  /// A screen that reads a picture of the person's library: the picture with its codes outlined, a row for
  /// each, and, where nothing could be read, why that may be. It needs no permission.
  ///
  /// ```swift
  /// PictureScanner { barcode in print(barcode.text) }
  /// PictureScanner { barcode in
  ///   HStack { Text(barcode.text); Button("Copy") { UIPasteboard.general.string = barcode.text } }
  /// }
  /// ```
  @available(iOS 17.0, *)
  public struct PictureScanner<Row: View>: View {
    private let options: ReaderOptions
    private let onCode: (@MainActor (Barcode) -> Void)?
    private let row: @MainActor (Barcode) -> Row
    @State private var item: PhotosPickerItem?
    @State private var outcome = PictureOutcome.nothingChosen

    /// `row`: what stands in the list for each code.
    public init(
      options: ReaderOptions = ReaderOptions(effort: .thorough),
      @ViewBuilder row: @escaping @MainActor (Barcode) -> Row
    ) {
      self.options = options
      self.row = row
      onCode = nil
    }

    public var body: some View {
      List {
        PhotosPicker(selection: $item, matching: .images) {
          Label(Message.text("picture.choose"), systemImage: "photo.on.rectangle")
        }
        switch outcome {
        case .nothingChosen: Text(verbatim: Message.text("picture.explanation"))
        case .reading: ProgressView()
        case .unreadable(let error):
          Text(verbatim: error?.localizedMessage ?? Message.text("picture.unreadable"))
        case .read(let image, let look):
          CodePicture(image, look, onCode: onCode)
          if look.barcodes.isEmpty { Text(verbatim: Message.reason(look)) }
          ForEach(look.barcodes, id: \.self) { row($0) }
        }
      }
      .task(id: item) {
        guard let item else { return }
        outcome = .reading
        let read = await PictureOutcome(item, options)
        // Of a picture in whose place another was chosen nothing is shown, nor why it was not loaded.
        if !Task.isCancelled { outcome = read }
      }
    }
  }

  @available(iOS 17.0, *)
  extension PictureScanner where Row == CodeButton {
    /// The same with a button for each code: touching it, or the code in the picture, chooses it.
    public init(
      options: ReaderOptions = ReaderOptions(effort: .thorough),
      onCode: @escaping @MainActor (Barcode) -> Void
    ) {
      self.options = options
      self.onCode = onCode
      row = { CodeButton(barcode: $0, onCode: onCode) }
    }
  }

  /// A code's text, and what it is, to be touched.
  @available(iOS 17.0, *)
  public struct CodeButton: View {
    let barcode: Barcode
    let onCode: @MainActor (Barcode) -> Void

    public var body: some View {
      Button {
        onCode(barcode)
      } label: {
        VStack(alignment: .leading) {
          Text(verbatim: barcode.text)
          Text(verbatim: "\(barcode.symbology.name)").foregroundStyle(.secondary)
        }
      }
    }
  }

  /// What reading a picture came to.
  @available(iOS 17.0, *)
  enum PictureOutcome: Sendable {
    case nothingChosen
    case reading
    /// Why it could not be looked at; `nil`: it is no picture that the system can open.
    case unreadable(PictureError?)
    case read(UIImage, BarcodeReader.Examination)

    /// Loads the picture and reads it, off the main actor: a large one takes up to a second.
    nonisolated init(_ item: PhotosPickerItem, _ options: ReaderOptions) async {
      self = .unreadable(nil)
      guard let data = try? await item.loadTransferable(type: Data.self), let image = UIImage(data: data)
      else { return }
      do throws(PictureError) {
        self = .read(image, try BarcodeReader(options).examine(image))
      } catch {
        self = .unreadable(error)
      }
    }
  }
#endif
