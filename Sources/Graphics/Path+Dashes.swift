import Geometry

extension Path {
  /// The path prepared for dashes: an outline that starts at a corner starts one period of the dashes later, minus an
  /// invisible distance.
  ///
  /// At the start of an outline the last dash meets the first, and a dash may start or end at a corner. Renderers draw
  /// such corners differently: as a notch, a stub or half a mitre. Sides are often a whole number of dashes long; the
  /// small distance moves the ends of dashes away from the corners.
  ///
  /// A flat outline, such as that of a view without a height, becomes a single line.
  ///
  ///     Path.rect(Rect(x: 0, y: 0, width: 20, height: 10)).begunForDashes([4, 3])
  ///     // from (6.99, 0) over (20, 0), (20, 10), (0, 10), (0, 0) and back
  public func begunForDashes(_ dash: [Double]) -> Path {
    // An odd number of lengths is gone through twice.
    let period = dash.reduce(0, +) * (dash.count.isMultiple(of: 2) ? 1 : 2)
    guard period > 0, period.isFinite else { return self }
    var path = Path()
    for outline in subpaths { path.elements += Self.begun(outline, period: period) }
    return path
  }

  /// The small distance in points.
  private static let hair = 0.01

  /// The subpaths: the elements from each move to the next.
  private var subpaths: [ArraySlice<Element>] {
    var subpaths: [ArraySlice<Element>] = []
    var start = elements.startIndex
    for index in elements.indices.dropFirst() {
      guard case .move = elements[index] else { continue }
      subpaths.append(elements[start..<index])
      start = index
    }
    return subpaths + (elements.isEmpty ? [] : [elements[start...]])
  }

  private static func begun(_ outline: ArraySlice<Element>, period: Double) -> [Element] {
    guard outline.count > 3, outline.last == .close, case .move(let corner)? = outline.first,
      case .line(let next) = outline[outline.startIndex + 1]
    else { return Array(outline) }
    if let line = flatLine(through: outline) { return line }
    let length = corner.distance(to: next)
    guard length > 4 * hair, length.isFinite else { return Array(outline) }
    let part = (min(period, length / 2) - hair) / length
    let start = Point(corner.x + (next.x - corner.x) * part, corner.y + (next.y - corner.y) * part)
    return [.move(start)] + outline.dropFirst().dropLast() + [.line(corner), .close]
  }

  /// The single line that a flat horizontal or vertical outline covers.
  private static func flatLine(through outline: ArraySlice<Element>) -> [Element]? {
    let path = Path(Array(outline))
    guard let box = path.box, (box.width == 0) != (box.height == 0) else { return nil }
    return [.move(box.origin), .line(Point(box.maxX, box.maxY))]
  }
}
