import Geometry
import Graphics

/// A slider: its track, filled up to the value, and its thumb.
struct SliderPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let share = min(1, max(0, look.value ?? 0.5))
    let side = min(isClassic ? 23.0 : 28.0, view.bounds.width, view.bounds.height)
    let thickness = isClassic ? 9.0 : 4.0
    let track = crisp(
      Rect(center: view.bounds.center, size: Size(max(0, view.bounds.width - 4), min(thickness, side))))
    let centerX = view.bounds.minX + side / 2 + (view.bounds.width - side) * (isRightToLeft ? 1 - share : share)
    let center = crisp(Rect(center: Point(centerX, view.bounds.midY), size: Size(side, side))).center
    let filled =
      isRightToLeft
      ? Rect(x: center.x, y: track.y, width: track.maxX - center.x, height: track.height)
      : Rect(x: track.minX, y: track.y, width: center.x - track.minX, height: track.height)
    let knob = Rect(center: center, size: Size(side, side))
    let thumb = Shape(
      .circle(center: center, radius: side / 2),
      fill: isClassic ? ClassicLook.gradient([0xFDFDFD, 0xD2D2D6], over: knob) : .color(.white),
      stroke: Stroke(color: isClassic ? ClassicLook.edge : theme[.separator], width: hairline(0.5)))
    let flat: [Item] = [
      .fill(.roundedRect(track, radius: track.height / 2), theme[.fill]),
      .fill(.roundedRect(filled, radius: track.height / 2), tint),
    ]
    return (isClassic ? ClassicLook.track(track, filled: filled, grid: grid) : flat) + [
      .group(
        Group(
          shadow: Shadow(offset: Point(0, 2), radius: 3, color: Color(hex: 0, alpha: 0.18)), items: [.shape(thumb)]))
    ]
  }
}
