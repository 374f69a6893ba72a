import ViewLayout

/// A length as other languages write it, in the place of an attribute or of a number.
///
///     ForeignLength.equation(of: "max-width", view: "card")    // "card.width <= NUMBER"
///     ForeignLength.equation(of: "marginLeft", view: "card")   // "card.left == superview.left + NUMBER"
///     ForeignLength(word: "fit-content")                       // .ofContents
enum ForeignLength {
  /// As large as what is in the view: `auto`.
  case ofContents
  /// As large as the superview: `fill`.
  case ofSuperview
  /// Without an end: `infinity`.
  case unbounded

  /// - Parameter word: With or without hyphens, capital letters and a point before it.
  init?(word: String) {
    switch Self.parts(of: word).joined() {
    case "auto", "fitcontent", "mincontent", "maxcontent", "content", "intrinsic", "intrinsiccontentsize",
      "wrapcontent",
      "hug":
      self = .ofContents
    case "fill", "stretch", "matchparent", "fullwidth", "fullheight", "full": self = .ofSuperview
    case "infinity", "inf", "none", "unlimited", "unspecified", "greatestfinitemagnitude": self = .unbounded
    default: return nil
    }
  }

  /// The equation that an attribute of another language stands for; `nil` for any other word.
  static func equation(of attribute: String, view: String) -> String? {
    let parts = parts(of: attribute)
    guard parts.count == 2, let own = LayoutAttribute(name: parts[1]) else { return nil }
    switch parts[0] {
    case "max" where own.isSize, "maximum" where own.isSize: return "\(view).\(own.rawValue) <= NUMBER"
    case "min" where own.isSize, "minimum" where own.isSize: return "\(view).\(own.rawValue) >= NUMBER"
    case "margin" where !own.isSize:
      let sign = ["right", "trailing", "bottom"].contains(own.rawValue) ? "-" : "+"
      return "\(view).\(own.rawValue) == superview.\(own.rawValue) \(sign) NUMBER"
    default: return nil
    }
  }

  /// `max` and `width` of `max-width`, `maxWidth` or `max_width`.
  private static func parts(of word: String) -> [String] {
    var parts = [""]
    for character in word {
      if "-_.".contains(character) || character.isUppercase { parts.append("") }
      if !"-_.".contains(character) { parts[parts.count - 1] += character.lowercased() }
    }
    return parts.filter { !$0.isEmpty }
  }
}
