import Figures
import Geometry
import ViewLayout

/// Constraints as Swift, in one of the styles.
struct ConstraintCode {
  let style: ListingStyle
  /// The names of views in the code, by those in the document.
  let viewNames: [String: String]
  /// The superviews of the views, by the document's names.
  let superviews: [String: String]
  /// Numbers by name, as formats may have them.
  let metrics: [String: Double]

  /// The formats of an item of the list of constraints; `nil` if visual format strings cannot say it.
  ///
  /// - Returns: The strings, and whether one needs the metrics.
  func formats(of constraint: ConstraintDescription) -> (texts: [String], needMetrics: Bool)? {
    guard style == .format, constraint.isActive, constraint.identifier == nil else { return nil }
    if case .visualFormat(let equations) = constraint.form,
      let format = try? VisualFormat(parsing: constraint.text.value),
      format.viewNames.allSatisfy({ viewNames[$0] == $0 && superviews[$0] != nil })
    {
      // As it was written, if it means the same without the options and the metrics of its own.
      for metrics in [[:], metrics]
      where (try? format.equations(metrics: metrics, views: Set(viewNames.keys))) == equations {
        return ([constraint.text.value], !metrics.isEmpty)
      }
    }
    let texts = constraint.equations.compactMap(format)
    return texts.count == constraint.equations.count ? (texts, false) : nil
  }

  /// The names of the views in a format, also of those that a size is compared with.
  func views(in format: String) -> [String] {
    let words = format.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return words.filter { viewNames[$0] != nil && (metrics[$0] == nil || format.contains("[\($0)")) }
  }

  /// An equation as a string of one space or size; `nil` if there is none.
  private func format(of equation: ConstraintEquation) -> String? {
    guard equation.multiplier == 1, equation.systemSpacings == 0,
      let first = plainView(equation.first, beside: equation)
    else { return nil }
    let priority = equation.priority == .required ? "" : "@\(SwiftLiteral.number(equation.priority.rawValue))"
    let relation = equation.relation == .equal ? "" : equation.relation.rawValue
    let prefix = equation.firstAttribute.axis == .horizontal ? "H:" : "V:"
    guard let secondItem = equation.second, let secondAttribute = equation.secondAttribute else {
      guard equation.constant >= 0 else { return nil }
      return "\(prefix)[\(first)(\(relation)\(SwiftLiteral.number(equation.constant))\(priority))]"
    }
    guard let second = plainView(secondItem, beside: equation), first != second else { return nil }
    let constant = SwiftLiteral.number(equation.constant)
    let space =
      equation.constant == 0 && relation.isEmpty && priority.isEmpty ? "" : "-(\(relation)\(constant)\(priority))-"
    switch (equation.firstAttribute, secondAttribute) {
    case (.width, .width), (.height, .height):
      guard equation.constant == 0 else { return nil }
      return "\(prefix)[\(first)(\(relation.isEmpty ? "==" : relation)\(second)\(priority))]"
    case (.leading, .trailing), (.top, .bottom):
      guard superviews[first] == superviews[second], equation.constant >= 0 else { return nil }
      return "\(prefix)[\(second)]\(space)[\(first)]"
    case (.leading, .leading), (.top, .top):
      guard superviews[first] == second, equation.constant >= 0 else { return nil }
      return "\(prefix)|\(space)[\(first)]"
    case (.trailing, .trailing), (.bottom, .bottom):
      // The view inside comes first in the string, whichever comes first in the equation.
      if superviews[second] == first, equation.constant >= 0 { return "\(prefix)[\(second)]\(space)|" }
      guard superviews[first] == second, equation.constant <= 0 else { return nil }
      let turned = equation.relation.turned == .equal ? "" : equation.relation.turned.rawValue
      let distance = SwiftLiteral.number(-equation.constant + 0)
      let inside =
        equation.constant == 0 && turned.isEmpty && priority.isEmpty ? "" : "-(\(turned)\(distance)\(priority))-"
      return "\(prefix)[\(first)]\(inside)|"
    default: return nil
    }
  }

  /// The document's name of a view, if the code has the same and the item is the view itself.
  private func plainView(_ item: ConstraintEquation.Item, beside equation: ConstraintEquation) -> String? {
    let name = documentName(item, beside: equation)
    return item.guide == nil && (viewNames[name] == name || name == "root") ? name : nil
  }

  private func documentName(_ item: ConstraintEquation.Item, beside equation: ConstraintEquation) -> String {
    switch item.reference {
    case .named(let name): return name
    case .superview:
      let other = item == equation.first ? equation.second : equation.first
      guard case .named(let name)? = other?.reference else { return "root" }
      return superviews[name] ?? "root"
    }
  }

  // MARK: Expressions

  /// The lines of an expression that makes the constraint.
  func expression(of equation: ConstraintEquation) -> [String] {
    style == .initializer ? initializer(equation) : anchors(equation) ?? initializer(equation)
  }

  private func item(_ item: ConstraintEquation.Item, beside equation: ConstraintEquation) -> String {
    let name = documentName(item, beside: equation)
    let view = viewNames[name] ?? name
    guard let guide = item.guide else { return view }
    return "\(view).\(guide.memberName)"
  }

  private func initializer(_ equation: ConstraintEquation) -> [String] {
    // The system's spacing has no other call.
    if equation.systemSpacings != 0, let expression = anchors(equation) { return expression }
    let second = equation.second.map { item($0, beside: equation) } ?? "nil"
    let attribute = equation.secondAttribute?.rawValue ?? "notAnAttribute"
    let first = item(equation.first, beside: equation)
    let multiplier = SwiftLiteral.number(equation.second == nil ? 1 : equation.multiplier)
    return [
      "NSLayoutConstraint(",
      "  item: \(first), attribute: .\(equation.firstAttribute.rawValue), relatedBy: .\(equation.relation.memberName),",
      "  toItem: \(second), attribute: .\(attribute), multiplier: \(multiplier), "
        + "constant: \(SwiftLiteral.number(equation.constant)))",
    ]
  }

  /// `nil` for a place with a multiplier, which anchors do not have.
  private func anchors(_ equation: ConstraintEquation) -> [String]? {
    let first = anchor(equation.firstAttribute, of: item(equation.first, beside: equation))
    let relation =
      switch equation.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let constant = SwiftLiteral.number(equation.constant)
    guard let secondItem = equation.second, let secondAttribute = equation.secondAttribute else {
      return ["\(first).constraint(\(relation)Constant: \(constant))"]
    }
    let second = anchor(secondAttribute, of: item(secondItem, beside: equation))
    if equation.systemSpacings != 0 {
      guard equation.systemSpacings > 0, equation.constant == 0, equation.multiplier == 1 else { return nil }
      let word = equation.firstAttribute.axis == .horizontal ? "After" : "Below"
      let spacings = SwiftLiteral.number(equation.systemSpacings)
      return ["\(first).constraint(\(relation)SystemSpacing\(word): \(second), multiplier: \(spacings))"]
    }
    var arguments = "\(relation): \(second)"
    if equation.multiplier != 1 {
      guard [.width, .height].contains(equation.firstAttribute) else { return nil }
      arguments += ", multiplier: \(SwiftLiteral.number(equation.multiplier))"
    }
    if equation.constant != 0 { arguments += ", constant: \(constant)" }
    return ["\(first).constraint(\(arguments))"]
  }

  private func anchor(_ attribute: LayoutAttribute, of item: String) -> String {
    switch attribute {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "\(item).layoutMarginsGuide.\(attribute.rawValue.dropLast("Margin".count))Anchor"
    case .centerXWithinMargins: "\(item).layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: "\(item).layoutMarginsGuide.centerYAnchor"
    default: "\(item).\(attribute.rawValue)Anchor"
    }
  }
}

extension LayoutGuideKind {
  /// UIKit's name of the guide.
  var memberName: String { Self.names.last { $0.kind == self }?.name ?? rawValue }
}

extension LayoutRelation {
  fileprivate var memberName: String {
    switch self {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// The relation of the negative sides.
  fileprivate var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
