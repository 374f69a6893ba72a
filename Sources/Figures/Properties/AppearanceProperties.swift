import ViewLayout

/// How any view looks.
extension ViewProperty {
  static let appearance = [
    alpha, hidden, opaque, clipsToBounds, backgroundColor, userInterfaceLevel, tintColor, cornerRadius,
    maskedCorners, borderWidth, borderColor, shadow, badge,
  ]

  /// The opacity of the view and its subviews, from 0 to 1.
  public static let alpha = ViewProperty(
    "alpha", .number(0...1), \ViewLook.alpha, standard: 1, of: .drawn, example: "0.5", "from 0 (invisible) to 1")

  /// Whether the view and its subviews are not drawn. Layout still includes them, except in stack views.
  public static let hidden = ViewProperty(
    "hidden", .boolean, \View.isHidden, standard: false, example: "true", "a boolean: whether the view is not drawn")

  /// Whether the view claims to fill its bounds, as the view hierarchy's dump says.
  public static let opaque = ViewProperty(
    "opaque", .boolean, \ViewLook.isOpaque, standard: false, of: .drawn, example: "true", "a boolean")

  /// Whether subviews are drawn inside the bounds only.
  public static let clipsToBounds = ViewProperty(
    "clipsToBounds", .boolean, \View.clipsToBounds, standardOfKind: { $0 == .tableView }, example: "true",
    "a boolean: whether subviews are drawn inside the bounds alone, as a table draws its rows from the beginning")

  /// The colour of the bounds, or a picture that is repeated.
  public static let backgroundColor = ViewProperty(
    "backgroundColor", .fill, of: .drawn, example: "gold",
    """
    a colour, or `pattern(stripes.png)`: a PNG file in the document's folder or below, repeated. A `view` without one \
    is drawn as a pale box in a colour of its own, so that it is seen; `transparent` draws nothing
    """,
    get: { staged, _ in
      let look = staged.view.look
      return look.backgroundPattern.map(PropertyValue.pattern) ?? look.backgroundColor?.propertyValue
    },
    set: { staged, value, _ in
      switch value {
      case .color(let color):
        staged.view.look.backgroundColor = color
        staged.view.look.backgroundPattern = nil
      case .pattern(let image): staged.view.look.backgroundPattern = image
      default: break
      }
    })

  /// Whether the view is presented over others, as a sheet is, with its subviews.
  public static let userInterfaceLevel = ViewProperty(
    "userInterfaceLevel", .word(UserInterfaceLevel.self), \ViewLook.userInterfaceLevel, of: .drawn, example: "elevated",
    "whether it is presented over others, with its subviews; see [presented views](#presented-views)")

  /// The colour of controls in the view and in its subviews.
  public static let tintColor = ViewProperty(
    "tintColor", .color, \ViewLook.tintColor, of: .drawn, example: "tomato", "a colour")

  /// The radius of the background's corners, in points.
  public static let cornerRadius = ViewProperty(
    "cornerRadius", .length, \ViewLook.cornerRadius, standard: 0, of: .drawn, example: "12", "a length")

  /// The corners that the radius rounds.
  public static let maskedCorners = ViewProperty(
    "maskedCorners", .corners, \ViewLook.maskedCorners, standard: .all, of: .drawn, example: "[topLeft, topRight]",
    "the corners that `cornerRadius` rounds, a list of `topLeft`, `topRight`, `bottomLeft` and `bottomRight`; default all"
  )

  /// The width of the border inside the bounds, in points.
  public static let borderWidth = ViewProperty(
    "borderWidth", .length, \ViewLook.borderWidth, standard: 0, of: .drawn, example: "2", "a length")

  /// The colour of the border.
  public static let borderColor = ViewProperty(
    "borderColor", .color, \ViewLook.borderColor, of: .drawn, example: "'#336699'", "a colour")

  /// The shadow of the view's content.
  public static let shadow = ViewProperty(
    "shadow", .shadow, \ViewLook.shadow, of: .drawn, example: "{offset: [0, 2], radius: 4, color: black, opacity: 0.5}",
    "a mapping with `offset`, `radius`, `color` and `opacity`")

  /// A short text in a disc at the top trailing corner.
  public static let badge = ViewProperty(
    "badge", .text, \ViewLook.badge, of: .drawn, example: "3",
    "a short text in a disc at the corner, or over the outline of a round view")
}

/// What programs and people know of a view that cannot be seen.
extension ViewProperty {
  static let identity = [tag, `class`, alt]

  /// The number that identifies the view in programs.
  public static let tag = ViewProperty(
    "tag", .integer(-1_000_000...1_000_000), \View.tag, standard: 0, example: "7", "a whole number")

  /// The class name in dumps of the hierarchy.
  public static let `class` = ViewProperty(
    "class", .text, \View.className, example: "PriceView", "a class name, printed in dumps of the hierarchy")

  /// Alternative text for the view.
  public static let alt = ViewProperty(
    "alt", .sentences, \ViewLook.alt, example: "Sales by month.", "alternative text for the view")
}

extension UserInterfaceLevel: PropertyWord {}
