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
      + lostViews(explainer).map(Finding.lost)
    panel.determination = determined.flatMap(view(meantBy:)).map { view in
      AxisPair(
        horizontal: explainer.constraintsAffectingLayout(of: view, along: .horizontal).map(kept),
        vertical: explainer.constraintsAffectingLayout(of: view, along: .vertical).map(kept))
    }
  }

  /// The view with a name, or with an id in a document that has these.
  private func view(meantBy name: String) -> View? {
    (views[name] ?? views.values.first { $0.description.identifier == name })?.view
  }

  /// The views that are not to be seen, and those of which a part is not; each once.
  private func lostViews(_ explainer: LayoutExplainer) -> [LostView] {
    let lost = explainer.lostViews + partlyLostViews(explainer)
    let names = Set(lost.map(\.view))
    return lost + cutOffViews(explainer).filter { !names.contains($0.view) }
  }

  /// The views that rows and views that clip cut off on another screen than an editor's canvas, or at another text
  /// size: on the canvas they were whole.
  private func cutOffViews(_ explainer: LayoutExplainer) -> [LostView] {
    guard canDifferFromCanvas else { return [] }
    return explainer.cutOffViews.compactMap { lost in
      guard let view = views[lost.view]?.view else { return nil }
      var lost = lost
      lost.losses = lost.losses.filter { wasWholeOnCanvas(view, beyond: $0.extent) }
      return lost.losses.isEmpty ? nil : lost
    }
  }

  /// Whether it is laid out as an app does, and not as an editor's canvas has it.
  private var canDifferFromCanvas: Bool { hasCanvas && (!showsStoredCanvas || variant.contentSize != .large) }

  /// Whether a view did not reach beyond an edge on the editor's canvas.
  private func wasWholeOnCanvas(_ view: View, beyond extent: LostView.Extent) -> Bool {
    guard case .cutOff(_, let edge, let name, _) = extent, let holder = views[name]?.view else { return false }
    return wasWithin(edge, of: holder, view) ?? false
  }

  /// Whether a view did not reach beyond an edge of what it is in on the editor's canvas, which is laid out from left to
  /// right; `nil` where the canvas does not say so.
  private func wasWithin(_ edge: RectEdge, of holder: View, _ view: View) -> Bool? {
    guard var place = storedPlace(of: view, in: holder),
      let size = holder === root ? figure.canvas?.size : storedFrame(of: holder)?.size
    else { return nil }
    if variant.direction == .rightToLeft { place.origin.x = size.width - place.maxX }
    return switch edge {
    case .minX: place.minX >= -1
    case .maxX: place.maxX <= size.width + 1
    case .minY: place.minY >= -1
    case .maxY: place.maxY <= size.height + 1
    }
  }

  /// The views that edges of the screen cut off, on another screen than an editor's canvas or at another text size,
  /// and did not on the canvas.
  private func partlyLostViews(_ explainer: LayoutExplainer) -> [LostView] {
    guard canDifferFromCanvas else { return [] }
    return explainer.partlyLostViews { view, edge in wasWithin(edge, of: root, view) ?? true }
  }

  /// Where the editor's canvas has a view in one that it is in; `nil` where it does not say so.
  private func storedPlace(of view: View, in holder: View) -> Rect? {
    guard var place = storedFrame(of: view) else { return nil }
    var superview = view.superview
    while let next = superview, next !== holder {
      guard let frame = storedFrame(of: next) else { return nil }
      place = place.offsetBy(dx: frame.minX, dy: frame.minY)
      superview = next.superview
    }
    return place
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
