import Geometry
import Graphics
import Typography
import ViewLayout

extension AnnotationCanvas {
  /// Rulers: ticks every 10 points along the root's top and left, outside it, with numbers every 50.
  mutating func drawRulers() {
    guard let details = scene.panel.show[.rulers] else { return }
    let root = scene.rootRect
    let pen = stroke(details.color ?? theme[.guide], width: 0.5)
    let gap = length(4)
    var ticks = Path()
    for axis in Axis.allCases {
      let extent = root.extent(axis)
      guard extent.span < 20_000 else { continue }
      let count = Int((extent.span / 10).rounded(.down))
      for number in 0...max(0, count) {
        let place = extent.lowerBound + Double(number) * 10
        let reach = length(number % 10 == 0 ? 7 : number % 5 == 0 ? 5 : 3)
        ticks.append(tick(at: place, axis, from: -gap, to: -gap - reach, pen: pen))
        guard number % 5 == 0 else { continue }
        addNumber(formatted(Double(number) * 10), at: place, axis, distance: gap + length(8), color: pen.color)
      }
    }
    addMarks([.shape(Shape(ticks, stroke: pen))], class: "strut-rulers")
  }

  private func tick(at place: Double, _ axis: Axis, from start: Double, to end: Double, pen: Stroke) -> Path {
    var (near, far) = (Point.zero, Point.zero)
    near[axis] = context.grid.center(place, width: pen.width)
    far[axis] = near[axis]
    near[axis.other] = scene.rootRect.extent(axis.other).lowerBound + start
    far[axis.other] = scene.rootRect.extent(axis.other).lowerBound + end
    return .line(from: near, to: far)
  }

  private mutating func addNumber(_ text: String, at place: Double, _ axis: Axis, distance: Double, color: Color) {
    let font = font(7.5)
    let size = labelSize(text, font: font)
    var center = scene.rootRect.origin
    center[axis] = place
    center[axis.other] -= distance + size[axis.other] / 2
    occupancy.reserve(Rect(center: center, size: size))
    labels.append(context.textItem(text, font: font, color: color, at: center))
  }
}
