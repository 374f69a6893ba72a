import Figures
import Geometry
import Staging
import ViewLayout

extension AnnotationSite {
  /// The name of a guide of a view at the top of the guide's box, or elsewhere in it: outside it would be on what the
  /// guide keeps free of views.
  ///
  /// - Parameters:
  ///   - ink: Its ink, unless the author has chosen a colour.
  ///   - isAtSide: Whether it is beside the left or the right edge instead: other guides have the top.
  /// - Returns: `nil` where the author wants no words, and for a box that is narrower than the name because its
  ///   screen is drawn small: across the edge, the name would strike it through, and beside it be larger than what it
  ///   names.
  func caption(
    _ text: String, of shown: AnnotatedView, in box: Rect, ink: Ink, isAtSide: Bool = false
  ) -> LabelRequest? {
    guard shown.details.showsValues != false else { return nil }
    let note = note(text, size: 9, ink: shown.ink(or: ink))
    let size = note.size
    if unit > 1, size.width > box.width - length(4) { return nil }
    let rows = rows(near: box)
    if isAtSide {
      // Off the dots of the readable width, too, which can be just inside.
      let (left, right) = (box.minX + size.width / 2 + length(6), box.maxX - size.width / 2 - length(6))
      let heights = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map { box.minY + box.height * $0 }
      let places = heights.flatMap { [Point(left, $0), Point(right, $0)] }
      return named(note, at: places.enumerated().map { .init($1, cost: Double($0) / 4) }, among: rows)
    }
    // Below the edge of a crop, if the picture begins there.
    let inset = length(scene.tornEdges.contains(.minY) ? 8 : 3)
    let inside = box.minY + size.height / 2 + inset
    let below = box.maxY - size.height / 2 - length(3)
    let (left, right) = (box.minX + size.width, box.maxX - size.width)
    // In the corners and at the sides, too, where a small screen has its only room.
    let (inLeft, inRight) = (box.minX + size.width / 2 + length(4), box.maxX - size.width / 2 - length(4))
    let corners = [inside, below].flatMap { y in [inRight, inLeft].map { Point($0, y) } }
    // On a view there, far from the guide's edge, it would be the name of the view.
    let sides = [0.5, 0.4, 0.6].flatMap { share in [inRight, inLeft].map { Point($0, box.minY + box.height * share) } }
      .filter { seenViews(at: Rect(center: $0, size: size)).isEmpty }
    // Between the lines of a table's rows, which would strike it through at the edge.
    let whole = box.insetBy(dx: -0.5, dy: -0.5)
    let inRows = rows.filter { whole.contains($0) && $0.height > size.height + length(4) }.sorted { $0.minY < $1.minY }
      .prefix(3).flatMap { row in [box.midX, inRight, inLeft].map { Point($0, row.midY) } }
    return named(
      note,
      at: [
        .init(Point(box.midX, inside)), .init(Point(right, inside), cost: 1), .init(Point(box.midX, below), cost: 2),
        .init(Point(left, inside), cost: 2.5), .init(Point(right, below), cost: 3),
        .init(Point(left, below), cost: 3.5),
      ] + inRows.map { .init($0, cost: 3) } + corners.map { .init($0, cost: 4) } + sides.map { .init($0, cost: 5) },
      among: rows)
  }

  /// The name of a guide, which its line says as well, with a legend: on a text of the interface neither could be read.
  ///
  /// - Parameter rows: The rows of tables there.
  private func named(_ note: Note, at candidates: [Occupancy.Candidate], among rows: [Rect]) -> LabelRequest {
    let most = Occupancy.textCost / 2
    let named = namedViews
    var request = LabelRequest(
      note,
      at: candidates.map { candidate in
        let place = Rect(center: candidate.center, size: note.size)
        let covered = seenViews(at: place)
        // On a view that has a name, that of a guide would be read as another one of it, and in a field as what it says.
        let isMistaken = covered.contains { named.contains($0) || scene.panel.views[$0].kind.hasWordsOfItsOwn }
        let isStruck = covered.contains { !scene.box(ofViewAt: $0).contains(place) }
        let cost = isMistaken ? most : covered.isEmpty ? 0 : isStruck ? Self.costOnLines : Self.costOnViews
        let struck = areParted(rows, in: place) || isBesideWords(place) ? Self.costOnLines : 0
        return .init(candidate.center, cost: candidate.cost + cost + struck, kind: candidate.kind)
      })
    // Nowhere where it would touch a text or be mistaken, which cost as much.
    request.mostCost = most - 0.1
    return request
  }

  /// The views whose edges are seen, of those that a place lies on.
  private func seenViews(at place: Rect) -> [Int] {
    scene.visibleViews(near: place).filter {
      $0 != 0 && scene.box(ofViewAt: $0).overlaps(place) && !hasNoEdges(viewAt: $0)
    }
  }

  /// Whether a text or a control of the interface is on one line with a place and so near that both are read together.
  private func isBesideWords(_ place: Rect) -> Bool {
    let line = place.insetBy(dx: -length(Self.reading), dy: 0)
    return contents.hasText(in: line, within: budget)
  }

  /// The distance at which words, or a disc and words, on one line are read together, in points of an annotation.
  static let reading = 14.0

  /// Whether the line between two rows of a table runs through a place.
  private func areParted(_ rows: [Rect], in place: Rect) -> Bool {
    rows.contains { row in
      row.overlaps(place) && [row.minY, row.maxY].contains { $0 > place.minY && $0 < place.maxY }
    }
  }

  /// The rows of tables that reach into a box.
  private func rows(near box: Rect) -> [Rect] {
    scene.visibleViews(near: box).flatMap { index in
      scene.panel.views[index].rows(on: figure.platform).map(scene.toPanel[index].apply(to:)).filter(box.overlaps)
    }
  }

  /// How much worse it stands where such a line or the edge of a view would strike it through.
  private static let costOnLines = 4.0
  /// How much worse the name of a guide stands on a view than between views.
  private static let costOnViews = 2.0

  /// The views that have words or names of their own.
  private var namedViews: Set<Int> {
    let words = scene.panel.callouts.compactMap { callout -> Int? in
      guard case .text(_, let place) = callout.mark else { return nil }
      return place.viewName.flatMap(scene.index(of:))
    }
    return Set(words + scene.panel.views.indices.filter { isShown(.names, forViewAt: $0) })
  }
}

extension SolvedView {
  /// The rows of a table, or a row itself that a line parts from the next, in the view's own coordinates.
  fileprivate func rows(on platform: Platform) -> [Rect] {
    if kind == .tableViewCell { return separatorInsets == nil ? [] : [bounds] }
    guard kind == .tableView else { return [] }
    return table?.rows ?? (0..<tableRowCount(on: platform)).map(tableRow)
  }
}

extension ViewKind {
  /// Whether words on it are read as those that it shows.
  fileprivate var hasWordsOfItsOwn: Bool {
    switch self {
    case .textField, .button, .textView, .segmentedControl: true
    default: false
    }
  }
}

extension LayoutGuideKind {
  /// As a figure names it in words: where it is drawn, and as the other side of a size.
  var printedName: String {
    switch self {
    case .safeArea: "safe area"
    case .margins: "margins"
    case .readable: "readable"
    case .contentLayout: "content"
    case .frameLayout: "frame"
    case .keyboard: "keyboard"
    }
  }
}
