import UIKit

/// One button for each ``Screen``.
final class MainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = localized("main.title")
    view.backgroundColor = .systemBackground
    let list = UIStackView(arrangedSubviews: Screen.allCases.map { button(for: $0) })
    list.axis = .vertical
    list.spacing = 12
    view.fill(scrolling: list)
  }

  private func button(for screen: Screen) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = screen.title
    configuration.subtitle = screen.subtitle
    configuration.image = UIImage(systemName: screen.symbol)
    configuration.imagePadding = 12
    configuration.buttonSize = .large
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.open(screen) })
    button.contentHorizontalAlignment = .leading
    return button
  }

  private func open(_ screen: Screen) {
    let controller = screen.makeController()
    controller.title = screen.title
    if screen == .make {
      present(UINavigationController(rootViewController: controller), animated: true)
    } else {
      navigationController?.pushViewController(controller, animated: true)
    }
  }
}
