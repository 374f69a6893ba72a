import Geometry

extension ConstraintEquation: CustomStringConvertible {
  /// The equation in its one spelling; what is 1, 0 or 1000 is left out.
  ///
  ///     a.trailing == 2 * b.width + 8 @ 750
  public var description: String { text { $0.significantText() } }

  /// The same with numbers written in another way.
  ///
  /// - Parameter factor: How the multiplier is written; `nil` for as all others are.
  public func text(writing number: (Double) -> String, multiplier factor: String? = nil) -> String {
    var text = "\(first).\(firstAttribute.rawValue) \(relation.rawValue) "
    if let second, let secondAttribute {
      if multiplier != 1 { text += "\(factor ?? number(multiplier)) * " }
      text += "\(second).\(secondAttribute.rawValue)"
      if systemSpacings != 0 {
        text += systemSpacings < 0 ? " - " : " + "
        if systemSpacings.magnitude != 1 { text += "\(number(systemSpacings.magnitude)) * " }
        text += "system"
      }
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += number(constant.magnitude) }
    } else {
      text += number(constant)
    }
    if priority != .required { text += " @ \(number(priority.rawValue))" }
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
