import Figures
import Geometry
import Staging
import ViewLayout

extension PanelLayout {
  /// The panel with the content of views that scroll under the bars moved to where it begins on a device: below them.
  ///
  /// Frames inside such a view are counted from its content's top, and stay what they are; its bounds begin above it.
  func withContentBelowBars() -> PanelLayout {
    guard root.safeAreaInsets.top > 0, views.contains(where: \.look.scrollsUnderBars) else { return self }
    var panel = self
    for index in views.indices where views[index].look.scrollsUnderBars {
      let covered = max(0, views[index].safeAreaInsets.top)
      if covered < views[index].bounds.height { panel.views[index].bounds.origin.y -= covered }
    }
    return panel
  }
}
