import Geometry
import Graphics
import Serialization

extension SVGElement {
  /// The shortest element that has a path's outline: `<circle>`, `<rect>` with round corners, or `<path>`.
  ///
  /// A dashed circle stays a rounded rectangle, whose outline begins where the path's does.
  init(_ path: Path, isDashed: Bool, decimals: Int) {
    var memory = MarkupText()
    self.init(path, isDashed: isDashed, decimals: decimals, memory: &memory)
  }

  /// The same, written in the memory of an element before it.
  init(_ path: Path, isDashed: Bool, decimals: Int, memory: inout MarkupText) {
    if let (rect, radius) = path.asRoundedRect {
      if !isDashed, abs(rect.width - radius * 2) < tolerance, abs(rect.height - radius * 2) < tolerance {
        self.init("circle", memory: &memory)
        setUnlessZero("cx", rect.midX, decimals: decimals)
        setUnlessZero("cy", rect.midY, decimals: decimals)
        set("r", radius, decimals: decimals)
      } else {
        self.init("rect", memory: &memory)
        set(rect, decimals: decimals)
        set("rx", radius, decimals: decimals)
      }
    } else {
      self.init("path", memory: &memory)
      set("d") { SVGPathData.write(path, decimals: decimals, to: &$0) }
    }
  }

  mutating func set(_ rect: Rect, decimals: Int) {
    setUnlessZero("x", rect.minX, decimals: decimals)
    setUnlessZero("y", rect.minY, decimals: decimals)
    set("width", rect.width, decimals: decimals)
    set("height", rect.height, decimals: decimals)
  }
}

/// Below it two coordinates are one, in points.
private let tolerance = 1e-6

extension Path {
  /// The rectangle that `Path.rect` made this of.
  var asRect: Rect? {
    guard elements.count == 5, case .move(let origin) = elements[0], case .line(let right) = elements[1],
      case .line(let corner) = elements[2], case .line(let left) = elements[3], case .close = elements[4]
    else { return nil }
    let rect = Rect(x: origin.x, y: origin.y, width: corner.x - origin.x, height: corner.y - origin.y)
    guard rect.width >= 0, rect.height >= 0, right.isNear(Point(corner.x, origin.y)),
      left.isNear(Point(origin.x, corner.y))
    else { return nil }
    return rect
  }

  /// The rectangle and the radius that `Path.roundedRect` made this of.
  var asRoundedRect: (rect: Rect, radius: Double)? {
    guard elements.count == 10, case .move(let start) = elements[0],
      case .cubic(let right, _, _) = elements[2], case .cubic(let bottom, _, _) = elements[4],
      case .cubic(let left, _, _) = elements[6]
    else { return nil }
    let radius = right.y - start.y
    let rect = Rect(x: left.x, y: start.y, width: right.x - left.x, height: bottom.y - start.y)
    guard radius > 0, rect.width > 0, rect.height > 0, isNear(.roundedRect(rect, radius: radius)) else { return nil }
    return (rect, radius)
  }

  /// Whether two paths have the same elements, up to what rounding makes of coordinates.
  private func isNear(_ other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { mine, theirs in
      switch (mine, theirs) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isNear(b)
      case (.cubic(let a, let a1, let a2), .cubic(let b, let b1, let b2)):
        a.isNear(b) && a1.isNear(b1) && a2.isNear(b2)
      case (.close, .close): true
      default: false
      }
    }
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
  }
}
