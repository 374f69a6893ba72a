import Figures
import Geometry
import ViewLayout

extension SceneSolver {
  /// The other size of the root that what is stored in it was laid out for: all constraints that tie the stored frames to
  /// the root's far edges, or to its middle, agree on another length, and there are several. `nil` where it was laid out
  /// for the root's own.
  ///
  /// Interface Builder marks the views of such a scene once it is opened there.
  var storedRootSize: Size? {
    guard let frame = scene.view.frame else { return nil }
    let (constraints, stored) = document.storedLayout(of: scene, resolved)
    let equations = constraints.flatMap(\.equations)
    var size = frame.size
    for axis in Axis.allCases {
      let lengths = equations.compactMap { stored.rootLength(in: $0, along: axis) }
      guard lengths.count > 1, let least = lengths.min(), let most = lengths.max(), most - least <= 1,
        (least - size[axis]).magnitude > 1
      else { continue }
      size[axis] = least
    }
    return size == frame.size ? nil : size
  }
}
