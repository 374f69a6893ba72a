import CCairo
import Graphics

extension Painter {
  func stroke(_ path: Path, with stroke: Stroke, opacity: Double) {
    guard stroke.width.isFinite, stroke.width > 0, stroke.color.alpha > 0,
      canvas.setPath(path.begunForDashes(stroke.dash))
    else { return }
    let context = canvas.context
    canvas.setSource(stroke.color.opacity(opacity))
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.cap.value)
    cairo_set_line_join(context, stroke.join.value)
    cairo_set_miter_limit(context, 10)
    // A dash that is negative or all nothing would stop Cairo: such a line is solid.
    let dash = stroke.dash.allSatisfy { $0.isFinite && $0 >= 0 } && stroke.dash.contains { $0 > 0 } ? stroke.dash : []
    cairo_set_dash(context, dash, Int32(clamping: dash.count), 0)
    cairo_stroke(context)
  }
}

extension Stroke.Cap {
  fileprivate var value: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var value: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
