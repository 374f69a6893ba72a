public import Diagnostics
import FigurePainting
public import Figures
import Graphics
import PangoText
import Staging
public import ViewLayout

/// Draws the figures that a document describes: one, or one a scene of a storyboard.
///
///     let source = SourceFile(name: "hello.yaml", text: "size: [120, 60]\nviews:\n  - label: hello\n    text: Hello\n")
///     let rendering = render(source, name: "hello", imagesIn: ".")
///     rendering.files[0].name   // "hello@2x.png"
///
/// - Parameters:
///   - source: The document's text, and the name that messages give it.
///   - name: What the pictures' names begin with.
///   - folder: Where the document's images are looked for; nothing outside it is read.
///   - options: The formats, how text is drawn, and what overrules the document.
/// - Returns: The files, or none of them where the document has errors; all that is to be said, in any case.
public func render(
  _ source: SourceFile, name: String, imagesIn folder: String, options: RenderOptions = RenderOptions()
) -> Rendering {
  let (figures, diagnostics) = readFigures(source, name: name, imagesIn: folder, assets: options.assets)
  var rendering = Rendering(diagnostics: diagnostics)
  for figure in figures {
    let drawn = render(figure, options: options)
    rendering.files += drawn.files
    rendering.pictures += drawn.pictures
    if let warning = figure.emptinessWarning { rendering.diagnostics.add(warning) }
    rendering.diagnostics.add(contentsOf: drawn.diagnostics)
  }
  if rendering.diagnostics.hasErrors { rendering.files = [] }
  return rendering
}

/// Draws a figure that a program made.
///
///     let label = ViewDescription(.label, "hello", [.text: .text("Hello")])
///     let rendering = render(Figure(name: "hello", size: Size(120, 60), views: [label]))
public func render(_ figure: Figure, options: RenderOptions = RenderOptions()) -> Rendering {
  draw(figure.applying(options.overrides), options: options) { $0.pictures(measuringTextWith: $1) }
}

/// Draws a tree of views that a program built.
///
///     let box = View(.view, "box", frame: Rect(x: 0, y: 0, width: 120, height: 60))
///     box.backgroundColor = Color(hex: 0xFFCC00)
///     render(box).files[0].name   // "box@2x.png"
///
/// The tree is laid out first. One that has no environment of its own gets one with the fonts that it is drawn in.
///
/// - Parameters:
///   - root: The root of the tree.
///   - figure: The name, the title, themes, scales and annotations; its own views are left out. By default one of the
///     root's name.
///   - options: The formats, how text is drawn, and what overrules the figure.
public func render(
  _ root: View, as figure: Figure? = nil, options: RenderOptions = RenderOptions()
) -> Rendering {
  var figure = (figure ?? Figure(name: root.name)).applying(options.overrides)
  figure.size = root.bounds.size
  figure.devices = []
  figure.platform = root.platform
  return draw(figure, options: options) { figure, measurer in
    if !root.hasOwnLayoutEnvironment {
      root.layoutEnvironment = LayoutEnvironment(
        measuringTextWith: measurer, options: LayoutOptions(scale: figure.scales.max() ?? 2))
    }
    return [figure.picture(of: root)]
  }
}

/// - Parameter solve: Solves every combination of devices, orientations, directions and text sizes.
private func draw(
  _ figure: Figure, options: RenderOptions, solve: (Figure, PangoTextMeasurer) -> [Picture]
) -> Rendering {
  var rendering = Rendering()
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let renderers = try Renderers()
    // 1. Solve every combination.
    rendering.pictures = solve(figure, measurer)
    // Conflicts are nothing to speak of in a figure that shows one.
    if !figure.expectations.contains(.conflict) {
      let conflicts = figure.conflicts(in: rendering.pictures, asErrors: options.isStrict)
      rendering.diagnostics.add(contentsOf: conflicts.diagnostics)
    }
    for picture in rendering.pictures {
      rendering.diagnostics.add(contentsOf: picture.diagnostics)
      // 2. Set its words and give its annotations their places.
      let annotated = AnnotatedPicture(
        picture, of: figure, measuringTextWith: measurer, diagnostics: &rendering.diagnostics)
      for look in figure.looks(in: options.formats) {
        // 3. Paint it in each theme, at each scale that a format is drawn at.
        let list = DisplayList(painting: annotated, theme: look.theme, scale: look.scale)
        // 4. Write it in each format.
        rendering.write(list, of: figure, picture.variant, look, text: options.text, with: renderers)
      }
    }
  } catch {
    for message in error.messages { rendering.diagnostics.add(.error(.missingFont, message)) }
  }
  if rendering.diagnostics.hasErrors { rendering.files = [] }
  return rendering
}

extension Rendering {
  /// Renders a display list and adds the files and the problems.
  fileprivate mutating func write(
    _ list: DisplayList, of figure: Figure, _ variant: PictureVariant, _ look: Look, text: RenderOptions.TextForm,
    with renderers: Renderers
  ) {
    var list = text == .boxes ? list.withTextAsBoxes : list
    // The ids in an SVG begin with its name, so that a figure's pictures can share a page.
    list.name = figure.pictureName(variant, theme: look.theme, scale: nil)
    let settings = RendererOptions(scale: look.scale, outlinesText: text == .outlines)
    for format in look.formats {
      do throws(RenderingError) {
        let picture = try renderers[format].render(list, options: settings)
        for problem in picture.problems { diagnostics.add(.warning(.unreadableImage, problem)) }
        let scale = format.isDrawnPerScale ? look.scale : nil
        let name = "\(figure.pictureName(variant, theme: look.theme, scale: scale)).\(format.fileExtension)"
        files.append(RenderedFile(name: name, format: format, bytes: picture.bytes))
      } catch {
        diagnostics.add(.error(.impossiblePicture, error.description))
      }
    }
  }
}
