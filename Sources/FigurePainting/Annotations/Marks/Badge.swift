import Figures
import Geometry
import Graphics
import Staging

/// The content of a badge on a bar: the sign of a relation, a value, the sign of a conflict. Its words are measured.
///
/// The sign and the value are read as one, `≥ 8`, so they are on one pill. An equals sign alone is in a disc.
struct Badge: Hashable, Sendable {
  /// A sign in a disc. It is drawn with strokes, so it is crisp at every size and does not depend on fonts.
  enum Sign: String, Hashable, Sendable {
    case equal = "="
    case atLeast = "≥"
    case atMost = "≤"
    /// A cross, for a constraint that is part of a conflict.
    case conflict = "✕"
  }

  var relation: Sign?
  private(set) var text: SetText?
  var isConflict: Bool
  /// Whether the gap of a broken constraint is beside the number, because the line has no room for it.
  var hasGap = false
  /// The number of the conflict, if there are several.
  private(set) var note: SetText?
  /// Whether the length that the layout has stands behind what an inequality says.
  private let hasSolution: Bool
  /// The size of a point of an annotation, in points of the panel.
  private let unit: Double

  init(
    relation: Sign? = nil, text: String? = nil, isConflict: Bool = false, note: String? = nil,
    hasSolution: Bool = false, look: CalloutLook = CalloutLook(), on site: AnnotationSite
  ) {
    self.relation = relation
    self.text = text.map { site.words($0, size: 9.5, weight: .bold, look: look) }
    self.isConflict = isConflict
    self.hasSolution = hasSolution
    self.note = note.map { site.line($0, size: 9) }
    unit = site.unit
  }

  /// What its parentheses mean.
  fileprivate var solution: SignMeaning? { hasSolution ? .solvedLength : nil }

  var isEmpty: Bool { relation == nil && text == nil && !isConflict }

  /// Higher for several lines, or for larger letters.
  fileprivate var pillHeight: Double { max(14 * unit, (text?.height ?? 0) + 2 * unit) }
  /// What the sign of the relation takes of the pill, with the distance to the value.
  fileprivate var signRoom: Double {
    relation == nil ? 0 : (text == nil ? Self.signWidth : Self.signWidth + 2.5) * unit
  }
  private var isDisc: Bool { text == nil && relation == .equal }
  /// The width of the sign of a relation, in points.
  fileprivate static let signWidth = 6.0
  fileprivate var discDiameter: Double { 12 * unit }
  fileprivate var gap: Double { 2 * unit }
  /// What a pill has at each side of its words: the same on all, whatever room there is. A number of two digits takes no
  /// more than 16 points with it, the most usual margin, and lies over neither of its edges.
  private var padding: Double { 2.25 * unit }
  fileprivate var cornerRadius: Double { 3 * unit }

  fileprivate enum Part {
    case disc(Sign)
    case gap
    case pill(Sign?, SetText?)
    case note(SetText)
  }

  /// The visible parts from left to right, with their widths.
  fileprivate var parts: [(part: Part, width: Double)] {
    return [
      isDisc ? relation.map { (.disc($0), discDiameter) } : nil,
      text != nil || relation != nil && !isDisc
        ? (.pill(relation, text), max(pillHeight, signRoom + (text?.naturalWidth ?? 0) + 2 * padding)) : nil,
      hasGap ? (.gap, LineGap.breadth * unit) : nil,
      isConflict ? (.disc(.conflict), discDiameter) : nil,
      note.map { (.note($0), $0.naturalWidth + padding) },
    ].compactMap { $0 }
  }

  /// How far the middle of the number is to the right of that of all parts, in points of the panel.
  var numberOffset: Double {
    var (before, number) = (0.0, 0.0)
    for (part, width) in parts {
      if case .pill = part {
        number = width
        break
      }
      before += width + gap
    }
    return number == 0 ? 0 : before + number / 2 - size.width / 2
  }

  /// The size of all parts side by side, in points of the panel.
  var size: Size {
    let widths = parts.map(\.width)
    let gaps = gap * Double(max(0, widths.count - 1))
    let isDiscAlone = text == nil && (relation == nil || isDisc) && note == nil
    return Size(widths.reduce(gaps, +), isDiscAlone ? discDiameter : pillHeight)
  }
}

/// The colours of a badge.
struct BadgeStyle: Hashable, Sendable {
  /// The colour of lines and of words next to the badge.
  var ink: Ink
  /// The colour of discs and pills, and of what is written on them.
  var badgeInk: Ink
  var textInk: Ink
  /// Whether the badge is outlined instead of filled, for an optional constraint that does not hold.
  var isHollow = false
  /// The fill of a hollow badge.
  var pageInk = Ink.token(.page)
}

extension BadgeStyle {
  /// The colours of a state, adapted to the background.
  init(state: ThemeToken, isHollow: Bool = false) {
    self.init(
      ink: .adapted(state), badgeInk: .adapted(state == .misplaced ? .misplacedBadge : state),
      textInk: .adapted(state == .misplaced ? .misplacedBadgeText : .badgeText), isHollow: isHollow,
      pageInk: .adapted(.page))
  }

  /// The author's colour, with black or white on it.
  init(color: Color, isHollow: Bool = false) {
    self.init(ink: .color(color), badgeInk: .color(color), textInk: Ink(.legible(on: color)), isHollow: isHollow)
  }
}

/// A badge with its style, and its place once it has one.
struct PlacedBadge: Label, Mark {
  var badge: Badge
  var style: BadgeStyle
  var place = Rect.zero
  /// What the badge labels. A line leads there from a badge that is farther away, with a dot on an area.
  var target: Target?

  enum Target: Hashable, Sendable {
    case view(Rect)
    /// A line or a bar that is drawn.
    case area(Rect)
    /// The point that is nearest to the badge.
    case nearest(of: [Point])
  }

  var size: Size { badge.size }

  func placed(in place: Rect) -> PlacedLabel {
    let placed = self.in(place)
    return PlacedLabel(signs: placed.leader + [placed])
  }

  /// The badge at a place.
  func `in`(_ place: Rect) -> PlacedBadge {
    var placed = self
    placed.place = place
    return placed
  }

  /// A thin line to what the badge labels, with a dot in a view; none if the badge is close to it.
  var leader: [any Mark] {
    guard let way = way(from: place) else { return [] }
    let unit = badge.gap / 2
    let line = LineMark([way], pen: Pen(ink: style.ink, width: 0.75 * unit))
    guard case .view = target else { return [line] }
    return [line, PathMark(.circle(center: way.end, radius: Leader.dotRadius * unit), fill: style.ink)]
  }

  func way(from place: Rect) -> Segment? {
    let box: Rect
    switch target {
    case .view(let area): box = area
    case .area(let area): box = area.offEnds(beside: place, least: 8 * badge.gap / 2)
    case .nearest(let points):
      let nearest = points.min { $0.distance(to: place.center) < $1.distance(to: place.center) }
      box = Rect(center: nearest ?? place.center, size: .zero)
    case nil: return nil
    }
    let way = Segment(from: place, to: box)
    return way.length > 9 * badge.gap / 2 ? way : nil
  }

  var signInks: SignInks {
    let relation: SignMeaning? =
      switch badge.relation {
      // With words it says itself what is equal to what.
      case .equal: badge.text == nil ? .equal : nil
      case .atLeast: .atLeast
      case .atMost: .atMost
      case .conflict, nil: nil
      }
    return SignInks().adding([relation, badge.solution].compactMap(\.self), in: inkSource)
  }

  var inkSource: Ink.Source? { style.ink.source }

  func items(with brush: Brush) -> [Item] { tag(with: brush) + parts(with: brush) }

  /// The parts from left to right.
  private func parts(with brush: Brush) -> [Item] {
    let onBadge = brush.color((style.isHollow ? style.ink : style.textInk).at(place.center))
    let stroke = Stroke(color: onBadge, width: 1.25 * brush.unit, cap: .round, join: .round)
    var x = place.minX
    return badge.parts.flatMap { part, width -> [Item] in
      func box(_ height: Double) -> Rect {
        brush.grid.rect(Rect(x: x, y: place.midY - height / 2, width: width, height: height))
      }
      defer { x += width + badge.gap }
      switch part {
      case .disc(let sign):
        let center = box(width).center
        return [shape(.circle(center: center, radius: width / 2), with: brush)]
          + sign.paths(at: center, reach: 3 * brush.unit).map { .stroke($0, stroke) }
      case .pill(let sign, let text):
        let pill = box(badge.pillHeight)
        let middle = pill.center + Point(badge.signRoom / 2, 0)
        let start = middle.x - (text?.naturalWidth ?? 0) / 2 - badge.signRoom
        let signCenter = Point(start + Badge.signWidth * brush.unit / 2, pill.midY)
        return [shape(.roundedRect(pill, radius: badge.cornerRadius), with: brush)]
          + (sign.map { $0.paths(at: signCenter, reach: 3 * brush.unit).map { .stroke($0, stroke) } } ?? [])
          + (text?.items(around: middle, color: onBadge, grid: brush.grid) ?? [])
      case .gap:
        let line = Segment(Point(x, place.midY), Point(x + width, place.midY))
        let strokes = LineGap(share: 0.5, unit: brush.unit).strokes(across: line).map { stroke in
          Path.line(from: stroke.start, to: stroke.end)
        }
        let pen = Pen(ink: style.ink.at(place.center), width: LineGap.strokeWidth * brush.unit)
        return strokes.map { .stroke($0, brush.stroke(pen)) }
      case .note(let note):
        let color = brush.color(style.ink.at(place.center))
        return note.items(at: Point(x, place.midY), color: color, anchor: 0, grid: brush.grid)
      }
    }
  }

  /// What a word beside the number is written on: the page, within a line around all parts. A bar would strike the word
  /// through, and without the line it would be a patch on the views.
  private func tag(with brush: Brush) -> [Item] {
    guard isTagged else { return [] }
    let half = brush.unit / 2
    let line = brush.grid.rect(place).insetBy(dx: half, dy: half)
    return [outlined(.roundedRect(line, radius: badge.cornerRadius - half), with: brush)]
  }

  var isTagged: Bool { badge.note != nil }

  private func shape(_ path: Path, with brush: Brush) -> Item {
    guard style.isHollow else {
      let fill = style.badgeInk.at(place.center)
      return .shape(Shape(path, fill: .color(brush.color(fill)), stroke: rim(of: path, fill, with: brush)))
    }
    return outlined(path, with: brush)
  }

  /// A line in the colour of the number around a shape that lies on nearly its own colour, where it would have no
  /// outline; `nil` for others.
  private func rim(of path: Path, _ fill: Ink, with brush: Brush) -> Stroke? {
    let isHidden = path.box?.insetBy(dx: brush.unit, dy: brush.unit).corners.contains { corner in
      brush.visible(Ink(.plain(brush.color(fill)), at: [corner])).source != .plain(brush.color(fill))
    }
    guard isHidden ?? false else { return nil }
    return brush.stroke(Pen(ink: style.textInk.at(place.center), width: brush.unit))
  }

  /// A shape in the page's colour, within a line.
  private func outlined(_ path: Path, with brush: Brush) -> Item {
    let page = brush.color(style.pageInk.at(path.box?.center ?? .zero))
    let pen = Pen(ink: style.ink.at(place.center), width: brush.unit)
    return .shape(Shape(path, fill: .color(page), stroke: brush.stroke(pen)))
  }

  var description: String {
    let parts = [
      badge.relation?.rawValue, badge.text?.text, badge.hasGap ? "//" : nil,
      badge.isConflict ? Badge.Sign.conflict.rawValue : nil,
      badge.note?.text,
    ]
    return "badge “\(parts.compactMap { $0 }.joined(separator: " "))” at \(placeText(place)), \(style.ink)"
  }
}

extension Badge.Sign {
  /// The strokes of the sign around a point.
  func paths(at center: Point, reach: Double) -> [Path] {
    func path(_ points: [(Double, Double)]) -> Path {
      .polyline(points.map { Point(center.x + $0.0 * reach, center.y + $0.1 * reach) })
    }
    return switch self {
    case .equal: [path([(-0.9, -0.4), (0.9, -0.4)]), path([(-0.9, 0.4), (0.9, 0.4)])]
    case .atLeast: [path([(-0.75, -1.05), (0.75, -0.35), (-0.75, 0.35)]), path([(-0.75, 1), (0.75, 1)])]
    case .atMost: [path([(0.75, -1.05), (-0.75, -0.35), (0.75, 0.35)]), path([(-0.75, 1), (0.75, 1)])]
    case .conflict: [path([(-0.75, -0.75), (0.75, 0.75)]), path([(-0.75, 0.75), (0.75, -0.75)])]
    }
  }
}

extension Rect {
  /// What a line from a number leads to: where the number stands beside a piece of a bar, the middle of that piece.
  /// At the end of the bar the line would hide the cap, or look like another one.
  ///
  /// - Parameter least: The length of the shortest such piece.
  func offEnds(beside number: Rect, least: Double) -> Rect {
    var box = self
    for axis in Axis.allCases where !extent(axis).contains(number.center[axis]) {
      guard let shared = extent(axis).shared(with: number.extent(axis)), shared.span >= least else { continue }
      box.origin[axis] = shared.middle
      box.size[axis] = 0
    }
    return box
  }
}
