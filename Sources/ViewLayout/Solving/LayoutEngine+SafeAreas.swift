import ConstraintSolver

extension LayoutEngine {
  /// Lays out with safe areas and preserved margins from the outside inwards: a view takes its own only once its
  /// superview is in its place.
  ///
  /// They depend on where the view is, and that on them. Asked of all views at once where they stood before, some
  /// lead to a conflict, or to no rest, that has nothing to do with the constraints. UIKit lays out a superview
  /// before it tells the subviews what of them is covered.
  ///
  /// - Returns: `nil` where this leads to a conflict, or to no rest, too; the views are then left where it led.
  func layOutInwards(_ members: LayoutMembers) -> LayoutOutcome? {
    // 1. To begin with nothing but the root is covered, and no view has margins of another.
    for view in members.subviews { view.awaitsInsets = true }
    defer { for view in members.subviews { view.awaitsInsets = false } }
    var levels = ArraySlice(levels(of: members))
    var inputs = LayoutInputs()
    for _ in 0..<(levels.count + Self.mostPasses) {
      // 2. The views are laid out with what is known.
      let formulation = formulate(members, inputs: inputs)
      let meter = meter(formulation)
      defer { meter?.settle() }
      let solution = LayoutSolution(solving: formulation)
      solution.keepPlacesInSuperviews()
      guard meter?.isExhausted != true else { return nil }
      solution.applyFrames()
      // 3. Once they rest, the next level of views takes its insets, as far as they have any.
      var settled = self.inputs(of: members)
      while settled == inputs, let level = levels.popFirst() {
        for view in level { view.awaitsInsets = false }
        settled = self.inputs(of: members)
      }
      // 4. All levels rest.
      if settled == inputs {
        let outcome = solution.outcome(meter)
        return outcome.conflicts.isEmpty ? outcome : nil
      }
      inputs = settled
    }
    return nil
  }

  /// The views below the root by their depths.
  private func levels(of members: LayoutMembers) -> [[View]] {
    var levels: [[View]] = []
    var views = members.root.subviews
    while !views.isEmpty {
      levels.append(views)
      views = views.flatMap(\.subviews)
    }
    return levels
  }
}
