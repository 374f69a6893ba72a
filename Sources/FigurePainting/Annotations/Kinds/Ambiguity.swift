import Geometry
import Staging
import ViewLayout

/// Ambiguity: a red dashed outline and a question mark on each view whose position or size is undetermined. Its other
/// valid frames are drawn as dotted ghosts, unless the style is `outlines`.
enum Ambiguity {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .ambiguity).filter { $0.view.isAmbiguous.horizontal || $0.view.isAmbiguous.vertical }.map {
      shown in
      let ink = shown.ink(or: .token(.conflict))
      let ghosts = shown.details.style == "outlines" ? [] : shown.view.ghosts.filter(\.isFinite)
      let outlines = ghosts.map { ghost in
        let corners = shown.corners(ofFrame: ghost)
        return OutlineMark(corners, pen: site.pen(.inside(.guide, corners), dash: [2, 3]))
      }
      let corners = site.scene.corners(ofViewAt: shown.index)
      return Annotation(
        "strut-ambiguous", outlines + [OutlineMark(corners, pen: site.pen(ink, width: 1.5, dash: [6, 3]))],
        obstacles: ghosts.map { .outline(shown.frameToPanel.apply(to: $0)) },
        labels: [question(on: shown, corners: corners, ink: ink, site: site)])
    }
  }

  /// A question mark on the view's top trailing corner, or just inside it, or next to it.
  private static func question(
    on shown: AnnotatedView, corners: [Point], ink: Ink, site: AnnotationSite
  ) -> LabelRequest {
    let isMirrored = shown.view.direction == .rightToLeft
    let corner = corners[isMirrored ? 0 : 1]
    let side = site.length(13)
    let outward = isMirrored ? -1.0 : 1
    // On a view that is as thin as a line, it is placed beyond the end of the line, most of which it would hide.
    let box = site.scene.box(ofViewAt: shown.index)
    let (isLevel, isUpright) = (box.width > 0.5 && box.height < 0.5, box.width < 0.5 && box.height > 0.5)
    let first = corner + Point(isLevel ? outward * side / 2 : 0, isUpright ? -side / 2 : 0)
    var candidates = [Occupancy.Candidate(first)]
    if box.width > side * 2, box.height > side * 2 {
      candidates.append(.init(corner + Point(-outward * side * 0.6, side * 0.6), cost: 8))
    }
    candidates += [
      .init(corner + Point(outward * side, 0), cost: 14), .init(corner + Point(0, -side), cost: 14),
    ]
    return LabelRequest(
      Disc(line: site.line("?", size: 9.5, weight: .bold), diameter: side, ink: ink), at: candidates)
  }
}

/// A sign on a disc.
private struct Disc: Label {
  var line: SetText
  var diameter: Double
  var ink: Ink

  var size: Size { Size(diameter, diameter) }

  func placed(in place: Rect) -> PlacedLabel {
    PlacedLabel(signs: [
      PathMark(.circle(center: place.center, radius: diameter / 2), fill: ink),
      TextMark(line: line, point: place.center, ink: .token(.badgeText)),
    ])
  }
}
