import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

extension AnnotationCanvas {
  /// Names and numbers: each view's name inside it where it fits and covers nothing, else beside it, with a line to
  /// the view if it had to move away; its frame's numbers under the name.
  mutating func drawNames() {
    // Small views first: they have the fewest places to choose from.
    let wanted = scene.panel.views.indices.filter { isNamed($0) || isNumbered($0) }
    let order = wanted.sorted { left, right in
      let (first, second) = (area(of: left), area(of: right))
      return first != second ? first < second : left < right
    }
    // The marks of views that collapsed, longer ones first, so that a shorter one on the same place is seen.
    for index in order.reversed() { addCollapsedMark(ofViewAt: index) }
    for index in order { drawName(ofViewAt: index) }
  }

  private func isNamed(_ index: Int) -> Bool { isShown(.names, forViewAt: index) }
  private func isNumbered(_ index: Int) -> Bool { isShown(.values, forViewAt: index) }

  /// What counts of a view's size; of one that collapsed, a little of what length it has.
  private func area(of index: Int) -> Double {
    let box = scene.box(ofViewAt: index)
    return max(box.width * box.height, max(box.width, box.height) / 1000)
  }

  private mutating func drawName(ofViewAt index: Int) {
    let view = scene.panel.views[index]
    let box = scene.box(ofViewAt: index)
    guard box.isFinite else { return }
    // 1. One line or two.
    var lines: [(text: String, font: Font)] = []
    if isNamed(index) { lines.append((view.name, font(11, weight: .medium))) }
    if isNumbered(index) { lines.append((numbers(of: view.frame), font(9))) }
    let sizes = lines.map { labelSize($0.text, font: $0.font) }
    let size = Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).reduce(0, +))
    // 2. The best place, inside or out.
    let shown = box.intersection(scene.uncut) ?? box
    let place = occupancy.place(size, at: namePlaces(ofViewAt: index, box: shown, size: size))
    let isInside = box.insetBy(dx: -0.5, dy: -0.5).contains(place)
    // 3. The text, in the colour that the ground asks for, and a leader from a name that stands away.
    let details = details(.names, forViewAt: index) ?? details(.values, forViewAt: index)
    let color = details?.color ?? readableInk(at: place.center)
    var top = place.minY
    var items: [Item] = []
    // Beside the view its lines begin, or end, together.
    let anchor = place.minX >= box.maxX ? 0 : place.maxX <= box.minX ? 1 : 0.5
    for (line, lineSize) in zip(lines, sizes) {
      items.append(
        context.textItem(
          line.text, font: line.font, color: color,
          at: Point(place.minX + place.width * anchor, top + lineSize.height / 2), anchor: anchor))
      top += lineSize.height
    }
    labels.append(.group(Group(classes: ["strut-name"], items: items)))
    if !isInside { addLeader(from: place, to: shown) }
  }

  /// Inside: the middle, then along the edges and in the corners. Outside: above, below, at the sides.
  private func namePlaces(ofViewAt index: Int, box: Rect, size: Size) -> [Occupancy.Candidate] {
    var candidates: [Occupancy.Candidate] = []
    let view = scene.panel.views[index]
    let padding = length(4)
    func isCovered(_ center: Point) -> Bool {
      let rect = Rect(center: center, size: size)
      return scene.visibleViews(near: rect).contains { $0 > index && scene.box(ofViewAt: $0).overlaps(rect) }
    }
    // On another view a name would be taken for that view's, and across an edge it is hard to read.
    func cost(outsideAt center: Point) -> Double {
      let rect = Rect(center: center, size: size)
      let isAcrossEdge = scene.shownRect.overlaps(rect) && !scene.shownRect.contains(rect)
      return scene.visibleViews(near: rect).reduce(isAcrossEdge ? 8 : 0) { cost, other in
        guard other != index, other != 0 else { return cost }
        let box = scene.box(ofViewAt: other)
        guard box.overlaps(rect) else { return cost }
        return cost + (scene.isAncestor(other, of: index) ? 0 : 24) + (box.contains(rect) ? 0 : 6)
      }
    }
    candidates += placesInside(view, toPanel: scene.toPanel[index], size: size, padding: padding).map {
      Occupancy.Candidate($0.center, cost: $0.cost + (isCovered($0.center) ? 40 : 0))
    }
    // The middle of what is seen of one that is torn off.
    if box != scene.box(ofViewAt: index),
      box.insetBy(dx: padding, dy: padding).contains(Rect(center: box.center, size: size))
    {
      candidates.append(Occupancy.Candidate(box.center, cost: isCovered(box.center) ? 41 : 1))
    }
    let gap = length(3)
    let outside: [(Point, Double)] = [
      (Point(box.minX + size.width / 2, box.minY - size.height / 2 - gap), 8),
      (Point(box.midX, box.minY - size.height / 2 - gap), 8.5),
      (Point(box.midX, box.maxY + size.height / 2 + gap), 9),
      (Point(box.minX + size.width / 2, box.maxY + size.height / 2 + gap), 9.2),
      (Point(box.maxX + size.width / 2 + gap, box.midY), 9),
      (Point(box.minX - size.width / 2 - gap, box.midY), 9.5),
      (Point(box.maxX + size.width / 2 + gap, box.minY - size.height / 2 - gap), 9.7),
      (Point(box.maxX - size.width / 2, box.minY - size.height / 2 - gap), 10),
      (Point(box.maxX + size.width / 2 + gap * 3, box.minY - size.height / 2 - gap * 3), 11),
      (Point(box.midX, box.minY - size.height * 1.5 - gap * 2), 13),
      (Point(box.midX, box.maxY + size.height * 1.5 + gap * 2), 13.5),
      (Point(box.midX, box.minY - size.height * 3 - gap * 2), 17),
      (Point(box.midX, box.maxY + size.height * 3 + gap * 2), 17.5),
    ]
    return candidates + outside.map { Occupancy.Candidate($0.0, cost: $0.1 + cost(outsideAt: $0.0)) }
  }

  /// Places for a label within a view, however it is turned: its middle, its corners, the middles of its edges.
  private func placesInside(
    _ view: SolvedView, toPanel: Transform, size: Size, padding: Double
  ) -> [(center: Point, cost: Double)] {
    guard let inverse = toPanel.inverted else { return [] }
    let bounds = view.bounds
    // How much of the view's width and height the upright label takes in the view's own coordinates.
    let reach = inverse.apply(to: Rect(center: toPanel.apply(to: bounds.center), size: size)).size
    let room = bounds.insetBy(dx: padding + reach.width / 2, dy: padding + reach.height / 2)
    guard room.width >= -padding, room.height >= -padding else { return [] }
    let (left, right) = (min(room.minX, room.midX), max(room.maxX, room.midX))
    let (top, bottom) = (min(room.minY, room.midY), max(room.maxY, room.midY))
    let places: [(Point, Double)] = [
      (bounds.center, 0), (Point(left, top), 2), (Point(room.midX, top), 2.5), (Point(right, top), 3),
      (Point(left, room.midY), 3), (Point(right, room.midY), 3), (Point(left, bottom), 3),
      (Point(room.midX, bottom), 3), (Point(right, bottom), 3.5),
    ]
    return places.map { (toPanel.apply(to: $0.0), $0.1) }
  }

  /// A view without a width or a height paints nothing: a line in its hue shows where it is, or, without either, a dot.
  private mutating func addCollapsedMark(ofViewAt index: Int) {
    let box = scene.box(ofViewAt: index)
    guard box.isFinite, min(box.width, box.height) < 0.5 else { return }
    let view = scene.panel.views[index]
    let color = view.look.backgroundColor ?? theme.view(scene.hueNumber(ofViewAt: index))
    let isDot = max(box.width, box.height) < 0.5
    let mark: Item =
      isDot
      ? .shape(Shape(.circle(center: box.center, radius: length(2)), fill: .color(color)))
      : line(from: box.origin, to: Point(box.maxX, box.maxY), stroke: stroke(color, width: 2))
    addMarks([mark], class: "strut-collapsed")
    occupancy.avoid(box.insetBy(dx: -length(2), dy: -length(2)), cost: 24, allowsBars: true)
  }

  /// A thin line from a label to the nearest point of what it speaks of, if the two are apart.
  mutating func addLeader(from label: Rect, to target: Rect) {
    let end = Point(
      min(max(label.midX, target.minX), target.maxX), min(max(label.midY, target.minY), target.maxY))
    let start = Point(min(max(end.x, label.minX), label.maxX), min(max(end.y, label.minY), label.maxY))
    guard start.distance(to: end) > length(6) else { return }
    addMarks([line(from: start, to: end, stroke: stroke(theme[.guide], width: 0.75))], class: "strut-leader")
  }

  private func numbers(of frame: Rect) -> String {
    "\(formatted(frame.x)), \(formatted(frame.y)), \(formatted(frame.width)) × \(formatted(frame.height))"
  }
}
