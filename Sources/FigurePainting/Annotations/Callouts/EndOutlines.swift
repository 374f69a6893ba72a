import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Hairlines around views that are not to be seen, where dimensions end at their edges.
extension AnnotationPlacer {
  /// Outlines the views at whose edges dimensions end, if neither the view nor what is in it nor another view at the same
  /// place shows these: a bar that ends in the air measures nothing that a reader sees. Those of constraints have them
  /// already.
  mutating func outlineEnds(of callouts: [Callout], places: PlaceLocator) {
    var outlined = plan.outlined
    for callout in callouts {
      guard case .dimension(let from, let to, _) = callout.mark,
        let dimension = (try? Dimension(callout, places: places)).flatMap(\.self)
      else { continue }
      for (named, end) in [(from, dimension.line.start), (to, dimension.line.end)] {
        guard let view = places.uprightView(of: named), !outlined.contains(view),
          site.hidesEdge(ofViewAt: view, at: end[dimension.axis], dimension.axis)
        else { continue }
        outlined.insert(view)
        let edges = Obstacle.edges(of: site.scene.box(ofViewAt: view))
        place(Annotation("strut-bounds", [site.hairline(aroundViewAt: view)], obstacles: [edges]))
      }
    }
  }
}

extension AnnotationPlacer {
  /// Outlines the views that callouts name and that the keyboard or another view covers: a line to one would end at a
  /// key, or seem to name its cover.
  mutating func outlineWhatIsCovered(of callouts: [Callout], places: PlaceLocator) {
    var outlined: Set<Int> = []
    for callout in callouts {
      guard let view = callout.mark.labelledPlace.flatMap(places.coveredView), outlined.insert(view).inserted else {
        continue
      }
      let ink = Ink.adapted(.guide, at: [site.scene.box(ofViewAt: view).center])
      let outline = OutlineMark(site.scene.corners(ofViewAt: view), pen: site.pen(ink, width: 1, dash: [2, 2]))
      place(
        Annotation("strut-bounds", [outline], obstacles: [.edges(of: site.scene.box(ofViewAt: view))]))
    }
  }
}

extension Callout.Mark {
  /// The one place that words or a disc are about; `nil` for other callouts.
  var labelledPlace: Place? {
    switch self {
    case .label(_, let place), .text(_, let place): place
    case .arrow, .circle, .rule, .dimension, .bracket, .highlight, .magnify: nil
    }
  }
}

extension PlaceLocator {
  /// The view that a place is a point or a part of, if the keyboard or one other view covers all of it.
  fileprivate func coveredView(_ place: Place) -> Int? {
    guard case .view(let name, let part, _, _) = place.anchor, let index = scene.index(of: name), index != 0,
      scene.hasPlace(viewAt: index), case let box = scene.box(ofViewAt: index), !box.isEmpty
    else { return nil }
    // The keyboard's own guide is where the keyboard is.
    if case .guide? = part { return nil }
    let keyboard = scene.panel.keyboard.map(scene.toPanel[0].apply(to:))
    return keyboard?.contains(box) == true || isUnderOther(index, box) ? index : nil
  }

  /// Whether another view lies over all of a view, which is not in it: a view's own content shows where it is. Around
  /// what is as large as its cover, the dashes would be the cover's border.
  private func isUnderOther(_ index: Int, _ box: Rect) -> Bool {
    scene.isVisible(viewAt: index)
      && scene.visibleViews(near: box).contains { other in
        other > index && !scene.isAncestor(index, of: other) && scene.isHidden(box, byViewAt: other)
          && !box.insetBy(dx: -1, dy: -1).contains(scene.box(ofViewAt: other))
      }
  }

  /// The view that an upright place is a point of, as a whole; `nil` for the root and for other places.
  fileprivate func uprightView(of place: Place) -> Int? {
    guard case .view(let name, nil, _, _) = place.anchor, place.offset == .zero, !isTurned(place),
      let index = scene.index(of: name), index != 0, scene.hasPlace(viewAt: index)
    else { return nil }
    return index
  }
}

extension AnnotationSite {
  /// A hairline around a view whose edges are invisible.
  func hairline(aroundViewAt index: Int) -> OutlineMark {
    let ink = Ink.adapted(.guide, at: [scene.box(ofViewAt: index).center])
    return OutlineMark(scene.corners(ofViewAt: index), pen: pen(ink.opacity(0.4), width: 0.5))
  }

  /// Whether a place along an axis is on an edge of a view that nothing shows.
  fileprivate func hidesEdge(ofViewAt index: Int, at place: Double, _ axis: Axis) -> Bool {
    let box = scene.box(ofViewAt: index)
    let edges = box.extent(axis)
    let isLow = abs(edges.lowerBound - place) < 0.5
    let symbol = scene.symbolPlace(ofViewAt: index)
    guard isLow || abs(edges.upperBound - place) < 0.5, symbol != nil || hasNoEdges(viewAt: index) else { return false }
    guard !hasOutline(ofViewAt: index) else { return false }
    // 1. Letters, a symbol or an image that reach to it.
    let image =
      symbol ?? scene.panel.views[index].frame(of: .image, on: figure.platform).map(scene.toPanel[index].apply(to:))
    let near = box.insetBy(dx: -1, dy: -1)
    let shown =
      contents.texts(near: near, within: budget).map(\.rect).filter(near.contains) + [image].compactMap(\.self)
    let isParagraph = axis == .horizontal && scene.panel.views[index].texts[.main]?.lines.count ?? 0 > 1
    let reach = max(length(Self.reach), isParagraph ? box.width * Self.ragged : 0)
    let isReached =
      scene.isVisible(viewAt: index)
      && shown.contains { rect in
        abs((isLow ? rect.extent(axis).lowerBound : rect.extent(axis).upperBound) - place) < reach
      }
    // 2. An edge of another view in its place.
    return !isReached
      && !scene.visibleViews(near: box).contains { other in
        let (along, across) = (scene.box(ofViewAt: other).extent(axis), scene.box(ofViewAt: other).extent(axis.other))
        return other != index && !hasNoEdges(viewAt: other)
          && min(abs(along.lowerBound - place), abs(along.upperBound - place)) < 0.75
          && across.shared(with: box.extent(axis.other)) != nil
      }
  }

  /// How far what a view shows may end before its edge, in points of an annotation: the edge is understood.
  private static let reach = 3.0

  /// The share of its width that the longest of several lines may leave free, where the next word had no room: they are
  /// understood as a column of that width.
  private static let ragged = 0.12

  /// Whether another annotation outlines the view: its dashes would be filled.
  func hasOutline(ofViewAt index: Int) -> Bool {
    [.frames, .bounds, .alignmentRects].contains { isShown($0, forViewAt: index) }
  }

  /// Whether nothing that the view paints shows its edges, and no box is drawn in their place.
  func hasNoEdges(viewAt index: Int) -> Bool {
    let view = scene.panel.views[index]
    if !scene.isVisible(viewAt: index) || scene.hasNoEdges(viewAt: index, on: figure.platform) { return true }
    let isClear = view.look.backgroundColor.map { $0.alpha < 0.02 } ?? false
    guard view.look.backgroundPattern == nil, view.look.borderWidth <= 0, isClear || view.look.backgroundColor == nil
    else { return false }
    // Only positions are needed, so theme and scale do not matter.
    let context = PaintingContext(figure: figure, theme: Theme(.light), grid: PixelGrid(scale: 2))
    switch view.kind {
    case .view: return isClear
    case .scrollView: return isClear || context.isSeenByContent(view)
    case .stackView:
      let isInStack = view.isArranged && view.superview.map { scene.panel.views[$0].kind == .stackView } == true
      return isClear || !view.subviews.isEmpty && !context.explains(view, isInStack: isInStack)
    default: return false
    }
  }
}

extension PanelScene {
  /// About what an image view shows of a symbol, which alone shows where the view is; `nil` for others.
  func symbolPlace(ofViewAt index: Int) -> Rect? {
    let view = panel.views[index]
    guard view.kind == .imageView, let image = view.content.stillImage, case .symbol = image,
      view.look.backgroundColor == nil, view.look.borderWidth <= 0
    else { return nil }
    let frame = view.look.contentMode.frame(of: image.size, in: view.bounds)
    let free = Self.freeOfSymbol * min(frame.width, frame.height)
    return toPanel[index].apply(to: frame.insetBy(dx: free, dy: free))
  }

  /// What most symbols leave free of their square at each side.
  private static let freeOfSymbol = 0.15
}
