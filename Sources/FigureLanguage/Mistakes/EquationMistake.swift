import Diagnostics
import Figures
import ViewLayout

/// What can be wrong with an equation such as `a.trailing == 2 * b.width + 8 @ 750`.
enum EquationMistake: Mistake {
  /// - what: What should stand there: `a view's name`.
  case expected(String, found: Unicode.Scalar?)
  case rightSideMissing, beginsWithNumber
  case viewWithoutAttribute(String)
  case guideWithoutAttribute(view: String, guide: String)
  case unknownView(String, meant: String?)
  /// An attribute where a view's name should stand.
  case attributeWithoutView(String)
  /// - path: The guide with what stands behind it: `safeArea.top`.
  case guideWithoutView(String, path: String)
  case unknownAttribute(String, meant: String?)
  case attributeOfViewsAlone(String, guide: String)

  /// - meant: The relation that another language writes so.
  case unknownRelation(String, meant: String?)
  /// - equation: The whole, with a relation.
  case relationMissing(equation: String?)
  case multiplicationMissing, constantFirst
  case ratioAsLength(String)
  case divisionByZero, multiplierOfZero
  case signedAttribute(String, isNegative: Bool)
  case superfluous(String, Superfluous)

  case noNumber(String, NumberRemedy?)
  /// A percentage, and its part of 1.
  case percentage(String, share: String)
  case numberTooLarge, ratioTooLarge
  case unknownMetric(String, meant: String?)
  case unknownPriority(String, meant: String?)
  case priorityOutOfRange

  case superviewAlone, superviewTwice, superviewOfRoot
  case sizeAgainstPlace(LayoutAttribute, LayoutAttribute)
  case acrossAxes(LayoutAttribute, LayoutAttribute)
  /// A warning: one side turns with the direction of text.
  case mixedDirections(LayoutAttribute, LayoutAttribute)

  /// What stands behind the end of an equation.
  enum Superfluous {
    case priorityWord, dash, multiplicationSign, decimalComma, secondConstant, secondMultiplier, secondRelation
    case constantWithoutSign, somethingElse

    fileprivate var remedy: String {
      switch self {
      case .dash: ": a minus is written '-'"
      case .multiplicationSign: ": a multiplication is written '*'"
      case .decimalComma: ": a fraction is written with a point"
      case .secondConstant: ": an equation has one constant"
      case .secondMultiplier: ": an equation has one multiplier"
      case .secondRelation: ": an equation has one relation"
      case .constantWithoutSign: ": a '+' or a '-' is missing before a constant"
      case .priorityWord, .somethingElse: ""
      }
    }
  }

  var identifier: Diagnostic.Identifier {
    switch self {
    case .expected, .rightSideMissing, .beginsWithNumber, .multiplicationMissing, .constantFirst, .ratioAsLength,
      .signedAttribute:
      .malformedEquation
    case .viewWithoutAttribute, .guideWithoutAttribute: .missingAttribute
    case .unknownView, .attributeWithoutView, .guideWithoutView: .unknownView
    case .unknownAttribute: .unknownAttribute
    case .attributeOfViewsAlone: .attributeOfGuide
    case .unknownRelation: .unknownRelation
    case .relationMissing: .missingRelation
    case .divisionByZero, .multiplierOfZero, .numberTooLarge, .ratioTooLarge: .numberOutOfRange
    case .superfluous: .superfluousText
    case .noNumber, .percentage: .numberExpected
    case .unknownMetric: .unknownMetric
    case .unknownPriority: .unknownPriority
    case .priorityOutOfRange: .priorityOutOfRange
    case .superviewAlone, .superviewTwice: .superviewWithoutView
    case .superviewOfRoot: .superviewOfRoot
    case .sizeAgainstPlace, .acrossAxes: .attributeMismatch
    case .mixedDirections: .mixedDirections
    }
  }

  var message: String {
    switch self {
    case .expected(let what, let found): "\(what) is expected here\(found.map { ", not '\($0)'" } ?? "")"
    case .rightSideMissing: "the right side is missing"
    case .beginsWithNumber: "an equation begins with a view: VIEW.ATTRIBUTE == NUMBER"
    case .viewWithoutAttribute(let view): "'\(view.shortened)' needs an attribute, such as \(view.shortened).width"
    case .guideWithoutAttribute(let view, let guide):
      "'\(guide)' needs an attribute, such as \(view.shortened).\(guide).leading"
    case .unknownView(let name, let meant): "'\(name.shortened)' is not a view\(meant.hint)"
    case .attributeWithoutView(let name):
      "'\(name.shortened)' is not a view: name the view too, such as 'superview.\(name)'"
    case .guideWithoutView(let guide, let path):
      "'\(guide)' is a guide of a view: name the view too, such as 'superview.\(path.shortened)'"
    case .unknownAttribute(let name, let meant): "'\(name.shortened)' is not a layout attribute\(meant.hint)"
    case .attributeOfViewsAlone(let attribute, let guide): "'\(guide)' is a guide and has no \(attribute)"
    case .unknownRelation(_, .some(let meant)): "a relation is '==', '<=' or '>='; did you mean '\(meant)'?"
    case .unknownRelation(let sign, nil): "'\(sign.shortened)' is not a relation: write '==', '<=' or '>='"
    case .relationMissing(let equation):
      "a relation is missing here: '==', '<=' or '>='\(equation.map { ", such as '\($0.shortened)'" } ?? "")"
    case .multiplicationMissing: "a '*' is missing between the number and the view"
    case .constantFirst: "the view comes before the constant: VIEW.ATTRIBUTE + NUMBER"
    case .ratioAsLength(let ratio): "a ratio is a multiplier, not a length: write '\(ratio) * VIEW.ATTRIBUTE'"
    case .divisionByZero: "a number cannot be divided by 0"
    case .multiplierOfZero: "a multiplier of 0 removes the other view"
    case .signedAttribute(let side, let isNegative):
      "a view's attribute takes no sign: write '\(isNegative ? "-1 * " : "")\(side.shortened)'"
    case .superfluous(_, .priorityWord): "a priority is written '@ 500'"
    case .superfluous(let rest, let kind): "'\(rest)' is unexpected in the equation\(kind.remedy)"
    case .noNumber(let text, let remedy): "'\(text.shortened)' is not a number\(remedy?.words ?? "")"
    case .percentage(let text, let share):
      "'\(text.shortened)' is not a number: a percentage is written as a multiplier, '\(share) * VIEW.ATTRIBUTE'"
    case .numberTooLarge: "a number is at most a million"
    case .ratioTooLarge: "this ratio is larger than a million"
    case .unknownMetric(let name, let meant):
      "'\(name.shortened)' is not a metric\(meant.hint(else: ": metrics are declared under 'metrics'"))"
    case .unknownPriority(let name, let meant): "'\(name.shortened)' is not a priority\(meant.hint)"
    case .priorityOutOfRange: "a priority is a number from 1 to 1000"
    case .superviewAlone: "'superview' means the superview of the equation's other view, but there is no other view"
    case .superviewTwice: "'superview' means the superview of the equation's other view, but both sides are 'superview'"
    case .superviewOfRoot: "'root' has no superview"
    case .sizeAgainstPlace(let size, let place):
      "'\(size.rawValue)' is a size and '\(place.rawValue)' is a position: they cannot be compared"
    case .acrossAxes(let one, let other):
      "'\(one.rawValue)' is \(one.axis.rawValue) and '\(other.rawValue)' \(other.axis.rawValue): "
        + "they cannot be compared"
    case .mixedDirections(let one, let other):
      "'\(one.rawValue)' compared with '\(other.rawValue)': only one of them depends on the writing direction"
    }
  }

  var correction: Correction? {
    switch self {
    case .unknownView(let name, let meant), .unknownAttribute(let name, let meant),
      .unknownMetric(let name, let meant), .unknownPriority(let name, let meant):
      Correction(name, meant)
    case .attributeWithoutView(let name): Correction(name, "superview.\(name)")
    case .guideWithoutView(let guide, _): Correction(guide, "superview.\(guide)")
    case .unknownRelation(let sign, let meant): Correction(sign, meant)
    case .relationMissing(let equation): Correction("", equation == nil ? nil : "== ")
    case .multiplicationMissing: Correction("", "* ")
    case .signedAttribute(_, let isNegative): Correction(isNegative ? "-" : "+", isNegative ? "-1 * " : "")
    case .noNumber(let text, let remedy): Correction(text, remedy?.number)
    default: nil
    }
  }
}
