import CCairo
import Geometry
import Graphics

extension Painter {
  func fill(_ path: Path, with paint: Paint, opacity: Double = 1) {
    switch paint {
    case .color(let color):
      guard color.alpha > 0, canvas.setPath(path) else { return }
      canvas.setSource(color.opacity(opacity))
      cairo_fill(canvas.context)
    case .linearGradient(let gradient):
      guard canvas.setPath(path) else { return }
      fill(gradient, opacity: opacity)
    case .hatch(let hatch):
      canvas.saving {
        guard canvas.setPath(path) else { return }
        fill(hatch, opacity: opacity)
      }
    case .tile(let image):
      guard canvas.setPath(path) else { return }
      fill(image, opacity: opacity)
    }
  }

  private func fill(_ gradient: LinearGradient, opacity: Double) {
    guard gradient.start.isFinite, gradient.end.isFinite, !gradient.stops.isEmpty else { return }
    let pattern = cairo_pattern_create_linear(
      gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color.opacity(opacity)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset.component, color.red.component, color.green.component, color.blue.component,
        color.alpha.component)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(canvas.context, pattern)
    cairo_fill(canvas.context)
  }

  /// Real lines, clipped to the path: they stand where x + y is a multiple of the pitch, or x - y if they fall, in every
  /// format.
  private func fill(_ hatch: Hatch, opacity: Double) {
    guard hatch.pitch.isFinite, hatch.pitch > 0, hatch.lineWidth.isFinite, hatch.lineWidth > 0 else { return }
    cairo_clip(canvas.context)
    let bounds = canvas.clipBounds.insetBy(dx: -hatch.lineWidth, dy: -hatch.lineWidth)
    let sign: Double = hatch.isFalling ? -1 : 1
    let (near, far) = hatch.isFalling ? (-bounds.maxY, -bounds.minY) : (bounds.minY, bounds.maxY)
    let first = ((bounds.minX + near) / hatch.pitch).rounded(.down)
    let last = ((bounds.maxX + far) / hatch.pitch).rounded(.up)
    guard last >= first else { return }
    guard last - first < 20_000 else {
      // So many lines are one grey.
      canvas.setSource(hatch.color.opacity(opacity * min(1, hatch.lineWidth * 2.0.squareRoot() / hatch.pitch)))
      cairo_paint(canvas.context)
      return
    }
    cairo_new_path(canvas.context)
    for index in Int(first)...Int(last) {
      let sum = Double(index) * hatch.pitch
      cairo_move_to(canvas.context, sum - sign * bounds.maxY, bounds.maxY)
      cairo_line_to(canvas.context, sum - sign * bounds.minY, bounds.minY)
    }
    canvas.setSource(hatch.color.opacity(opacity))
    cairo_set_line_width(canvas.context, hatch.lineWidth)
    cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(canvas.context, nil, 0, 0)
    cairo_stroke(canvas.context)
  }

  private func fill(_ image: Image, opacity: Double) {
    guard let surface = images.surface(for: image), image.scale.isFinite, image.scale > 0 else { return }
    canvas.saving {
      cairo_clip(canvas.context)
      surface.paint(
        on: canvas, frame: Rect(origin: .zero, size: image.size), extend: CAIRO_EXTEND_REPEAT, opacity: opacity)
    }
  }
}
