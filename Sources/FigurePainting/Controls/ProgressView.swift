import Geometry
import Graphics
import ViewLayout

/// Draws a progress bar: a thin track, filled up to the progress.
struct ProgressViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol { [$0.row(0.5, from: 0.15, to: 0.85), $0.dot(radius: 2)] }
  }

  func paint() -> [Item] {
    let track = bounds
    guard !track.isEmpty else { return [] }
    let share = min(1, max(0, look.progress))
    let filled = mirrored(
      Rect(x: track.minX, y: track.minY, width: track.width * share, height: track.height), in: track)
    return paint(track: track, filled: filled)
  }
}

extension ControlPainter {
  /// The track of a slider or a progress bar.
  ///
  /// - Parameter filled: The part of the track up to the value.
  func paint(track: Rect, filled: Rect) -> [Item] {
    if isClassic { return ClassicLook.track(track, filled: filled, grid: grid) }
    let radius = track.height / 2
    return [
      .fill(.roundedRect(track, radius: radius), look.trackTintColor ?? theme[.fill]),
      .fill(.roundedRect(filled, radius: radius), tint),
    ]
  }
}
