import Geometry
import Graphics
import ViewLayout

/// Intrinsic sizes: a dashed box of each view's intrinsic size at its centre. Along each axis in which the view is
/// larger or smaller, chevrons show hugging (inwards) or compression resistance (outwards), with the priority.
enum IntrinsicSizes {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .intrinsicSizes).flatMap { shown -> [Annotation] in
      let view = shown.view
      let intrinsic = view.intrinsicContentSize
      guard intrinsic.horizontal != nil || intrinsic.vertical != nil, view.transform.isIdentity else { return [] }
      /// The view's alignment rectangle, and the union of it with the box of the intrinsic size.
      let rect = site.scene.alignmentRect(ofViewAt: shown.index)
      let content = Rect(
        center: rect.center, size: Size(intrinsic.horizontal ?? rect.width, intrinsic.vertical ?? rect.height))
      guard content.isFinite else { return [] }
      let guide = Ink.inside(.guide, content.corners)
      let boxes = Annotation(
        "strut-intrinsic-size",
        [
          OutlineMark(rect.corners, pen: site.pen(guide.opacity(0.6), width: 0.5)),
          OutlineMark(content.corners, pen: site.pen(guide, dash: [2, 2])),
        ], obstacles: [.edges(of: content)])
      let axes = Axis.allCases.filter { shown.details.axis ?? $0 == $0 }
      let pulls = axes.compactMap { axis -> Annotation? in
        guard let length = intrinsic[axis], abs(rect.size[axis] - length) > 1 else { return nil }
        return Pull(axis: axis, rect: rect, whole: content.union(rect), isInward: rect.size[axis] > length, site: site)
          .annotation(of: shown)
      }
      return [boxes] + pulls
    }
  }
}

/// The pull of a view towards its intrinsic length along an axis.
private struct Pull {
  let axis: Axis
  /// The view's alignment rectangle, and with it what its content asks for.
  let rect: Rect
  let whole: Rect
  /// Whether it is hugging; otherwise it is compression resistance.
  let isInward: Bool
  let site: AnnotationSite

  /// The distance from the ends of the view to the chevrons: inside, or outside if they would cover the view's text.
  private var inset: Double { isCovering ? -site.length(8) : insideInset }
  private var insideInset: Double { min(site.length(12), rect.size[axis] / 4) }

  /// Whether chevrons inside the view would cover text.
  private var isCovering: Bool {
    let half = site.length(4)
    return ends(inset: insideInset).contains { tip in
      let sign = Rect(center: tip, size: Size(half * 2, half * 2))
      return site.contents.texts.contains { $0.rect.overlaps(sign) }
    }
  }

  private func ends(inset: Double) -> [Point] {
    let extent = rect.extent(axis)
    return [extent.lowerBound + inset, extent.upperBound - inset].map {
      Point(along: axis, $0, across: rect.center[axis.other])
    }
  }

  func annotation(of shown: AnnotatedView) -> Annotation {
    let (tips, inset) = (ends(inset: inset), inset)
    let (reach, half) = (site.length(3), site.length(4))
    var chevrons = Path()
    for (tip, direction) in zip(tips, [1.0, -1]) {
      let pointing = isInward ? direction : -direction
      let (back, middle) = (tip[axis] - pointing * reach, tip[axis.other])
      chevrons.append(
        .polyline([
          Point(along: axis, back, across: middle - half), tip, Point(along: axis, back, across: middle + half),
        ]))
    }
    let pen = Pen.round(shown.ink(or: .adapted(.ok, at: tips)), width: site.length(1.5))
    let name = isInward ? "strut-hugging" : "strut-compression"
    let mark = PathMark(chevrons, pen: pen)
    guard shown.details.showsValues ?? true else { return Annotation(name, [mark]) }
    let view = shown.view
    let priority = isInward ? view.contentHuggingPriority[axis] : view.contentCompressionResistancePriority[axis]
    let badge = Badge(text: formatted(priority.rawValue), on: site)
    let style =
      shown.details.color.map { BadgeStyle(ink: .color($0), badgeInk: .color($0), textInk: .token(.badgeText)) }
      ?? BadgeStyle(state: .ok)
    let label = LabelRequest(PlacedBadge(badge: badge, style: style), at: places(badge.size, inset: inset))
    return Annotation(name, [mark], labels: [label])
  }

  /// Outside next to the middle, or behind one of the chevrons.
  private func places(_ size: Size, inset: Double) -> [Occupancy.Candidate] {
    let isCovering = isCovering
    let (along, across) = (rect.extent(axis), rect.extent(axis.other))
    let away = size[axis] / 2 + site.length(5) + max(0, -inset + site.length(3))
    let beyond = whole.extent(axis)
    let behind = max(along.upperBound + away, beyond.upperBound + size[axis] / 2 + site.length(4))
    let before = min(along.lowerBound - away, beyond.lowerBound - size[axis] / 2 - site.length(4))
    let below = across.upperBound + size[axis.other] / 2 + site.length(3)
    let above = across.lowerBound - size[axis.other] / 2 - site.length(3)
    let center = rect.center
    func beside(_ place: Double) -> Point { Point(along: axis, center[axis], across: place) }
    func inLine(_ place: Double) -> Point { Point(along: axis, place, across: center[axis.other]) }
    return [
      .init(beside(below), cost: isCovering ? 2 : 0), .init(beside(above), cost: 3),
      .init(inLine(behind), cost: isCovering ? 0 : 4), .init(inLine(before), cost: isCovering ? 1 : 5),
    ]
  }
}
