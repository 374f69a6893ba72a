import ViewLayout
public import Foundation

/// A view that arranges others in a row or a column.
open class UIStackView: UIView {
  override class var kind: ViewKind { .stackView }

  /// A stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the row.
  open var arrangedSubviews: [UIView] { core.arrangedSubviews.compactMap(\.face) }
  /// Adds a view at the end of the row.
  open func addArrangedSubview(_ view: UIView) { changing(view) { core.addArrangedSubview(view.core) } }
  /// Inserts a view in the row.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    changing(view) { core.insertArrangedSubview(view.core, at: index) }
  }
  /// Takes a view out of the row; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) { core.removeArrangedSubview(view.core) }
  /// The distance behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    core.setCustomSpacing(spacing, after: view.core)
  }
  /// The distance behind a view, in points.
  open func customSpacing(after view: UIView) -> CGFloat { core.customSpacing(after: view.core) }
  /// As a spacing: the system's.
  public static let spacingUseSystem: CGFloat = View.spacingUseSystem
  /// As a custom spacing: none.
  public static let spacingUseDefault: CGFloat = View.spacingUseDefault

  /// The direction of the row.
  open var axis: NSLayoutConstraint.Axis {
    get { core.stack.axis == .horizontal ? .horizontal : .vertical }
    set { core.stack.axis = newValue.core }
  }
  /// Where views stand across the axis.
  open var alignment: Alignment {
    get { Alignment(core: core.stack.alignment) }
    set { core.stack.alignment = newValue.core }
  }
  /// How views share the length.
  open var distribution: Distribution {
    get {
      Distribution(rawValue: StackProperties.Distribution.allCases.firstIndex(of: core.stack.distribution) ?? 0)
        ?? .fill
    }
    set { core.stack.distribution = StackProperties.Distribution.allCases[newValue.rawValue] }
  }
  /// In points.
  open var spacing: CGFloat {
    get { core.stack.spacing }
    set { core.stack.spacing = newValue }
  }
  /// Whether views are inside the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { core.stack.isLayoutMarginsRelativeArrangement }
    set { core.stack.isLayoutMarginsRelativeArrangement = newValue }
  }
  /// Whether spacing is from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { core.stack.isBaselineRelativeArrangement }
    set { core.stack.isBaselineRelativeArrangement = newValue }
  }

  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// As large as their content asks for, equally large, in proportion to it, with equal gaps, or with equal distances
    /// of their centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views stand across the axis.
  public struct Alignment: Hashable, Sendable {
    let core: StackProperties.Alignment
    /// As broad as the stack, or at its leading or upper edge.
    public static let fill = Self(core: .fill), leading = Self(core: .leading), top = Self(core: .top)
    /// In the middle, or at the trailing or lower edge.
    public static let center = Self(core: .center), trailing = Self(core: .trailing), bottom = Self(core: .bottom)
    /// In a row, with their first or last lines in a line.
    public static let firstBaseline = Self(core: .firstBaseline), lastBaseline = Self(core: .lastBaseline)
  }
}
