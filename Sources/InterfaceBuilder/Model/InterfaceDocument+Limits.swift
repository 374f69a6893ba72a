import Diagnostics
import Figures

extension InterfaceDocument {
  /// What all scenes together ask for beyond the limits, before anything is made of them.
  func excesses(over limits: FigureLimits) -> Diagnostics {
    var errors = Diagnostics()
    var count = 0
    for scene in scenes {
      var views = [(view: scene.view, depth: 0)]
      while let (view, depth) = views.popLast() {
        count += 1
        if depth > limits[.viewNesting] {
          return Diagnostics([limits.error(exceeding: .viewNesting, at: view.range)])
        }
        if count == limits[.views] + 1 { errors.add(limits.error(exceeding: .views, at: view.range)) }
        views += view.subviews.reversed().map { ($0, depth + 1) }
      }
    }
    return errors
  }
}
