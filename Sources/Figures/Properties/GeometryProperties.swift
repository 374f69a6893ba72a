import Geometry
import ViewLayout

/// Where a view is. Frame, bounds and center come before the transform: so they are set, however they are written down.
extension ViewProperty {
  static let geometry = [anchorPoint, frame, designFrame, bounds, center, transform]
  static let autoresizing = [autoresizingMask, autoresizesSubviews, translatesAutoresizingMaskIntoConstraints]

  /// The point of the bounds that is at the centre.
  public static let anchorPoint = ViewProperty(
    "anchorPoint", .point, \View.anchorPoint, standard: Point(0.5, 0.5), example: "[0, 1]",
    "the point of the view that is at its `center`, from `[0, 0]` at the top left to `[1, 1]`")

  /// The rectangle in the superview's coordinates, before the transform.
  public static let frame = ViewProperty(
    "frame", .frame, example: "[20, 40, 100, 60]",
    "a rectangle in the superview's coordinates, or an `inset` from the superview's bounds: "
      + "`{inset: n}`, `{inset: [dx, dy]}`",
    get: { staged, _ in .rect(staged.view.frame) },
    set: { staged, value, context in
      staged.view.rowPart = nil
      switch value {
      case .rect(let frame): staged.view.frame = frame
      case .inset(let dx, let dy):
        let inset = (staged.view.superview ?? context.root).bounds.insetBy(dx: dx, dy: dy)
        staged.view.frame = Rect(x: inset.x, y: inset.y, width: max(0, inset.width), height: max(0, inset.height))
      default: break
      }
    })

  /// The frame on an editor's canvas, in the superview's coordinates. If the solved frame differs, the view is misplaced.
  public static let designFrame = ViewProperty(
    "designFrame", .rect, example: "[20, 40, 100, 60]",
    "the frame on an editor's canvas, without `transform`; if the solved frame differs, the view is misplaced",
    get: { staged, _ in staged.designFrame?.propertyValue },
    set: { staged, value, _ in staged.designFrame = Rect(value) ?? staged.designFrame })

  /// The rectangle in the view's own coordinates. Its origin moves the subviews.
  public static let bounds = ViewProperty(
    "bounds", .rect, example: "[0, 10, 100, 60]",
    "a rectangle in the view's own coordinates; its origin moves the subviews",
    get: { staged, _ in .rect(staged.view.bounds) },
    set: { staged, value, context in
      guard let bounds = Rect(value) else { return }
      staged.view.bounds = bounds
      // The root's corner stays.
      if staged.view === context.root { staged.view.center = Point(bounds.width / 2, bounds.height / 2) }
    })

  /// The centre in the superview's coordinates.
  public static let center = ViewProperty(
    "center", .point, \View.center, example: "[70, 70]",
    "a point in the superview's coordinates: where the `anchorPoint` is, by default the middle of the view")

  /// The affine transform about the centre.
  public static let transform = ViewProperty(
    "transform", .transform, \View.transform, example: "translate(100, 0) rotate(45deg)",
    "functions such as `rotate(45deg)`, one after the other; `identity` for none")
}

/// How a view follows its superview's size.
extension ViewProperty {
  /// What changes when the superview's size changes.
  public static let autoresizingMask = ViewProperty(
    "autoresizingMask", .mask, \View.autoresizingMask, example: "[flexibleWidth, flexibleTopMargin]",
    "what changes when the superview's size changes")

  /// Whether the view resizes its subviews by their masks.
  public static let autoresizesSubviews = ViewProperty(
    "autoresizesSubviews", .boolean, \View.autoresizesSubviews, standard: true, example: "false",
    "whether the view resizes its subviews by their masks")

  /// Whether frame and mask become constraints.
  public static let translatesAutoresizingMaskIntoConstraints = ViewProperty(
    "translatesAutoresizingMaskIntoConstraints", .boolean, \View.translatesAutoresizingMaskIntoConstraints,
    example: "false", "whether frame and mask stand for constraints")
}
