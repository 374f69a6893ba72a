import CCairo
import Geometry
import Graphics

extension Painter {
  func paint(_ placed: PlacedImage, opacity: Double) {
    guard placed.frame.isDrawable, !meter.isStopped else { return }
    meter.image(placed.image, in: placed.frame, under: canvas.transform)
    guard !meter.isStopped else { return }
    guard let surface = images.surface(for: placed.image) else {
      return paintPlaceholder(placed.frame, opacity: opacity)
    }
    canvas.saving {
      guard canvas.clip(to: .rect(placed.frame)) else { return }
      // Padded, so that the edges do not fade into nothing.
      surface.paint(on: canvas, frame: placed.frame, extend: CAIRO_EXTEND_PAD, opacity: opacity)
    }
  }

  /// A crossed box in the place of an image that cannot be shown.
  private func paintPlaceholder(_ frame: Rect, opacity: Double) {
    let color = Color(hex: 0x808080)
    var cross = Path.line(from: frame.corners[0], to: frame.corners[2])
    cross.append(.line(from: frame.corners[1], to: frame.corners[3]))
    fill(.rect(frame), with: .color(color.opacity(0.15)), opacity: opacity)
    canvas.saving {
      guard canvas.clip(to: .rect(frame)) else { return }
      stroke(cross, with: Stroke(color: color), opacity: opacity)
      stroke(.rect(frame.insetBy(dx: 0.5, dy: 0.5)), with: Stroke(color: color), opacity: opacity)
    }
  }
}
