import QuietZone
import QuietZoneRendering
import QuietZoneUI
import UIKit

/// A text as a code, in green on light green, to share and to save.
final class MakeViewController: UIViewController {
  private static let symbologies: [Symbology] = [
    .qrCode, .dataMatrix, .aztec, .pdf417, .microQRCode, .rectangularMicroQRCode, .code128, .ean13,
  ]

  private let field = UITextField()
  private let symbologyButton = UIButton(configuration: .gray())
  private let codeView = QRCodeView()
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    field.text = "https://www.swift.org"
    field.placeholder = localized("make.placeholder")
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    codeView.onChange = { [weak self] _ in self?.tell() }
    setUpMenu()
    layOut()
    update()
  }

  private func setUpMenu() {
    symbologyButton.showsMenuAsPrimaryAction = true
    symbologyButton.menu = UIMenu(
      children: Self.symbologies.map { symbology in
        UIAction(title: "\(symbology.name)") { [weak self] _ in self?.choose(symbology) }
      })
    symbologyButton.configuration?.title = "\(codeView.symbology.name)"
  }

  private func choose(_ symbology: Symbology) {
    codeView.symbology = symbology
    symbologyButton.configuration?.title = "\(symbology.name)"
    update()
  }

  private func update() {
    codeView.generateCode(
      field.text ?? "", foregroundColor: UIColor(red: 0.275, green: 0.486, blue: 0.141, alpha: 1),
      backgroundColor: UIColor(red: 0.722, green: 0.886, blue: 0.592, alpha: 1))
  }

  private func tell() {
    note.text = problem ?? codeView.warnings.first?.message
    navigationItem.rightBarButtonItem?.isEnabled = codeView.error == nil
  }

  /// Why there is no code.
  private var problem: String? {
    switch codeView.error {
    case .encoding(let error): error.message(codeView.symbology)
    case .rendering(let error): error.message
    case nil: nil
    }
  }

  /// The code as a picture of 1024 pixels; the system's sheet offers to save it, too.
  private func share() {
    let artwork = Artwork(
      foreground: ArtworkColor(codeView.foregroundColor),
      background: codeView.codeBackgroundColor.map { ArtworkColor($0) },
      size: .totalPixels(1024))
    guard let symbol = try? BarcodeWriter(codeView.symbology).write(field.text ?? ""),
      let image = try? symbol.uiImage(artwork)
    else { return }
    let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [field, symbologyButton, codeView, note])
    stack.axis = .vertical
    stack.spacing = 16
    view.fill(scrolling: stack)
    codeView.heightAnchor.constraint(equalTo: codeView.widthAnchor).isActive = true
  }
}
