public import Geometry

/// The parts of the frame. They ignore the transform; for a view with a transform, use `center` and `bounds`.
extension View {
  /// The frame's top left corner; setting it moves the view.
  public var origin: Point {
    get { frame.origin }
    set { frame.origin = newValue }
  }

  /// The frame's size; setting it keeps the origin.
  public var size: Size {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The centre of the bounds in the view's own coordinates; `center` is the same point in the superview's.
  public var midpoint: Point { bounds.center }

  /// The frame's top left corner, in the superview's coordinates.
  public var topLeft: Point { Point(left, top) }
  /// The frame's top right corner, in the superview's coordinates.
  public var topRight: Point { Point(right, top) }
  /// The frame's bottom left corner, in the superview's coordinates.
  public var bottomLeft: Point { Point(left, bottom) }
  /// The frame's bottom right corner, in the superview's coordinates.
  public var bottomRight: Point { Point(right, bottom) }

  /// The frame's width; setting it keeps the origin.
  public var width: Double {
    get { frame.width }
    set { frame.size.width = newValue }
  }

  /// The frame's height; setting it keeps the origin.
  public var height: Double {
    get { frame.height }
    set { frame.size.height = newValue }
  }

  /// The frame's left edge. Setting an edge moves the view and keeps its size.
  public var left: Double {
    get { frame.minX }
    set { frame.origin.x = newValue }
  }

  /// The frame's top edge; setting it moves the view.
  public var top: Double {
    get { frame.minY }
    set { frame.origin.y = newValue }
  }

  /// The frame's right edge; setting it moves the view.
  public var right: Double {
    get { frame.maxX }
    set { frame.origin.x += newValue - frame.maxX }
  }

  /// The frame's bottom edge; setting it moves the view.
  public var bottom: Double {
    get { frame.maxY }
    set { frame.origin.y += newValue - frame.maxY }
  }

  /// Moves the view by a distance.
  public func moveBy(_ delta: Point) { center = center + delta }

  /// Scales the view's size by a factor and keeps the origin.
  public func scaleBy(_ factor: Double) {
    frame.size = Size(frame.width * factor, frame.height * factor)
  }

  /// Shrinks the view proportionally until it fits, and keeps the origin. It is never enlarged.
  ///
  ///     let view = View(.imageView, "photo", frame: Rect(x: 0, y: 0, width: 200, height: 100))
  ///     view.fitInSize(Size(50, 50))
  ///     view.frame   // (0, 0, 50, 25)
  public func fitInSize(_ size: Size) {
    let frame = frame
    var factor = 1.0
    if frame.height > size.height { factor = size.height / frame.height }
    if frame.width * factor > size.width { factor = size.width / frame.width }
    guard factor != 1 else { return }
    scaleBy(factor)
  }
}
