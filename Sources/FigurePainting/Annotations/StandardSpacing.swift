import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Standard spacing: dashed lines 20 points inside the root's edges, and on either side of every gap of 8 points
  /// between neighbours, as the editor's guides show them.
  mutating func drawStandardSpacing() {
    guard let details = scene.panel.show[.standardSpacing] else { return }
    let pen = stroke(details.color ?? theme[.ok], dash: [4, 3])
    let root = scene.rootRect
    let inset = root.insetBy(dx: VisualFormat.superviewSpacing, dy: VisualFormat.superviewSpacing)
    guard !inset.isEmpty else { return }
    // 1. Along the root's edges, those that a view keeps.
    var items: [Item] = []
    let boxes = scene.panel.views.indices.dropFirst().filter { scene.isVisible(viewAt: $0) }
      .map { scene.alignmentRect(ofViewAt: $0) }
    for axis in Axis.allCases {
      for place in [inset.extent(axis).lowerBound, inset.extent(axis).upperBound]
      where boxes.contains(where: { $0.touches(place, along: axis) }) {
        items.append(guide(at: place, axis, over: root.extent(axis.other), pen: pen))
      }
      // 2. Between neighbours.
      for (number, first) in boxes.enumerated() {
        for second in boxes.dropFirst(number + 1) {
          guard let gap = first.gap(to: second, along: axis),
            abs(gap.span - VisualFormat.siblingSpacing) < 0.5
          else { continue }
          let extent = first.extent(axis.other).joined(with: second.extent(axis.other))
          items.append(guide(at: gap.lowerBound, axis, over: extent, pen: pen))
          items.append(guide(at: gap.upperBound, axis, over: extent, pen: pen))
        }
      }
    }
    addMarks(items, class: "strut-standard-spacing")
  }

  private func guide(at place: Double, _ axis: Axis, over extent: ClosedRange<Double>, pen: Stroke) -> Item {
    var (start, end) = (Point.zero, Point.zero)
    start[axis] = place
    end[axis] = place
    start[axis.other] = extent.lowerBound
    end[axis.other] = extent.upperBound
    return line(from: start, to: end, stroke: pen)
  }
}

extension Rect {
  fileprivate func touches(_ place: Double, along axis: Axis) -> Bool {
    abs(extent(axis).lowerBound - place) < 0.5 || abs(extent(axis).upperBound - place) < 0.5
  }

  /// The space between two rectangles that stand beside one another.
  fileprivate func gap(to other: Rect, along axis: Axis) -> ClosedRange<Double>? {
    guard let shared = extent(axis.other).shared(with: other.extent(axis.other)), shared.span > 0 else { return nil }
    let (first, second) = (extent(axis), other.extent(axis))
    if first.upperBound < second.lowerBound { return first.upperBound...second.lowerBound }
    if second.upperBound < first.lowerBound { return second.upperBound...first.lowerBound }
    return nil
  }
}
