import Geometry
import ViewLayout

/// A view whose mask has an effect, with the rectangles of it and of its superview in the panel.
struct SpringMask {
  let shown: AnnotatedView
  let frame: Rect
  let around: Rect

  init?(_ shown: AnnotatedView, on site: AnnotationSite) {
    let view = shown.view
    guard let superview = view.superview, view.translatesAutoresizingMask, view.frame.isFinite,
      view.transform.isIdentity
    else { return nil }
    self.shown = shown
    (frame, around) = (shown.frameToPanel.apply(to: view.frame), site.scene.box(ofViewAt: superview))
  }

  var axes: [Axis] { Axis.allCases.filter { shown.details.axis ?? $0 == $0 } }
}
