import Geometry
import ViewLayout

/// A view that a stack view's row closes over as it is hidden, or opens for as it is shown: the one property `hidden`
/// that animates.
enum Collapse {
  /// The presentations before and after a stage.
  static func ends(
    of view: SolvedView, in model: PanelLayout, after old: SolvedView, in before: PanelLayout
  ) -> (start: Presentation, end: Presentation) {
    var (start, end) = (Presentation(of: old), Presentation(of: view))
    guard view.isHidden != old.isHidden, view.isArranged, old.isArranged, let superview = view.superview,
      model.views[superview].kind == .stackView
    else { return (start, end) }
    if view.isHidden {
      end.collapse(from: start, at: edge(of: view, in: model), along: model.views[superview].stack.axis)
    } else {
      start.collapse(from: end, at: edge(of: old, in: before), along: model.views[superview].stack.axis)
    }
    (start.isHidden, end.isHidden) = (false, false)
    return (start, end)
  }

  /// Where the row closes: behind the nearest view of the row that is seen, or before the next one.
  private static func edge(of view: SolvedView, in layout: PanelLayout) -> Double {
    guard let superview = view.superview else { return 0 }
    let (stack, axis) = (layout.views[superview], layout.views[superview].stack.axis)
    let row = stack.subviews.map { layout.views[$0] }.filter(\.isArranged)
    let place = row.firstIndex { $0.name == view.name } ?? row.count
    if let last = row[..<place].last(where: { !$0.isHidden }) { return last.frame.origin[axis] + last.frame.size[axis] }
    if let next = row[place...].first(where: { !$0.isHidden }) { return next.frame.origin[axis] }
    return stack.bounds.origin[axis]
  }
}

extension Presentation {
  fileprivate mutating func collapse(from seen: Presentation, at edge: Double, along axis: Axis) {
    (bounds, position) = (seen.bounds, seen.position)
    bounds.size[axis] = 0
    position[axis] = edge
  }
}
