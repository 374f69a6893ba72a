import Geometry
import Graphics
import PangoText
import Typography
public import Foundation
public import ViewLayout

/// A view. `strutView` is what Strut lays out and draws.
open class UIView: UIResponder, ConstrainedItem, ViewTree {
  let core: View
  /// The engine's views do not keep these alive.
  private var kept: [UIView] = []
  /// The author's constraint objects, by the engine's.
  var held: [ObjectIdentifier: NSLayoutConstraint] = [:]
  var ownGuides: [UILayoutGuide] = []
  /// What runs on the view under a clock; `nil` while it is at rest.
  var animations: ViewAnimations?
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
    if frame.isEmpty { takeFixedSize() }
    core.backgroundColor = groundOfNone
    setUp()
  }

  /// A view from an archive: there are none, so it is empty.
  public required init?(coder: NSCoder) {
    let core = Self.makeCore(.zero)
    self.core = core
    super.init()
    (core as? CoreView)?.owner = self
    (core as? CoreWindow)?.owner = self
    takeFixedSize()
    core.backgroundColor = groundOfNone
    setUp()
  }

  /// Controls of one size have it from the beginning, as a switch has.
  private func takeFixedSize() {
    let size = ControlMetrics.fixedSize(of: core.kind, on: core.platform)
    if let width = size.horizontal, let height = size.vertical { core.size = Size(width, height) }
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// What a class of this module adds to its views.
  func setUp() {}

  /// The view that Strut lays out and draws: `render(controller.view.strutView)`.
  public var strutView: View { core }

  var place: ItemPlace { ItemPlace(layoutItem: core.layoutItem) }

  /// Measures with the fonts that draw, unless the tree has an environment of its own.
  ///
  /// - Precondition: The fonts are installed. UIKit's own methods throw nothing, and frames that are measured without
  ///   fonts would be wrong without a word.
  func prepareLayout() {
    let root = core.rootView
    guard !root.hasOwnLayoutEnvironment else { return }
    do throws(MissingFonts) {
      root.layoutEnvironment = LayoutEnvironment(measuringTextWith: try PangoTextMeasurer())
    } catch {
      preconditionFailure("\(error)")
    }
  }

  // MARK: Geometry

  /// In the superview's coordinates.
  open var frame: CGRect {
    get { CGRect(core.frame) }
    set {
      precondition(
        newValue.core.isFinite, "\(type(of: self)) cannot have the frame \(newValue): a coordinate is not a number")
      AnimationBlock.note(self)
      core.frame = newValue.core
    }
  }
  /// In the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(core.bounds) }
    set {
      AnimationBlock.note(self)
      core.bounds = newValue.core
    }
  }
  /// In the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(core.center) }
    set {
      AnimationBlock.note(self)
      core.center = newValue.core
    }
  }
  /// From the bounds about the anchor point to the superview.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(core.transform) }
    set {
      AnimationBlock.note(self)
      core.transform = newValue.core
    }
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

  /// Whether the point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The frontmost view at a point that a touch would reach; `nil` outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

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
    AnimationBlock.note(self)
    AnimationBlock.note(view)
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
  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.changing(self) { core.removeFromSuperview() }
  }
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

  /// Whether frame and mask stand for constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { core.translatesAutoresizingMaskIntoConstraints }
    set { core.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  /// Whether the class needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

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
  /// The view inside this one whose first baseline is its own: itself, unless a subclass names one.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside this one whose last baseline is its own: itself, unless a subclass names one.
  open var forLastBaselineLayout: UIView { self }
  /// The rectangle that constraints see of a frame: it is inset, or scaled from the same origin.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect((core as? CoreView)?.ownAlignmentRect(forFrame: frame.core) ?? frame.core)
  }
  /// The frame of an alignment rectangle: the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    CGRect((core as? CoreView)?.ownFrame(forAlignmentRect: rect.core) ?? rect.core)
  }
  /// How far the alignment rectangle lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets((core as? CoreView)?.ownAlignmentRectInsets ?? .zero) }
  /// Asks for the content's size again.
  open func invalidateIntrinsicContentSize() { core.invalidateIntrinsicContentSize() }
  /// Asks for `layoutSubviews()` in the next layout.
  open func setNeedsLayout() { core.setNeedsLayout() }
  /// Lays out what waits for it.
  open func layoutIfNeeded() {
    prepareLayout()
    AnimationBlock.note(self)
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
    get { hasOwnBackground ? core.backgroundColor.map(UIColor.init(core:)) : nil }
    set {
      AnimationBlock.note(self)
      hasOwnBackground = newValue != nil
      core.backgroundColor = newValue?.core ?? groundOfNone
    }
  }
  private(set) var hasOwnBackground = false
  /// A figure outlines views that would be invisible, unless they are transparent; a screen shows nothing of them.
  private var groundOfNone: Color? { core.kind == .view || core.kind == .scrollView ? .clear : nil }
  /// Lets a figure outline what would be invisible, or not.
  func outlinesInvisible(_ outlines: Bool) {
    for view in core.withDescendants.compactMap(\.face) where !view.hasOwnBackground {
      view.core.backgroundColor = outlines ? nil : view.groundOfNone
    }
  }
  /// From 0 to 1.
  open var alpha: CGFloat {
    get { core.alpha }
    set {
      AnimationBlock.note(self)
      core.alpha = newValue
    }
  }
  /// Whether the view is not drawn.
  open var isHidden: Bool {
    get { core.isHidden }
    set {
      AnimationBlock.note(self)
      core.isHidden = newValue
    }
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
  /// What the view and those below it have in place of the traits around it.
  open var traitOverrides: UITraitOverrides {
    get {
      UITraitOverrides(userInterfaceLevel: core.look.userInterfaceLevel.map(UIUserInterfaceLevel.init) ?? .unspecified)
    }
    set { core.look.userInterfaceLevel = newValue.userInterfaceLevel.core }
  }
  /// How content fits the bounds.
  open var contentMode: ContentMode {
    get { ContentMode.allCases.first { $0.core == core.look.contentMode } ?? .scaleToFill }
    set { core.look.contentMode = newValue.core }
  }
  /// The corners, border and shadow.
  open private(set) lazy var layer: CALayer = {
    switch Self.layerClass {
    case is CAGradientLayer.Type: CAGradientLayer(core)
    case is CAShapeLayer.Type: CAShapeLayer(core)
    default: CALayer(core)
    }
  }()
  /// The class of the layer, as far as it is one of this module: `CALayer` stands for classes of one's own.
  open class var layerClass: AnyClass { CALayer.self }
  /// Draws the content: not called, since pictures are drawn of views.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: it would change no picture.
  open func setNeedsDisplay() {}
  /// Does nothing: it would change no picture.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Called never.
  open func tintColorDidChange() {}

  /// Called never: override `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws nothing, and says so.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  /// The direction of a kind of content in a window that runs from left to right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
  /// Whether a recognizer may begin: yes, and nobody asks.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Never.
  open var isFocused: Bool { false }
  /// Whether a keyboard could choose the view.
  open var canBecomeFocused: Bool { false }

  // MARK: Kept, and without meaning for layout

  /// Kept: the view whose opaque parts would show.
  open var mask: UIView?
  /// Kept; changes no picture.
  open var clearsContextBeforeDrawing = true
  /// Kept; in pixels per point.
  open var contentScaleFactor: CGFloat = 2
  /// Kept: what answers to touches of a kind.
  open var interactions: [any UIInteraction] = []
  /// Keeps what answers to touches.
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Forgets what answers to touches.
  open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
  /// Kept: what moves with the device.
  open var motionEffects: [UIMotionEffect] = []
  /// Keeps what moves with the device.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Kept: whether a touch goes to this view alone.
  open var isExclusiveTouch = false
  /// Kept; changes no picture.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Kept; changes no picture.
  open var restorationIdentifier: String?
  /// Kept; changes no picture.
  open var accessibilityElements: [Any]?
  /// Kept; changes no picture.
  open var accessibilityCustomActions: [Any]?
  /// Kept; changes no picture.
  open var shouldGroupAccessibilityChildren = false
  /// Kept; changes no picture.
  open var accessibilityIgnoresInvertColors = false
  /// Kept; changes no picture.
  open var showsLargeContentViewer = false
  /// Kept; changes no picture.
  open var largeContentTitle: String?
  /// Called never: sizes of text do not change.
  open func updateTraitsIfNeeded() {}
  /// Kept; changes no picture.
  open var isUserInteractionEnabled = true
  /// Kept; changes no picture.
  open var isMultipleTouchEnabled = false
  /// Whether the content is mirrored where the interface runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { UISemanticContentAttribute(core.semanticContentAttribute) }
    set { core.semanticContentAttribute = newValue.core }
  }
  /// Kept; changes no picture.
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
  /// The direction in which the view's immediate content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let interface = core.layoutEnvironment.options.direction
    return core.semanticContentAttribute.direction(in: interface) == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The device's traits.
  open override var traitCollection: UITraitCollection { window?.deviceTraits ?? UITraitCollection() }
}
