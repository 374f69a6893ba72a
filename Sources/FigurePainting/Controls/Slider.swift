import Geometry
import Graphics
import ViewLayout

/// Draws a slider: its track, filled up to the value, and its thumb.
struct SliderPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol { [$0.row(0.5, from: 0.15, to: 0.85), $0.dot(radius: 2)] }
  }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let thumbFrame = view.sliderThumb(on: context.platform)
    let side = thumbFrame.width
    let height = min(ControlMetrics.sliderParts(on: context.platform).track, side)
    let track = crisp(Rect(center: view.bounds.center, size: Size(max(0, view.bounds.width - 4), height)))
    let center = crisp(thumbFrame).center
    let filled =
      isRightToLeft
      ? Rect(x: center.x, y: track.y, width: track.maxX - center.x, height: track.height)
      : Rect(x: track.minX, y: track.y, width: center.x - track.minX, height: track.height)
    let knob = Rect(center: center, size: Size(side, side))
    let thumb = Shape(
      .circle(center: center, radius: side / 2),
      fill: isClassic ? ClassicLook.gradient([0xFDFDFD, 0xD2D2D6], over: knob) : .color(look.markTintColor ?? .white),
      stroke: isClassic ? Stroke(color: ClassicLook.edge, width: hairline(0.5)) : nil)
    return paint(track: track, filled: filled) + [raised(.shape(thumb))]
  }
}
