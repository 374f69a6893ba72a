import Geometry
import Graphics
import Staging

/// The state of a solved constraint, and its look.
struct ConstraintState {
  let constraint: SolvedConstraint
  /// The number of the conflict that it belongs to, from 0; `nil` if there is none.
  let conflict: Int?
  /// Whether one of its views is misplaced on the editor's canvas.
  let isMisplaced: Bool

  init(of index: Int, in scene: PanelScene) {
    constraint = scene.panel.constraints[index]
    conflict = scene.panel.conflict(of: index)
    isMisplaced =
      conflict == nil && !constraint.isBroken
      && constraint.equation.viewNames.contains { scene.index(of: $0).map(scene.isMisplaced) ?? false }
  }

  private var isBad: Bool { conflict != nil || constraint.isBroken }
  private var isOptional: Bool { constraint.equation.priority < .required }
  /// Whether it is one of those that layout does not have to satisfy, and does not.
  var isMissed: Bool { !constraint.isSatisfied && !constraint.isBroken }

  /// The CSS classes of its group.
  var classes: [String] {
    let states: [(String, Bool)] = [
      ("strut-optional", isOptional), ("strut-conflict", conflict != nil), ("strut-broken", constraint.isBroken),
      ("strut-misplaced", isMisplaced), ("strut-unsatisfied", isMissed),
    ]
    return ["strut-constraint"] + states.filter(\.1).map(\.0)
  }

  /// - Parameter color: The author's colour for all constraints, which does not apply to conflicting and broken ones.
  func style(color: Color?) -> ConstraintStyle {
    let badge =
      (constraint.color ?? (isBad ? nil : color)).map { BadgeStyle(color: $0, isHollow: isMissed) }
      ?? BadgeStyle(state: isBad ? .conflict : isMisplaced ? .misplaced : .ok, isHollow: isMissed)
    return ConstraintStyle(
      badge: badge, width: isBad ? 1.5 : 1, dash: isOptional ? SignDash.optional : [], isBroken: constraint.isBroken)
  }
}

extension PanelScene {
  /// Whether the editor's canvas has the view elsewhere than the solution, wherever it is drawn.
  func isMisplaced(viewAt index: Int) -> Bool {
    expectedFrame(ofViewAt: index) != nil || panel.views[index].isMisplaced
  }
}
