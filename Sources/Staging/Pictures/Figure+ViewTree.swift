import Diagnostics
public import Figures
import Geometry
import Graphics
public import ViewLayout

extension PanelDrawing {
  /// Draws what is on the screen of the views that are animated.
  ///
  /// - Parameter refit: Sets the texts of a hidden view that is seen until a row has closed over it.
  fileprivate mutating func present(_ tree: [View], refit: (inout SolvedView) -> Void) {
    var moves = false
    for (index, view) in tree.enumerated() {
      guard let presentation = (view as? any MovingView)?.presentation else { continue }
      if views[index].isHidden, !presentation.isHidden {
        views[index].isHidden = false
        refit(&views[index])
      }
      views[index].present(presentation)
      moves = true
    }
    if moves { concatenateTransforms() }
  }
}

extension Figure {
  /// The picture of a tree of views that a program built: its current state, in one panel.
  ///
  /// The tree is laid out in its own environment. The figure contributes only its overall look and its annotations. If
  /// several views have the same name, all but the first get a number: `label-2`.
  ///
  /// - Parameter root: The view that fills the picture. If it has a superview, the superview is not shown.
  public func picture(of root: View) -> Picture {
    // 1. Lay out the tree.
    root.rootView.layoutIfNeeded()
    let outcome = root.layoutOutcome()
    // 2. Keep the views, and what is on the screen of those that move …
    let (measurer, options) = (root.layoutEnvironment.measurer, root.layoutEnvironment.options)
    let variant = PictureVariant(
      device: nil, orientation: .portrait, direction: options.direction, contentSize: .large, size: root.bounds.size)
    let tree = ListedTree(root)
    let indices = Dictionary(uniqueKeysWithValues: tree.views.enumerated().map { (ObjectIdentifier($1), $0) })
    let names = Self.distinctNames(of: tree.views)
    let snapshot = TreeSnapshot(
      sharedFigure: Constant(self), measurer: measurer, scale: options.scale, direction: options.direction,
      category: variant.contentSize, hasKeyboard: root.rootView.rootKeyboardHeight != nil,
      isOnCard: cardTop(in: variant) != nil, outcome: outcome,
      ghosts: show[.ambiguity] != nil ? outcome.ghosts() : [:], tree: tree)
    var views = snapshot.solvedViews()
    for index in views.indices { views[index].name = names[index] }
    snapshot.setTables(in: &views)
    // 3. … and the constraints between them.
    let name = { (view: View) in indices[ObjectIdentifier(view)].map { names[$0] } }
    let constraints = root.rootView.allConstraints.filter { constraint in
      name(constraint.first.view) != nil && constraint.second.map { name($0.view) != nil } ?? true
    }
    var drawing = PanelDrawing(of: views, show: show, isOnCanvas: true, refit: snapshot.setContents)
    drawing.present(tree.views, refit: snapshot.setContents)
    let panel = PanelLayout(
      title: nil, kind: .layout, subject: nil, variant: variant, stance: .upright, theme: nil, crop: crop,
      views: views, drawing: drawing,
      constraints: constraints.enumerated().map { Self.solved($1, item: $0, outcome, name) },
      conflicts: outcome.conflicts.map { Self.solved($0, among: constraints) },
      surroundings: surroundings(
        of: Rect(origin: .zero, size: root.bounds.size), covered: root.safeAreaInsets, variant: variant,
        setting: snapshot.setting),
      show: show,
      selected: selected?.value, callouts: callouts)
    // 4. Report the characters that no font has.
    let missing = measurer.takeMissingCharacters()
    return Picture(
      variant: variant, panels: [panel],
      missingGlyphs: missing.isEmpty ? [] : [Located(MissingGlyphs(characters: missing))])
  }

  private static func distinctNames(of views: [View]) -> [String] {
    var taken = Set(views.map(\.name))
    var seen: Set<String> = []
    return views.map { view in
      guard !seen.insert(view.name).inserted else { return view.name }
      var number = 2
      while !taken.insert("\(view.name)-\(number)").inserted { number += 1 }
      return "\(view.name)-\(number)"
    }
  }

  private static func solved(
    _ constraint: LayoutConstraint, item: Int, _ outcome: LayoutOutcome, _ name: (View) -> String?
  ) -> SolvedConstraint {
    let identity = ObjectIdentifier(constraint)
    var solved = SolvedConstraint(
      constraint, item: item, isSatisfied: !outcome.unsatisfied.contains(identity),
      isBroken: outcome.broken.contains(identity))
    if let first = name(constraint.first.view) { solved.equation.first.reference = .named(first) }
    if let second = constraint.second.flatMap({ name($0.view) }) {
      solved.equation.second?.reference = .named(second)
    }
    return solved
  }

  private static func solved(_ conflict: LayoutConflict, among constraints: [LayoutConstraint]) -> SolvedConflict {
    SolvedConflict(conflict, keeping: { KeptRequirement($0) }) { member in
      guard case .constraint(let constraint) = member else { return nil }
      return constraints.firstIndex { $0 === constraint }
    }
  }
}
