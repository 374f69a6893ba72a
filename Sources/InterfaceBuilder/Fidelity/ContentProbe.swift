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
  ///   - figure: The scene with those sizes.
  ///   - sizes: What leaves ask for; those that are measured are not told apart.
  ///   - factors: By how many times the usual amount, a few points, a leaf of that id is made larger along each axis.
  init(
    _ solver: SceneSolver, of figure: Figure, _ sizes: ImportOptions.ContentSizes,
    factors: (String) -> AxisPair<Double> = { _ in AxisPair(1) }
  ) {
    let leaves = solver.leafSizes(sizes)
    for (index, view) in solver.scene.view.withDescendants.enumerated() where changes[view.id] == nil {
      guard view.hasContentSize, leaves[view.id] != nil else { continue }
      let step = Double(index) * 0.0137
      let factor = factors(view.id)
      let change = Size(
        view.contentAxes.horizontal ? factor.horizontal * (3.01 + step) : 0,
        view.contentAxes.vertical ? factor.vertical * (2.03 + step) : 0)
      changes[view.id] = change
    }
    guard !changes.isEmpty else { return }
    let placeholders = solver.resolved.withDescendants.filter { $0.placeholderSize != nil }.map(\.id)
    var figure = figure
    figure.root.grow(by: changes.filter { !placeholders.contains($0.key) })
    changed = solver.panel(of: figure, rounds: false)
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

extension ViewDescription {
  /// Makes what leaves ask for larger, by the document's ids.
  fileprivate mutating func grow(by changes: [String: Size]) {
    if let identifier, let change = changes[identifier], let property = properties[.intrinsicContentSize],
      case .intrinsicSize(var size) = property.value
    {
      for axis in Axis.allCases { size[axis] = size[axis].map { max(0, $0 + change[axis]) } }
      properties[.intrinsicContentSize]?.value = .intrinsicSize(size)
    }
    for index in subviews.indices { subviews[index].grow(by: changes) }
  }
}
