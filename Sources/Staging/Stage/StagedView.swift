import Figures
import Geometry
import ViewLayout

/// A view on the stage: its geometry and look, and what the author said of it besides.
final class StagedView {
  let view: View
  let description: ViewDescription
  /// Where an editor's canvas has it, in its superview's coordinates.
  var designFrame: Rect?

  init(_ view: View, _ description: ViewDescription) {
    self.view = view
    self.description = description
  }
}
