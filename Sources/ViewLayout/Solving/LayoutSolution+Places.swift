import ConstraintSolver
import Geometry

extension LayoutSolution {
  /// Lets views whose places are open stand where they stood in their superviews, wherever those are now.
  ///
  /// Variables are places in the root, and what they prefer was worked out when nobody knew where the superviews would
  /// be. A view's place is chosen before those of its subviews, by the ranks of their variables: one walk from the root
  /// down is enough.
  func keepPlacesInSuperviews() {
    guard !solver.isPlainlyDetermined else { return }
    // 1. Which places are open is asked before anything changes, after which it would have to be found out anew.
    let levels = openPlaces()
    for level in levels {
      // 2. Where the superviews stand, by what is preferred so far …
      let preferences = level.map { value(of: $0.superviewOrigin) + $0.distance }
      // 3. … their subviews are to be where they were.
      for (place, preference) in zip(level, preferences) where preference.isFinite {
        solver.setPreferred(preference, for: place.variable)
      }
    }
  }

  /// A place that the constraints leave open.
  private struct OpenPlace {
    var variable: Variable
    /// Where the superview's coordinates are zero.
    var superviewOrigin: LinearExpression
    /// Where the view stood, in the superview's coordinates.
    var distance: Double
  }

  /// The open places of views that are no subviews of the root, by their depths.
  private func openPlaces() -> [[OpenPlace]] {
    var levels: [[OpenPlace]] = []
    var views = formulation.root.subviews.flatMap(\.subviews)
    while !views.isEmpty {
      levels.append(views.flatMap { view in Axis.allCases.compactMap { openPlace(of: view, $0) } })
      views = views.flatMap(\.subviews)
    }
    return levels.filter { !$0.isEmpty }
  }

  private func openPlace(of view: View, _ axis: Axis) -> OpenPlace? {
    guard case .open(let variable) = formulation.box(of: view)?.places[axis], solver.isAmbiguous(variable),
      let superview = view.superview, let superviewOrigin = formulation.interiorOrigin(of: superview, axis)
    else { return nil }
    return OpenPlace(
      variable: variable, superviewOrigin: superviewOrigin, distance: view.alignmentRect.origin[axis])
  }
}
