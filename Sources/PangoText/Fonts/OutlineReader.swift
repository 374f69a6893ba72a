import CPango
import Geometry
import Graphics

/// Turns HarfBuzz's drawing callbacks into a path.
final class OutlineReader: @unchecked Sendable {
  /// Its table of functions never changes once made, which is why threads may share it.
  static let shared = OutlineReader()

  private let functions: OpaquePointer

  private init() {
    let functions: OpaquePointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, path, _, x, y, _ in append(.move(point(x, y)), to: path) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, path, _, x, y, _ in append(.line(point(x, y)), to: path) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, path, _, controlX, controlY, x, y, _ in
        append(.quadratic(point(x, y), control: point(controlX, controlY)), to: path)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, firstX, firstY, secondX, secondY, x, y, _ in
        append(.cubic(point(x, y), control1: point(firstX, firstY), control2: point(secondX, secondY)), to: path)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, path, _, _ in append(.close, to: path) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    self.functions = functions
  }

  func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
    var path = Path()
    withUnsafeMutablePointer(to: &path) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
    return path
  }
}

/// HarfBuzz counts y upwards, display lists downwards.
private func point(_ x: Float, _ y: Float) -> Point { Point(Double(x), -Double(y)) }

private func append(_ element: Path.Element, to path: UnsafeMutableRawPointer?) {
  path?.assumingMemoryBound(to: Path.self).pointee.elements.append(element)
}
