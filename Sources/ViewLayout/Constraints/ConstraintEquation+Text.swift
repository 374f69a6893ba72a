import Geometry

extension ConstraintEquation: CustomStringConvertible {
  /// The equation in its one spelling; what is 1, 0 or 1000 is left out.
  ///
  ///     a.trailing == 2 * b.width + 8 @ 750
  public var description: String {
    var text = "\(first).\(firstAttribute.rawValue) \(relation.rawValue) "
    if let second, let secondAttribute {
      if multiplier != 1 { text += "\(multiplier.significantText()) * " }
      text += "\(second).\(secondAttribute.rawValue)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += constant.magnitude.significantText() }
    } else {
      text += constant.significantText()
    }
    if priority != 1000 { text += " @ \(priority.decimalText())" }
    return text
  }
}

extension ConstraintEquation.Item: CustomStringConvertible {
  public var description: String {
    let name =
      switch reference {
      case .named(let name): name
      case .superview: "superview"
      }
    return guide.map { "\(name).\($0.rawValue)" } ?? name
  }
}
