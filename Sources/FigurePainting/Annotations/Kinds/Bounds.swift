import Geometry
import ViewLayout

/// Bounds: a thin line around each view, which follows its transform.
enum Bounds {
  static func annotations(on site: AnnotationSite) -> [Annotation] {
    site.views(with: .bounds).filter(\.view.bounds.isFinite).map { shown in
      let pen = site.pen(shown.ink(or: .token(.guide)), width: 0.75)
      let outline = OutlineMark(site.scene.corners(ofViewAt: shown.index), pen: pen)
      return Annotation("strut-bounds", [ExplainedMarks(meaning: .bounds, marks: [outline])])
    }
  }
}
