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
///     try rendering.get()[0].name   // "hello@2x.png"
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
  let reading = FigureReading(source, name: name, imagesIn: folder, options: ReadingOptions(options))
  return render(reading, options: options)
}

/// Draws the figures of a document that has been read.
package func render(_ reading: FigureReading, options: RenderOptions) -> Rendering {
  var files: [RenderedFile] = []
  var rendering = render(reading, options: options) { files.append($0) }
  if !rendering.diagnostics.hasErrors { rendering.files = files }
  return rendering
}

/// Draws the figures that a document describes, and hands over each picture as soon as it is drawn: a document's
/// pictures are never all in memory.
///
/// Drawing stops at the first error. What was handed over before has to be thrown away then: a document with an error
/// gives no pictures.
///
/// - Parameter receive: Takes the pictures, in the order of the figures' combinations.
/// - Returns: All that is to be said, and no files.
public func render(
  _ source: SourceFile, name: String, imagesIn folder: String, options: RenderOptions,
  receive: (RenderedFile) -> Void
) -> Rendering {
  let reading = FigureReading(source, name: name, imagesIn: folder, options: ReadingOptions(options))
  return render(reading, options: options, receive: receive)
}

/// Draws the figures of a document that has been read, and hands over each picture as soon as it is drawn.
package func render(
  _ reading: FigureReading, options: RenderOptions, receive: (RenderedFile) -> Void
) -> Rendering {
  var rendering = Rendering(diagnostics: reading.diagnostics)
  let allowance = DrawingAllowance(options.overrides.limits)
  if let overview = reading.overview, !reading.figures.isEmpty {
    let drawn = draw(overview, options: options, receive: receive)
    rendering.diagnostics.add(contentsOf: drawn.diagnostics)
    return rendering
  }
  var count = 0
  for figure in reading.figures {
    let figure = figure.applying(options.overrides)
    var variants = figure.variants
    let first = count
    count += variants.count
    if let number = options.onlyPicture {
      variants = variants.indices.contains(number - first) ? [variants[number - first]] : []
      guard !variants.isEmpty else { continue }
    }
    if let warning = figure.emptinessWarning { rendering.diagnostics.add(warning) }
    // A scene is checked with the sizes that the editor stored, and is not drawn with them.
    let isChecked = figure.scene == nil
    let drawn = draw(figure, options: options, within: allowance, receive: receive) {
      $0.pictures(
        of: variants, measuringTextWith: $1, explaining: isChecked ? .all(determinationOf: nil) : .nothing,
        within: allowance.budget)
    }
    rendering.pictures += drawn.pictures
    rendering.diagnostics.add(contentsOf: drawn.diagnostics)
    if isChecked, !rendering.diagnostics.hasErrors {
      rendering.diagnostics.add(contentsOf: figure.warnings(of: drawn.pictures))
    }
  }
  return rendering
}

/// Draws a figure that a program made.
///
///     let label = ViewDescription(.label, "hello", [.text: .text("Hello")])
///     let rendering = render(Figure(name: "hello", size: Size(120, 60), views: [label]))
public func render(_ figure: Figure, options: RenderOptions = RenderOptions()) -> Rendering {
  let allowance = DrawingAllowance(options.overrides.limits)
  return drawAll(figure.applying(options.overrides), options: options, within: allowance) {
    $0.pictures(measuringTextWith: $1, within: allowance.budget)
  }
}

/// Draws a tree of views that a program built.
///
///     let box = View(.view, "box", frame: Rect(x: 0, y: 0, width: 120, height: 60))
///     box.backgroundColor = Color(hex: 0xFFCC00)
///     try render(box).get()[0].name   // "box@2x.png"
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
  return drawAll(figure, options: options, within: DrawingAllowance(options.overrides.limits)) { figure, measurer in
    if !root.hasOwnLayoutEnvironment {
      root.layoutEnvironment = LayoutEnvironment(measuringTextWith: measurer)
    }
    return [figure.picture(of: root)]
  }
}

/// Draws a figure and keeps the files, or none of them where there are errors.
private func drawAll(
  _ figure: Figure, options: RenderOptions, within allowance: DrawingAllowance,
  solve: (Figure, PangoTextMeasurer) -> [Picture]
) -> Rendering {
  var files: [RenderedFile] = []
  var rendering = draw(figure, options: options, within: allowance, receive: { files.append($0) }, solve: solve)
  if !rendering.diagnostics.hasErrors { rendering.files = files }
  return rendering
}

/// - Parameter solve: Solves every combination of devices, orientations, directions and text sizes.
private func draw(
  _ figure: Figure, options: RenderOptions, within allowance: DrawingAllowance, receive: (RenderedFile) -> Void,
  solve: (Figure, PangoTextMeasurer) -> [Picture]
) -> Rendering {
  var rendering = Rendering()
  // 1. Refuse what asks for too much, before anything is done.
  let looks = figure.looks(in: options.formats)
  let filesPerPicture = looks.reduce(0) { $0 + $1.formats.count }
  rendering.diagnostics.add(contentsOf: figure.excesses(over: allowance.limits, filesPerPicture: filesPerPicture))
  let isMoving = options.formats.contains { $0.plays(options.playing) }
  let frames = isMoving ? figure.playingDuration.map { FrameTimes(duration: $0, rate: options.playing.frameRate) } : nil
  if isMoving { rendering.diagnostics.add(contentsOf: figure.problems(with: frames, over: allowance.limits)) }
  guard !rendering.diagnostics.hasErrors else { return rendering }
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let renderers = try Renderers()
    // 2. Solve every combination.
    rendering.pictures = solve(figure, measurer)
    try measurer.requireUsedFonts()
    if let error = allowance.excess { rendering.diagnostics.add(error) }
    // Conflicts are nothing to speak of in a figure that shows one.
    if !figure.expectations.contains(.conflict) {
      let conflicts = figure.conflicts(in: rendering.pictures, asErrors: options.isStrict)
      rendering.diagnostics.add(contentsOf: conflicts.diagnostics)
    }
    for picture in rendering.pictures { rendering.diagnostics.add(contentsOf: picture.diagnostics) }
    for picture in rendering.pictures where allowance.excess == nil {
      // 3. Set its words and give its annotations their places.
      let annotated = AnnotatedPicture(
        picture, of: figure, measuringTextWith: measurer, within: allowance.budget, diagnostics: &rendering.diagnostics)
      let moving =
        frames == nil
        ? nil : MovingPicture(picture, of: figure, measuringTextWith: measurer, within: allowance.budget)
      if let error = allowance.excess { rendering.diagnostics.add(error) }
      for look in looks where !rendering.diagnostics.hasErrors {
        // 4. Paint it in each theme, at each scale that a format is drawn at.
        let list = DisplayList(painting: annotated, theme: look.theme, scale: look.scale)
        let sequence = moving.flatMap { moving in
          figure.playingDuration.map { duration in
            { (format: PictureFormat) in
              moving.frames(of: duration, poster: figure.poster.time, in: format, look, options.playing)
            }
          }
        }
        // 5. Write it in each format.
        let places = options.locatesViews ? list.places(of: picture) : []
        for var file in rendering.files(
          of: list, playing: sequence, figure, picture.variant, look, options, with: renderers, within: allowance)
        {
          if options.locatesViews { (file.places, file.pixelsPerPoint) = (places, look.scale) }
          receive(file)
        }
      }
    }
  } catch {
    for message in error.messages { rendering.diagnostics.add(.error(.missingFont, message)) }
  }
  return rendering
}

extension Figure {
  /// What a check finds in the pictures beside conflicts, as warnings: a figure is drawn in spite of it. That a text
  /// is cut off is left to the check: the picture shows it, and figures do so on purpose.
  fileprivate func warnings(of pictures: [Picture]) -> Diagnostics {
    let found = findings(in: pictures).all.filter { entry in
      entry.finding.expectation != .conflict && entry.finding.expectation != .clipped
    }
    return Diagnostics(
      found.map { entry in
        var warning = entry
        warning.severity = .warning
        return warning.diagnostic
      })
  }
}

extension Rendering {
  /// Renders a display list to the formats of a look, and adds the problems.
  ///
  /// - Parameter sequence: Makes the frames for a format that plays; `nil` for a picture in which nothing moves.
  mutating func files(
    of list: DisplayList, playing sequence: ((PictureFormat) -> AnimationFrames)? = nil, _ figure: Figure,
    _ variant: PictureVariant,
    _ look: Look, _ options: RenderOptions,
    with renderers: Renderers, within allowance: DrawingAllowance
  ) -> [RenderedFile] {
    var list = options.text == .boxes ? list.withTextAsBoxes : list
    // The ids in an SVG begin with its name, so that a figure's pictures can share a page.
    list.name = figure.pictureName(variant, theme: look.theme)
    let settings = RendererOptions(
      scale: look.scale, outlinesText: options.text == .outlines,
      textsRecur: pictures.count > 1 || figure.themes.count > 1, budget: allowance.budget,
      mostPixels: allowance.limits[.pixelsAtOnce])
    var files: [RenderedFile] = []
    for format in look.formats where !diagnostics.hasErrors {
      do throws(RenderingError) {
        var moving = format.plays(options.playing) ? sequence?(format) : nil
        if options.text == .boxes { moving = moving?.withTextAsBoxes }
        moving?.poster.name = list.name
        let renderer = renderers[format]
        let picture =
          if let moving {
            try renderer.render(moving, options: settings)
          } else {
            try renderer.render(list, options: settings)
          }
        for problem in picture.problems { diagnostics.add(.warning(.unreadableImage, problem)) }
        files.append(
          RenderedFile(
            name: figure.fileName(variant, look, format, as: options.naming), format: format, bytes: picture.bytes))
        let error = allowance.add(
          picture, of: moving?.poster ?? list, count: 1 + (moving?.durations.count ?? 0), look, format)
        if let error { diagnostics.add(error) }
      } catch {
        diagnostics.add(allowance.error(of: error))
      }
    }
    return files
  }
}
