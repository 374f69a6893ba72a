import Diagnostics
import Figures
import Geometry
import ViewLayout

extension Stage {
  /// Adds explanations to a panel: why views are ambiguous or off-screen, and what determines one of them.
  func explain(_ panel: inout PanelLayout, _ explaining: Explaining) {
    guard case .all(let determined) = explaining else { return }
    let explainer = LayoutExplainer(root, outcome, keeping: kept)
    panel.explanations =
      explainer.ambiguities.map(Finding.ambiguity) + explainer.ambiguousContents.map(Finding.contentAmbiguity)
      + explainer.lostViews.map(Finding.lost)
    panel.determination = determined.flatMap { views[$0]?.view }.map { view in
      AxisPair(
        horizontal: explainer.constraintsAffectingLayout(of: view, along: .horizontal).map(kept),
        vertical: explainer.constraintsAffectingLayout(of: view, along: .vertical).map(kept))
    }
  }

  /// A requirement as a value, with the location of the constraint or of the view that it comes from.
  func kept(_ requirement: LayoutRequirement) -> KeptRequirement {
    guard requirement.kind == .constraint else {
      return KeptRequirement(
        requirement, at: requirement.views.first.flatMap { views[$0.name]?.description.name.range })
    }
    let description = staged(for: requirement)?.element.description
    return KeptRequirement(requirement, at: description?.text.range, written: description?.writtenEquation)
  }
}

extension ConstraintDescription {
  /// The text of an equation; `nil` for a visual format string.
  fileprivate var writtenEquation: String? {
    if case .equation = form { text.value } else { nil }
  }
}
