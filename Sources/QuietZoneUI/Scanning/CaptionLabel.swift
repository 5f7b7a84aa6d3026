#if os(iOS)
  import UIKit

  /// White words on a dark ground, to be read over whatever the camera shows; hidden while there are none.
  @available(iOS 17.0, *)
  final class CaptionLabel: UILabel {
    private static let margin = CGSize(width: 14, height: 8)

    override var text: String? { didSet { isHidden = text == nil } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Lines are as long as they are drawn: within the margins.
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let inside = bounds.insetBy(dx: Self.margin.width, dy: Self.margin.height)
      return super.textRect(forBounds: inside, limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.insetBy(dx: Self.margin.width, dy: Self.margin.height))
    }

    private func setUp() {
      isHidden = true
      numberOfLines = 0
      textAlignment = .center
      textColor = .white
      font = .preferredFont(forTextStyle: .headline)
      adjustsFontForContentSizeCategory = true
      // Larger ones would cover the picture, and reach over the edge of a telephone on its side.
      maximumContentSizeCategory = .accessibilityExtraLarge
      backgroundColor = UIColor.black.withAlphaComponent(0.6)
      layer.cornerRadius = 10
      clipsToBounds = true
      translatesAutoresizingMaskIntoConstraints = false
    }
  }
#endif
