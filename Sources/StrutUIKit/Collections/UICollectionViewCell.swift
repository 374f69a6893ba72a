/// A cell of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the content.
  public let contentView = UIView()

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether the cell is chosen; kept.
  open var isSelected = false
  /// Whether the cell is pressed; kept.
  open var isHighlighted = false
  /// Kept: it is not shown behind the content.
  open var backgroundView: UIView?
  /// Kept: it is not shown behind the content.
  open var selectedBackgroundView: UIView?
  /// What is behind the cell; its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews where view is any UIContentView { view.removeFromSuperview() }
      contentConfiguration?.makeContentView().fill(contentView)
    }
  }
  /// Called never: cells do not change their state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
}
