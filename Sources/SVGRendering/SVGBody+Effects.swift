import Geometry
import Graphics

extension SVGBody {
  /// Shadow, then opacity and clip: SVG's own order is filter, clip, opacity, and the last two commute.
  mutating func setEffects(of group: Group, on element: inout SVGElement) {
    if let shadow = group.shadow, shadow.color.alpha > 0, let id = id(of: shadow, under: group.items) {
      element.set("filter", plain: "url(#\(id))")
    }
    let opacity = group.opacity.isNaN ? 1 : max(0, min(1, group.opacity))
    if opacity < 1 { element.set("opacity", opacity) }
    if let clip = group.clip { element.set("clip-path", plain: "url(#\(id(ofClip: clip)))") }
  }

  private mutating func id(ofClip clip: Path) -> String {
    let shape = clip.isEmpty ? "" : SVGElement(clip, isDashed: false, decimals: decimals).emptyTag
    return define("c", SVGElement("clipPath"), content: shape)
  }

  /// `nil` where there is nothing to cast a shadow.
  private mutating func id(of shadow: Shadow, under items: [Item]) -> String? {
    guard let bounds = Rect(painting: items) else { return nil }
    // Three standard deviations hold all of a blur that can be seen. The filter must say how far it reaches.
    let radius = max(0, shadow.radius)
    let reach = bounds.insetBy(dx: -radius * 3, dy: -radius * 3)
      .offsetBy(dx: shadow.offset.x, dy: shadow.offset.y).union(bounds)
    let left = reach.minX.rounded(.down)
    let top = reach.minY.rounded(.down)
    var filter = SVGElement("filter")
    filter.set("filterUnits", "userSpaceOnUse")
    filter.set("x", left)
    filter.set("y", top)
    filter.set("width", (reach.maxX - left).rounded(.up))
    filter.set("height", (reach.maxY - top).rounded(.up))
    // Colours blend as everywhere else in the picture.
    filter.set("color-interpolation-filters", "sRGB")

    // The steps of feDropShadow, which librsvg does not have before 2.55.
    var blur = SVGElement("feGaussianBlur")
    blur.set("in", "SourceAlpha")
    blur.set("stdDeviation", radius)
    var offset = SVGElement("feOffset")
    offset.setUnlessZero("dx", shadow.offset.x)
    offset.setUnlessZero("dy", shadow.offset.y)
    offset.set("result", "b")
    var flood = SVGElement("feFlood")
    palette.set(shadow.color, as: .flood, on: &flood)
    let steps =
      blur.emptyTag + offset.emptyTag + flood.emptyTag + "<feComposite in2=\"b\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    return define("f", filter, content: steps)
  }
}

extension Rect {
  /// A rectangle that holds all that the items paint, as far as points, line widths and text sizes tell.
  init?(painting items: [Item]) {
    let corners = items.flatMap { item -> [Point] in
      switch item {
      case .shape(let shape):
        guard let box = Rect(enclosing: shape.path.points.filter { $0.x.isFinite && $0.y.isFinite }) else { return [] }
        // A mitred corner reaches further than half the width, though seldom more than this.
        let width = shape.stroke?.width ?? 0
        return box.insetBy(dx: -width * 2, dy: -width * 2).corners
      case .text(let run):
        let top = run.origin.y - run.font.size * 1.25
        return Rect(x: run.origin.x, y: top, width: run.width, height: run.font.size * 1.75).corners
      case .image(let placed): return placed.frame.corners
      case .group(let group):
        guard let box = Rect(painting: group.items) else { return [] }
        return box.corners.map(group.transform.apply(to:))
      }
    }
    self.init(enclosing: corners)
  }
}
