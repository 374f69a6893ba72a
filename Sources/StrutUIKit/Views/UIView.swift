import Geometry
import PangoText
import Typography
public import Foundation
public import ViewLayout

/// A view. `strutView` is what Strut lays out and draws.
open class UIView: UIResponder, ConstrainedItem {
  let core: View
  /// The engine's views do not keep these alive.
  private var kept: [UIView] = []
  /// The author's constraint objects, by the engine's.
  var held: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var ownGuides: [UILayoutGuide] = []
  weak var controller: UIViewController?
  /// Whether the author set margins, which the system's for a controller's view then don't replace.
  private(set) var hasOwnMargins = false
  /// What places the subviews while `layoutSubviews()` runs.
  private var placing: (() -> Void)?
  private var lastSafeArea = UIEdgeInsets.zero

  /// What the engine takes the view for.
  class var kind: ViewKind { .view }
  class func makeCore(_ frame: CGRect) -> any Core { CoreView(kind, kind.rawValue, frame: frame.core) }

  /// A view with a frame in the coordinates of the superview to come.
  public init(frame: CGRect) {
    let core = Self.makeCore(frame)
    self.core = core
    super.init()
    (core as? CoreView)?.owner = self
    (core as? CoreWindow)?.owner = self
    core.className = "\(type(of: self))"
    setUp()
  }

  /// A view from an archive: there are none, so it is empty.
  public required init?(coder: NSCoder) {
    let core = Self.makeCore(.zero)
    self.core = core
    super.init()
    (core as? CoreView)?.owner = self
    (core as? CoreWindow)?.owner = self
    setUp()
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// What a class of this module adds to its views.
  func setUp() {}

  /// The view that Strut lays out and draws: `render(controller.view.strutView)`.
  public var strutView: View { core }

  var place: ItemPlace { ItemPlace(layoutItem: core.layoutItem) }

  /// Measures with the fonts that draw, unless the tree has an environment of its own.
  func prepareLayout() {
    let root = core.rootView
    guard !root.hasOwnLayoutEnvironment, let measurer = try? PangoTextMeasurer() else { return }
    root.layoutEnvironment = LayoutEnvironment(measuringTextWith: measurer)
  }

  // MARK: Geometry

  /// In the superview's coordinates.
  open var frame: CGRect {
    get { CGRect(core.frame) }
    set { core.frame = newValue.core }
  }
  /// In the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(core.bounds) }
    set { core.bounds = newValue.core }
  }
  /// In the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(core.center) }
    set { core.center = newValue.core }
  }
  /// From the bounds about the anchor point to the superview.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(core.transform) }
    set { core.transform = newValue.core }
  }
  /// The point of the bounds that is at the center.
  open var anchorPoint: CGPoint {
    get { CGPoint(core.anchorPoint) }
    set { core.anchorPoint = newValue.core }
  }
  /// Which lengths change with the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(core.autoresizingMask.rawValue)) }
    set { core.autoresizingMask = .init(rawValue: Int(newValue.rawValue)) }
  }
  /// Whether subviews follow their masks.
  open var autoresizesSubviews: Bool {
    get { core.autoresizesSubviews }
    set { core.autoresizesSubviews = newValue }
  }

  /// Converts a point to another view's coordinates; `nil` means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(core.convert(point.core, to: view?.core ?? core.rootView) ?? .zero)
  }
  /// Converts a point from another view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(core.convert(point.core, from: view?.core ?? core.rootView) ?? .zero)
  }
  /// Converts a rectangle to another view's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(core.convert(rect.core, to: view?.core ?? core.rootView) ?? .zero)
  }
  /// Converts a rectangle from another view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(core.convert(rect.core, from: view?.core ?? core.rootView) ?? .zero)
  }
  /// Whether the point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// `nil`: nobody touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { core.superview?.face }
  /// Back to front.
  open var subviews: [UIView] { core.subviews.compactMap(\.face) }
  /// The window that the view is in.
  open var window: UIWindow? { core.window?.face as? UIWindow }
  /// A number to find the view by.
  open var tag: Int {
    get { core.tag }
    set { core.tag = newValue }
  }

  /// Changes the tree, and keeps alive what is in it.
  func changing(_ view: UIView, _ change: () -> Void) {
    let old = view.superview
    change()
    if view.superview === self, !kept.contains(where: { $0 === view }) { kept.append(view) }
    if let old, old !== view.superview { old.kept.removeAll { $0 === view } }
  }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { changing(view) { core.addSubview(view.core) } }
  /// Inserts a view at an index from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    changing(view) { core.insertSubview(view.core, at: guideFree(index)) }
  }
  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    changing(view) { core.insertSubview(view.core, aboveSubview: sibling.core) }
  }
  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    changing(view) { core.insertSubview(view.core, belowSubview: sibling.core) }
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.changing(self) { core.removeFromSuperview() }
  }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { core.bringSubviewToFront(view.core) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { core.sendSubviewToBack(view.core) }
  /// Exchanges two subviews.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    core.exchangeSubview(at: guideFree(first), withSubviewAt: guideFree(second))
  }
  /// The index in the engine's subviews, which include layout guides.
  private func guideFree(_ index: Int) -> Int {
    let places = core.subviews.indices.filter { core.subviews[$0].face != nil }
    return places.indices.contains(index) ? places[index] : core.subviews.count
  }
  /// Whether the view is another one or below it.
  open func isDescendant(of view: UIView) -> Bool { core.isDescendant(of: view.core) }
  /// The first view with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? { core.viewWithTag(tag)?.face }

  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview.
  open func didMoveToSuperview() {}
  /// Called before the view gets another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got another window.
  open func didMoveToWindow() {}
  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Constraints

  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] {
    core.constraints.map { held[ObjectIdentifier($0)] ?? NSLayoutConstraint(core: $0) }
  }
  /// Puts a constraint in force.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    core.addConstraint(constraint.core)
    held[ObjectIdentifier(constraint.core)] = constraint
  }
  /// Puts constraints in force.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }
  /// Takes a constraint out of force.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    core.removeConstraint(constraint.core)
    held[ObjectIdentifier(constraint.core)] = nil
  }
  /// Takes constraints out of force.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
  /// Whether frame and mask stand for constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { core.translatesAutoresizingMaskIntoConstraints }
    set { core.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  /// How much the content resists being stretched.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    core.setContentHuggingPriority(priority.core, for: axis.core)
  }
  /// How much the content resists being stretched.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(core: core.contentHuggingPriority(for: axis.core))
  }
  /// How much the content resists being compressed.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    core.setContentCompressionResistancePriority(priority.core, for: axis.core)
  }
  /// How much the content resists being compressed.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(core: core.contentCompressionResistancePriority(for: axis.core))
  }
  /// Whether constraints leave the view's place open.
  open var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }
  /// Whether the class needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The author's guides.
  open var layoutGuides: [UILayoutGuide] { ownGuides }
  /// Adds a guide.
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ownGuides.append(guide)
    core.insertSubview(guide.core, at: 0)
  }
  /// Takes a guide out.
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    ownGuides.removeAll { $0 === guide }
    guide.owningView = nil
    guide.core.removeFromSuperview()
  }
  /// What the system leaves uncovered.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self, .safeArea) }
  /// The view less its margins.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self, .margins) }
  /// As wide as lines should be at most.
  open var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self, .readable) }
  /// What the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(of: self, .keyboard) }

  // MARK: Margins

  /// In points.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(core.layoutMargins) }
    set {
      hasOwnMargins = true
      core.customLayoutMargins = newValue.core
      layoutMarginsDidChange()
    }
  }
  /// In points, by the direction of the interface.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(core.directionalLayoutMargins) }
    set {
      hasOwnMargins = true
      core.directionalLayoutMargins = newValue.core
      layoutMarginsDidChange()
    }
  }
  /// Whether the superview's margins that reach into the view are margins of it too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { core.preservesSuperviewLayoutMargins }
    set { core.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { core.insetsLayoutMarginsFromSafeArea }
    set { core.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// What the system covers, in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(core.safeAreaInsets) }
  /// Called after the margins were set.
  open func layoutMarginsDidChange() {}
  /// Called when a layout finds another safe area.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// The size that the content asks for.
  open var intrinsicContentSize: CGSize {
    // Within a layout the engine measures; outside, the tree may not know its fonts yet.
    prepareLayout()
    return CGSize((core as? any Core)?.ownContentSize ?? .zero)
  }
  /// For an axis without a size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// How far the alignment rectangle lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets((core as? CoreView)?.ownAlignmentRectInsets ?? .zero) }
  /// Asks for the content's size again.
  open func invalidateIntrinsicContentSize() { core.invalidateIntrinsicContentSize() }
  /// Asks for `layoutSubviews()` in the next layout.
  open func setNeedsLayout() { core.setNeedsLayout() }
  /// Lays out what waits for it.
  open func layoutIfNeeded() {
    prepareLayout()
    core.layoutIfNeeded()
  }
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { core.setNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` waits.
  open func needsUpdateConstraints() -> Bool { core.needsUpdateConstraints }
  /// Runs the updates that wait.
  open func updateConstraintsIfNeeded() { core.updateConstraintsIfNeeded() }
  /// Makes or changes constraints before a layout.
  open func updateConstraints() { controller?.updateViewConstraints() }
  /// Gives the subviews their frames.
  open func layoutSubviews() { placing?() }

  /// Runs `layoutSubviews()` between the controller's two calls.
  func layOutForController(_ place: @escaping () -> Void) {
    if lastSafeArea != safeAreaInsets {
      lastSafeArea = safeAreaInsets
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    controller?.viewWillLayoutSubviews()
    placing = place
    layoutSubviews()
    placing = nil
    controller?.viewDidLayoutSubviews()
  }

  /// The smallest target.
  public static let layoutFittingCompressedSize = CGSize(View.layoutFittingCompressedSize)
  /// The largest target.
  public static let layoutFittingExpandedSize = CGSize(View.layoutFittingExpandedSize)
  /// The size that the constraints ask for.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints ask for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    prepareLayout()
    return CGSize(
      core.systemLayoutSizeFitting(
        targetSize.core, withHorizontalFittingPriority: horizontal.core, verticalFittingPriority: vertical.core))
  }
  /// The size that suits the view best: that of its content, or the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    prepareLayout()
    let (old, environment) = (core.bounds, core.layoutEnvironment)
    defer { core.bounds = old }
    core.bounds = Rect(x: old.x, y: old.y, width: min(size.width, 1e6), height: old.height)
    core.sizeToFit(measuringTextWith: environment.measurer, scale: environment.options.scale)
    return core.kind == .view ? CGSize(old.size) : CGSize(core.bounds.size)
  }
  /// Takes the size that suits the view best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Looks

  /// `nil` for none.
  open var backgroundColor: UIColor? {
    get { core.backgroundColor.map(UIColor.init(core:)) }
    set { core.backgroundColor = newValue?.core }
  }
  /// From 0 to 1.
  open var alpha: CGFloat {
    get { core.alpha }
    set { core.alpha = newValue }
  }
  /// Whether the view is not drawn.
  open var isHidden: Bool {
    get { core.isHidden }
    set { core.isHidden = newValue }
  }
  /// Whether the view covers what is behind it.
  open var isOpaque: Bool {
    get { core.look.isOpaque }
    set { core.look.isOpaque = newValue }
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { core.clipsToBounds }
    set { core.clipsToBounds = newValue }
  }
  /// Of the view and those below it.
  open var tintColor: UIColor! {
    get { core.look.tintColor.map(UIColor.init(core:)) ?? .systemBlue }
    set { core.look.tintColor = newValue?.core }
  }
  /// How content fits the bounds.
  open var contentMode: ContentMode {
    get { ContentMode.allCases.first { $0.core == core.look.contentMode } ?? .scaleToFill }
    set { core.look.contentMode = newValue.core }
  }
  /// The corners, border and shadow.
  open private(set) lazy var layer = CALayer(core)
  /// Draws the content: not called, since pictures are drawn of views.
  open func draw(_ rect: CGRect) {}
  /// Without meaning.
  open func setNeedsDisplay() {}
  /// Called never.
  open func tintColorDidChange() {}

  // MARK: Kept, and without meaning for layout

  /// Kept.
  open var isUserInteractionEnabled = true
  /// Kept.
  open var isMultipleTouchEnabled = false
  /// Kept.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Kept.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The recognizers that were added.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Keeps a recognizer.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  /// Forgets a recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  /// Nobody edits.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// The direction in which the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    core.layoutEnvironment.options.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The device's traits.
  open override var traitCollection: UITraitCollection { window?.deviceTraits ?? UITraitCollection() }

  /// Which lengths change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }

  /// How content fits the bounds.
  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    var core: ViewLayout.ContentMode { ViewLayout.ContentMode(rawValue: "\(self)") ?? .scaleToFill }
  }
}

extension NSLayoutConstraint.Axis {
  var core: Geometry.Axis { self == .horizontal ? .horizontal : .vertical }
}
