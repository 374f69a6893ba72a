import CairoRendering
import Diagnostics
import Figures
import Graphics
import PangoText
import SVGRendering

/// Writes display lists in the formats that were asked for.
struct PictureEncoder {
  private let options: RenderOptions
  private let outliner: PangoTextOutliner

  init(options: RenderOptions) throws(MissingFonts) {
    self.options = options
    outliner = try PangoTextOutliner()
  }

  /// A display list's thin lines lie on the pixels of one scale, so each scale of a PNG is painted by itself;
  /// SVG and PDF take the first.
  func paintingScales(of figure: Figure) -> [Double] {
    options.formats.contains(.png) ? figure.scales : Array(figure.scales.prefix(1))
  }

  /// The files of one display list; what cannot be drawn is reported.
  ///
  /// - Parameter name: The picture's name at a scale, or in points.
  func encode(
    _ list: DisplayList, scale: Double, isFirstScale: Bool, name: (Double?) -> String,
    diagnostics: inout Diagnostics
  ) -> [RenderedFile] {
    let list = options.text == .boxes ? list.withTextAsBoxes : list
    var files: [RenderedFile] = []
    for format in options.formats where format == .png || isFirstScale {
      do throws(RenderingError) {
        let picture = try encode(list, as: format, scale: scale)
        for problem in picture.problems { diagnostics.add(.warning(problem)) }
        files.append(
          RenderedFile(
            name: "\(name(format == .png ? scale : nil)).\(format.rawValue)", format: format, bytes: picture.bytes))
      } catch {
        diagnostics.add(.error(error.description))
      }
    }
    return files
  }

  private func encode(
    _ list: DisplayList, as format: PictureFormat, scale: Double
  ) throws(RenderingError) -> RenderedPicture {
    switch format {
    case .png: return try PNGRenderer(scale: scale, outliner: outliner).render(list)
    case .pdf: return try PDFRenderer(outliner: outliner).render(list)
    case .svg:
      let text = list.svg(text: options.text == .outlines ? .outlines(outliner) : .live)
      return RenderedPicture(bytes: Array(text.utf8), problems: [])
    }
  }
}
