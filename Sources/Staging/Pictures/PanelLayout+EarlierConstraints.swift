import Diagnostics
import Figures
import ViewLayout

extension PanelLayout {
  /// Finds out which constraints the panel before has, too, where they have a colour of their own. One whose constant or
  /// priority a step changes is another one.
  mutating func compareConstraints(with panel: PanelLayout?) {
    guard let panel, asksForEarlierColor else { return }
    let earlier = Set(panel.constraints.filter(\.isActive).map(ConstraintIdentity.init))
    for index in constraints.indices {
      constraints[index].isInPanelBefore = earlier.contains(ConstraintIdentity(constraints[index]))
    }
  }

  private var asksForEarlierColor: Bool {
    ([show] + views.compactMap(\.show)).contains { $0.entries.values.contains { $0.earlierColor != nil } }
  }
}

/// What makes a constraint the same one in two panels. Those of one visual format string have one place.
private struct ConstraintIdentity: Hashable {
  private let identifier: String?
  private let range: SourceRange?
  private let equation: ConstraintEquation

  init(_ constraint: SolvedConstraint) {
    (identifier, range, equation) = (constraint.identifier, constraint.range, constraint.equation)
  }
}
