import Geometry
import Graphics
import ViewLayout

/// A stepper: minus and plus side by side with a line between them.
struct StepperPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    let size = Size(view.intrinsicContentSize.horizontal ?? 94, view.intrinsicContentSize.vertical ?? 29)
    let box = controlRect(size)
    guard !box.isEmpty else { return [] }
    let outlined = context.platform == .ios7
    let ink = isClassic ? ClassicLook.ink : outlined ? tint : theme[.label]
    let width = hairline(1)
    let plate: [Item] =
      isClassic
      ? [ClassicLook.plate(box, radius: 8, grid: grid)]
      : outlined
        ? [
          .shape(
            Shape(.roundedRect(strokeInside(box, width: width), radius: 4), stroke: Stroke(color: tint, width: width)))
        ]
        : [.shape(Shape(.roundedRect(box, radius: 8), fill: .color(theme[.fill])))]
    let inset = outlined || isClassic ? 0 : box.height * 0.22
    let middle = context.grid.center(box.midX, width: width)
    let divider = Path.line(from: Point(middle, box.minY + inset), to: Point(middle, box.maxY - inset))
    let arm = min(7, box.height / 4)
    let stroke = Stroke(color: ink, width: hairline(isClassic ? 3 : 1.5))
    let edge = isClassic ? ClassicLook.edge : outlined ? tint : theme[.separator]
    let (minus, plus) = (
      Point(box.minX + box.width / 4, box.midY), Point(box.minX + box.width * 3 / 4, box.midY)
    )
    let signs = [
      Path.line(from: Point(minus.x - arm, minus.y), to: Point(minus.x + arm, minus.y)),
      Path.line(from: Point(plus.x - arm, plus.y), to: Point(plus.x + arm, plus.y)),
      Path.line(from: Point(plus.x, plus.y - arm), to: Point(plus.x, plus.y + arm)),
    ]
    return plate + [.shape(Shape(divider, stroke: Stroke(color: edge, width: width)))]
      + signs.map { .shape(Shape($0, stroke: stroke)) }
  }
}
