public import Geometry
import Typography

/// How tightly a box encloses an item.
private enum Fit {
  /// The nominal extent: the line box of text, the width of strokes.
  case close
  /// An extent that nothing exceeds, including letters that overhang their line, and mitred corners.
  case generous
}

extension Item {
  /// The bounding box of the item, in the coordinates of its group; `nil` if it paints nothing.
  ///
  ///     Item.shape(Shape(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), stroke: Stroke(color: .black, width: 2)))
  ///       .bounds   // (-1, -1, 10, 10)
  ///
  /// The box encloses the control points of curves and the line boxes of text, so it can be slightly too large.
  public var bounds: Rect? { box(.close) }

  fileprivate func box(_ fit: Fit) -> Rect? {
    switch self {
    case .group(let group):
      // (A function handed on would take the whole group with it.)
      guard group.opacity > 0 || fit == .generous, let box = group.box(fit) else { return nil }
      return group.transform.apply(to: box)
    case .shape(let shape): return shape.box(fit)
    case .text(let run): return run.box(fit)
    case .image(let placed): return placed.frame
    }
  }
}

extension Group {
  /// A box outside of which the group paints nothing, in its own coordinates; `nil` if it paints nothing.
  public var reach: Rect? { box(.generous) }

  fileprivate func box(_ fit: Fit) -> Rect? {
    guard let content = items.box(fit) else { return nil }
    switch fit {
    case .close: return clipped(shadowed(content))
    // The shadow counts as a whole: whatever of it lies within the clip is inside.
    case .generous: return clipped(content).map(shadowed)
    }
  }

  private func shadowed(_ box: Rect) -> Rect { shadow.map { box.union($0.bounds(of: box)) } ?? box }

  private func clipped(_ box: Rect) -> Rect? { clip?.box.map { box.intersection($0) } ?? box }
}

extension Sequence<Item> {
  /// The bounding box of all items.
  public var unitedBounds: Rect? { box(.close) }

  /// A box outside of which the items paint nothing.
  public var reach: Rect? { box(.generous) }

  fileprivate func box(_ fit: Fit) -> Rect? {
    var united: Rect?
    for item in self {
      guard let box = item.box(fit), box.isFinite else { continue }
      united = united?.union(box) ?? box
    }
    return united
  }
}

extension Shape {
  fileprivate func box(_ fit: Fit) -> Rect? {
    guard let box = path.box else { return nil }
    guard let width = stroke?.width else { return box }
    // A mitred corner reaches out by up to ten half line widths.
    let isSharp = fit == .generous && stroke?.join == .miter && path.elements.count > 2
    let margin = fit == .close ? width / 2 : width * (isSharp ? 5 : 1)
    return box.insetBy(dx: -margin, dy: -margin)
  }
}

extension TextRun {
  fileprivate func box(_ fit: Fit) -> Rect {
    switch fit {
    case .close:
      let metrics = FontMetrics(of: font)
      return Rect(x: origin.x, y: origin.y - metrics.ascent, width: width, height: metrics.lineHeight)
    case .generous:
      let size = font.size
      return Rect(x: origin.x, y: origin.y - size, width: width, height: size).insetBy(dx: -size, dy: -size)
    }
  }
}

extension Shadow {
  /// Where the shadow of a box may be seen: three standard deviations hold all of a Gaussian that can be seen.
  fileprivate func bounds(of box: Rect) -> Rect {
    box.insetBy(dx: -radius * 3, dy: -radius * 3).offsetBy(dx: offset.x, dy: offset.y)
  }
}
