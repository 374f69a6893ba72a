import Figures
import Geometry
import Graphics
import Staging

/// Onion skins: the outlines of what moves at each time of the panel, over the end: dotted where it starts, thin on the
/// way, and thick where it ends, each with its time.
enum OnionSkins {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    guard site.scene.panel.kind == .onion, let motion = site.scene.panel.motion else { return [] }
    let poses = motion.times.map { Pose(time: $0, layout: motion.timeline.moment(at: $0)) }
    let skins = motion.movingViews.map { Self.skins(of: $0, in: poses) }
    // Times avoid every outline, so all outlines come first.
    var times = Annotation("strut-skin-times")
    times.labels = timedViews(of: motion.movingViews, skins, in: site.scene.panel).flatMap { number in
      skins[number].map { skin in
        label(skin.times.map(\.secondsText).joined(separator: ", "), beside: skin.box, on: site)
      }
    }
    return skins.map { outlines(of: $0, end: motion.times.last ?? 0, on: site) } + [times]
  }

  /// The views beside which the times stand, by their numbers: those that do not move within another one. Where there
  /// are more than three, the times of the first are those of all.
  private static func timedViews(of names: [String], _ skins: [[Skin]], in panel: PanelLayout) -> [Int] {
    let timed = names.indices.filter { number in
      guard skins[number].count > 1, let index = panel.index(of: names[number]) else { return false }
      var superview = panel.views[index].superview
      while let next = superview {
        if names.contains(panel.views[next].name) { return false }
        superview = panel.views[next].superview
      }
      return true
    }
    return timed.isEmpty || timed.count > 3 ? Array(names.indices.prefix(1)) : timed
  }

  private struct Pose {
    var time: Double
    var layout: PanelLayout
  }

  /// An outline, and the times at which the view has it.
  private struct Skin {
    var bounds: Rect
    var radius: Double
    var toPanel: Transform
    var times: [Double]

    var corners: [Point] { bounds.corners.map(toPanel.apply(to:)) }
    var box: Rect { toPanel.apply(to: bounds) }
    var isRound: Bool { radius > 0 }

    func isNear(_ other: Skin) -> Bool {
      zip(corners, other.corners).allSatisfy { $0.distance(to: $1) < 0.5 }
    }
  }

  private static func skins(of name: String, in poses: [Pose]) -> [Skin] {
    var skins: [Skin] = []
    for pose in poses {
      guard let index = pose.layout.index(of: name) else { continue }
      let view = pose.layout.drawing.views[index]
      let skin = Skin(
        bounds: view.bounds, radius: view.look.cornerRadius, toPanel: pose.layout.drawing.toPanel[index],
        times: [pose.time])
      guard skin.box.isFinite else { continue }
      // A view that comes back to a place has one outline there.
      if let same = skins.firstIndex(where: skin.isNear) {
        skins[same].times.append(pose.time)
      } else {
        skins.append(skin)
      }
    }
    return skins
  }

  private static func outlines(of skins: [Skin], end: Double, on site: AnnotationSite) -> Annotation {
    let marks = skins.enumerated().map { number, skin -> any Mark in
      let isEnd = skin.times.contains(end)
      let ink = Ink.adapted(.measure, at: skin.corners)
      let pen =
        number == 0 && !isEnd
        ? site.pen(ink, width: 1.25, dash: [1.25, 2.5]) : site.pen(ink, width: isEnd ? 1.5 : 0.5)
      return skin.isRound
        ? PathMark(.roundedRect(skin.bounds, radius: skin.radius).transformed(by: skin.toPanel), pen: pen)
        : OutlineMark(skin.corners, pen: pen)
    }
    return Annotation(
      "strut-skins", marks,
      obstacles: skins.flatMap { skin in
        // In a skin, a time would seem to be that of the skin.
        [.area(skin.box, cost: 6, allowsBars: true)] + Segment.around(skin.corners).map { .line($0, cost: 12) }
      })
  }

  /// The times of a skin, just outside one of its sides or corners.
  private static func label(_ text: String, beside box: Rect, on site: AnnotationSite) -> LabelRequest {
    let note = site.note(text, size: 9, ink: .readable)
    let gap = site.length(3)
    let (halfWidth, halfHeight) = (note.size.width / 2, note.size.height / 2)
    let (above, below) = (box.minY - halfHeight - gap / 2, box.maxY + halfHeight + gap / 2)
    let (left, right) = (box.minX - halfWidth - gap, box.maxX + halfWidth + gap)
    return LabelRequest(
      note,
      at: [
        .init(Point(box.midX, below)), .init(Point(box.midX, above), cost: 0.5),
        .init(Point(box.minX + halfWidth, below), cost: 1), .init(Point(box.minX + halfWidth, above), cost: 1),
        .init(Point(box.maxX - halfWidth, below), cost: 1), .init(Point(box.maxX - halfWidth, above), cost: 1),
        .init(Point(right, box.midY), cost: 1.5), .init(Point(left, box.midY), cost: 1.5),
        .init(Point(right, box.maxY - halfHeight), cost: 2), .init(Point(left, box.maxY - halfHeight), cost: 2),
        .init(Point(right, box.minY + halfHeight), cost: 2), .init(Point(left, box.minY + halfHeight), cost: 2),
        .init(Point(box.midX, box.maxY - halfHeight - gap), cost: 3),
      ])
  }
}
