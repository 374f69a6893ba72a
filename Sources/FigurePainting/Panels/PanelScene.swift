import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// A solved panel with every view's place in the panel's own coordinates, in which the root stands at the origin.
struct PanelScene {
  private(set) var panel: PanelLayout
  /// From each view's own coordinates to the panel's, by the view's index.
  private(set) var toPanel: [Transform]
  /// Begins the ids of a panel among several: `p2-`.
  let identifierPrefix: String
  private var boxes: [Rect]
  private var grid: SpatialGrid
  private let visible: [Bool]
  /// Of views beyond a torn edge too.
  private let isThere: [Bool]
  private let indices: [String: Int]
  private let hues: [Int]
  /// The view that the scene is turned about.
  private(set) var pivot: Int?
  /// All of the plane, up to the edges at which the root is torn off.
  private(set) var uncut = Rect.everything

  init(_ panel: PanelLayout, in figure: Figure, identifierPrefix: String = "") {
    self.panel = panel
    self.identifierPrefix = identifierPrefix
    toPanel = panel.drawing.toPanel
    // 1. Views are looked at many times while labels look for their places.
    boxes = zip(panel.views, toPanel).map { $1.apply(to: $0.bounds) }
    grid = SpatialGrid(boxes)
    var visible: [Bool] = []
    visible.reserveCapacity(panel.views.count)
    for (view, box) in zip(panel.views, boxes) {
      let isAround = view.superview.map { visible.indices.contains($0) && visible[$0] } ?? true
      visible.append(isAround && !view.isHidden && view.look.alpha > 0 && box.isWithinReach)
    }
    isThere = visible
    // What lies beyond a torn edge has no annotations of its own.
    let root = Rect(origin: .zero, size: panel.root.bounds.size)
    if let crop = panel.crop {
      uncut = Rect.everything.cut(along: crop.torn(of: root), of: crop.shown(of: root))
      for (index, box) in boxes.enumerated() where uncut.intersection(box) == nil { visible[index] = false }
    }
    self.visible = visible
    indices = Dictionary(
      panel.views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    // 2. Hues go by the order of the plain views in the document, so that a view keeps its own from panel to panel.
    let plain = figure.allViews.dropFirst().filter { $0.kind == .view }
    let order = Dictionary(plain.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    hues = panel.views.enumerated().map { order[$1.name] ?? plain.count + $0 }
  }

  /// The root's rectangle in the panel's coordinates; in a turned scene, that of the view that it is turned about.
  var rootRect: Rect { pivot.map { boxes[$0] } ?? Rect(origin: .zero, size: panel.root.bounds.size) }

  /// What is drawn of the root; all of it in a turned scene.
  var shownRect: Rect { pivot == nil ? panel.crop?.shown(of: rootRect) ?? rootRect : rootRect }

  /// The edges of what is drawn at which the root goes on.
  var tornEdges: [RectEdge] { panel.crop?.torn(of: rootRect) ?? [] }

  /// How far a rectangle reaches along an axis as far as it is drawn.
  func shownExtent(of rect: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let extent = rect.extent(axis)
    return extent.shared(with: uncut.extent(axis)) ?? extent
  }

  /// The scene as it is seen by one who is turned with a view.
  ///
  /// - Parameters:
  ///   - turn: From the panel's coordinates to those in which the view is upright.
  ///   - index: The view, which is known by its bounds there: what is inside it sees nothing else of it.
  func turned(by turn: Transform, aboutViewAt index: Int) -> PanelScene {
    var scene = self
    scene.pivot = index
    scene.uncut = .everything
    scene.toPanel = toPanel.map { $0.concatenating(turn) }
    scene.boxes = zip(panel.views, scene.toPanel).map { $1.apply(to: $0.bounds) }
    scene.grid = SpatialGrid(scene.boxes)
    return scene
  }

  /// The scene with every colour that its author named as a theme has it.
  func resolvingSystemColors(in theme: Theme) -> PanelScene {
    var scene = self
    scene.panel = panel.resolvingSystemColors(in: theme)
    return scene
  }

  /// Where the solution puts a view that is drawn where the editor's canvas has it; `nil` for any other.
  func expectedFrame(ofViewAt index: Int) -> Rect? { panel.drawing.expectedFrames[index] }

  func index(of name: String) -> Int? { indices[name] }

  func view(named name: String) -> SolvedView? { indices[name].map { panel.views[$0] } }

  func hueNumber(ofViewAt index: Int) -> Int { hues[index] }

  func identifier(_ name: String) -> String { identifierPrefix + name }

  /// From a view's own coordinates to those of the group around it.
  func transform(ofViewAt index: Int) -> Transform {
    panel.views[index].superview == nil ? toPanel[index] : panel.views[index].toSuperview
  }

  /// From the coordinates in which a view's frame is, its superview's, to the panel's.
  func frameToPanel(ofViewAt index: Int) -> Transform {
    guard let superview = panel.views[index].superview else {
      let root = panel.views[index]
      return .translation(x: -root.originalFrame.minX, y: -root.originalFrame.minY)
    }
    return toPanel[superview]
  }

  /// A view's box in the panel.
  func box(ofViewAt index: Int) -> Rect { boxes[index] }

  /// The visible views whose boxes touch an area, and perhaps others, in drawing order.
  func visibleViews(near area: Rect) -> [Int] { grid.numbers(near: area).filter { visible[$0] } }

  /// A view's alignment rectangle in the panel.
  func alignmentRect(ofViewAt index: Int) -> Rect {
    if index == pivot { return boxes[index] }
    return frameToPanel(ofViewAt: index).apply(to: panel.views[index].alignmentRect)
  }

  /// The view's corners in the panel: top left, top right, bottom right, bottom left.
  func corners(ofViewAt index: Int) -> [Point] {
    panel.views[index].bounds.corners.map(toPanel[index].apply(to:))
  }

  /// Coordinates from here on are none of a figure's: what has them is not drawn.
  static let farthest = 1e6

  /// Whether a view is where a figure can show it.
  func isWithinReach(viewAt index: Int) -> Bool { boxes[index].isWithinReach }

  /// Whether the view and all above it are to be seen.
  func isVisible(viewAt index: Int) -> Bool { visible[index] }

  /// Whether the view would be to be seen if nothing were torn off: what is measured from it runs out at the torn edge.
  func isVisibleOnWholeRoot(viewAt index: Int) -> Bool { isThere[index] }

  /// Whether a later view is drawn over all of a rectangle, so that nothing of it is seen.
  func isCovered(_ rect: Rect, above index: Int) -> Bool {
    visibleViews(near: rect).contains { other in
      guard other > index, toPanel[other].isTranslation, boxes[other].contains(rect) else { return false }
      return (panel.views[other].look.backgroundColor?.alpha ?? 0) >= 1
    }
  }

  /// Whether a later view is drawn over some of a rectangle.
  func isTouched(_ rect: Rect, above index: Int) -> Bool {
    visibleViews(near: rect).contains { other in
      other > index && panel.views[other].kind != .layoutGuide && boxes[other].overlaps(rect)
    }
  }

  /// Whether `ancestor` is `index` or above it.
  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current: Int? = index
    while let view = current {
      if view == ancestor { return true }
      current = panel.views[view].superview
    }
    return false
  }
}

extension Rect {
  fileprivate static let everything = Rect(
    x: -PanelScene.farthest, y: -PanelScene.farthest, width: 2 * PanelScene.farthest, height: 2 * PanelScene.farthest)

  /// The rectangle without what lies beyond some edges of another.
  fileprivate func cut(along edges: [RectEdge], of shown: Rect) -> Rect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    for edge in edges {
      switch edge {
      case .minX: left = shown.minX
      case .minY: top = shown.minY
      case .maxX: right = shown.maxX
      case .maxY: bottom = shown.maxY
      }
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate var isWithinReach: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < PanelScene.farthest }
  }
}
