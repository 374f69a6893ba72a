import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws a segmented control: glossy up to iOS 6, outlined up to iOS 12 and raised since then.
struct SegmentedControlPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol { [$0.divider] } }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    if isClassic { return classic() }
    let width = hairline(1)
    let box = isOutlined ? strokeInside(view.bounds, width: width) : bounds
    let radius: Double = isOutlined ? 4 : 8
    var painted = isOutlined ? [] : ground(Path.roundedRect(box, radius: radius))
    for (index, segment) in segments(in: box).enumerated() {
      let isChosen = index == chosen
      // No line touches the chosen segment.
      if index > 0, !isChosen, index - 1 != chosen {
        painted.append(
          divider(before: segment, in: isOutlined ? box : shortened(box), color: isOutlined ? tint : theme[.separator]))
      }
      if isChosen {
        let plate = isOutlined ? crisp(segment) : crisp(segment).insetBy(dx: 2, dy: 2)
        let fill = isOutlined ? tint : look.markTintColor ?? theme[.raised]
        painted.append(chosenSegment(plate, radius: isOutlined ? 0 : 7, fill: fill, in: box, outerRadius: radius))
      }
      painted += title(
        index, in: segment, color: isOutlined ? (isChosen ? cutOut : tint) : theme[.label])
    }
    if isOutlined {
      painted.append(.stroke(.roundedRect(box, radius: radius), tint, width: width))
    }
    return painted
  }

  /// Whether it stands out of its ground, as it does since iOS 13.
  var isRaised: Bool { !isClassic && !isOutlined }

  /// The trough of a raised control. A colour of its own shows through the fill of the system, which is over it.
  private func ground(_ trough: Path) -> [Item] {
    guard let color = look.backgroundColor, color.alpha > 0 else { return [.fill(trough, theme[.fill])] }
    return [.fill(trough, color), .fill(trough, Color(hex: 0x767680, alpha: theme.name == .dark ? 0.24 : 0.12))]
  }

  private var chosen: Int { view.segmentTitles.nearestIndex(to: look.value ?? 0) }

  /// Up to iOS 12 the chosen title is cut out of the tint, so that it has the colour of what is behind the control.
  private var cutOut: Color {
    let own = look.backgroundColor.flatMap { $0.alpha > 0.5 ? $0 : nil }
    let behind = own ?? subject.groundBehind ?? theme[.tintText]
    // What is behind may also be a picture or another view, which nothing here knows of.
    return abs(behind.luminance - tint.luminance) > 0.1 ? behind : tint.isLight ? .darkInk : .white
  }

  private func segments(in box: Rect) -> [Rect] {
    view.segments(
      ofWidths: view.segmentTitles.indices.map { view.texts[.item($0)]?.naturalWidth ?? 0 }, in: box,
      on: context.platform)
  }

  private func title(_ index: Int, in segment: Rect, color: Color) -> [Item] {
    text(.item(index), in: segment.insetBy(dx: min(2, segment.width / 4), dy: 0), color: color, alignment: .center)
  }

  private func divider(before segment: Rect, in box: Rect, color: Color) -> Item {
    let width = hairline(1)
    let x = context.grid.center(isRightToLeft ? segment.maxX : segment.minX, width: width)
    return .stroke(.line(from: Point(x, box.minY), to: Point(x, box.maxY)), color, width: width)
  }

  /// The part of the height that the lines of a raised control take.
  private func shortened(_ box: Rect) -> Rect { crisp(box.insetBy(dx: 0, dy: box.height / 4)) }

  private func classic() -> [Item] {
    let box = strokeInside(view.bounds, width: hairline(1))
    var painted = [ClassicLook.plate(view.bounds, radius: 8, grid: grid)]
    for (index, segment) in segments(in: box).enumerated() {
      if index == chosen {
        let plate = Shape(.rect(crisp(segment)), fill: ClassicLook.gradient(ClassicLook.blue, over: segment))
        painted.append(.group(Group(clip: .roundedRect(box, radius: 8), items: [.shape(plate)])))
      }
      if index > 0 { painted.append(divider(before: segment, in: box, color: ClassicLook.edge)) }
      painted += title(index, in: segment, color: index == chosen ? .white : ClassicLook.ink)
    }
    return painted
  }

  private func chosenSegment(_ plate: Rect, radius: Double, fill: Color, in box: Rect, outerRadius: Double) -> Item {
    let shape = Item.fill(.roundedRect(plate, radius: radius), fill)
    guard radius == 0 else {
      let shadow = Shadow(offset: Point(0, 1), radius: 1.5, color: Color(hex: 0, alpha: 0.15))
      return .group(Group(shadow: shadow, items: [shape]))
    }
    return .group(Group(clip: .roundedRect(box, radius: outerRadius), items: [shape]))
  }
}
