import CCairo
import Geometry
import Graphics

extension Canvas {
  /// Draws with a state of its own, which is undone afterwards.
  func saving(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
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

  /// Whether all of a box is seen and the clip has no soft edge, in pixels.
  func showsWholePixels(of box: Rect) -> Bool {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    guard let list = cairo_copy_clip_rectangle_list(context) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1,
      let clip = list.pointee.rectangles?.pointee
    else { return false }
    return box.minX >= clip.x && box.minY >= clip.y && box.maxX <= clip.x + clip.width
      && box.maxY <= clip.y + clip.height
  }

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
