import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Misplaced views: the view itself stands where the editor's canvas has it, outlined in orange; where the solution
  /// would put it is dashed, with what would have to be added to its place and size.
  mutating func drawMisplaced() {
    for (index, details) in views(with: .misplaced) {
      guard let expected = scene.expectedFrame(ofViewAt: index), expected.isFinite else { continue }
      let view = scene.panel.views[index]
      let frame = view.transform.isIdentity ? view.frame : view.originalFrame
      let toPanel = scene.frameToPanel(ofViewAt: index)
      let color = details.color ?? theme[.misplaced]
      addMarks(
        [
          outline(view.corners(in: expected).map(toPanel.apply(to:)), stroke: stroke(color, width: 1.5, dash: [4, 3])),
          outline(view.corners(in: frame).map(toPanel.apply(to:)), stroke: stroke(color, width: 1.5)),
        ], class: "strut-misplaced")
      guard details.showsValues ?? true else { continue }
      occupancy.avoidEdges(of: toPanel.apply(to: expected))
      let box = toPanel.apply(to: view.frame)
      let changes: [(String, Double, Point)] = [
        ("x", expected.x - frame.x, Point(box.minX, box.midY)),
        ("y", expected.y - frame.y, Point(box.midX, box.minY)),
        ("w", expected.width - frame.width, Point(box.midX, box.maxY)),
        ("h", expected.height - frame.height, Point(box.maxX, box.midY)),
      ]
      for (name, change, place) in changes where abs(change) > 0.5 {
        drawDelta("\(name) \(change > 0 ? "+" : "")\(formatted(change))", at: place, around: box)
      }
    }
  }

  private mutating func drawDelta(_ text: String, at point: Point, around box: Rect) {
    let badge = Badge(text: text)
    let size = badgeSize(badge)
    let away = Point(
      point.x == box.minX ? -1 : point.x == box.maxX ? 1 : 0, point.y == box.minY ? -1 : point.y == box.maxY ? 1 : 0)
    let reach = Point((size.width / 2 + length(4)) * away.x, (size.height / 2 + length(4)) * away.y)
    let place = occupancy.place(
      size,
      at: [
        Occupancy.Candidate(point + reach), Occupancy.Candidate(point, cost: 4),
        Occupancy.Candidate(point - reach, cost: 6),
      ])
    let style = ConstraintStyle(
      color: theme[.misplaced], badgeColor: theme[.misplacedBadge], badgeTextColor: theme[.misplacedBadgeText],
      width: 1,
      dash: [], isHollow: false, isBroken: false, classes: [])
    labels += draw(badge, in: place, style: style)
  }
}
