import UIKit

extension UIView {
  /// Puts `content` into a view that scrolls where text is large or the screen small; on an iPad it is no
  /// wider than is easily read.
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
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: margin),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -margin),
      content.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }
}
