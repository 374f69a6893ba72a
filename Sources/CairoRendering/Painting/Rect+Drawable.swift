import Geometry

extension Rect {
  /// Whether there is anything of it to be drawn.
  var isDrawable: Bool { isFinite && !isEmpty }
}
