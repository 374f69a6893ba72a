import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Ambiguity: a red dashed outline and a question mark on each view that could lie elsewhere as well; its other
  /// legal places as dotted ghosts, unless the style is `outlines`.
  mutating func drawAmbiguity() {
    for (index, details) in views(with: .ambiguity) {
      let view = scene.panel.views[index]
      guard view.isAmbiguous.horizontal || view.isAmbiguous.vertical else { continue }
      let toPanel = scene.frameToPanel(ofViewAt: index)
      let color = details.color ?? theme[.conflict]
      var items: [Item] = []
      if details.style != "outlines" {
        for ghost in view.ghosts where ghost.isFinite {
          occupancy.avoidEdges(of: toPanel.apply(to: ghost))
          ghosts.append(toPanel.apply(to: ghost))
        }
        items += view.ghosts.filter(\.isFinite).map { ghost in
          let corners = ghost.corners.map(toPanel.apply(to:))
          return outline(corners, stroke: stroke(theme(inside: corners)[.guide], dash: [2, 3]))
        }
      }
      let corners = scene.corners(ofViewAt: index)
      items.append(outline(corners, stroke: stroke(color, width: 1.5, dash: [6, 3])))
      addMarks(items, class: "strut-ambiguous")
      drawQuestion(at: corners[view.direction == .rightToLeft ? 0 : 1], color: color)
    }
  }

  private mutating func drawQuestion(at corner: Point, color: Color) {
    let side = length(13)
    let place = occupancy.place(
      Size(side, side),
      at: [
        Occupancy.Candidate(corner), Occupancy.Candidate(corner + Point(side, 0), cost: 14),
        Occupancy.Candidate(corner + Point(0, -side), cost: 14),
      ])
    labels.append(.shape(Shape(.circle(center: place.center, radius: side / 2), fill: .color(color))))
    labels.append(
      context.textItem("?", font: font(9.5, weight: .bold), color: theme[.badgeText], at: place.center))
  }
}
