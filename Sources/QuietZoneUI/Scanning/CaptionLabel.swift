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

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 2 * Self.margin.width, height: size.height + 2 * Self.margin.height)
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
      backgroundColor = UIColor.black.withAlphaComponent(0.6)
      layer.cornerRadius = 10
      clipsToBounds = true
      translatesAutoresizingMaskIntoConstraints = false
    }
  }
#endif
