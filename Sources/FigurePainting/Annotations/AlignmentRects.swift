import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Alignment rectangles: a yellow outline, and hatching between it and the frame where the two differ.
  mutating func drawAlignmentRects() {
    for (index, details) in views(with: .alignmentRects) {
      let view = scene.panel.views[index]
      guard view.alignmentRect.isFinite, view.originalFrame.isFinite else { continue }
      let toPanel = scene.frameToPanel(ofViewAt: index)
      let inner = view.alignmentRect.corners.map(toPanel.apply(to:))
      let outer = view.originalFrame.corners.map(toPanel.apply(to:))
      let colors = theme(inside: outer)
      let color = details.color ?? colors[.alignment]
      var items: [Item] = []
      if view.alignmentInsets != .zero {
        items.append(contentsOf: band(outer: outer, inner: inner, color: color.opacity(0.5)))
        items.append(outline(outer, stroke: stroke(colors[.guide], dash: [4, 3])))
      }
      items.append(outline(inner, stroke: stroke(color, width: 1.5)))
      addMarks(items, class: "strut-alignment-rect")
    }
  }

  /// Hatching between two quadrilaterals that lie about one another, but not over text.
  func band(outer: [Point], inner: [Point], color: Color) -> [Item] {
    guard outer.count == 4, inner.count == 4 else { return [] }
    let hatch = Hatch(color: color, pitch: length(4), lineWidth: length(0.75))
    // Four sides, each a quadrilateral from a side of the outer to that of the inner one.
    let sides = (0..<4).map { side in
      let next = (side + 1) % 4
      return [outer[side], outer[next], inner[next], inner[side]]
    }.filter { area($0) > 0.01 }
    guard let box = Rect(enclosing: outer + inner), box.isFinite else { return [] }
    return besideTexts(sides.map { .shape(Shape(.polyline($0, closed: true), fill: .hatch(hatch))) }, in: box)
  }

  private func area(_ points: [Point]) -> Double {
    let next = points.dropFirst() + points.prefix(1)
    return abs(zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
  }
}
