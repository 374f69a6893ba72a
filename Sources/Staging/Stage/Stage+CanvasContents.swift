import Figures
import Geometry
import Typography
import ViewLayout

extension Stage {
  /// On the canvas that its frames were written for, a leaf's content has the size that was measured there.
  func setContentSize(of staged: StagedView) {
    setPriorityOfSize(of: staged)
    guard let size = staged.description.canvasContentSize else { return }
    // Another text size has other sizes, on the canvas too, and what shows nothing asks for none where the app runs.
    let isKnown = variant.contentSize == .large && (showsStoredCanvas || !keepsSizeOnCanvasAlone(staged))
    (staged.view.customIntrinsicContentSize, staged.view.knownContent) = (nil, nil)
    if isKnown, showsCanvas, let ofCanvas = showsStoredCanvas ? size : current(size, of: staged) {
      staged.view.customIntrinsicContentSize = ofCanvas
      return
    }
    if isKnown { staged.view.knownContent = KnownContent(size: size, isInOtherFont: staged.description.hasOtherFont) }
    if case .intrinsicSize(let own)? = staged.description[.intrinsicContentSize] {
      staged.view.customIntrinsicContentSize = own
    }
  }

  /// The size that an editor stored of a text, or that it asks for now where that is clearly another: it was changed
  /// since, without the editor. `nil` for a text of several lines that asks for another, which its width decides.
  private func current(_ stored: AxisPair<Double?>, of staged: StagedView) -> AxisPair<Double?>? {
    let view = staged.view
    // Lines and letters of other fonts differ by as much.
    guard view.kind == .label || view.kind == .button, !staged.description.hasOtherFont else { return stored }
    let wraps = view.content.wraps(in: view.kind)
    let asked = view.intrinsicContentSize(
      measuringTextWith: measurer, width: wraps ? stored.horizontal : nil, scale: pixelScale)
    func isAnother(_ axis: Axis, by most: Double) -> Bool {
      guard let stored = stored[axis], let asked = asked[axis] else { return false }
      return (stored - asked).magnitude > most
    }
    let isOfOtherHeight = isAnother(.vertical, by: 0.75 * FontMetrics(of: view.font).lineHeight)
    if wraps { return isOfOtherHeight ? nil : stored }
    var size = stored
    if isOfOtherHeight { size.vertical = asked.vertical }
    if isAnother(.horizontal, by: max(4, 0.15 * (stored.horizontal ?? 0))) { size.horizontal = asked.horizontal }
    return size
  }

  /// Whether a view shows nothing and asks for no size, so that on the canvas it has the one that an editor stored,
  /// and none where the app runs.
  private func keepsSizeOnCanvasAlone(_ staged: StagedView) -> Bool {
    staged.description.sizePrioritiesElsewhere != nil && staged.description[.intrinsicContentSize] == nil
  }

  /// A view that shows nothing keeps the size that it has on the canvas there, and gives way to all else on other
  /// screens.
  private func setPriorityOfSize(of staged: StagedView) {
    guard let elsewhere = staged.description.sizePrioritiesElsewhere else { return }
    for property in [ViewProperty.contentHuggingPriority, .contentCompressionResistancePriority] {
      guard case .priorities(let own)? = staged.description[property] else { continue }
      let priorities =
        showsStoredCanvas
        ? own
        : AxisPair(
          horizontal: elsewhere.horizontal ?? own.horizontal, vertical: elsewhere.vertical ?? own.vertical)
      property.set(.priorities(priorities), on: staged, in: context)
    }
  }
}
