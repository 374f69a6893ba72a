import CCairo
import Geometry
import Graphics

extension Canvas {
  /// Draws with a state of its own, which is undone afterwards.
  func saving(_ body: () -> Void) {
    let outer = clips
    cairo_save(context)
    body()
    cairo_restore(context)
    clips = outer
  }

  /// Cuts off what is outside of a path.
  ///
  /// - Returns: Whether something is inside.
  func clip(to path: Path) -> Bool {
    guard setPath(path) else { return false }
    let region = ClipRegion(path, toPixels: transform)
    if !region.isRectangle, let corner = path.box?.origin { addSliver(at: corner) }
    cairo_clip(context)
    clips.append(region)
    return true
  }

  /// Adds a line there and back to the path, in which nothing lies: no clip of several rectangles consists of rectangles
  /// alone then. What has to be cut at those, Cairo 1.16 cuts at a path that it has not made, and stops the process
  /// (`get_clip_surface: Assertion clip->path`).
  private func addSliver(at corner: Point) {
    guard cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    cairo_move_to(context, corner.x, corner.y)
    cairo_line_to(context, corner.x + 1, corner.y + 1)
    cairo_close_path(context)
  }

  /// - Returns: Whether it could be applied: a transform that is no number, or that flattens everything, shows
  ///   nothing and would stop Cairo.
  func concatenate(_ transform: Transform) -> Bool {
    guard !transform.isIdentity else { return true }
    let combined = transform.concatenating(self.transform)
    let parts = [combined.a, combined.b, combined.c, combined.d, combined.tx, combined.ty]
    guard parts.allSatisfy({ $0.isFinite && abs($0) < 1e9 }), abs(combined.determinant) > 1e-12 else { return false }
    var matrix = cairo_matrix_t(combined)
    cairo_set_matrix(context, &matrix)
    return true
  }

  /// From the current group's coordinates to the surface's.
  var transform: Transform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// What can be seen, in the current group's coordinates.
  var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether all of a box of pixels is seen, and no edge of the clip goes through it.
  func showsWholePixels(of box: Rect) -> Bool { !clips.isEmpty && clips.allSatisfy { $0.shows(box) } }

  /// Whether Cairo leaves the clip out for what lies inside of it: it does so for rectangles. With another shape it cuts
  /// each path, and what is not cut may have other edges than before.
  var hasOnlyRectangularClips: Bool { clips.allSatisfy(\.isRectangle) }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      context, color.red.component, color.green.component, color.blue.component, color.alpha.component)
  }

  /// Draws `body` as one picture and lays it down with an opacity.
  func grouping(opacity: Double, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity.component)
  }
}

extension cairo_matrix_t {
  init(_ transform: Transform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}

extension Double {
  /// Within 0 and 1; 0 for what is no number.
  var component: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
