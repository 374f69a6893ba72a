import Diagnostics
import FigurePainting
import Figures
import Geometry
import InterfaceBuilder
import PangoText
import Staging

/// A storyboard as a whole: the figure that names and describes the picture, and the scenes with their figures.
package struct Overview: Sendable {
  var figure: Figure
  var map: SceneMap

  init(_ map: SceneMap, of document: InterfaceDocument, named name: String) {
    self.map = map
    figure = Figure(name: "\(name)-overview", size: Size(1, 1))
    figure.title = name
    if document.device?.isDark == true { figure.themes = [.dark] }
    figure.alt = Self.description(of: map, in: document.source.name.split(separator: "/").last.map(String.init) ?? name)
  }

  /// The scenes and the ways between them in words.
  private static func description(of map: SceneMap, in file: String) -> String {
    let counts = [
      map.scenes.count == 1 ? "one scene" : "\(map.scenes.count) scenes",
      map.segues.count == 1 ? "one segue" : "\(map.segues.count) segues",
    ]
    var sentences = ["The overview of \(file): \(counts.joined(separator: " and "))."]
    if let entry = map.entry { sentences.append("The app begins with \(map.scenes[entry].name).") }
    sentences += map.segues.map { segue in
      "\(map.scenes[segue.source].name) → \(map.scenes[segue.destination].name): \(segue.kind.words)."
    }
    return sentences.joined(separator: "\n")
  }
}

/// Draws a storyboard as a whole.
func draw(_ overview: Overview, options: RenderOptions, receive: (RenderedFile) -> Void) -> Rendering {
  var rendering = Rendering()
  let allowance = DrawingAllowance(options.overrides.limits)
  let figure = overview.figure.applying(options.overrides)
  let looks = figure.looks(in: options.formats)
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let renderers = try Renderers()
    // 1. Solve the scenes, each on its canvas, and set their words.
    var pictures: [AnnotatedPicture?] = []
    for scene in overview.map.scenes {
      guard let own = scene.figure?.applying(options.overrides) else {
        pictures.append(nil)
        continue
      }
      rendering.diagnostics.add(contentsOf: own.excesses(over: allowance.limits, filesPerPicture: 1))
      guard !rendering.diagnostics.hasErrors else { return rendering }
      let solved = own.pictures(measuringTextWith: measurer, within: allowance.budget).first
      pictures.append(
        solved.map {
          AnnotatedPicture(
            $0, of: own, measuringTextWith: measurer, within: allowance.budget, diagnostics: &rendering.diagnostics)
        })
      if let error = allowance.excess {
        rendering.diagnostics.add(error)
        return rendering
      }
    }
    try measurer.requireUsedFonts()
    // 2. Give them their places, and find ways for the segues.
    let annotated = AnnotatedOverview(
      of: overview.map, as: figure, pictures: pictures, measuringTextWith: measurer, within: allowance.budget)
    if let error = allowance.excess { rendering.diagnostics.add(error) }
    for look in looks where !rendering.diagnostics.hasErrors {
      // 3. Paint them in each theme, and write them in each format.
      let list = DisplayList(painting: annotated, theme: look.theme, scale: look.scale)
      for file in rendering.files(
        of: list, figure, figure.variants[0], look, options, with: renderers, within: allowance)
      {
        receive(file)
      }
    }
  } catch {
    for message in error.messages { rendering.diagnostics.add(.error(.missingFont, message)) }
  }
  return rendering
}
