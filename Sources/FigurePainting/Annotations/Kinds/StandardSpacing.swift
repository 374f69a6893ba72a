import Geometry
import ViewLayout

/// Standard spacing: dashed lines at the standard distance inside the edges of each superview if a subview keeps it, and
/// at both sides of each gap of 8 points between adjacent views, like the guides of Interface Builder.
enum StandardSpacing {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    let scene = site.scene
    guard let details = scene.panel.show[.standardSpacing] else { return [] }
    var guides: [Segment] = []
    for index in scene.panel.views.indices where scene.isVisible(viewAt: index) {
      let boxes = scene.panel.views[index].subviews.filter { scene.isVisible(viewAt: $0) }
        .map { scene.alignmentRect(ofViewAt: $0) }
      guard !boxes.isEmpty else { continue }
      let around = index == 0 ? scene.rootRect : scene.alignmentRect(ofViewAt: index)
      // The distance that a bare hyphen stands for.
      let inset =
        site.figure.platform.standardSpaceReachesMargins
        ? around.inset(by: scene.panel.views[index].layoutMargins)
        : around.insetBy(dx: VisualFormat.superviewSpacing, dy: VisualFormat.superviewSpacing)
      for axis in Axis.allCases {
        guides += edgeGuides(at: inset, in: around, axis, beside: boxes) + gapGuides(between: boxes, axis)
      }
    }
    let marks = guides.map { guide in
      let ink = details.ink(or: .adapted(.ok, at: [guide.middle]))
      return LineMark([guide], pen: site.pen(ink, dash: SignDash.standardSpacing), isCutByText: true)
    }
    return [Annotation("strut-standard-spacing", marks)]
  }

  /// Guides along the edges of a superview that a subview keeps its distance from.
  private static func edgeGuides(
    at inset: Rect, in around: Rect, _ axis: Axis, beside boxes: [Rect]
  ) -> [Segment] {
    guard !inset.isEmpty else { return [] }
    return [inset.extent(axis).lowerBound, inset.extent(axis).upperBound]
      .filter { place in boxes.contains { $0.touches(place, along: axis) } }
      .map { Segment(across: axis, at: $0, over: around.extent(axis.other)) }
  }

  /// Guides at both sides of the gaps between adjacent views. Gaps in one line share their guides.
  private static func gapGuides(between boxes: [Rect], _ axis: Axis) -> [Segment] {
    var guides: [GapGuide] = []
    for (number, first) in boxes.enumerated() {
      for second in boxes.dropFirst(number + 1) {
        guard let gap = first.gap(to: second, along: axis), abs(gap.span - VisualFormat.siblingSpacing) < 0.5
        else { continue }
        let extent = first.extent(axis.other).joined(with: second.extent(axis.other))
        for place in [gap.lowerBound, gap.upperBound] {
          if let same = guides.firstIndex(where: { $0.isAlong(place, extent) }) {
            guides[same].extent = guides[same].extent.joined(with: extent)
          } else {
            guides.append(GapGuide(place: place, extent: extent))
          }
        }
      }
    }
    return guides.map { Segment(across: axis, at: $0.place, over: $0.extent) }
  }
}

/// The position of a guide along an axis, and its extent across it.
private struct GapGuide {
  var place: Double
  var extent: ClosedRange<Double>

  func isAlong(_ place: Double, _ extent: ClosedRange<Double>) -> Bool {
    abs(self.place - place) < 0.5 && self.extent.shared(with: extent) != nil
  }
}

extension Rect {
  fileprivate func touches(_ place: Double, along axis: Axis) -> Bool {
    abs(extent(axis).lowerBound - place) < 0.5 || abs(extent(axis).upperBound - place) < 0.5
  }

  /// The interval between two rectangles that lie next to each other along an axis.
  fileprivate func gap(to other: Rect, along axis: Axis) -> ClosedRange<Double>? {
    guard let shared = extent(axis.other).shared(with: other.extent(axis.other)), shared.span > 0 else { return nil }
    let (first, second) = (extent(axis), other.extent(axis))
    if first.upperBound < second.lowerBound { return first.upperBound...second.lowerBound }
    if second.upperBound < first.lowerBound { return second.upperBound...first.lowerBound }
    return nil
  }
}
