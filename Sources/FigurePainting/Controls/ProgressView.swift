import Geometry
import Graphics

/// A progress bar: a thin track, filled so far.
struct ProgressViewPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    let track = bounds
    guard !track.isEmpty else { return [] }
    let share = min(1, max(0, look.progress))
    let filled = mirrored(
      Rect(x: track.minX, y: track.minY, width: track.width * share, height: track.height), in: track)
    if isClassic { return ClassicLook.track(track, filled: filled, grid: grid) }
    let radius = track.height / 2
    return [
      .fill(.roundedRect(track, radius: radius), theme[.fill]),
      .fill(.roundedRect(filled, radius: radius), tint),
    ]
  }
}
