public import Geometry
public import Graphics
public import Typography

/// A rectangle in a tree of rectangles, with UIKit's geometry.
///
/// `center`, `bounds` and `transform` are what a view has; `frame` follows from them. A view belongs to the thread
/// that made it.
///
///     let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
///     let v1 = View(.view, "v1", frame: Rect(x: 113, y: 111, width: 132, height: 194))
///     root.addSubview(v1)
///     v1.transform = .rotation(radians: .pi / 4)
///     v1.frame   // (63.7416…, 92.7416…, 230.5168…, 230.5168…)
open class View {
  /// The name in equations, formats and reports.
  public let name: String
  /// What the view is, which determines its content size, baselines and looks.
  public let kind: ViewKind
  /// A class of the author's own, shown in dumps.
  public var className: String?
  /// A number to find the view by.
  public var tag = 0

  /// The view that holds this one; `nil` for a root.
  public internal(set) var superview: View? {
    get { uncountedSuperview }
    set { uncountedSuperview = newValue }
  }
  /// A superview that goes takes itself from its subviews (`deinit`). A weak reference would cost every use of every
  /// superview, whose uses are counted elsewhere as soon as there is one.
  private unowned(unsafe) var uncountedSuperview: View?
  /// Back to front.
  public internal(set) var subviews: [View] = []
  /// Of a stack view: the subviews that were added to its row, in their order there.
  var arrangement: [View] = []
  /// Whether the superview's `arrangement` has the view.
  var isInRow = false
  /// Of a view in a stack view's row: the distance to the next one; `nil` for the stack view's spacing.
  var customSpacingAfter: Double? { didSet { layoutInputsChanged() } }
  /// The constraints that this view holds, in the order they were added.
  public internal(set) var constraints: [LayoutConstraint] = []

  var geometry: ViewGeometry
  /// What Auto Layout found for the view, in the superview's coordinates, where the platform then fitted it under a
  /// transform; `nil` where center and bounds are what was found.
  public internal(set) var solvedFrame: Rect?

  /// Which lengths change with the superview's size.
  public var autoresizingMask: AutoresizingMask = [] { didSet { layoutInputsChanged() } }
  /// Whether subviews follow their masks when the bounds change their size.
  public var autoresizesSubviews = true { didSet { layoutInputsChanged() } }
  /// Whether frame and mask stand for constraints, so that Auto Layout leaves the view where it is.
  public var translatesAutoresizingMaskIntoConstraints = true { didSet { layoutInputsChanged() } }
  /// How a table's row lays the view out, in place of its frame and mask; `nil` for what is no part of a row's own.
  public var rowPart: RowPart? { didSet { layoutInputsChanged() } }
  /// How a collection view places its items; `nil` for other views. Layout takes no notice of it.
  public var itemFlow: ItemFlow?
  /// How much the height holds that frame and mask stand for; the top holds anyway.
  ///
  /// The content of a self-sizing cell is as high as the cell was, unless what it holds asks for another height.
  public var maskHeightPriority = Priority.required { didSet { layoutInputsChanged() } }

  /// Whether the view is not drawn; a stack view leaves no room for it.
  public var isHidden = false { didSet { layoutInputsChanged() } }
  /// Whether subviews are not drawn outside the bounds; of a table from the beginning.
  public var clipsToBounds: Bool
  /// How the view looks, of which layout takes no notice.
  public final var look: ViewLook {
    // The memory itself is lent, and not by way of `Shared.value`: a loan inside of a loan asks for memory.
    _read { yield sharedLook.storage.value }
    _modify {
      sharedLook.makeUnique()
      yield &sharedLook.storage.value
    }
  }
  /// The look as values that are made of the view have it, until one of them changes theirs.
  public private(set) final var sharedLook = View.plainLook
  private static let plainLook = Shared(ViewLook())

  /// The text, items and image that determine the view's size.
  public final var content: ViewContent {
    _read { yield sharedContent.storage.value }
    _modify {
      sharedContent.makeUnique()
      yield &sharedContent.storage.value
      layoutInputsChanged()
    }
  }
  /// The content as values that are made of the view have it, until one of them changes theirs.
  public private(set) final var sharedContent = View.noContent
  private static let noContent = Shared(ViewContent())
  /// Of the view's text; to begin with the platform's own for the kind.
  public var font: Font { didSet { layoutInputsChanged() } }
  /// How far the alignment rectangle's edges lie inside the frame's; `nil` for the kind's own.
  public var customAlignmentRectInsets: EdgeInsets? { didSet { layoutInputsChanged() } }
  let kindAlignmentRectInsets: EdgeInsets
  var storedAlignmentRectScale = 1.0
  /// What overridden alignment functions come down to; see `measureAlignment()`.
  var measuredAlignment: AlignmentGeometry?
  /// The view whose first baseline is this one's, itself or one inside it. A subclass with texts names one of them
  /// (`UIView.forFirstBaselineLayout`). Of a stack view the arranged views decide.
  open var forFirstBaselineLayout: View { self }
  /// The view whose last baseline is this one's, as of `forFirstBaselineLayout`.
  open var forLastBaselineLayout: View { self }
  /// From the frame's top to the first baseline, in points; `nil` for the kind's own.
  public var customFirstBaseline: Double? { didSet { layoutInputsChanged() } }
  /// From the last baseline to the frame's bottom, in points; `nil` for the kind's own.
  public var customLastBaseline: Double? { didSet { layoutInputsChanged() } }
  /// The author's own; it takes the place of the kind's. `nil` for an axis without one.
  public var customIntrinsicContentSize: AxisPair<Double?>? { didSet { layoutInputsChanged() } }
  /// What its text measured on another screen, where its font was there; `nil` where nothing tells.
  public var knownContent: KnownContent? { didSet { layoutInputsChanged() } }
  /// How much the content resists being stretched along each axis.
  public var contentHuggingPriority: AxisPair<Priority> { didSet { layoutInputsChanged() } }
  /// How much the content resists being compressed along each axis.
  public var contentCompressionResistancePriority = AxisPair(Priority.high) { didSet { layoutInputsChanged() } }

  /// The author's own; `nil` for the platform's. Setting it takes the place of directional ones.
  public var customLayoutMargins: EdgeInsets? {
    didSet {
      if customLayoutMargins != nil { ownDirectionalMargins = nil }
      layoutInputsChanged()
    }
  }
  /// The author's own, with the leading margin at the left and the trailing one at the right.
  var ownDirectionalMargins: EdgeInsets?
  /// Of the root view: the direction of the last layout, in which leading and trailing margins are.
  var rootDirection = LayoutDirection.leftToRight
  /// Whether the content is mirrored where the interface runs from right to left.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified { didSet { layoutInputsChanged() } }
  /// Whether the safe area adds to the margins: so it does since iOS 11, which brought both together.
  public var insetsLayoutMarginsFromSafeArea: Bool { didSet { layoutInputsChanged() } }
  /// Whether the superview's margins that reach into the view are margins of it too.
  public var preservesSuperviewLayoutMargins = false { didSet { layoutInputsChanged() } }
  /// Whether the margins at the sides are at least those of readable text: `Follow Readable Width` of Interface Builder.
  public var layoutMarginsFollowReadableWidth = false { didSet { layoutInputsChanged() } }
  /// What the system covers of the root view; others derive theirs from it.
  public var rootSafeAreaInsets = EdgeInsets.zero { didSet { layoutInputsChanged() } }
  /// What a controller of the view adds to its safe area, and so to that of the views inside it, in points.
  public var additionalSafeAreaInsets = EdgeInsets.zero { didSet { layoutInputsChanged() } }
  /// Whether it is the view of a controller that a navigation controller shows.
  public var isInNavigationController = false { didSet { layoutInputsChanged() } }
  /// Of a root: whether its screen is that of a tablet, whose navigation bars are higher.
  public var isOnTablet = false { didSet { if isOnTablet != oldValue { layoutInputsChanged() } } }
  /// Whether a layout does not yet take the view's safe area, and its superview's margins, from where the view is.
  var awaitsInsets = false
  /// Of the root view: the height of the keyboard over its bottom, in points; `nil` while it is hidden.
  public var rootKeyboardHeight: Double? { didSet { layoutInputsChanged() } }
  /// The root view's readable guide, as insets of its bounds.
  public var rootReadableInset = 0.0 { didSet { layoutInputsChanged() } }

  /// The properties that only a stack view uses.
  public var stack = StackProperties() { didSet { layoutInputsChanged() } }

  /// The properties that only a scroll view uses.
  public var scroll = ScrollProperties() { didSet { layoutInputsChanged() } }
  /// Of a scroll view: the size of its content, as the last layout found it.
  public internal(set) var solvedContentSize = Size.zero
  /// Whether nobody set the origin of the bounds, so that a scroll view shows its content from the inset on.
  var restsAtContentInset = true

  /// The generation of UIKit that fonts, control sizes and margins follow.
  public let platform: Platform

  /// The view's place in the list of what took part in the last layout.
  var listedPlace = 0
  /// What the view's layout is waiting for.
  var updates = PendingUpdates()
  /// Of a row: the tallest of the views that it shows, as the last layout found it; `nil` for the first of them.
  weak var tallestArranged: View?
  /// Of a root: its environment and what its last layout left.
  var treeLayout: TreeLayout?
  /// What text is measured with while a layout asks for the content's size.
  var measuring: MeasuringContext?

  /// Creates a view without a superview.
  ///
  /// - Parameter frame: The place and size, in the coordinates of the superview to come.
  public init(_ kind: ViewKind, _ name: String, frame: Rect = .zero, platform: Platform = .ios) {
    self.kind = kind
    self.name = name
    self.platform = platform
    geometry = ViewGeometry(frame: frame)
    clipsToBounds = kind == .tableView
    font = ControlMetrics.font(of: kind, on: platform)
    contentHuggingPriority = ControlMetrics.contentHuggingPriority(of: kind)
    kindAlignmentRectInsets = ControlMetrics.alignmentRectInsets(of: kind, on: platform)
    insetsLayoutMarginsFromSafeArea = platform == .ios || platform == .ios11
  }

  deinit {
    for subview in subviews where subview.uncountedSuperview === self { subview.uncountedSuperview = nil }
    // Most constraints go with their view; those that somebody keeps must not be left with a view that is gone.
    while var constraint = constraints.popLast() {
      if !isKnownUniquelyReferenced(&constraint) { constraint.ownerIsGone(self) }
    }
  }

  // MARK: For subclasses to override

  /// How far the alignment rectangle's edges lie inside the frame's.
  open var alignmentRectInsets: EdgeInsets {
    measuredAlignment?.insets ?? customAlignmentRectInsets ?? kindAlignmentRectInsets
  }

  /// The rectangle that constraints would see if the view had that frame.
  ///
  /// With insets each edge is moved; with a scale the frame is so many times the rectangle, from the same origin. Who
  /// overrides it overrides `frame(forAlignmentRect:)` too, as its inverse.
  open func alignmentRect(forFrame frame: Rect) -> Rect { ownAlignment.alignmentRect(forFrame: frame) }

  /// The frame of a view whose alignment rectangle is this: the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect rect: Rect) -> Rect { ownAlignment.frame(forAlignmentRect: rect) }

  /// The size of the alignment rectangle that the content asks for, `noIntrinsicMetric` for an axis without one.
  ///
  /// Who overrides it calls `invalidateIntrinsicContentSize()` when the size would change.
  open var intrinsicContentSize: Size { contentSize }

  /// Makes or changes constraints just before a layout; called for a view's subviews before the view itself.
  open func updateConstraints() {}

  /// Gives the subviews the frames that Auto Layout found; called for a view before its subviews.
  ///
  /// Who overrides it to change frames calls `super` first: until then the frames are those of the last layout.
  open func layoutSubviews() { rootView.treeLayout?.place(subviewsOf: self) }

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view comes into a window, or leaves it.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view came into a window, or left it.
  open func didMoveToWindow() {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is taken out of this view.
  open func willRemoveSubview(_ subview: View) {}
}
