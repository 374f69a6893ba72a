import Geometry
import ViewLayout

/// Baselines: a dotted line below the first line of each view's text, and below the last line if that is another.
enum Baselines {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .baselines).map { shown in
      let view = shown.view
      let pen = site.pen(shown.ink(or: .token(.ok)), dash: [1, 3])
      let toPanel = shown.toPanel
      let offsets = [view.firstBaseline, view.lastBaseline == view.firstBaseline ? nil : view.lastBaseline]
      let lines = offsets.compactMap { $0 }.filter(\.isFinite).map { offset in
        let y = view.bounds.minY + offset
        return Segment(
          toPanel.apply(to: Point(view.bounds.minX, y)), toPanel.apply(to: Point(view.bounds.maxX, y)))
      }
      return Annotation("strut-baseline", [LineMark(lines, pen: pen)])
    }
  }
}
