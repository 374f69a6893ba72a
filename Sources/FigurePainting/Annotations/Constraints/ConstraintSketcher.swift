import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Decides what each constraint is drawn as.
struct ConstraintSketcher {
  let canvas: AnnotationCanvas
  let reader: ConstraintReader
  let constraint: SolvedConstraint
  let index: Int
  let style: ConstraintStyle
  let showsValues: Bool
  /// The number of the conflict that it belongs to, counted from 1, where there are several.
  let conflictNote: String?
  let isInConflict: Bool

  var equation: ConstraintEquation { constraint.equation }
  var scene: PanelScene { canvas.scene }

  /// Two positions nearer than this are one.
  static let tolerance = 0.5

  func sketches() -> [ConstraintSketch] {
    guard let first = reader.side(equation.first, equation.firstAttribute) else { return [] }
    guard let secondItem = equation.second, let secondAttribute = equation.secondAttribute else {
      return equation.firstAttribute.isSize ? [constantSize(first)] : []
    }
    guard let second = reader.side(secondItem, secondAttribute) else { return [] }
    if equation.firstAttribute.isSize { return relativeSize(first, second) }
    return location(first, second)
  }

  // MARK: Badges

  var relationSign: String? { Self.sign(equation.relation) }

  static func sign(_ relation: LayoutRelation) -> String? {
    switch relation {
    case .equal: nil
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  /// What stands behind a value that is only wished for.
  var prioritySuffix: String? {
    equation.priority < .required ? "@\(formatted(equation.priority.rawValue))" : nil
  }

  func badge(_ value: String?, relation: String?) -> Badge {
    let words = [showsValues ? value : nil, prioritySuffix].compactMap { $0 }.filter { !$0.isEmpty }
    return Badge(
      relation: relation, text: words.isEmpty ? nil : words.joined(separator: " "), isConflict: isInConflict,
      note: conflictNote)
  }

  func stroke(width: Double? = nil, dash: [Double]) -> Stroke {
    canvas.stroke(style.color, width: width ?? style.width, dash: style.dash.isEmpty ? dash : style.dash)
  }
}
