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
      drawQuestion(onViewAt: index, corners: corners, color: color)
    }
  }

  /// A question mark on a view's top trailing corner, or else just inside it, or beside it.
  private mutating func drawQuestion(onViewAt index: Int, corners: [Point], color: Color) {
    let isMirrored = scene.panel.views[index].direction == .rightToLeft
    let corner = corners[isMirrored ? 0 : 1]
    let side = length(13)
    let outward = isMirrored ? -1.0 : 1
    // On a view as thin as a line it stands before the line's end, of which it would hide too much.
    let box = scene.box(ofViewAt: index)
    let (isLevel, isUpright) = (box.width > 0.5 && box.height < 0.5, box.width < 0.5 && box.height > 0.5)
    let first = corner + Point(isLevel ? outward * side / 2 : 0, isUpright ? -side / 2 : 0)
    var candidates = [Occupancy.Candidate(first)]
    if box.width > side * 2, box.height > side * 2 {
      candidates.append(Occupancy.Candidate(corner + Point(-outward * side * 0.6, side * 0.6), cost: 8))
    }
    candidates += [
      Occupancy.Candidate(corner + Point(outward * side, 0), cost: 14),
      Occupancy.Candidate(corner + Point(0, -side), cost: 14),
    ]
    let place = occupancy.place(Size(side, side), at: candidates)
    labels.append(.shape(Shape(.circle(center: place.center, radius: side / 2), fill: .color(color))))
    labels.append(
      context.textItem("?", font: font(9.5, weight: .bold), color: theme[.badgeText], at: place.center))
  }
}
