import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// A segmented control: one of its segments chosen, glossy up to iOS 6, outlined up to iOS 12 and raised since.
  func segmentedControl() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    if isClassic { return classicSegmentedControl() }
    let items = content.items.isEmpty ? ["First", "Second"] : content.items
    let chosen = clampedIndex(look.value ?? 0, count: items.count)
    let isOutlined = context.platform != .ios
    let width = hairline(1)
    let box = isOutlined ? strokeInside(view.bounds, width: width) : bounds
    let radius: Double = isOutlined ? 4 : 8
    var painted: [Item] =
      isOutlined ? [] : [.shape(Shape(.roundedRect(box, radius: radius), fill: .color(theme[.fill])))]
    for (index, (title, segment)) in zip(items, segments(items, in: box)).enumerated() {
      let isChosen = index == chosen
      if isChosen {
        let plate = isOutlined ? crisp(segment) : crisp(segment).insetBy(dx: 2, dy: 2)
        let fill = isOutlined ? tint : theme[.raised]
        painted.append(chosenSegment(plate, radius: isOutlined ? 0 : 7, fill: fill, in: box, outerRadius: radius))
      } else if isOutlined, index > 0, index - 1 != chosen {
        let x = context.grid.center(isRightToLeft ? segment.maxX : segment.minX, width: width)
        painted.append(
          .shape(
            Shape(
              .line(from: Point(x, box.minY), to: Point(x, box.maxY)), stroke: Stroke(color: tint, width: width))))
      }
      let color = isOutlined ? (isChosen ? theme[.tintText] : tint) : theme[.label]
      painted += text(
        title, in: segment.insetBy(dx: min(2, segment.width / 4), dy: 0),
        font: isChosen && !isOutlined ? font(.semibold, for: title, in: segment) : view.font, color: color,
        alignment: .center)
    }
    if isOutlined {
      painted.append(.shape(Shape(.roundedRect(box, radius: radius), stroke: Stroke(color: tint, width: width))))
    }
    return painted
  }

  /// Where each segment is: all are equally wide, or as wide as their titles ask.
  private func segments(_ items: [String], in box: Rect) -> [Rect] {
    let asked = items.map { title in
      content.apportionsSegmentWidthsByContent
        ? context.line(title, font: view.font).width + 14 : 1
    }
    let sum = max(1, asked.reduce(0, +))
    var left = box.minX
    return asked.map { width in
      defer { left += box.width * width / sum }
      return mirrored(
        Rect(x: left, y: box.minY, width: box.width * width / sum, height: box.height), in: box)
    }
  }

  /// The control's font in a heavier weight, if a title in it has room in its segment.
  private func font(_ weight: FontWeight, for title: String, in segment: Rect) -> Font {
    let heavy = Font(family: view.font.family, size: view.font.size, weight: weight)
    return context.line(title, font: heavy).width + 4 <= segment.width ? heavy : view.font
  }

  private func classicSegmentedControl() -> [Item] {
    let items = content.items.isEmpty ? ["First", "Second"] : content.items
    let chosen = clampedIndex(look.value ?? 0, count: items.count)
    let width = hairline(1)
    let box = strokeInside(view.bounds, width: width)
    let segmentWidth = box.width / Double(items.count)
    var painted = classicPlate(view.bounds, radius: 8)
    for (index, title) in items.enumerated() {
      let segment = mirrored(
        Rect(x: box.minX + Double(index) * segmentWidth, y: box.minY, width: segmentWidth, height: box.height), in: box)
      if index == chosen {
        let plate = Shape(.rect(crisp(segment)), fill: classicGradient(Self.classicBlue, over: segment))
        painted.append(.group(Group(clip: .roundedRect(box, radius: 8), items: [.shape(plate)])))
      }
      if index > 0 {
        let x = context.grid.center(isRightToLeft ? segment.maxX : segment.minX, width: width)
        let divider = Path.line(from: Point(x, box.minY), to: Point(x, box.maxY))
        painted.append(.shape(Shape(divider, stroke: Stroke(color: Self.classicEdge, width: width))))
      }
      painted += text(
        title, in: segment.insetBy(dx: min(2, segment.width / 4), dy: 0), font: font(.bold, for: title, in: segment),
        color: index == chosen ? .white : Self.classicInk, alignment: .center)
    }
    return painted
  }

  private func chosenSegment(_ plate: Rect, radius: Double, fill: Color, in box: Rect, outerRadius: Double) -> Item {
    let shape = Item.shape(Shape(.roundedRect(plate, radius: radius), fill: .color(fill)))
    guard radius == 0 else {
      let shadow = Shadow(offset: Point(0, 1), radius: 1.5, color: Color(hex: 0, alpha: 0.15))
      return .group(Group(shadow: shadow, items: [shape]))
    }
    return .group(Group(clip: .roundedRect(box, radius: outerRadius), items: [shape]))
  }

  /// An author's number as the index of one of some things.
  func clampedIndex(_ value: Double, count: Int) -> Int {
    guard value.isFinite, count > 0 else { return 0 }
    return Int(min(Double(count - 1), max(0, value.rounded())))
  }
}
