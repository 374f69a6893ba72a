package import Geometry
import ViewLayout

/// A view that a stack view's row closes over as it is hidden, or opens for as it is shown: the one property `hidden`
/// that animates.
package enum Collapse {
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

  private static func edge(of view: SolvedView, in layout: PanelLayout) -> Double {
    guard let superview = view.superview else { return 0 }
    let stack = layout.views[superview]
    let row = stack.subviews.map { layout.views[$0] }.filter(\.isArranged)
    return edge(
      atPlace: row.firstIndex { $0.name == view.name } ?? row.count, inRow: row.map { $0.isHidden ? nil : $0.frame },
      along: stack.stack.axis, from: stack.bounds)
  }

  /// Where the row closes: behind the nearest view of the row that is seen, or before the next one.
  ///
  /// - Parameters:
  ///   - frames: Of the row's views; `nil` for those that are hidden.
  ///   - bounds: The stack view's.
  package static func edge(
    atPlace place: Int, inRow frames: [Rect?], along axis: Axis, from bounds: Rect
  ) -> Double {
    if let last = frames[..<place].compactMap(\.self).last { return last.origin[axis] + last.size[axis] }
    return frames[place...].compactMap(\.self).first?.origin[axis] ?? bounds.origin[axis]
  }
}

extension Presentation {
  /// Takes the place of one that is seen, without length.
  package mutating func collapse(from seen: Presentation, at edge: Double, along axis: Axis) {
    (bounds, position) = (seen.bounds, seen.position)
    bounds.size[axis] = 0
    position[axis] = edge
  }
}
