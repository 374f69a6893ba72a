import Figures
import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Guides: a dashed box with fine diagonals where each layout guide is, though it is never drawn otherwise.
  mutating func drawGuides() {
    for index in scene.panel.views.indices where scene.panel.views[index].kind == .layoutGuide {
      guard let details = details(.guides, forViewAt: index) else { continue }
      let corners = scene.corners(ofViewAt: index)
      let color = details.color ?? theme[.guide]
      let fine = stroke(color, width: 0.5)
      guard let box = Rect(enclosing: corners), box.isFinite else { continue }
      addMarks(
        [
          line(from: corners[0], to: corners[2], stroke: fine), line(from: corners[1], to: corners[3], stroke: fine),
          .shape(
            Shape(
              .roundedRect(context.grid.strokeInside(box, width: length(1)), radius: length(4)),
              stroke: stroke(color, dash: [3, 3]))),
        ], class: "strut-guide")
    }
  }

  /// Margins: a hatched band between each view's edges and its margins.
  mutating func drawMargins() {
    for (index, details) in viewsAndRoot(with: .margins) {
      let view = scene.panel.views[index]
      let inner = view.bounds.inset(by: view.layoutMargins)
      guard inner.width >= 0, inner.height >= 0, inner.isFinite else { continue }
      let color = details.color ?? theme[.measure]
      let toPanel = scene.toPanel[index]
      let corners = inner.corners.map(toPanel.apply(to:))
      addMarks(
        band(outer: scene.corners(ofViewAt: index), inner: corners, color: color.opacity(0.5))
          + [outline(corners, stroke: stroke(color, width: 0.5))], class: "strut-margins")
    }
  }

  /// The safe area: a dashed line around what bars and cutouts leave free.
  mutating func drawSafeArea() {
    for (index, details) in viewsAndRoot(with: .safeArea) {
      let view = scene.panel.views[index]
      let area = view.bounds.inset(by: view.safeAreaInsets)
      guard area.width >= 0, area.height >= 0, area.isFinite else { continue }
      let color = details.color ?? theme[.guide]
      // A hair inside: a line of an odd number of pixels would else lie outside on the right and at the bottom, beside
      // the edge of the root where the two are one.
      let inner = Rect(origin: area.origin, size: Size(max(0, area.width - 1e-6), max(0, area.height - 1e-6)))
      let corners = inner.corners.map(scene.toPanel[index].apply(to:))
      // A side may run over a bar that is light on a dark page.
      let colors = corners.indices.map { side -> Color in
        let (start, end) = (corners[side], corners[(side + 1) % corners.count])
        return details.color ?? theme(at: [Point((start.x + end.x) / 2, (start.y + end.y) / 2)])[.guide]
      }
      let sides =
        Set(colors).count == 1
        ? [outline(corners, stroke: stroke(colors[0], dash: [6, 3]))]
        : corners.indices.flatMap { side in
          pieces(from: corners[side], to: corners[(side + 1) % corners.count]).map {
            line(from: $0.start, to: $0.end, stroke: stroke(colors[side], dash: [6, 3]))
          }
        }
      addMarks(sides, class: "strut-safe-area")
      // Below a torn edge if that is where the picture begins.
      guard let box = Rect(enclosing: corners)?.intersection(scene.uncut) else { continue }
      let inset = length(scene.tornEdges.contains(.minY) ? 8 : 3)
      let font = font(9)
      let size = labelSize("safe area", font: font)
      let place = occupancy.place(
        size,
        at: [
          Occupancy.Candidate(Point(box.midX, box.minY - size.height / 2 - length(2))),
          Occupancy.Candidate(Point(box.midX, box.minY + size.height / 2 + inset), cost: 1),
          Occupancy.Candidate(Point(box.maxX - size.width, box.minY + size.height / 2 + inset), cost: 2),
          Occupancy.Candidate(Point(box.midX, box.maxY - size.height / 2 - length(3)), cost: 3),
          Occupancy.Candidate(Point(box.minX + size.width, box.minY + size.height / 2 + inset), cost: 3.5),
        ])
      labels.append(context.textItem("safe area", font: font, color: color, at: place.center))
    }
  }

  /// The views that an annotation is shown for; without names it is the root's, whose guides the others follow.
  private func viewsAndRoot(with kind: AnnotationKind) -> [(index: Int, details: AnnotationSet.Details)] {
    scene.panel.views.indices.compactMap { index in
      guard scene.isVisible(viewAt: index), let details = details(kind, forViewAt: index) else { return nil }
      let isNamed = details.views != nil || scene.panel.views[index].show?[kind] != nil
      return isNamed || index == 0 ? (index, details) : nil
    }
  }
}
