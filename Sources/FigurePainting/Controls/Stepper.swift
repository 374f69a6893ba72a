import Geometry
import Graphics
import ViewLayout

/// Draws a stepper: minus and plus side by side, with a line between them.
struct StepperPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol(letter: "±") }

  func paint() -> [Item] {
    let box = controlRect
    guard !box.isEmpty else { return [] }
    let ink = isClassic ? ClassicLook.ink : isOutlined ? tint : theme[.label]
    let width = hairline(1)
    let plate: Item =
      isClassic
      ? ClassicLook.plate(box, radius: 8, grid: grid)
      : isOutlined
        ? grid.box(box, radius: 4, edge: tint) : .fill(.roundedRect(box, radius: 8), plateColor)
    let inset = isOutlined || isClassic ? 0 : box.height * 0.22
    let middle = context.grid.center(box.midX, width: width)
    let divider = Path.line(from: Point(middle, box.minY + inset), to: Point(middle, box.maxY - inset))
    let arm = min(7, box.height / 4)
    let stroke = Stroke(
      color: ink, width: hairline(isClassic ? 3 : isOutlined ? 1.5 : 2), cap: isClassic ? .butt : .round)
    let edge = isClassic ? ClassicLook.edge : isOutlined ? tint : theme[.separator]
    let minus = Point(box.minX + box.width / 4, box.midY)
    let plus = Point(box.minX + box.width * 3 / 4, box.midY)
    let signs =
      [Path.line(from: Point(minus.x - arm, minus.y), to: Point(minus.x + arm, minus.y))]
      + Path.plus(at: plus, arm: arm)
    return [plate, .stroke(divider, edge, width: width)]
      + signs.map { .stroke($0, stroke) }
  }

  /// Opaque on a page; a veil, as UIKit's fill is, over a background of the author's.
  private var plateColor: Color {
    look.backgroundColor.map { $0.alpha > 0 } ?? false ? theme[.systemGray].opacity(0.15) : theme[.fill]
  }
}
