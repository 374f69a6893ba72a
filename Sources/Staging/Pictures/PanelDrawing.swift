import Figures
public import Geometry

/// Where a panel's views are drawn. This geometry is final: painting moves nothing.
public struct PanelDrawing: Hashable, Sendable {
  /// The panel's views as they are drawn. `PanelLayout.views` has the results of layout, from which they can differ:
  /// content that scrolls under a bar begins below the bar, and misplaced views are drawn where the editor shows them.
  public var views: [SolvedView]
  /// From each view's own coordinates to the panel's, whose origin is the root's top left corner.
  public var toPanel: [Transform]
  /// The frames that layout computed for the misplaced views, by their indices.
  public var expectedFrames: [Int: Rect]
  /// The rotation of the whole panel on the page, including annotations: a quarter turn for a landscape interface on a
  /// device that is held upright, otherwise the identity.
  public var turn: Transform
}

extension PanelDrawing {
  /// - Parameters:
  ///   - views: The results of layout.
  ///   - show: The panel's annotations, which can request the editor's frames.
  ///   - isOnCanvas: Whether frames are those of an editor's canvas, which says itself what begins below bars.
  ///   - refit: Sets a view's texts again, for a changed size.
  init(of views: [SolvedView], show: AnnotationSet, isOnCanvas: Bool, refit: (inout SolvedView) -> Void) {
    self.init(views: views, toPanel: [], expectedFrames: [:], turn: .identity)
    // 1. Move the content that begins below bars, and the misplaced views.
    for index in views.indices {
      let beginsBelow = views[index].look.scrollsUnderBars || !isOnCanvas && views.hasCellsUnderBars(inViewAt: index)
      if beginsBelow, views[0].safeAreaInsets.top > 0 {
        self.views[index].beginContentBelowBars()
      }
      guard let design = views[index].canvasFrame(shownBy: show) else { continue }
      expectedFrames[index] = views[index].laidOutFrame
      self.views[index].move(to: design)
      refit(&self.views[index])
    }
    concatenateTransforms()
  }

  /// Places the views in the panel, from the root down.
  mutating func concatenateTransforms() {
    // The root of a screen that is turned onto its device stands where it stood before.
    let turnedRoot = turn == .identity ? nil : toPanel.first
    toPanel = []
    toPanel.reserveCapacity(views.count)
    // By their indices: a view is long, and this needs little of it.
    for index in views.indices {
      let toSuperview = views[index].toSuperview
      if let superview = views[index].superview, superview < toPanel.count {
        toPanel.append(toSuperview.concatenating(toPanel[superview]))
      } else {
        let place = views[index].originalFrame.origin
        toPanel.append(turnedRoot ?? toSuperview.concatenating(.translation(x: -place.x, y: -place.y)))
      }
    }
  }
}

extension [SolvedView] {
  /// Whether a view is a table of which a cell lies under what covers the table's top: UIKit scrolls it out from
  /// there. Rows that the table draws itself begin below that anyhow.
  fileprivate func hasCellsUnderBars(inViewAt index: Int) -> Bool {
    let covered = self[index].safeAreaInsets.top
    guard self[index].kind == .tableView, self[index].bounds.y == 0, covered > 0,
      self[index].table?.drawnRows.isEmpty ?? true
    else { return false }
    return self[index].subviews.contains {
      self[$0].kind == .tableViewCell && !self[$0].isHidden && self[$0].frame.minY < covered - 0.5
    }
  }
}

extension SolvedView {
  /// Whether the editor shows the view more than half a point away from the solved frame.
  public var isMisplaced: Bool {
    guard let design = designFrame else { return false }
    let frame = laidOutFrame
    return abs(design.x - frame.x) > 0.5 || abs(design.y - frame.y) > 0.5
      || abs(design.width - frame.width) > 0.5 || abs(design.height - frame.height) > 0.5
  }

  /// The corners that the view would have with another frame, after its transform.
  public func corners(in frame: Rect) -> [Point] {
    guard !transform.isIdentity else { return frame.corners }
    let center = center(in: frame)
    let turn = Transform.translation(x: -center.x, y: -center.y)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
    return frame.corners.map(turn.apply(to:))
  }

  /// The editor's frame of a misplaced view, if the annotations request it.
  fileprivate func canvasFrame(shownBy panel: AnnotationSet) -> Rect? {
    guard isMisplaced, let design = designFrame, design.isFinite,
      show?[.misplaced] ?? panel.details(.misplaced, for: name) != nil
    else { return nil }
    return design
  }

  /// Moves the origin of the bounds up. The frames of subviews stay, because they are relative to the content.
  fileprivate mutating func beginContentBelowBars() {
    let covered = max(0, safeAreaInsets.top)
    if covered < bounds.height { bounds.origin.y -= covered }
  }

  /// Changes the frame under the view's transform, and all values that depend on it. Subviews are not laid out again.
  fileprivate mutating func move(to frame: Rect) {
    // Text stands in the middle of the height, and its baselines with it.
    let drop = (frame.height - bounds.height) / 2
    firstBaseline = firstBaseline.map { $0 + drop }
    lastBaseline = lastBaseline.map { $0 + drop }
    bounds.size = frame.size
    center = center(in: frame)
    self.frame = transform.isIdentity ? frame : toSuperview.apply(to: bounds)
    alignmentRect = Rect(
      x: frame.x + alignmentInsets.left, y: frame.y + alignmentInsets.top,
      width: frame.width - alignmentInsets.left - alignmentInsets.right,
      height: frame.height - alignmentInsets.top - alignmentInsets.bottom)
  }
}
