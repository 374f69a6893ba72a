import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Intrinsic sizes: a dashed box of each view's intrinsic size, where its content is. Along each axis in which the
/// view is larger or smaller, chevrons show hugging (inwards) or compression resistance (outwards), with the
/// priority.
enum IntrinsicSizes {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    var taken: [Rect] = []
    return site.views(with: .intrinsicSizes).flatMap { shown -> [Annotation] in
      let view = shown.view
      let intrinsic = view.intrinsicContentSize
      guard view.transform.isIdentity else { return [] }
      let rect = site.scene.alignmentRect(ofViewAt: shown.index)
      guard intrinsic.horizontal != nil || intrinsic.vertical != nil else {
        guard shown.isSaidToHaveNoContent, rect.isFinite else { return [] }
        let dashes = self.size(intrinsic, beside: rect, of: rect, shown: shown, site: site)
        return [Annotation("strut-intrinsic-size", labels: [dashes])]
      }
      let size = Size(intrinsic.horizontal ?? rect.width, intrinsic.vertical ?? rect.height)
      var content = Rect(center: rect.center, size: size)
      content.origin.x = rect.minX + (rect.width - size.width) * view.contentShare
      guard content.isFinite else { return [] }
      let guide = Ink.inside(.guide, content.corners)
      // On a strong ground a grey would vanish.
      let inside = content.insetBy(dx: content.width / 20, dy: content.height / 20)
      let dashes = Ink(.visible(.guide), at: inside.corners)
      let boxes = Annotation(
        "strut-intrinsic-size",
        [
          OutlineMark(rect.corners, pen: site.pen(guide.opacity(0.6), width: 0.5)),
          OutlineMark(content.corners, pen: site.pen(dashes, dash: SignDash.original)),
        ], obstacles: [.edges(of: content)])
      if shown.details.showsSizes {
        var sized = boxes
        sized.labels = [self.size(intrinsic, beside: content, of: rect, shown: shown, site: site)]
        return [sized]
      }
      let axes = Axis.allCases.filter { shown.details.axis ?? $0 == $0 }
      let pulls = axes.compactMap { axis -> Annotation? in
        guard let length = intrinsic[axis], abs(rect.size[axis] - length) > 1 else { return nil }
        let pull = Pull(
          axis: axis, rect: rect, content: content, isInward: rect.size[axis] > length, others: taken, site: site)
        taken += pull.signs
        return pull.annotation(of: shown)
      }
      return [boxes] + pulls
    }
  }
}

extension AnnotatedView {
  /// Whether dashes say that the view's content has no size, where sizes are asked for: of a view that is named, or that
  /// has no subviews. What holds others is as large as they are.
  fileprivate var isSaidToHaveNoContent: Bool {
    details.showsSizes && view.kind != .layoutGuide
      && (view.subviews.isEmpty || details.views?.contains(view.name) == true)
  }
}

extension IntrinsicSizes {
  /// The numbers of a content size, `49 × 31`, or of one axis, with `–` for one without: below the view, or where
  /// there is room.
  fileprivate static func size(
    _ size: AxisPair<Double?>, beside content: Rect, of rect: Rect, shown: AnnotatedView, site: AnnotationSite
  ) -> LabelRequest {
    let axes = Axis.allCases.filter { shown.details.axis ?? $0 == $0 }
    let numbers = axes.map { size[$0].map(shown.details.text) ?? "–" }.joined(separator: " × ")
    let note = site.note(numbers, size: 9.5, weight: .medium, ink: shown.ink(or: .readable))
    // Beside what the screen shows of a content that is larger, and in line with the dashes: those of a field are at its
    // beginning.
    let union = content.union(rect)
    let whole = union.intersection(site.scene.shownRect) ?? union
    let seen = content.intersection(whole) ?? whole
    let ends: [CalloutLook.Side] = shown.view.direction == .rightToLeft ? [.left, .right] : [.right, .left]
    let sides: [CalloutLook.Side] = [.bottom, .top] + ends
    // Close to the dashes where there is no room between them and what is next.
    let gaps = [(gap: 3.0, cost: 0.0), (1.25, costOfCloseness)]
    return LabelRequest(
      note,
      at: gaps.flatMap { gap, cost in
        sides.enumerated().flatMap { number, side in
          [Occupancy.Candidate].places(
            for: note.size, at: side, of: whole.inLine(with: seen, across: side), gap: site.length(gap),
            step: site.length(10)
          ).map { Occupancy.Candidate($0.center, cost: $0.cost + Double(number) * costOfOtherSide + cost) }
        }
      })
  }

  /// What it costs to stand on the next side, and closer to the dashes, which is as much as a step farther away.
  private static let (costOfOtherSide, costOfCloseness) = (2.0, 3.0)
}

extension Rect {
  /// The rectangle with the extent of another one along a side, above or below it, or at the left or at the right.
  fileprivate func inLine(with other: Rect, across side: CalloutLook.Side) -> Rect {
    side.direction.x == 0
      ? Rect(x: other.x, y: y, width: other.width, height: height)
      : Rect(x: x, y: other.y, width: width, height: other.height)
  }
}

/// The pull of a view towards its intrinsic length along an axis.
private struct Pull {
  let axis: Axis
  /// The view's alignment rectangle, and the dashes of its content.
  let rect: Rect
  let content: Rect
  /// Whether it is hugging; otherwise it is compression resistance.
  let isInward: Bool
  /// The chevrons of others.
  let others: [Rect]
  let site: AnnotationSite

  /// Where the chevrons are: how far inside the ends of the view, and at which place across the axis.
  private struct Stand {
    var inset: Double
    var across: Double
  }

  /// In the middle of the view, inside its ends or those of its content, or outside of its ends, or beside the view: the
  /// first place where they cover no text and no dashes.
  private var stand: Stand {
    let inside = min(site.length(12), rect.size[axis] / 4)
    let middle = rect.center[axis.other]
    let inContent = (rect.size[axis] - content.size[axis]) / 2 + site.length(Chevrons.reach + Self.distance)
    let isInMiddle = abs(content.center[axis] - rect.center[axis]) < 0.5
    let hasRoom = isInward && isInMiddle && inContent < rect.size[axis] / 2 - site.length(Self.distance)
    let outside = Stand(inset: -site.length(min(8, max(3, gap / 2 - 2))), across: middle)
    // In a gap to another view whose chevrons stand there, too.
    let close = Stand(inset: -site.length(6), across: middle)
    let beside = Stand(inset: inside, across: rect.extent(axis.other).lowerBound - site.length(6))
    let stands = [Stand(inset: inside, across: middle)] + (hasRoom ? [Stand(inset: inContent, across: middle)] : [])
    return (stands + [outside, close, beside]).first { !isCovering($0) } ?? outside
  }

  /// The distance to the closest view beyond the ends, in points of an annotation: in a gap, chevrons stand by their
  /// own view.
  private var gap: Double {
    let extent = rect.extent(axis)
    let around = rect.insetBy(
      dx: axis == .horizontal ? -site.length(16) : 0, dy: axis == .vertical ? -site.length(16) : 0)
    let distances = site.scene.visibleViews(near: around).compactMap { index -> Double? in
      let other = site.scene.alignmentRect(ofViewAt: index)
      guard index > 0, other.overlaps(around), !other.overlaps(rect) else { return nil }
      let along = other.extent(axis)
      return max(extent.lowerBound - along.upperBound, along.lowerBound - extent.upperBound)
    }
    return distances.min().map { $0 / site.unit } ?? .infinity
  }

  /// The least distance of a chevron from dashes, in points of an annotation.
  private static let distance = 3.0

  private func isCovering(_ stand: Stand) -> Bool {
    let (half, near) = (site.length(Chevrons.half), site.length(1))
    let dashes = content.extent(axis)
    return zip(ends(at: stand), [1.0, -1]).contains { tip, direction in
      let sign = Rect(center: tip, size: Size(half * 2, half * 2))
      let back = tip[axis] - (isInward ? direction : -direction) * site.length(Chevrons.reach)
      let taken = min(back, tip[axis]) - site.length(2)...max(back, tip[axis]) + site.length(2)
      let isOnDashes =
        content.extent(axis.other).contains(stand.across)
        && (taken.contains(dashes.lowerBound) || taken.contains(dashes.upperBound))
      let own = self.sign(from: back, to: tip).insetBy(dx: -near, dy: -near)
      return isOnDashes || others.contains { $0.overlaps(own) }
        || site.contents.hasText(in: sign, within: site.budget)
    }
  }

  /// The rectangles of both chevrons.
  var signs: [Rect] {
    zip(ends(at: stand), [1.0, -1]).map { tip, direction in
      sign(from: tip[axis] - (isInward ? direction : -direction) * site.length(Chevrons.reach), to: tip)
    }
  }

  private func sign(from back: Double, to tip: Point) -> Rect {
    let half = site.length(Chevrons.half)
    return Rect(
      between: Point(along: axis, back, across: tip[axis.other] - half),
      Point(along: axis, tip[axis], across: tip[axis.other] + half))
  }

  private func ends(at stand: Stand) -> [Point] {
    let extent = rect.extent(axis)
    return [extent.lowerBound + stand.inset, extent.upperBound - stand.inset].map {
      Point(along: axis, $0, across: stand.across)
    }
  }

  func annotation(of shown: AnnotatedView) -> Annotation {
    let stand = stand
    let tips = ends(at: stand)
    let half = site.length(Chevrons.half)
    let chevrons = zip(tips, [1.0, -1]).reduce(into: Path()) { path, end in
      path.append(Chevrons.one(at: end.0, along: axis, towards: isInward ? end.1 : -end.1, unit: site.unit))
    }
    let pen = Pen.round(shown.ink(or: .adapted(.ok, at: tips)), width: site.length(Chevrons.width))
    let name = isInward ? "strut-hugging" : "strut-compression"
    var pull = Annotation(name, [PathMark(chevrons, pen: pen)])
    // Beside the view and behind its ends there are labels of others.
    if stand.across != rect.center[axis.other] || stand.inset < 0 {
      pull.obstacles = tips.map { .label(Rect(center: $0, size: Size(half * 2, half * 2))) }
    }
    guard shown.details.showsValues ?? true else { return pull }
    let view = shown.view
    let priority = isInward ? view.contentHuggingPriority[axis] : view.contentCompressionResistancePriority[axis]
    let badge = Badge(text: formatted(priority.rawValue), on: site)
    let style = shown.details.color.map { BadgeStyle(color: $0) } ?? BadgeStyle(state: .ok)
    var label = LabelRequest(PlacedBadge(badge: badge, style: style), at: places(badge.size, inset: stand.inset))
    label.isOffBorder = true
    pull.labels = [label]
    return pull
  }

  /// Outside next to the middle, or behind one of the chevrons.
  private func places(_ size: Size, inset: Double) -> [Occupancy.Candidate] {
    let isOutside = inset < 0
    let (along, across) = (rect.extent(axis), rect.extent(axis.other))
    let away = size[axis] / 2 + site.length(5) + max(0, -inset + site.length(3))
    let beyond = content.union(rect).extent(axis)
    let behind = max(along.upperBound + away, beyond.upperBound + size[axis] / 2 + site.length(4))
    let before = min(along.lowerBound - away, beyond.lowerBound - size[axis] / 2 - site.length(4))
    let below = across.upperBound + size[axis.other] / 2 + site.length(3)
    let above = across.lowerBound - size[axis.other] / 2 - site.length(3)
    let center = rect.center
    func beside(_ place: Double) -> Point { Point(along: axis, center[axis], across: place) }
    func inLine(_ place: Double) -> Point { Point(along: axis, place, across: center[axis.other]) }
    return [
      .init(beside(below), cost: isOutside ? 2 : 0), .init(beside(above), cost: 3),
      .init(inLine(behind), cost: isOutside ? 0 : 4), .init(inLine(before), cost: isOutside ? 1 : 5),
    ]
  }
}

extension SolvedView {
  /// Where the content lies in a view that is wider or narrower: from 0 at the left to 1 at the right.
  var contentShare: Double {
    switch kind {
    case .label, .textField, .textView:
      switch content.textAlignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      default: direction == .rightToLeft ? 1 : 0
      }
    default: 0.5
    }
  }
}
