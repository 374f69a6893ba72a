import Figures
import Geometry
import Staging
import ViewLayout

/// Tells the lengths that leaves have of their own from those that something else gives them.
///
/// Every leaf is made larger, or smaller, each by another amount, and the scene is solved again: a length that changed by
/// just its own leaf's amount is the leaf's own. One that is stretched, or has no room for its content, stays or changes
/// otherwise.
struct ContentProbe {
  private var changes: [String: Size] = [:]
  private var changed: PanelLayout?
  private var indices: [String: Int] = [:]

  /// - Parameters:
  ///   - sizes: What leaves ask for; those that are measured are not told apart.
  ///   - factors: By how many times the usual amount, a few points, a leaf of that id is made larger along each axis.
  init(
    _ solver: SceneSolver, _ sizes: ImportOptions.ContentSizes,
    factors: (String) -> AxisPair<Double> = { _ in AxisPair(1) }
  ) {
    let leaves = solver.leafSizes(sizes)
    var others: [String: Size] = [:]
    for (index, view) in solver.scene.view.withDescendants.enumerated() where changes[view.id] == nil {
      guard view.hasContentSize, let size = leaves[view.id] else { continue }
      let step = Double(index) * 0.0137
      let factor = factors(view.id)
      let change = Size(
        view.contentAxes.horizontal ? factor.horizontal * (3.01 + step) : 0,
        view.contentAxes.vertical ? factor.vertical * (2.03 + step) : 0)
      changes[view.id] = change
      others[view.id] = Size(max(0, size.width + change.width), max(0, size.height + change.height))
    }
    guard !changes.isEmpty else { return }
    changed = solver.panel(.given(others), rounds: false)
    indices = changed?.indicesByIdentifier ?? [:]
  }

  /// Which lengths of a view are its own.
  ///
  /// - Parameter frame: The view's frame before leaves were changed, unrounded.
  func ownLengths(of id: String, frame: Rect) -> AxisPair<Bool> {
    guard let change = changes[id], let changed, let index = indices[id] else { return AxisPair(false) }
    let other = changed.views[index].frame
    func follows(_ old: Double, _ new: Double, _ change: Double) -> Bool {
      change != 0 && (new - old - change).magnitude < 1e-3
    }
    return AxisPair(
      horizontal: follows(frame.width, other.width, change.width),
      vertical: follows(frame.height, other.height, change.height))
  }
}
