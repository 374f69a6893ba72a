import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// A solved panel with the position of each view in the panel's coordinates, whose origin is the top left corner of the
/// root.
struct PanelScene {
  /// Copies of the scene share it.
  private var sharedPanel: Constant<PanelLayout>
  var panel: PanelLayout { _read { yield sharedPanel.value } }
  private let rootSize: Size
  let platform: Platform
  let crop: Crop?
  /// From each view's own coordinates to the panel's, by the index of the view.
  private(set) var toPanel: [Transform]
  /// The prefix of ids in a panel among several, for example `p2-`.
  let identifierPrefix: String
  /// The points of the picture for each of the panel, which are those of the screen. Signs and words keep their size in
  /// the picture, so they are the larger in the panel.
  let zoom: Double
  /// The factor by which all screens of the picture are scaled, for the width of a print.
  let fit: Double
  /// The panel before the transition that is to be seen, if there is one.
  private(set) var before: [PanelScene]
  private var boxes: [Rect]
  private var grid: SpatialGrid
  /// The superview of each view. Who looks at many views asks often which are in which.
  private let superviews: [Int?]
  private let visible: [Bool]
  /// Whether each view is visible, if nothing is cropped.
  private let isThere: [Bool]
  /// Whether each view has a place that can be seen, whatever its alpha.
  private let hasPlace: [Bool]
  private let names: SceneNames
  /// The view around which the scene is turned; `nil` for a scene that is not turned.
  private(set) var pivot: Int?
  /// The plane of each view in a hierarchy that is taken apart; `nil` for other scenes.
  private(set) var planeNumbers: [Int]?
  /// By view, the layer of an exploded hierarchy that it is drawn on: itself, or the nearest view around it that is one.
  /// `nil` in it for a view that is on none.
  private let layers: [Int?]
  /// The part of the plane that a crop of the root leaves visible.
  private(set) var uncut = Rect.everything

  /// - Parameter scale: The factor by which all screens of the picture are scaled.
  init(_ panel: PanelLayout, in figure: Figure, identifierPrefix: String = "", scale: Double = 1) {
    sharedPanel = Constant(panel)
    (rootSize, crop) = (panel.views[0].bounds.size, panel.crop)
    platform = figure.platform
    self.identifierPrefix = identifierPrefix
    fit = scale
    before =
      panel.transition?.before.map {
        PanelScene($0.drawn, in: figure, identifierPrefix: identifierPrefix + "old-", scale: scale)
      } ?? []
    zoom = panel.kind.showsScreen ? panel.zoom * scale : 1
    toPanel = panel.drawing.toPanel
    // Boxes are cached: placing labels reads them many times. (By index, since a view is much to copy.)
    let views = panel.views
    boxes = zip(views.indices, toPanel).map { $1.apply(to: views[$0].bounds) }
    grid = SpatialGrid(boxes)
    superviews = views.indices.map { views[$0].superview }
    var (visible, hasPlace) = ([Bool](), [Bool]())
    visible.reserveCapacity(views.count)
    hasPlace.reserveCapacity(views.count)
    for (index, box) in zip(views.indices, boxes) {
      func isIn(_ kept: [Bool]) -> Bool { views[index].superview.map { kept.indices.contains($0) && kept[$0] } ?? true }
      let isShown = views[index].isDrawn(hidden: figure.hiddenViews) && box.isWithinReach
      hasPlace.append(isIn(hasPlace) && isShown)
      visible.append(isIn(visible) && isShown && views[index].look.alpha > 0)
    }
    isThere = visible
    layers = Self.layers(of: panel)
    // What is on no layer is not drawn. (Only now: what is in it may be.)
    for index in views.indices where layers[index] == nil { (visible[index], hasPlace[index]) = (false, false) }
    // Views beyond the edge of a crop have no annotations.
    if let crop {
      let screen = panel.surroundings.screen
      let shown = crop.shown(of: screen)
      for edge in crop.cutEdges(of: screen) { uncut[edge] = shown[edge] }
      for (index, box) in boxes.enumerated() where uncut.intersection(box) == nil {
        (visible[index], hasPlace[index]) = (false, false)
      }
    }
    (self.visible, self.hasPlace) = (visible, hasPlace)
    names = SceneNames(views.indices.map { views[$0].name }, in: figure)
  }

  private static func layers(of panel: PanelLayout) -> [Int?] {
    guard panel.kind == .exploded, !panel.layers.isEmpty else { return panel.views.indices.map(\.self) }
    let names = Set(panel.layers)
    var layers: [Int?] = []
    // A superview comes before its subviews.
    for index in panel.views.indices {
      let around = panel.views[index].superview.flatMap { layers[$0] }
      layers.append(names.contains(panel.views[index].name) ? index : around)
    }
    return layers
  }

  /// Whether a view has a plane of its own in an exploded hierarchy.
  func isLayer(viewAt index: Int) -> Bool { layers[index] == index }

  /// Whether a view is a layer, or in one.
  func isOnLayer(viewAt index: Int) -> Bool { layers[index] != nil }

  /// The layer around a view that is one itself; `nil` for the one at the back.
  func layer(aroundViewAt index: Int) -> Int? { panel.views[index].superview.flatMap { layers[$0] } }

  /// A length of the picture in points of the panel.
  func length(_ points: Double) -> Double { points / zoom }

  /// The root's rectangle in the panel's coordinates. In a turned scene, that of the pivot.
  var rootRect: Rect { pivot.map { boxes[$0] } ?? Rect(origin: .zero, size: rootSize) }

  /// The scene in the coordinates of a turned view.
  ///
  /// - Parameters:
  ///   - turn: From the panel's coordinates to those in which the view is upright.
  ///   - index: The view. Its alignment rectangle there is its bounds, because constraints inside it refer to nothing
  ///     else.
  func turned(by turn: Transform, aboutViewAt index: Int) -> PanelScene {
    var scene = self
    scene.pivot = index
    scene.uncut = .everything
    scene.toPanel = toPanel.map { $0.concatenating(turn) }
    scene.boxes = zip(panel.views, scene.toPanel).map { $1.apply(to: $0.bounds) }
    scene.grid = SpatialGrid(scene.boxes)
    return scene
  }

  /// The scene with each view on its plane of an exploded hierarchy, where names and callouts find it.
  func exploded() -> PanelScene {
    let planes = ExplodedPlanes(of: self)
    var scene = self
    scene.pivot = 0
    scene.planeNumbers = planes.numbers
    scene.uncut = .everything
    scene.toPanel = toPanel.enumerated().map { $1.concatenating(planes.plane(ofViewAt: $0)) }
    scene.boxes = zip(panel.views, scene.toPanel).map { $1.apply(to: $0.bounds) }
    scene.grid = SpatialGrid(scene.boxes)
    return scene
  }

  /// The scene with the system colours of a theme.
  func resolvingSystemColors(in theme: Theme) -> PanelScene {
    var scene = self
    scene.sharedPanel = Constant(panel.resolvingSystemColors(in: theme))
    scene.before = before.map { $0.resolvingSystemColors(in: theme) }
    return scene
  }

  /// The frame that layout computed for a misplaced view, which is drawn where the editor's canvas has it; `nil` for
  /// other views.
  func expectedFrame(ofViewAt index: Int) -> Rect? { panel.drawing.expectedFrames[index] }

  func index(of name: String) -> Int? { names.index(of: name) }

  func view(named name: String) -> SolvedView? { index(of: name).map { panel.views[$0] } }

  func hueNumber(ofViewAt index: Int) -> Int { names.hueNumber(ofViewAt: index) }

  /// The hue of a view, which is worked out where it is seen.
  func hue(ofViewAt index: Int) -> ViewHue { ViewHue(names: names, index: index) }

  func identifier(_ name: String) -> String { identifierPrefix + name }

  /// The prefix of ids in a panel: ids are unique in a picture.
  static func identifierPrefix(ofPanelAt index: Int, of count: Int) -> String { count == 1 ? "" : "p\(index + 1)-" }

  /// The prefix of ids in a pose of a film.
  ///
  /// - Parameter prefix: The panel's.
  static func identifierPrefix(ofPoseAt index: Int, in prefix: String) -> String { "\(prefix)t\(index + 1)-" }

  /// From a view's own coordinates to those of its superview's group.
  func transform(ofViewAt index: Int) -> Transform {
    panel.views[index].superview == nil ? toPanel[index] : panel.views[index].toSuperview
  }

  /// From the coordinates of a view's frame, which are the superview's, to the panel's.
  func frameToPanel(ofViewAt index: Int) -> Transform {
    guard let superview = panel.views[index].superview else {
      let root = panel.views[index]
      return .translation(x: -root.originalFrame.minX, y: -root.originalFrame.minY)
    }
    return toPanel[superview]
  }

  /// The bounding box of a view in the panel.
  func box(ofViewAt index: Int) -> Rect { boxes[index] }

  /// The visible views whose boxes touch an area, in drawing order. The result can contain other views too.
  func visibleViews(near area: Rect) -> [Int] { grid.numbers(near: area).filter { visible[$0] } }

  /// The alignment rectangle of a view in the panel.
  func alignmentRect(ofViewAt index: Int) -> Rect {
    if index == pivot { return boxes[index] }
    // All of a screen that stands on a device held upright is turned at the end.
    if index == 0, panel.drawing.turn != .identity { return rootRect }
    return frameToPanel(ofViewAt: index).apply(to: panel.views[index].alignmentRect)
  }

  /// The corners of a view in the panel: top left, top right, bottom right, bottom left.
  func corners(ofViewAt index: Int) -> [Point] {
    panel.views[index].bounds.corners.map(toPanel[index].apply(to:))
  }

  /// Views with coordinates beyond this limit, in points, are not drawn.
  static let farthest = 1e6

  /// Whether the coordinates of the view are small enough to be drawn.
  func isWithinReach(viewAt index: Int) -> Bool { boxes[index].isWithinReach }

  /// Whether the view and all views above it are visible.
  func isVisible(viewAt index: Int) -> Bool { visible[index] }

  /// Whether the view is visible, or would be if it and the views around it were not transparent.
  func hasPlace(viewAt index: Int) -> Bool { hasPlace[index] }

  /// Whether only its alpha, or that of a view around it, hides the view.
  func isTransparent(viewAt index: Int) -> Bool { hasPlace[index] && !visible[index] }

  /// Whether the view would be visible without a crop. A dimension to a cropped view ends at the edge of the crop.
  func isVisibleOnWholeRoot(viewAt index: Int) -> Bool { isThere[index] }

  /// What views in front of the view at `index` leave of a rectangle, of which they cover one side or all with a colour
  /// that lets hardly anything through; `nil` for nothing.
  func uncovered(_ rect: Rect, above index: Int) -> Rect? {
    var rest = rect
    for other in visibleViews(near: rect) where other > index && toPanel[other].isTranslation {
      guard opacity(ofViewAt: other) >= Self.leastCover else { continue }
      guard let left = rest.rest(besides: boxes[other]) else { return nil }
      rest = left
    }
    return rest
  }

  /// The opacity from which on what is behind a colour is not read any more.
  private static let leastCover = 0.8

  /// The first subview of the root that is presented over the interface, with its bars, and with which all that follow it
  /// are; `nil` where there is none, or the whole root is presented.
  var firstPresented: Int? {
    guard !panel.root.isElevated else { return nil }
    return panel.root.subviews.first { panel.views[$0].isElevated }
  }

  /// Whether a view in front of the view at `index` overlaps the rectangle.
  func isTouched(_ rect: Rect, above index: Int) -> Bool {
    visibleViews(near: rect).contains { other in
      other > index && panel.views[other].kind != .layoutGuide && boxes[other].overlaps(rect)
    }
  }

  /// Whether something that is seen of a view in front of the view at `index` lies in the rectangle.
  ///
  /// - Parameter signs: Whether of what stands in for a program's views only the signs count, which are in their middle.
  func isOverdrawn(_ rect: Rect, above index: Int, countingSignsAlone signs: Bool = false) -> Bool {
    visibleViews(near: rect).contains { other in
      guard other > index else { return false }
      let view = panel.views[other]
      // Through what only dims it, it is seen: a pale colour, or any colour in a view that is nearly transparent.
      if view.hasGround, opacity(ofViewAt: other) > 0.5 { return boxes[other].overlaps(rect) }
      guard view.hasOwnContent else { return false }
      let sign = signs ? view.standInPlace.map { toPanel[other].apply(to: $0) } : nil
      return (sign ?? boxes[other]).overlaps(rect)
    }
  }

  /// How much of a view's background is seen, with the alphas of the views around it.
  private func opacity(ofViewAt index: Int) -> Double {
    (panel.views[index].look.backgroundColor?.alpha ?? 0) * alpha(ofViewAt: index)
  }

  /// The opacity of a view among those around it.
  private func alpha(ofViewAt index: Int) -> Double {
    var alpha = 1.0
    var current: Int? = index
    while let view = current {
      alpha *= panel.views[view].look.alpha
      current = superviews[view]
    }
    return alpha
  }

  /// What a view paints behind its content, as pale as it is seen; `nil` for nothing.
  func ground(ofViewAt index: Int, in theme: Theme) -> Color? {
    panel.views[index].ground(in: theme).map { $0.opacity(alpha(ofViewAt: index)) }
  }

  /// Whether the colour of a view hides all of a rectangle.
  func isHidden(_ rect: Rect, byViewAt index: Int) -> Bool {
    toPanel[index].isTranslation && opacity(ofViewAt: index) >= Self.leastCover
      && rect.insetBy(dx: 0.5, dy: 0.5).corners.allSatisfy { isCovered($0, byViewAt: index) }
  }

  /// Whether text, images or controls behind the view at `index` lie in the rectangle.
  ///
  /// - Parameter signs: Where the signs of what stands in for a program's views are, if they count alone, by the views'
  ///   indices; then images that are not there give way, too, if all of the rectangle lies on one.
  func isOverContent(_ rect: Rect, below index: Int, countingAlone signs: [Int: Rect]? = nil) -> Bool {
    visibleViews(near: rect).contains { other in
      let view = panel.views[other]
      guard other < index, view.hasOwnContent, boxes[other].overlaps(rect), !isAncestor(other, of: index) else {
        return false
      }
      guard let signs, !view.hasGround else { return true }
      if view.isMissingImage { return !boxes[other].contains(rect) }
      return view.standInPlace == nil || signs[other]?.overlaps(rect) == true
    }
  }

  /// Whether `ancestor` is the view at `index` or one of its superviews.
  func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current: Int? = index
    while let view = current {
      if view == ancestor { return true }
      current = superviews[view]
    }
    return false
  }
}

extension SolvedView {
  /// Whether its background hides what is behind it.
  fileprivate var hasGround: Bool { (look.backgroundColor?.alpha ?? 0) > 0.5 }

  /// Whether it stands for an image that is not there.
  fileprivate var isMissingImage: Bool {
    guard kind == .imageView else { return false }
    return switch content.stillImage {
    case .missing?, nil: true
    default: false
    }
  }

  /// Whether it shows something besides its background and its subviews.
  fileprivate var hasOwnContent: Bool {
    switch kind {
    case .view, .stackView, .scrollView, .window, .layoutGuide, .tableView, .tableViewCell: content.placeholder != nil
    default: true
    }
  }
}

extension Rect {
  /// What another rectangle leaves of this one: all but the side that it takes; this one itself if what is left is no
  /// rectangle, and `nil` if nothing is.
  fileprivate func rest(besides other: Rect) -> Rect? {
    if other.contains(self) { return nil }
    for axis in Axis.allCases {
      let (own, taken) = (extent(axis), other.extent(axis))
      guard other.extent(axis.other).shared(with: extent(axis.other)) == extent(axis.other),
        taken.shared(with: own) != nil, taken.contains(own.lowerBound) != taken.contains(own.upperBound)
      else { continue }
      var rest = self
      let kept =
        taken.contains(own.lowerBound) ? taken.upperBound...own.upperBound : own.lowerBound...taken.lowerBound
      if axis == .horizontal {
        (rest.origin.x, rest.size.width) = (kept.lowerBound, kept.span)
      } else {
        (rest.origin.y, rest.size.height) = (kept.lowerBound, kept.span)
      }
      return rest
    }
    return self
  }

  fileprivate static let everything = Rect(
    x: -PanelScene.farthest, y: -PanelScene.farthest, width: 2 * PanelScene.farthest, height: 2 * PanelScene.farthest)

  fileprivate var isWithinReach: Bool {
    let farthest = PanelScene.farthest
    return abs(minX) < farthest && abs(minY) < farthest && abs(maxX) < farthest && abs(maxY) < farthest
  }
}
