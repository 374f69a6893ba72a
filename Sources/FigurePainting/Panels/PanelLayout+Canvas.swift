import Figures
import Geometry
import Staging
import ViewLayout

extension PanelLayout {
  /// The panel as an editor's canvas has it: where misplaced views are to be shown, they stand where they were left
  /// and not where the solution would put them.
  ///
  /// - Returns: The panel, and the solved frames of the views that were moved, by their indices.
  func onCanvas() -> (panel: PanelLayout, expectedFrames: [Int: Rect]) {
    var panel = self
    var expectedFrames: [Int: Rect] = [:]
    for (index, view) in views.enumerated() {
      guard view.isMisplaced, let design = view.designFrame, design.isFinite,
        view.show?[.misplaced] ?? show.details(.misplaced, for: view.name) != nil
      else { continue }
      expectedFrames[index] = view.laidOutFrame
      panel.views[index].move(to: design)
    }
    return (panel, expectedFrames)
  }
}

extension SolvedView {
  /// Whether the editor's canvas has the view elsewhere than the solution.
  var isMisplaced: Bool {
    guard let design = designFrame else { return false }
    let frame = laidOutFrame
    return abs(design.x - frame.x) > 0.5 || abs(design.y - frame.y) > 0.5
      || abs(design.width - frame.width) > 0.5 || abs(design.height - frame.height) > 0.5
  }

  /// The corners that the view would have in another frame, under its transform.
  func corners(in frame: Rect) -> [Point] {
    guard !transform.isIdentity else { return frame.corners }
    let center = frame.center
    let turn = Transform.translation(x: -center.x, y: -center.y)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
    return frame.corners.map(turn.apply(to:))
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
