import QuietZone
import QuietZoneRendering
import QuietZoneUI
import UIKit

/// A text as a code in colours of the person's choice, to share and to save.
final class MakeViewController: UIViewController {
  private static let symbologies: [Symbology] = [
    .qrCode, .dataMatrix, .aztec, .pdf417, .microQRCode, .rectangularMicroQRCode, .code128, .ean13,
  ]
  /// Those with correction levels and styles.
  private static let levelled: SymbologySet = [.qrCode, .microQRCode, .rectangularMicroQRCode]

  private static let styles: [(title: String, style: SymbolStyle)] = [
    ("make.styleSquare", .plain), ("make.styleRounded", SymbolStyle(modules: .rounded, finders: .rounded)),
    ("make.styleDots", SymbolStyle(modules: .dots(diameter: 0.9), finders: .rounded)),
  ]

  private let field = UITextField()
  private let symbologyButton = UIButton(configuration: .gray())
  private let levelButton = UIButton(configuration: .gray())
  private let styleButton = UIButton(configuration: .gray())
  private let foreground = UIColorWell()
  private let background = UIColorWell()
  private let transparent = UISwitch()
  private let codeView = QRCodeView()
  private let note = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    codeView.onChange = { [weak self] _ in self?.tell() }
    setUpField()
    setUpMenus()
    setUpColours()
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    layOut()
    update()
  }

  /// What is typed is what the code says: nothing is made curly, capital or another word.
  private func setUpField() {
    field.text = "https://www.swift.org"
    field.placeholder = localized("make.placeholder")
    field.accessibilityLabel = localized("make.placeholder")
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.returnKeyType = .done
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    // An action for this event puts the keyboard away.
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  private func setUpMenus() {
    symbologyButton.showsMenuAsPrimaryAction = true
    symbologyButton.menu = UIMenu(
      children: Self.symbologies.map { symbology in
        UIAction(title: "\(symbology.name)") { [weak self] _ in self?.choose(symbology) }
      })
    levelButton.showsMenuAsPrimaryAction = true
    levelButton.menu = UIMenu(
      children: QRCodeLevel.allCases.map { level in
        UIAction(title: Self.title(level)) { [weak self] _ in self?.choose(level) }
      })
    styleButton.showsMenuAsPrimaryAction = true
    styleButton.menu = UIMenu(
      children: Self.styles.map { title, style in
        UIAction(title: localized(title)) { [weak self] _ in self?.choose(style) }
      })
  }

  private func setUpColours() {
    // The tutorial's two greens.
    foreground.selectedColor = UIColor(red: 0.275, green: 0.486, blue: 0.141, alpha: 1)
    background.selectedColor = UIColor(red: 0.722, green: 0.886, blue: 0.592, alpha: 1)
    for (well, title) in [(foreground, "make.foreground"), (background, "make.background")] {
      well.title = localized(title)
      well.accessibilityLabel = localized(title)
      well.supportsAlpha = false
      well.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    }
    transparent.accessibilityLabel = localized("make.transparent")
    transparent.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
  }

  private func choose(_ symbology: Symbology) {
    codeView.symbology = symbology
    if !Self.levelled.contains(symbology) {
      codeView.options = WriterOptions()
      codeView.style = .plain
    }
    update()
  }

  private func choose(_ level: QRCodeLevel) {
    codeView.options.qrCode.level = level
    update()
  }

  private func choose(_ style: SymbolStyle) {
    codeView.style = style
    update()
  }

  private func update() {
    let symbology = "\(codeView.symbology.name)", level = Self.title(codeView.options.qrCode.level)
    symbologyButton.configuration?.title = symbology
    symbologyButton.accessibilityLabel = "\(localized("make.symbology")), \(symbology)"
    levelButton.isHidden = !Self.levelled.contains(codeView.symbology)
    levelButton.configuration?.title = level
    styleButton.isHidden = levelButton.isHidden
    styleButton.configuration?.title = Self.styles.first { $0.style == codeView.style }.map {
      localized($0.title)
    }
    background.isEnabled = !transparent.isOn
    codeView.generateCode(
      field.text ?? "", foregroundColor: foreground.selectedColor ?? .black,
      backgroundColor: transparent.isOn ? nil : background.selectedColor ?? .white)
  }

  /// What became of it: why there is no code, or what will trouble its readers. VoiceOver says what is new.
  private func tell() {
    let problem = codeView.error?.localizedMessage(codeView.symbology)
    let text = problem ?? codeView.warnings.first?.localizedMessage
    // Where every letter makes it longer still, once is enough.
    let isNews = problem == nil || navigationItem.rightBarButtonItem?.isEnabled == true
    if let text, text != note.text, isNews { announce(text) }
    note.text = text
    navigationItem.rightBarButtonItem?.isEnabled = problem == nil
  }

  private static func title(_ level: QRCodeLevel) -> String {
    switch level {
    case .low: localized("make.levelLow")
    case .medium: localized("make.levelMedium")
    case .quartile: localized("make.levelQuartile")
    case .high: localized("make.levelHigh")
    }
  }

  /// The code as a picture of 1024 pixels; the system's sheet offers to save it, too.
  private func share() {
    let artwork = Artwork(
      foreground: ArtworkColor(codeView.foregroundColor),
      background: codeView.codeBackgroundColor.map { ArtworkColor($0) },
      size: .totalPixels(1024), style: codeView.style)
    let writer = BarcodeWriter(codeView.symbology, options: codeView.options)
    guard let symbol = try? writer.write(field.text ?? ""), let image = try? symbol.uiImage(artwork) else {
      return
    }
    let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func layOut() {
    let rows = [
      row("make.foreground", foreground), row("make.background", background),
      row("make.transparent", transparent),
    ]
    let stack = UIStackView(
      arrangedSubviews: [field, symbologyButton, levelButton, styleButton, codeView, note] + rows)
    stack.axis = .vertical
    stack.spacing = 16
    view.fill(scrolling: stack)
    // As wide as the view, and never higher than what is seen of it on its side.
    let square = codeView.heightAnchor.constraint(equalTo: codeView.widthAnchor)
    square.priority = .defaultHigh
    NSLayoutConstraint.activate([
      square,
      codeView.heightAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor),
    ])
  }

  /// A control with its name before it.
  private func row(_ name: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = localized(name)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return UIStackView(arrangedSubviews: [label, control])
  }
}
