import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Centers: a cross with a dot where each view's center is, about which it is turned and scaled.
  mutating func drawCenters() {
    for (index, details) in views(with: .centers) {
      let view = scene.panel.views[index]
      let center = scene.frameToPanel(ofViewAt: index).apply(to: view.center)
      guard center.x.isFinite, center.y.isFinite else { continue }
      let color = details.color ?? readableInk(at: center)
      let arm = length(5)
      let pen = stroke(color, width: 1)
      addMarks(
        [
          line(from: Point(center.x - arm, center.y), to: Point(center.x + arm, center.y), stroke: pen),
          line(from: Point(center.x, center.y - arm), to: Point(center.x, center.y + arm), stroke: pen),
          .shape(Shape(.circle(center: center, radius: length(1.8)), fill: .color(color))),
        ], class: "strut-center")
      occupancy.avoid(Rect(center: center, size: Size(arm * 2, arm * 2)), cost: 30)
      guard details.showsValues == true else { continue }
      let text = "(\(formatted(view.center.x)), \(formatted(view.center.y)))"
      placeNote(text, beside: center, distance: arm, color: color)
    }
  }

  /// A small note near a point, on the side where it covers least.
  mutating func placeNote(_ text: String, beside point: Point, distance: Double, color: Color) {
    let font = font(9)
    let size = labelSize(text, font: font)
    let (dx, dy) = (size.width / 2 + distance + length(2), size.height / 2 + distance + length(1))
    let place = occupancy.place(
      size,
      at: [
        Occupancy.Candidate(Point(point.x + dx, point.y)), Occupancy.Candidate(Point(point.x, point.y + dy), cost: 1),
        Occupancy.Candidate(Point(point.x, point.y - dy), cost: 1),
        Occupancy.Candidate(Point(point.x - dx, point.y), cost: 1),
      ])
    labels.append(context.textItem(text, font: font, color: color, at: place.center))
  }
}
