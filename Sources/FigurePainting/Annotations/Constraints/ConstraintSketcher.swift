import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Decides what each constraint is drawn as.
struct ConstraintSketcher {
  let site: AnnotationSite
  let reader: ConstraintReader
  /// The constraint's index in the panel.
  let index: Int
  let equation: ConstraintEquation
  let style: ConstraintStyle
  let showsValues: Bool
  /// The number of the conflict that it belongs to, counted from 1, where there are several.
  let conflictNote: String?
  let isInConflict: Bool

  init(site: AnnotationSite, index: Int, details: AnnotationSet.Details) {
    self.site = site
    self.index = index
    reader = ConstraintReader(scene: site.scene)
    let state = ConstraintState(of: index, in: site.scene)
    equation = state.constraint.equation
    style = state.style(color: details.color)
    showsValues = details.showsValues ?? true
    isInConflict = state.conflict != nil
    conflictNote = state.conflict.flatMap { site.scene.panel.conflicts.count > 1 ? "set \($0 + 1)" : nil }
  }

  var scene: PanelScene { site.scene }

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

  var relationSign: Badge.Sign? { Badge.Sign(equation.relation) }

  /// What stands behind a value that is only wished for.
  var prioritySuffix: String? {
    equation.priority < .required ? "@\(formatted(equation.priority.rawValue))" : nil
  }

  func badge(_ value: String?, relation: Badge.Sign?) -> Badge {
    let words = [showsValues ? value : nil, prioritySuffix].compactMap { $0 }.filter { !$0.isEmpty }
    return Badge(
      relation: relation, text: words.isEmpty ? nil : words.joined(separator: " "), isConflict: isInConflict,
      note: conflictNote, on: site)
  }

  /// The places a distance behind and before an extent across an axis.
  ///
  /// - Parameter otherwise: How much worse the one before it is.
  func beside(
    _ extent: ClosedRange<Double>, by distance: Double, cost: Double, otherwise: Double = 0.5
  ) -> [(cross: Double, cost: Double)] {
    [(extent.upperBound + distance, cost), (extent.lowerBound - distance, cost + otherwise)]
  }

  func pen(width: Double? = nil, dash: [Double]) -> Pen {
    site.pen(style.ink, width: width ?? style.width, dash: style.dash.isEmpty ? dash : style.dash)
  }
}

extension Badge.Sign {
  /// The sign of an inequality; `nil` for an equation, which needs none.
  init?(_ relation: LayoutRelation) {
    switch relation {
    case .equal: return nil
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
