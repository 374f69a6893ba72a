import Geometry
import Staging

extension PanelLayout {
  /// The frames of the views by their ids in the document.
  var framesByIdentifier: [String: Rect] {
    Dictionary(views.compactMap { view in view.identifier.map { ($0, view.frame) } }) { first, _ in first }
  }
}
