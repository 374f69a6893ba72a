import Figures
import Geometry
import Graphics
import ViewLayout

extension Stage {
  /// Says of constraints between two views which of them they hold, where the panel shows the constraints of some views.
  ///
  /// An author who asks for the constraints of a field means those without which the field would be elsewhere, and not
  /// that a line further down begins where the field does. A constraint that has a part in the place of both, or of none,
  /// is of both.
  func noteHeldViews(in solved: inout [SolvedConstraint]) {
    let named = viewsWithConstraints
    guard !named.isEmpty else { return }
    let explainer = LayoutExplainer(root, outcome)
    var holders: [Side: Set<ObjectIdentifier>] = [:]
    func isHeld(_ side: Side, by constraint: LayoutConstraint) -> Bool {
      if let known = holders[side] { return known.contains(ObjectIdentifier(constraint)) }
      budget?.spend(WorkBudget.unitsPerAskedView, on: .solving)
      let own = Set(
        explainer.constraintsAffectingLayout(of: side.view, along: side.axis).compactMap { requirement in
          if case .constraint(let constraint) = requirement { ObjectIdentifier(constraint) } else { nil }
        })
      holders[side] = own
      return own.contains(ObjectIdentifier(constraint))
    }
    for (index, staged) in constraints.inTree.enumerated() {
      let constraint = staged.constraint
      guard let second = constraint.second, let attribute = constraint.secondAttribute,
        case let sides = [
          Side(view: constraint.first.view, axis: constraint.firstAttribute.axis),
          Side(view: second.view, axis: attribute.axis),
        ], sides.contains(where: { named.contains($0.view.name) })
      else { continue }
      // What is inside a view is held by it, and seldom holds it: only a view that is as large as what is in it.
      let inner = sides[0].view.isDescendant(of: sides[1].view) ? 0 : 1
      if sides[inner].view !== sides[1 - inner].view, sides[inner].view.isDescendant(of: sides[1 - inner].view) {
        let outer = sides[1 - inner]
        // All constraints with the root are shown for it: nothing holds it.
        if outer.view !== root, !isHeld(outer, by: constraint) { solved[index].heldView = sides[inner].view.name }
        continue
      }
      let held = sides.filter { isHeld($0, by: constraint) }
      if held.count == 1 { solved[index].heldView = held[0].view.name }
    }
  }

  /// The views whose constraints are shown because they are named; empty if those of all views are.
  private var viewsWithConstraints: Set<String> {
    let own = views.values.filter { $0.description.show?[.constraints] != nil }.map { $0.view.name }
    let named = own + (figure.show[.constraints]?.views ?? [])
    return Set(named.filter { views[$0] != nil })
  }
}

/// A view along an axis.
private struct Side: Hashable {
  let view: View
  let axis: Axis

  static func == (left: Side, right: Side) -> Bool { left.view === right.view && left.axis == right.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(view))
    hasher.combine(axis)
  }
}
