import UIKit

extension UIView {
  /// Puts `content` into a view that scrolls where text is large or the screen small.
  func fill(scrolling content: UIView) {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.keyboardDismissMode = .interactive
    scroll.addSubview(content)
    addSubview(scroll)
    let margin = 16.0
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      // Above the keyboard while there is one.
      scroll.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: margin),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -margin),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: margin),
      content.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -margin),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -2 * margin),
    ])
  }
}
