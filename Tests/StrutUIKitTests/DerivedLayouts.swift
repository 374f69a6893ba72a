import StrutUIKit
import Testing

/// A layout whose frames follow from a sentence of Apple's documentation by reckoning.
struct DerivedLayout: Sendable, CustomTestStringConvertible {
  /// What it shows.
  var name: String
  /// Where Apple says so.
  var source: String
  /// Makes the views in a root of 320 × 480 points, and says which frames count.
  var make: @Sendable (Ground) -> [UIView]
  /// The frames in points, in the coordinates of each view's superview.
  var frames: [CGRect]

  init(_ name: String, _ source: String, _ frames: [CGRect], _ make: @escaping @Sendable (Ground) -> [UIView]) {
    (self.name, self.source, self.frames, self.make) = (name, source, frames, make)
  }

  var testDescription: String { name }
}

/// The root of a derived layout.
final class Ground {
  let root = UIView(frame: rect(0, 0, 320, 480))
  /// Makes the cells of a collection, which does not keep it.
  var numbers: Numbers?

  /// A view that asks for a size and has no other content.
  func block(_ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> Block {
    let block = Block(width, height)
    block.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(block)
    return block
  }

  /// A stack view of blocks at the top left of the root.
  ///
  /// - Parameter size: Its size in points; `nil` for the size that it asks for.
  func stack(_ axis: NSLayoutConstraint.Axis, _ blocks: [UIView], size: CGSize? = nil) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    pin(stack, size)
    return stack
  }

  /// Holds a view at the top left of its superview.
  func pin(_ view: UIView, _ size: CGSize? = nil, x: CGFloat = 0, y: CGFloat = 0) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
    ])
    guard let size else { return }
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  func format(_ format: String, _ views: [String: UIView], options: NSLayoutConstraint.FormatOptions = []) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
  }
}

/// A view that asks for a size.
final class Block: UIView {
  private let size: CGSize
  /// The insets of what counts for alignment, in points.
  var insets = UIEdgeInsets.zero

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A view that has the baselines of a view inside it.
final class Titled: UIView {
  let title = Block(40, 20)

  init() {
    super.init(frame: .zero)
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: leftAnchor), title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.rightAnchor.constraint(equalTo: rightAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var forFirstBaselineLayout: UIView { title }
  override var forLastBaselineLayout: UIView { title }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
