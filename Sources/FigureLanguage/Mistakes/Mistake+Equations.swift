import Diagnostics
import ViewLayout

/// Mistakes of equations such as `a.trailing == 2 * b.width + 8 @ 750`.
extension Mistake {
  // MARK: Form

  /// - Parameter what: What should be there: `a view's name`.
  static func expected(_ what: String, found: Unicode.Scalar?) -> Mistake {
    Mistake(.malformedEquation, "\(what) is expected here\(found.map { ", not '\($0)'" } ?? "")")
  }

  static let rightSideMissing = Mistake(.malformedEquation, "the right side is missing")
  static let equationBeginsWithNumber = Mistake(
    .malformedEquation, "an equation begins with a view: VIEW.ATTRIBUTE == NUMBER")
  static let constantFirst = Mistake(.malformedEquation, "the view comes before the constant: VIEW.ATTRIBUTE + NUMBER")

  static func ratioAsLength(_ ratio: String) -> Mistake {
    let quotient = ratio.contains("/") ? ", or '(\(ratio))' for a length" : ""
    return Mistake(
      .malformedEquation, "a ratio is a multiplier, not a length: write '\(ratio) * VIEW.ATTRIBUTE'\(quotient)")
  }

  static func signedAttribute(_ side: String, isNegative: Bool) -> Mistake {
    let factor = isNegative ? "-1 * " : ""
    return Mistake(
      .malformedEquation, "a view's attribute takes no sign: write '\(factor)\(side.shortened)'",
      Correction(isNegative ? "-" : "+", factor))
  }

  static func superfluousInEquation(_ rest: String, _ remedy: ArithmeticRemedy?) -> Mistake {
    Mistake(.superfluousText, "'\(rest)' is unexpected in the equation\(remedy.map { ": \($0.rawValue)" } ?? "")")
  }

  static let systemSpacingWithoutGap = Mistake(
    .malformedEquation, "'system' is a distance between edges or baselines; a size or a centre has none")

  /// - Parameter priority: The one that is meant.
  static func priorityAsWord(_ rest: String, _ priority: String) -> Mistake {
    Mistake(.superfluousText, "a priority is written '@ \(priority)'", Correction(rest, "@ \(priority)"))
  }

  /// A priority as a key behind an equation: `a.top == 20, priority: 750`.
  static func priorityAsKey(equation: String) -> Mistake {
    Mistake(.superfluousText, "a priority stands behind '@': write '\(equation.shortened)'")
  }

  /// A priority as a programming language has it.
  static func foreignPriority(_ text: String, meant: String) -> Mistake {
    .unknown(.unknownPriority, text, "a priority", meant: meant)
  }

  /// A constraint as a programming language has it.
  static func foreignConstraint(_ text: String, _ equations: [String]) -> Mistake {
    let written = equations.prefix(4).map { "'\($0)'" }.listed(with: "and")
    return Mistake(
      .malformedConstraint, "a constraint is written as an equation: \(written)",
      Correction(text, equations.count == 1 && !(equations.first?.hasPrefix("VIEW") ?? true) ? equations.first : nil))
  }

  /// - Parameter meant: The relation that another language writes like this.
  static func unknownRelation(_ sign: String, meant: String? = nil) -> Mistake {
    let relations = "'==', '<=' or '>='"
    return Mistake(
      .unknownRelation,
      meant == nil
        ? "'\(sign.shortened)' is not a relation: write \(relations)" : "a relation is \(relations)\(meant.hint)",
      Correction(sign, meant))
  }

  /// - Parameter equation: The equation with a relation.
  static func relationMissing(equation: String?) -> Mistake {
    Mistake(
      .missingRelation,
      "a relation is missing here: '==', '<=' or '>='\(equation.map { ", such as '\($0.shortened)'" } ?? "")",
      Correction("", equation == nil ? nil : "== "))
  }

  // MARK: Views and attributes

  static func viewWithoutAttribute(_ view: String) -> Mistake {
    Mistake(.missingAttribute, "'\(view.shortened)' needs an attribute, such as \(view.shortened).width")
  }

  static func guideWithoutAttribute(view: String, guide: String) -> Mistake {
    Mistake(.missingAttribute, "'\(guide)' needs an attribute, such as \(view.shortened).\(guide).leading")
  }

  /// An attribute in the place of a view's name.
  ///
  /// - Parameters:
  ///   - meant: The attribute that is meant; by default the one that was found.
  ///   - view: The view that is meant; `nil` for the superview.
  static func attributeWithoutView(_ name: String, meant: String? = nil, of view: String? = nil) -> Mistake {
    let path = "\(view ?? ReservedName.superview.rawValue).\(meant ?? name)"
    return Mistake(
      .unknownView, "'\(name.shortened)' is not a view: name the view too, such as '\(path)'", Correction(name, path))
  }

  /// A guide of a view controller, whose edge is one of the safe area.
  static func edgeOfGuide(_ guide: String, meant: String) -> Mistake {
    Mistake(.unknownView, "'\(guide)' is not a view: the edge that it ends at is '\(meant)'")
  }

  /// - Parameter rest: The sign and what follows it.
  /// - Parameter isOnNextLine: Whether only the dash of an item is missing.
  static func secondEquation(_ rest: String, isOnNextLine: Bool = false) -> Mistake {
    let item = isOnNextLine ? "write it as an item of its own, behind a '-'" : "write it as an item of its own"
    return Mistake(.superfluousText, "'\(rest.shortened)' is a second equation: \(item)")
  }

  static let commaBehindEquation = Mistake(
    .superfluousText, "an equation is an item of a list, without a comma behind it", Correction(",", ""))

  static func arithmeticOnLeft(_ sign: Unicode.Scalar) -> Mistake {
    Mistake(
      .malformedEquation,
      "'\(sign)' stands on the right side of the relation: an equation begins with 'VIEW.ATTRIBUTE =='")
  }

  /// Whether it says that a word stands for several attributes.
  var isOfSeveralAttributes: Bool { identifier == .unknownAttribute && message.contains("is several attributes") }

  /// - Parameter path: The guide and the rest of its path: `safeArea.top`.
  static func guideWithoutView(_ guide: String, path: String) -> Mistake {
    Mistake(
      .unknownView, "'\(guide)' is a guide of a view: name the view too, such as 'superview.\(path.shortened)'",
      Correction(guide, "superview.\(guide)"))
  }

  /// - Parameter view: The view that it would be of.
  static func unknownAttribute(_ name: String, view: String, meant: String?) -> Mistake {
    if let parts = ForeignConstraint.compound[name] {
      return Mistake(
        .unknownAttribute, "'\(name)' is several attributes: write an equation for each, \(parts.quotedList())")
    }
    if name == "contentSize" || name == "contentOffset" {
      return Mistake(
        .unknownAttribute,
        name == "contentSize"
          ? "the content of a scroll view has a guide: write '\(view).contentLayout.width' or '\(view).contentLayout.height'"
          : "a content offset is no part of a layout: set 'contentOffset: [x, y]' of '\(view)'")
    }
    if name.lowercased() == "aspectratio" {
      return Mistake(
        .unknownAttribute, "'\(name)' is not a layout attribute: write '\(view).width == 16:9 * \(view).height'")
    }
    return .unknown(.unknownAttribute, name, "a layout attribute", meant: meant)
  }

  /// An attribute that other languages have.
  static func foreignAttribute(_ name: String, _ equation: String) -> Mistake {
    Mistake(.unknownAttribute, "'\(name)' is not a layout attribute: write '\(equation)'")
  }

  /// A word in the place of a number.
  ///
  /// - Parameters:
  ///   - side: The view and its attribute: `a.width`.
  ///   - size: The attribute alone.
  static func foreignLength(_ word: String, _ length: ForeignLength, side: String, size: String) -> Mistake {
    let remedy =
      switch length {
      case .ofContents: "a view is as large as its contents ask for where no equation says otherwise: leave it out"
      case .ofSuperview: "write '\(side) == superview.\(size)'"
      case .unbounded:
        "a length without an equation has no bound; as large as the superview is '\(side) == superview.\(size)'"
      }
    return Mistake(.numberExpected, "'\(word)' is not a number: \(remedy)")
  }

  /// A part of a view that callouts lead to by its number: `row(1)`.
  static func partInEquation(_ part: String) -> Mistake {
    Mistake(
      .unknownAttribute,
      "'\(part.shortened)' is a place for callouts, and not a layout attribute: constraints are between views")
  }

  static func frameInEquation(_ name: String) -> Mistake {
    Mistake(
      .unknownAttribute, "an equation names the attribute alone: leave out '\(name).'", Correction("\(name).", ""))
  }

  static func attributeOfGuide(_ attribute: String, guide: String) -> Mistake {
    Mistake(.attributeOfGuide, "'\(guide)' is a guide and has no \(attribute)")
  }

  static let superviewAlone = Mistake(
    .superviewWithoutView, "'superview' means the superview of the equation's other view, but there is no other view")
  static let superviewTwice = Mistake(
    .superviewWithoutView,
    "'superview' means the superview of the equation's other view, but both sides are 'superview'")
  static let superviewOfRoot = Mistake(.superviewOfRoot, "'root' has no superview")

  static func sizeAgainstPosition(_ size: LayoutAttribute, _ position: LayoutAttribute) -> Mistake {
    Mistake(
      .attributeMismatch,
      "'\(size.rawValue)' is a size and '\(position.rawValue)' is a position: they cannot be compared")
  }

  static func acrossAxes(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Mistake {
    Mistake(
      .attributeMismatch,
      "'\(one.rawValue)' is \(one.axis.rawValue) and '\(other.rawValue)' \(other.axis.rawValue): "
        + "they cannot be compared")
  }

  /// A warning: the writing direction moves only one of the sides.
  static func mixedDirections(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Mistake {
    Mistake(
      .mixedDirections,
      "'\(one.rawValue)' compared with '\(other.rawValue)': only one of them depends on the writing direction")
  }

  /// Another view's attribute where numbers are expected.
  static let attributeInArithmetic = Mistake(
    .malformedEquation, "an equation has one attribute on each side, and no other in its numbers")

  static let ratioTooLarge = Mistake(.numberOutOfRange, "this ratio is larger than a million")
  static let ratioTooSmall = Mistake(.numberOutOfRange, "this ratio is smaller than a millionth")
  static let multiplierOfZero = Mistake(.numberOutOfRange, "a multiplier of 0 removes the other view")

  static func unknownPriority(_ name: String, meant: String?) -> Mistake {
    .unknown(.unknownPriority, name, "a priority", meant: meant)
  }

  static let priorityOutOfRange = Mistake(.priorityOutOfRange, "a priority is a number from 1 to 1000")
}
