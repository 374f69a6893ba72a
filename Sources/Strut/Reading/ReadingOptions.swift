package import Figures

/// How the figures of a document are read.
package struct ReadingOptions: Sendable {
  /// The folder of the images and colours that a storyboard or xib names; `nil` for what stands beside the document.
  package var assets: String?
  /// What the document may ask for at most.
  package var limits: FigureLimits
  /// Numbers in place of the document's metrics of these names.
  package var metrics: [String: Double]
  /// The scenes of a storyboard or xib, by their names; `nil` for all. One that it has not is an error.
  package var scenes: [String]?
  /// Whether controllers of a storyboard that only show others are figures too.
  package var showsContainers: Bool
  /// Whether the only figure is that of the canvas with all scenes.
  package var showsOverview = false

  /// Whether it is looked for images and colours that a storyboard or xib names and that are not there.
  package var checksAssets = false

  package init(
    limits: FigureLimits = FigureLimits(), metrics: [String: Double] = [:], showsContainers: Bool = true
  ) {
    (self.limits, self.metrics, self.showsContainers) = (limits, metrics, showsContainers)
  }

  /// What pictures with these options are drawn of.
  package init(_ options: RenderOptions) {
    self.init(limits: options.overrides.limits)
    (assets, scenes, showsOverview) = (options.assets, options.overrides.scenes, options.showsOverview)
  }
}
