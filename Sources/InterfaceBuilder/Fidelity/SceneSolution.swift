import Figures
import Geometry
import Staging
import ViewLayout

/// A scene as it was solved, with what its document says without any solution: what comparisons of its views rest on.
struct SceneSolution {
  /// Rounded to pixels.
  let rounded: PanelLayout
  /// Before it was rounded; `nil` if nobody asked for it.
  let exact: PanelLayout?
  /// Where views are in both, by the ids that the document gives them.
  let indices: [String: Int]
  /// Tells which lengths were only echoed; `nil` if nobody asked.
  private let probe: ContentProbe?
  let constraints: [ConstraintDescription]
  let stored: StoredFrames
  /// The views that constraints speak of, along each axis.
  let held: AxisPair<Set<String>>
  /// Those of them that constraints give a place, and not only a length.
  let placed: AxisPair<Set<String>>
  /// The names of the views whose constraints contradict each other.
  let unsatisfiable: Set<String>
  /// What can cover the end of the screen, in points; `nil` where that is not known.
  let coversAtEnd: [Double]?

  /// - Parameters:
  ///   - findsEchoes: Whether it is found out which lengths were only echoed, which takes a solution more.
  ///   - findsExact: Whether the scene is kept as it was before it was rounded.
  /// - Returns: `nil` for a scene that cannot be solved.
  init?(of solver: SceneSolver, sizes: ImportOptions.ContentSizes, findsEchoes: Bool, findsExact: Bool) {
    // 1. The scene rounded to pixels, and where it was before.
    let figure = solver.figure(sizes)
    guard let (rounded, exact) = solver.panels(of: figure, findingExact: findsExact) else { return nil }
    (self.rounded, self.exact, indices) = (rounded, exact, rounded.indicesByIdentifier)
    unsatisfiable = rounded.viewsInConflicts
    // 2. Which lengths were only echoed.
    probe = findsEchoes ? ContentProbe(solver, of: figure, sizes) : nil
    // 3. What the document says by itself.
    let (constraints, stored) = solver.document.storedLayout(of: solver.scene, solver.resolved)
    (self.constraints, self.stored) = (constraints, stored)
    let axes = AxisPair(horizontal: Axis.horizontal, vertical: .vertical)
    held = axes.map { constraints.names(along: $0) }
    placed = axes.map { constraints.names(along: $0, countingSizes: false) }
    coversAtEnd = SafeAreaRule(document: solver.document, scene: solver.scene).coversAtEnd
  }

  /// Which lengths of a view are its own; none where nobody asked.
  func ownLengths(of id: String, at index: Int) -> AxisPair<Bool> {
    exact.flatMap { probe?.ownLengths(of: id, frame: $0.views[index].frame) } ?? AxisPair(false)
  }

  /// What constraints require of a view.
  func requirements(of name: String) -> [ConstraintEquation] {
    constraints.flatMap(\.equations).filter { $0.priority == .required && $0.viewNames.contains(name) }
  }
}

extension PanelLayout {
  /// The names of the views whose constraints contradict each other: their places depend on which of them gives way.
  fileprivate var viewsInConflicts: Set<String> {
    let members = conflicts.filter(isOfTheDocument).flatMap(\.members)
    return Set(members.flatMap { constraints[$0].equation.viewNames })
  }

  /// Whether the document's own constraints contradict each other, whatever insets the rules give.
  fileprivate func isOfTheDocument(_ conflict: SolvedConflict) -> Bool {
    conflict.members.allSatisfy { !constraints[$0].equation.restsOnInsets }
  }
}

extension [ConstraintDescription] {
  /// Of the views that they hold along an axis.
  ///
  /// - Parameter countingSizes: Whether a constraint holds a view that it only gives a length, and no place.
  fileprivate func names(along axis: Axis, countingSizes: Bool = true) -> Set<String> {
    let equations = flatMap(\.equations).filter {
      $0.firstAttribute.axis == axis && (countingSizes || !$0.firstAttribute.isSize)
    }
    return Set(equations.flatMap(\.viewNames))
  }
}

extension ConstraintEquation {
  /// Whether it speaks of a safe area or of margins.
  fileprivate var restsOnInsets: Bool {
    let guides = [first.guide, second?.guide].compactMap { $0 }
    let attributes = [firstAttribute, secondAttribute].compactMap { $0 }
    return guides.contains { $0 == .safeArea || $0 == .margins || $0 == .readable }
      || attributes.contains(where: \.isMargin)
  }
}
