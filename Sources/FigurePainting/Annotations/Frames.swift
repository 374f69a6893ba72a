import Geometry
import Graphics
import ViewLayout

extension AnnotationCanvas {
  /// Frames: a dashed line around each view, about the corners of a turned one, and `frame` beside it where the two
  /// differ.
  mutating func drawFrames() {
    for (index, details) in views(with: .frames) {
      let view = scene.panel.views[index]
      guard view.frame.isFinite else { continue }
      let toPanel = scene.frameToPanel(ofViewAt: index)
      let corners = view.frame.corners.map(toPanel.apply(to:))
      let color = details.color ?? theme(inside: corners)[.guide]
      addMarks([outline(corners, stroke: stroke(color, dash: [4, 3]))], class: "strut-frame")
      guard !view.transform.isIdentity else { continue }
      placeCaption("frame", at: toPanel.apply(to: view.frame), color: details.color)
    }
  }

  /// Original frames: where each view would be without its transform, finely dashed.
  mutating func drawOriginalFrames() {
    for (index, details) in views(with: .originalFrames) {
      let view = scene.panel.views[index]
      guard view.originalFrame.isFinite else { continue }
      let toPanel = scene.frameToPanel(ofViewAt: index)
      let corners = view.originalFrame.corners.map(toPanel.apply(to:))
      let color = details.color ?? theme(inside: corners)[.guide]
      addMarks([outline(corners, stroke: stroke(color, dash: [2, 2]))], class: "strut-original-frame")
    }
  }

  /// A small word at a corner of a rectangle, outside if there is room.
  mutating func placeCaption(_ text: String, at rect: Rect, color: Color?) {
    let font = font(9)
    let size = labelSize(text, font: font)
    let gap = length(3)
    let (above, below) = (rect.minY - size.height / 2 - gap / 2, rect.maxY + size.height / 2 + gap / 2)
    let (first, last) = (rect.minX + size.width / 2, rect.maxX - size.width / 2)
    let right = rect.maxX + size.width / 2 + gap
    let place = occupancy.place(
      size,
      at: [
        Occupancy.Candidate(Point(last, above)),
        Occupancy.Candidate(Point(right, rect.minY + size.height / 2), cost: 1),
        Occupancy.Candidate(Point(first, above), cost: 1), Occupancy.Candidate(Point(last, below), cost: 2),
        Occupancy.Candidate(Point(first, below), cost: 2),
        Occupancy.Candidate(Point(last - gap, rect.minY + size.height / 2 + gap), cost: 3),
      ])
    let ink = color ?? theme(at: [place.center])[.guide]
    labels.append(context.textItem(text, font: font, color: ink, at: place.center))
  }
}
