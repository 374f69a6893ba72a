import Geometry
import ViewLayout

extension InterfaceDocument {
  /// How far a view's alignment rectangle lies inside its frame, as stored frames have it.
  func alignmentInsets(of view: InterfaceView) -> EdgeInsets? {
    if let insets = SymbolRule.alignmentInsets(of: view, scale: canvasScale, era: era) { return insets }
    // The line under a bar: a bar's progress reaches a point below its alignment rectangle.
    if view.tag == "progressView", view.element["progressViewStyle"] == "bar" {
      return EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }
    return view.kind.flatMap(alignmentInsets)
  }

  /// How far a control's alignment rectangle lies inside its frame, as stored frames have it: a switch 51 wide counts as
  /// 49, a segmented control 29 high as 28, a slider keeps 2 at its ends.
  ///
  /// Controls of iOS 26 fill their frames but for the switch and the segmented control.
  private func alignmentInsets(of kind: ViewKind) -> EdgeInsets? {
    switch kind {
    case .slider where era >= .xcode26: .zero
    case .slider, .switch, .segmentedControl: ControlMetrics.alignmentRectInsets(of: kind, on: .ios)
    default: nil
    }
  }
}
