import Figures
import Geometry
import Graphics
import Staging
import Typography

/// A small example of a sign, for legends.
struct SignSample {
  let meaning: SignMeaning
  /// The ink that it has in the figure; `nil` for the sign's own colour.
  var ink: Ink.Source?
  /// Where it is drawn; it has the size of samples.
  let box: Rect
  let theme: Theme
  let grid: PixelGrid
  let words: SampleWords

  /// The size of a sample. An outlined pill has as much of its bar beside it that the dashes are seen, and pills of
  /// numbers are wider.
  static func size(of meaning: SignMeaning) -> Size {
    Size([.unsatisfied, .multiple, .solvedLength].contains(meaning) ? 34 : 26, 16)
  }

  /// The diameter of the disc of ambiguous views, as on them.
  private static let questionDiameter = 13.0

  /// What a sign takes of the width of its box, in whole points: beside words it stands as far from them as every other
  /// one.
  static func extent(of meaning: SignMeaning, words: SampleWords) -> ClosedRange<Double> {
    let sample = SignSample(
      meaning: meaning, box: Rect(origin: .zero, size: size(of: meaning)), theme: Theme(.light),
      grid: PixelGrid(scale: 2), words: words)
    guard let bounds = sample.items().unitedBounds else { return 0...sample.box.width }
    let low = bounds.minX.rounded(.down)
    return low...max(low, bounds.maxX.rounded(.up))
  }

  func items() -> [Item] {
    let view = box.insetBy(dx: 3, dy: 2)
    let corner = Point(box.maxX - Self.questionDiameter / 2, box.minY + Self.questionDiameter / 2)
    return switch meaning {
    case .distance: bar(color(.ok))
    case .zeroDistance: [line(color(.ok), width: 2)]
    case .optional: bar(color(.ok), dash: SignDash.optional)
    case .unsatisfied:
      bar(color(.ok), dash: SignDash.optional)
        + [
          .shape(
            Shape(
              .roundedRect(grid.rect(Rect(center: box.center, size: Size(14, 14))), radius: 3),
              fill: .color(theme[.page]), stroke: pen(color(.ok))))
        ]
    case .equal: disc(.equal, color(.ok))
    case .atLeast: pill(.atLeast, color(.ok))
    case .atMost: pill(.atMost, color(.ok))
    case .multiple: pill(words.multiple, color(.ok))
    case .aspectRatio: [diagonal(of: view)]
    case .solvedLength: pill(words.solved, color(.ok))
    case .alignment: [line(color(.ok))]
    case .baselineAlignment: [line(color(.ok), dash: SignDash.alignedBaselines)]
    case .commonCenter: [line(color(.ok), dash: SignDash.middle)]
    case .shortLength: shortBar(color(.ok))
    case .farEnd: [line(color(.ok), width: 0.5, dash: SignDash.witness)]
    case .guideEdge: [line(color(.guide), dash: SignDash.guideEdge)]
    case .middle: [line(color(.guide), dash: SignDash.middle)]
    case .spacing: bar(color(.measure))
    case .conflict: bar(color(.conflict), width: 1.5) + disc(.conflict, color(.conflict))
    case .broken: bar(color(.conflict), width: 1.5, gap: 6)
    case .ambiguous:
      [
        outline(
          Rect(x: box.minX, y: corner.y, width: corner.x - box.minX, height: box.maxY - corner.y), color(.conflict),
          width: 1.5, dash: SignDash.ambiguous),
        .fill(.circle(center: corner, radius: Self.questionDiameter / 2), color(.conflict)),
      ] + words.question.items(at: corner, color: wordInk, grid: grid)
    case .ghost:
      [.fill(.rect(grid.rect(view)), color(.guide).opacity(0.14)), outline(view, color(.guide), dash: SignDash.ghost)]
    case .misplaced:
      [
        outline(view.insetBy(dx: 3, dy: 0).offsetBy(dx: 3, dy: 0), color(.misplaced), width: 1.5, dash: SignDash.frame),
        outline(view.insetBy(dx: 3, dy: 0).offsetBy(dx: -3, dy: 0), color(.misplaced), width: 1.5),
      ]
    case .hugging: chevrons(isInward: true)
    case .compressionResistance: chevrons(isInward: false)
    case .intrinsicSize: [outline(view, color(.guide), dash: SignDash.original)]
    case .strut: bar(color(.conflict))
    case .spring: [spring()]
    case .frame: [outline(view, color(.guide), dash: SignDash.frame)]
    case .originalFrame: [outline(view, color(.guide), dash: SignDash.original)]
    case .bounds: [outline(view, color(.guide), width: 0.75)]
    case .alignmentRect: [outline(view, color(.alignment), width: 1.5)]
    case .alignmentInsets: hatch(view, color(.alignment))
    case .center: cross()
    case .origin:
      [
        .shape(
          Shape(.circle(center: box.center, radius: 3), fill: .color(theme[.page]), stroke: pen(color(.measure), 1.5)))
      ]
    case .axes: axes()
    case .baseline: [line(color(.ok), width: 1.25, dash: SignDash.baseline)]
    case .margins: margin(view, color(.measure))
    case .safeAreaCut: hatch(view, color(.guide), isFalling: true)
    case .safeArea: [line(color(.guide), dash: SignDash.guideEdge)]
    case .readable: [line(color(.measure), width: 1.25, dash: SignDash.readable)]
    case .guide: crossed(view)
    case .standardSpacing: [line(color(.ok), dash: SignDash.standardSpacing)]
    case .motionPath: path()
    case .tornEdge: [tear()]
    }
  }

  // MARK: Strokes

  /// The colour that the sign has in the figure, or a colour of its own.
  private func color(_ standard: ThemeToken) -> Color {
    switch ink?.settled(in: theme) {
    case .color(let color)?: theme.seen(color)
    case .plain(let color)?: color
    default: theme[standard]
    }
  }

  /// What is written on that colour.
  private var wordInk: Color {
    if case .color(let own)? = ink { theme.legible(on: theme.seen(own)) } else { theme[.badgeText] }
  }

  private func pen(_ color: Color, _ width: Double = 1, dash: [Double] = []) -> Stroke {
    Stroke(color: color, width: grid.width(width), dash: dash)
  }

  private func outline(_ rect: Rect, _ color: Color, width: Double = 1, dash: [Double] = []) -> Item {
    let (line, stroke) = (grid.strokeInside(rect, width: grid.width(width)), pen(color, width, dash: dash))
    guard dash.count == 2 else { return .stroke(.rect(line), stroke) }
    return .dashedOutline(of: line.corners, pieces: Segment.around(line.corners), stroke: stroke, grid: grid)
  }

  /// A level line through the middle.
  private func line(_ color: Color, width: Double = 1, dash: [Double] = []) -> Item {
    let y = grid.center(box.midY, width: grid.width(width))
    return .stroke(.line(from: Point(box.minX + 1, y), to: Point(box.maxX - 1, y)), pen(color, width, dash: dash))
  }

  // MARK: Signs

  /// A bar with caps.
  ///
  /// - Parameter gap: The length of the gap in its middle.
  private func bar(_ color: Color, width: Double = 1, dash: [Double] = [], gap: Double = 0) -> [Item] {
    let stroke = pen(color, width)
    let y = grid.center(box.midY, width: stroke.width)
    let ends = [box.minX + 2, box.maxX - 2].map { grid.center($0, width: stroke.width) }
    let caps = ends.reduce(into: Path()) { $0.append(.line(from: Point($1, y - 4.5), to: Point($1, y + 4.5))) }
    let parts = gap == 0 ? [(ends[0], ends[1])] : [(ends[0], box.midX - gap / 2), (box.midX + gap / 2, ends[1])]
    var shaft = parts.reduce(into: Path()) { $0.append(.line(from: Point($1.0, y), to: Point($1.1, y))) }
    for edge in gap == 0 ? [] : [box.midX - gap / 2, box.midX + gap / 2] {
      shaft.append(.line(from: Point(edge - 1.5, y + 4.5), to: Point(edge + 1.5, y - 4.5)))
    }
    // A dash at both ends.
    let dashes = Pen(ink: .token(.ok), width: width, dash: dash).dashFilling(ends[1] - ends[0])
    return [.stroke(caps, stroke), .stroke(shaft, pen(color, width, dash: dashes))]
  }

  /// Two edges with arrows that point at them from outside.
  private func shortBar(_ color: Color) -> [Item] {
    let stroke = pen(color)
    let y = grid.center(box.midY, width: stroke.width)
    return [-1.0, 1].flatMap { side -> [Item] in
      let edge = grid.center(box.midX + side * 2.5, width: stroke.width)
      let head = ArrowHead(tip: Point(edge, y), direction: Point(-side, 0), length: 5, slope: 0.5)
      return [
        .stroke(.line(from: Point(edge, y - 4.5), to: Point(edge, y + 4.5)), stroke),
        .stroke(.line(from: head.base, to: Point(edge + side * 9, y)), stroke), .fill(head.path, color),
      ]
    }
  }

  private func disc(_ sign: Badge.Sign, _ color: Color) -> [Item] {
    badge(sign, on: .circle(center: box.center, radius: 6), color)
  }

  private func pill(_ sign: Badge.Sign, _ color: Color) -> [Item] {
    badge(sign, on: .roundedRect(grid.rect(Rect(center: box.center, size: Size(14, 14))), radius: 3), color)
  }

  /// A pill with words that stand for a number.
  private func pill(_ words: SetText, _ color: Color) -> [Item] {
    let pill = grid.rect(Rect(center: box.center, size: Size(words.naturalWidth + 6, 14)))
    return [.fill(.roundedRect(pill, radius: 3), color)] + words.items(at: pill.center, color: wordInk, grid: grid)
  }

  /// From the lower left to the upper right, as over a view. It begins and ends with a dash.
  private func diagonal(of view: Rect) -> Item {
    let line = Segment(Point(view.minX, view.maxY), Point(view.maxX, view.minY))
    let dashes = Pen(ink: .token(.ok), width: 1, dash: SignDash.optional).dashFilling(line.length)
    return .stroke(.line(from: line.start, to: line.end), pen(color(.ok), dash: dashes))
  }

  private func badge(_ sign: Badge.Sign, on shape: Path, _ color: Color) -> [Item] {
    let stroke = Stroke(color: wordInk, width: 1.25, cap: .round, join: .round)
    return [.fill(shape, color)] + sign.paths(at: box.center, reach: 3).map { .stroke($0, stroke) }
  }

  private func chevrons(isInward: Bool) -> [Item] {
    let path = Chevrons.path(isInward: isInward, at: box.center, along: .horizontal, unit: 1)
    return [.stroke(path, Stroke(color: color(.ok), width: Chevrons.width, cap: .round, join: .round))]
  }

  private func spring() -> Item {
    let y = grid.center(box.midY, width: 1)
    let (start, flat, pitch) = (box.minX + 1, 3.0, 6.0)
    var points = [Point(start, y), Point(start + flat, y)]
    for turn in 0..<3 {
      let begin = start + flat + Double(turn) * pitch
      points += [Point(begin + pitch / 4, y - 3), Point(begin + pitch * 3 / 4, y + 3)]
    }
    points += [Point(box.maxX - 1 - flat, y), Point(box.maxX - 1, y)]
    var stroke = pen(color(.ok))
    stroke.join = .round
    return .stroke(.polyline(points), stroke)
  }

  private func hatch(_ rect: Rect, _ color: Color, isFalling: Bool = false) -> [Item] {
    let hatch = Hatch(
      color: color.opacity(isFalling ? SafeArea.opacityOfCut : 0.5), pitch: 4, lineWidth: 0.75, isFalling: isFalling)
    return [.shape(Shape(.rect(grid.rect(rect)), fill: .hatch(hatch)))]
  }

  /// A piece of the band at the left of a view, with its inner edge.
  private func margin(_ rect: Rect, _ color: Color) -> [Item] {
    let x = grid.center(rect.maxX - 1e-6, width: grid.width(0.5))
    return hatch(rect, color) + [.stroke(.line(from: Point(x, rect.minY), to: Point(x, rect.maxY)), pen(color, 0.5))]
  }

  private func cross() -> [Item] {
    let center = Point(grid.center(box.midX, width: 1), grid.center(box.midY, width: 1))
    var arms = Path.line(from: Point(center.x - 5, center.y), to: Point(center.x + 5, center.y))
    arms.append(.line(from: Point(center.x, center.y - 5), to: Point(center.x, center.y + 5)))
    return [.stroke(arms, pen(color(.ink))), .fill(.circle(center: center, radius: 1.8), color(.ink))]
  }

  private func axes() -> [Item] {
    let origin = Point(grid.center(box.minX + 4, width: 1), grid.center(box.minY + 3, width: 1))
    return [(Point(1, 0), 18.0, theme[.conflict]), (Point(0, 1), 11.0, theme[.ok])].flatMap {
      direction, length, color -> [Item] in
      let tip = origin + Point(direction.x * length, direction.y * length)
      let head = ArrowHead(tip: tip, direction: direction, length: 5, slope: 0.5)
      return [.stroke(.line(from: origin, to: head.base), pen(color, 1.5)), .fill(head.path, color)]
    }
  }

  private func crossed(_ rect: Rect) -> [Item] {
    let corners = rect.corners
    var diagonals = Path.line(from: corners[0], to: corners[2])
    diagonals.append(.line(from: corners[1], to: corners[3]))
    let line = grid.strokeInside(rect, width: grid.width(1))
    return [
      .stroke(diagonals, pen(color(.guide), 0.5)),
      .stroke(.roundedRect(line, radius: 4), pen(color(.guide), dash: SignDash.layoutGuide)),
    ]
  }

  private func path() -> [Item] {
    let y = grid.center(box.midY, width: 1)
    var marks = Path.line(from: Point(box.minX + 1, y), to: Point(box.maxX - 4, y))
    for x in [2.0, 6, 12, 18] {
      marks.append(.line(from: Point(box.minX + x, y - 3), to: Point(box.minX + x, y + 3)))
    }
    return [
      .stroke(marks, pen(color(.measure))),
      .fill(.circle(center: Point(box.maxX - 4, y), radius: 2.5), color(.measure)),
    ]
  }

  private func tear() -> Item {
    let shown = Rect(x: box.minX + 1, y: box.minY, width: box.width - 2, height: box.height / 2 + 2)
    let edges = TornEdges(shown: shown, edges: [.maxY], unit: 1)
    return .stroke(edges.tears(overhang: 0), pen(color(.guide).opacity(0.6), 0.5))
  }
}
