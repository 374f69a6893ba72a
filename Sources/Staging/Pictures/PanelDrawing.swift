import Figures
public import Geometry

/// Where a panel's views are drawn: geometry is finished here, and painting moves nothing.
public struct PanelDrawing: Hashable, Sendable {
  /// The panel's views. Some are drawn elsewhere than layout says, which `PanelLayout.views` has: what is scrolled under a
  /// bar begins below it, and misplaced views stand where the editor's canvas has them.
  public var views: [SolvedView]
  /// From each view's own coordinates to the panel's, in which the root's top left is the origin, wherever its superview
  /// would have it.
  public var toPanel: [Transform]
  /// Where layout puts the views that are drawn where the editor's canvas has them, by their indices.
  public var expectedFrames: [Int: Rect]
  /// How the whole panel is turned on the page, annotations and all: by a quarter where an interface in landscape lies on
  /// a device that is held upright.
  public var turn: Transform
}

extension PanelDrawing {
  /// - Parameters:
  ///   - views: As layout has them.
  ///   - show: The panel's annotations, which may ask for the canvas's frames.
  ///   - refit: Sets what a view says anew in the room that it has.
  init(of views: [SolvedView], show: AnnotationSet, refit: (inout SolvedView) -> Void) {
    self.init(views: views, toPanel: [], expectedFrames: [:], turn: .identity)
    // 1. Views under bars and on the canvas take their places.
    for index in views.indices {
      if views[index].look.scrollsUnderBars, views[0].safeAreaInsets.top > 0 {
        self.views[index].beginContentBelowBars()
      }
      guard let design = views[index].canvasFrame(shownBy: show) else { continue }
      expectedFrames[index] = views[index].laidOutFrame
      self.views[index].move(to: design)
      refit(&self.views[index])
    }
    // 2. Each view's coordinates follow from those of the view around it.
    toPanel.reserveCapacity(views.count)
    for view in self.views {
      if let superview = view.superview, superview < toPanel.count {
        toPanel.append(view.toSuperview.concatenating(toPanel[superview]))
      } else {
        let place = view.originalFrame.origin
        toPanel.append(view.toSuperview.concatenating(.translation(x: -place.x, y: -place.y)))
      }
    }
  }
}

extension SolvedView {
  /// Whether the editor's canvas has the view elsewhere than the solution.
  public var isMisplaced: Bool {
    guard let design = designFrame else { return false }
    let frame = laidOutFrame
    return abs(design.x - frame.x) > 0.5 || abs(design.y - frame.y) > 0.5
      || abs(design.width - frame.width) > 0.5 || abs(design.height - frame.height) > 0.5
  }

  /// The corners that the view would have in another frame, under its transform.
  public func corners(in frame: Rect) -> [Point] {
    guard !transform.isIdentity else { return frame.corners }
    let center = frame.center
    let turn = Transform.translation(x: -center.x, y: -center.y)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
    return frame.corners.map(turn.apply(to:))
  }

  /// Where the editor's canvas has a misplaced view, if that is to be shown.
  fileprivate func canvasFrame(shownBy panel: AnnotationSet) -> Rect? {
    guard isMisplaced, let design = designFrame, design.isFinite,
      show?[.misplaced] ?? panel.details(.misplaced, for: name) != nil
    else { return nil }
    return design
  }

  /// Frames inside a view that scrolls are counted from its content's top, and stay what they are; its bounds begin above
  /// it.
  fileprivate mutating func beginContentBelowBars() {
    let covered = max(0, safeAreaInsets.top)
    if covered < bounds.height { bounds.origin.y -= covered }
  }

  /// Gives the view another frame under its transform, and what follows from it; its subviews stay as they are.
  fileprivate mutating func move(to frame: Rect) {
    // Text stands in the middle of the height, and its baselines with it.
    let drop = (frame.height - bounds.height) / 2
    firstBaseline = firstBaseline.map { $0 + drop }
    lastBaseline = lastBaseline.map { $0 + drop }
    bounds.size = frame.size
    center = frame.center
    self.frame = transform.isIdentity ? frame : toSuperview.apply(to: bounds)
    alignmentRect = Rect(
      x: frame.x + alignmentInsets.left, y: frame.y + alignmentInsets.top,
      width: frame.width - alignmentInsets.left - alignmentInsets.right,
      height: frame.height - alignmentInsets.top - alignmentInsets.bottom)
  }
}
