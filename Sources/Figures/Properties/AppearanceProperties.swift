import ViewLayout

/// How any view looks.
extension ViewProperty {
  static let appearance = [
    alpha, hidden, opaque, clipsToBounds, backgroundColor, tintColor, cornerRadius, borderWidth, borderColor, shadow,
    badge,
  ]

  public static let alpha = ViewProperty(
    "alpha", .number(0...1), \.look.alpha, standard: 1, of: .drawn, example: "0.5", "from 0 (invisible) to 1")

  public static let hidden = ViewProperty(
    "hidden", .boolean, \.isHidden, standard: false, example: "true", "a boolean: whether the view is not drawn")

  public static let opaque = ViewProperty(
    "opaque", .boolean, \.look.isOpaque, standard: false, of: .drawn, example: "true", "a boolean")

  public static let clipsToBounds = ViewProperty(
    "clipsToBounds", .boolean, \.clipsToBounds, standard: false, example: "true",
    "a boolean: whether subviews are drawn inside the bounds alone")

  public static let backgroundColor = ViewProperty(
    "backgroundColor", .fill, of: .drawn, example: "gold",
    "a colour, or `pattern(stripes.png)`: a PNG file in the document's folder or below, repeated",
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

  public static let tintColor = ViewProperty(
    "tintColor", .color, \.look.tintColor, of: .drawn, example: "tomato", "a colour")

  public static let cornerRadius = ViewProperty(
    "cornerRadius", .length, \.look.cornerRadius, standard: 0, of: .drawn, example: "12", "a length")

  public static let borderWidth = ViewProperty(
    "borderWidth", .length, \.look.borderWidth, standard: 0, of: .drawn, example: "2", "a length")

  public static let borderColor = ViewProperty(
    "borderColor", .color, \.look.borderColor, of: .drawn, example: "'#336699'", "a colour")

  public static let shadow = ViewProperty(
    "shadow", .shadow, \.look.shadow, of: .drawn, example: "{offset: [0, 2], radius: 4, color: black, opacity: 0.5}",
    "a mapping with `offset`, `radius`, `color` and `opacity`")

  public static let badge = ViewProperty(
    "badge", .text, \.look.badge, of: .drawn, example: "3", "a short text in a disc at the corner")
}

/// What programs and people know of a view that cannot be seen.
extension ViewProperty {
  static let identity = [tag, `class`, alt]

  public static let tag = ViewProperty(
    "tag", .integer(-1_000_000...1_000_000), \.tag, standard: 0, example: "7", "a whole number")

  public static let `class` = ViewProperty(
    "class", .text, \.className, example: "PriceView", "a class name, printed in dumps of the hierarchy")

  public static let alt = ViewProperty(
    "alt", .sentences, \.look.alt, example: "Sales by month.", "alternative text for the view")
}
