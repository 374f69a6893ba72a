import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Baselines: dots under the first line of each view's text, and under its last where that is another.
  mutating func drawBaselines() {
    for (index, details) in views(with: .baselines) {
      let view = scene.panel.views[index]
      let color = details.color ?? theme[.ok]
      var offsets: [Double] = []
      if let first = view.firstBaseline { offsets.append(first) }
      if let last = view.lastBaseline, last != offsets.first { offsets.append(last) }
      let items = offsets.filter(\.isFinite).map { offset -> Item in
        let y = view.bounds.minY + offset
        let (start, end) = (Point(view.bounds.minX, y), Point(view.bounds.maxX, y))
        let toPanel = scene.toPanel[index]
        return line(from: toPanel.apply(to: start), to: toPanel.apply(to: end), stroke: stroke(color, dash: [1, 3]))
      }
      addMarks(items, class: "strut-baseline")
    }
  }
}
