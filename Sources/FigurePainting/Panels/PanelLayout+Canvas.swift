import Figures
import Geometry
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
      guard view.isMisplaced, view.transform.isIdentity, let design = view.designFrame, design.isFinite,
        view.show?[.misplaced] ?? show.details(.misplaced, for: view.name) != nil
      else { continue }
      expectedFrames[index] = view.frame
      panel.views[index].move(to: design)
    }
    return (panel, expectedFrames)
  }
}

extension SolvedView {
  /// Whether the editor's canvas has the view elsewhere than the solution.
  var isMisplaced: Bool {
    guard let design = designFrame else { return false }
    return abs(design.x - frame.x) > 0.5 || abs(design.y - frame.y) > 0.5
      || abs(design.width - frame.width) > 0.5 || abs(design.height - frame.height) > 0.5
  }

  /// Gives the view another frame, and what follows from it; its subviews stay as they are.
  fileprivate mutating func move(to frame: Rect) {
    // Text stands in the middle of the height, and its baselines with it.
    let drop = (frame.height - bounds.height) / 2
    firstBaseline = firstBaseline.map { $0 + drop }
    lastBaseline = lastBaseline.map { $0 + drop }
    self.frame = frame
    bounds.size = frame.size
    center = frame.center
    alignmentRect = Rect(
      x: frame.x + alignmentInsets.left, y: frame.y + alignmentInsets.top,
      width: frame.width - alignmentInsets.left - alignmentInsets.right,
      height: frame.height - alignmentInsets.top - alignmentInsets.bottom)
  }
}
