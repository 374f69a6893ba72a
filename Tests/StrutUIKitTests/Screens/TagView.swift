import StrutUIKit

/// A view with its own content size, and one that lays its subviews out by hand.
class TagView: UIView {
  var text: String = "" {
    didSet {
      label.text = text
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  var padding = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    label.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    addSubview(label)
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray3.cgColor
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + padding.left + padding.right, height: size.height + padding.top + padding.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: padding)
    layer.cornerRadius = bounds.height / 2
  }
}

class FlowView: UIView {
  let spacing: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint.zero
    for subview in subviews {
      let size = subview.intrinsicContentSize
      if origin.x + size.width > bounds.width, origin.x > 0 {
        origin = CGPoint(x: 0, y: origin.y + size.height + spacing)
      }
      subview.frame = CGRect(origin: origin, size: size)
      origin.x += size.width + spacing
    }
  }
}

class MaskedView: UIView {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  let corner = UIView(frame: CGRect(x: 160, y: 60, width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.autoresizingMask = .flexibleWidth
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    addSubview(header)
    addSubview(corner)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}
