import CairoRendering
import Graphics
import PangoText
import SVGRendering

/// The renderer of each format, with the fonts of the current thread.
struct Renderers {
  private let outliner: PangoTextOutliner

  init() throws(MissingFonts) {
    outliner = try PangoTextOutliner()
  }

  subscript(format: PictureFormat) -> any Renderer {
    switch format {
    case .png: PNGRenderer(outliner: outliner)
    case .apng: APNGRenderer(outliner: outliner)
    case .svg: SVGRenderer(outliner: outliner)
    case .pdf: PDFRenderer(outliner: outliner)
    }
  }
}
