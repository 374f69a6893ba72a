import Geometry
import Graphics

/// What stands on a bar: the sign of a relation, a value, the sign of a conflict. Its words are set.
struct Badge: Hashable, Sendable {
  /// A sign in a disc, drawn with strokes: it is crisp at every size, and no font need have it.
  enum Sign: String, Hashable, Sendable {
    case equal = "="
    case atLeast = "≥"
    case atMost = "≤"
    /// A cross, for a member of a conflict.
    case conflict = "✕"
  }

  var relation: Sign?
  private(set) var text: SetLine?
  var isConflict: Bool
  /// The number of the conflict, if there are several.
  private(set) var note: SetLine?
  /// Whether its pill is as narrow as can be, to fit into the gap that it labels.
  var isNarrow = false
  /// What a point of an annotation is in points of the panel.
  private let unit: Double

  init(
    relation: Sign? = nil, text: String? = nil, isConflict: Bool = false, note: String? = nil,
    on site: AnnotationSite
  ) {
    self.relation = relation
    self.text = text.map { site.line($0, size: 9.5, weight: .bold) }
    self.isConflict = isConflict
    self.note = note.map { site.line($0, size: 9) }
    unit = site.unit
  }

  var isEmpty: Bool { relation == nil && text == nil && !isConflict }

  fileprivate var pillHeight: Double { 14 * unit }
  fileprivate var discDiameter: Double { 12 * unit }
  fileprivate var gap: Double { 2 * unit }
  fileprivate var cornerRadius: Double { 3 * unit }

  fileprivate func pillWidth(of text: SetLine) -> Double {
    max(pillHeight, text.width + (isNarrow ? 4 : 8) * unit)
  }

  /// The room of its parts side by side.
  var size: Size {
    var widths: [Double] = []
    if relation != nil { widths.append(discDiameter) }
    if let text { widths.append(pillWidth(of: text)) }
    if isConflict { widths.append(discDiameter) }
    if let note { widths.append(note.width + 2 * unit) }
    let gaps = gap * Double(max(0, widths.count - 1))
    return Size(widths.reduce(gaps, +), text == nil ? discDiameter : pillHeight)
  }
}

/// What a badge is drawn with.
struct BadgeStyle: Hashable, Sendable {
  /// Of lines and of words beside the badge.
  var ink: Ink
  /// Of discs and pills, and of what stands on them.
  var badgeInk: Ink
  var textInk: Ink
  /// A wish that did not come true: its value is outlined and not filled.
  var isHollow = false
  /// What is inside of a hollow one.
  var pageInk = Ink.token(.page)
}

extension BadgeStyle {
  /// In the colours that a theme has for a state, on whatever ground.
  init(state: ThemeToken, isHollow: Bool = false) {
    self.init(
      ink: .adapted(state), badgeInk: .adapted(state == .misplaced ? .misplacedBadge : state),
      textInk: .adapted(state == .misplaced ? .misplacedBadgeText : .badgeText), isHollow: isHollow,
      pageInk: .adapted(.page))
  }

  /// In a colour of the author's, with black or white on it.
  init(color: Color, isHollow: Bool = false) {
    self.init(ink: .color(color), badgeInk: .color(color), textInk: Ink(.legible(on: color)), isHollow: isHollow)
  }
}

/// A badge, in its place once it has one.
struct PlacedBadge: Label, Mark {
  var badge: Badge
  var style: BadgeStyle
  var place = Rect.zero
  /// What it labels, to which a line leads from a badge that stands away.
  var target: Target?

  enum Target: Hashable, Sendable {
    case area(Rect)
    /// That of some points which is nearest to the badge.
    case nearest(of: [Point])
  }

  var size: Size { badge.size }

  func placed(in place: Rect) -> PlacedLabel {
    let placed = self.in(place)
    return PlacedLabel(signs: placed.leader + [placed])
  }

  /// The badge in a place.
  func `in`(_ place: Rect) -> PlacedBadge {
    var placed = self
    placed.place = place
    return placed
  }

  /// A fine line to what the badge labels, under it; none where it stands there.
  var leader: [any Mark] {
    let box: Rect
    switch target {
    case .area(let area): box = area
    case .nearest(let points):
      let nearest = points.min { $0.distance(to: place.center) < $1.distance(to: place.center) }
      box = Rect(center: nearest ?? place.center, size: .zero)
    case nil: return []
    }
    let way = Segment(from: place, to: box)
    let unit = badge.gap / 2
    return way.length > 9 * unit ? [LineMark([way], pen: Pen(ink: style.ink, width: 0.75 * unit))] : []
  }

  /// Its parts from left to right.
  func items(with brush: Brush) -> [Item] {
    var items: [Item] = []
    var x = place.minX
    let onBadge = brush.color((style.isHollow ? style.ink : style.textInk).at(place.center))
    func addDisc(_ sign: Badge.Sign) {
      let diameter = badge.discDiameter
      let center = brush.grid.rect(
        Rect(x: x, y: place.midY - diameter / 2, width: diameter, height: diameter)
      ).center
      items.append(shape(.circle(center: center, radius: diameter / 2), with: brush))
      items += sign.paths(at: center, reach: 3 * brush.unit).map {
        .shape(Shape($0, stroke: Stroke(color: onBadge, width: 1.25 * brush.unit, cap: .round, join: .round)))
      }
      x += diameter + badge.gap
    }
    if let relation = badge.relation { addDisc(relation) }
    if let text = badge.text {
      let width = badge.pillWidth(of: text)
      let pill = brush.grid.rect(
        Rect(x: x, y: place.midY - badge.pillHeight / 2, width: width, height: badge.pillHeight))
      items.append(shape(.roundedRect(pill, radius: badge.cornerRadius), with: brush))
      items.append(text.item(color: onBadge, at: pill.center, grid: brush.grid))
      x += width + badge.gap
    }
    if badge.isConflict { addDisc(.conflict) }
    if let note = badge.note {
      let color = brush.color(style.ink.at(place.center))
      items.append(note.item(color: color, at: Point(x, place.midY), anchor: 0, grid: brush.grid))
    }
    return items
  }

  private func shape(_ path: Path, with brush: Brush) -> Item {
    guard style.isHollow else {
      return .shape(Shape(path, fill: .color(brush.color(style.badgeInk.at(place.center)))))
    }
    let page = brush.color(style.pageInk.at(path.box?.center ?? .zero))
    let pen = Pen(ink: style.ink.at(place.center), width: brush.unit)
    return .shape(Shape(path, fill: .color(page), stroke: brush.stroke(pen)))
  }

  var description: String {
    let parts = [
      badge.relation?.rawValue, badge.text?.text, badge.isConflict ? Badge.Sign.conflict.rawValue : nil,
      badge.note?.text,
    ]
    return "badge “\(parts.compactMap { $0 }.joined(separator: " "))” at \(placeText(place)), \(style.ink)"
  }
}

extension Badge.Sign {
  /// Its strokes about a point.
  fileprivate func paths(at center: Point, reach: Double) -> [Path] {
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
