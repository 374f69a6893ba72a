import Geometry
import ViewLayout

/// What a scroll view scrolls, and how far.
extension ViewProperty {
  static let scrollViews = [
    contentSize, contentOffset, contentInset, contentInsetAdjustmentBehavior, contentOutside,
    scrollsUnderBars,
  ]

  /// The size of a scroll view's content, in points. What no one gives is read as the layout found it.
  public static let contentSize = ViewProperty(
    "contentSize", .intrinsicSize, of: [.scrollView], example: "[200, 600]",
    "`[width, height]` of the content; `none` for an axis whose length constraints determine",
    get: { staged, _ in
      let (own, solved) = (staged.view.scroll.contentSize, staged.view.solvedContentSize)
      return .intrinsicSize(
        AxisPair(horizontal: own.horizontal ?? solved.width, vertical: own.vertical ?? solved.height))
    },
    set: { staged, value, _ in
      if case .intrinsicSize(let size) = value { staged.view.scroll.contentSize = size }
    })

  /// The point of the content at the scroll view's corner: the origin of its bounds.
  public static let contentOffset = ViewProperty(
    "contentOffset", .point, \View.contentOffset, of: [.scrollView, .tableView], example: "[0, 60]",
    "the point of the content at the scroll view's corner, which is the origin of its `bounds`")

  /// The room around the content that can be scrolled to.
  public static let contentInset = ViewProperty(
    "contentInset", .insets, \View.scroll.contentInset, standard: .zero, of: [.scrollView], example: "[20, 0, 0, 0]",
    "the room around the content that can be scrolled to")

  /// When the safe area adds to the content inset.
  public static let contentInsetAdjustmentBehavior = ViewProperty(
    "contentInsetAdjustmentBehavior", .word(ScrollProperties.InsetAdjustment.self),
    \View.scroll.contentInsetAdjustmentBehavior, standard: .automatic, of: [.scrollView], example: "never",
    "when the safe area adds to the content inset")

  /// How content outside the bounds is drawn.
  public static let contentOutside = ViewProperty(
    "contentOutside", .word(ContentOutside.self), \ViewLook.contentOutside, standard: .dim, of: [.scrollView],
    example: "hidden",
    "how the content outside the scroll view is drawn: pale, with words still legible, if nothing is said; not at all; or "
      + "as it is")

  /// Whether the content is drawn below what covers its top, although frames are counted from its corner.
  public static let scrollsUnderBars = ViewProperty(
    "scrollsUnderBars", .boolean, \ViewLook.scrollsUnderBars, standard: false, of: [.scrollView, .tableView, .view],
    example: "true",
    """
    a boolean: whether the content is drawn from below the bars on, although the frames in it are counted from the corner, \
    as on an editor's canvas
    """)
}

extension ScrollProperties.InsetAdjustment: PropertyWord {}
extension ContentOutside: PropertyWord {}
