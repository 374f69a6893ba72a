public import Diagnostics
import FigureLanguage
public import Figures
import Graphics
import InterfaceBuilder
import PangoText

/// Reads the figures of a document: one from a document of the figure language, or one per scene of a storyboard or
/// xib. A document that is XML is a storyboard or xib.
///
///     readFigures(source, name: "Main", imagesIn: ".").figures.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// - Parameters:
///   - source: The document.
///   - name: The prefix of the pictures' names.
///   - folder: The folder of the document's images. Nothing outside it is read.
///   - assets: The folder of the images and colours that a storyboard or xib refers to. `nil` searches asset catalogues
///     and PNG files in the document's folder.
///   - limits: What the document may ask for at most.
///   - scenes: The scenes of a storyboard or xib, by their names; `nil` for all. One that it has not is an error.
/// - Returns: The figures, or none if the document has errors; and all errors and warnings.
public func readFigures(
  _ source: SourceFile, name: String, imagesIn folder: String, assets: String? = nil,
  limits: FigureLimits = FigureLimits(), scenes: [String]? = nil
) -> (figures: [Figure], diagnostics: Diagnostics) {
  var options = ReadingOptions(limits: limits, showsContainers: false)
  (options.assets, options.scenes) = (assets, scenes)
  let reading = FigureReading(source, name: name, imagesIn: folder, options: options)
  return (reading.figures, reading.diagnostics)
}

/// The figures of a document, and the files that were read for them.
package struct FigureReading: Sendable {
  /// None if the document has errors.
  package var figures: [Figure] = []
  /// What the only figure stands for, if the document is drawn as a whole.
  var overview: Overview?
  package var diagnostics = Diagnostics()
  /// The paths of the images and of the included documents that were read.
  package var inputs: [String] = []
  /// Whether files were searched for in folders, so that one that is added can count too: a storyboard's images.
  package private(set) var hasSearched = false
  /// How much memory the images' pixels take, in bytes.
  package var imageMemory = 0

  /// How many pictures the figures have.
  package func pictureCount(with overrides: FigureOverrides) -> Int {
    figures.reduce(0) { $0 + $1.applying(overrides).variants.count }
  }

  /// No figures.
  package init() {}

  /// Reads a document as `readFigures` does.
  package init(
    _ source: SourceFile, name: String, imagesIn folder: String, options: ReadingOptions = ReadingOptions()
  ) {
    let log = InputLog()
    if InterfaceDocument.isLikely(source) {
      readScenes(of: source, name: name, folder: folder, options, log)
    } else {
      readFigure(in: source, name: name, folder: folder, options, log)
    }
    (inputs, imageMemory) = log.entries
  }

  private mutating func readFigure(
    in source: SourceFile, name: String, folder: String, _ options: ReadingOptions, _ log: InputLog
  ) {
    guard !options.showsOverview else {
      return diagnostics.add(.error(.unsupportedDocument, "an overview is of a storyboard or a xib"))
    }
    guard options.scenes == nil else {
      return diagnostics.add(.error(.unsupportedDocument, "scenes are those of a storyboard or a xib"))
    }
    let resources = LoggedFolder(folder: folder, limits: options.limits, log: log)
    let (figure, problems) = Figure.decode(
      source, name: name, resources: resources, limits: options.limits, metrics: options.metrics)
    (figures, diagnostics) = (figure.map { [$0] } ?? [], problems)
  }

  private mutating func readScenes(
    of source: SourceFile, name: String, folder: String, _ options: ReadingOptions, _ log: InputLog
  ) {
    // 1. Read the document.
    let limits = options.limits
    let (read, problems) = InterfaceDocument.read(source, limits: limits)
    diagnostics = problems
    guard var document = read else { return }
    if let measurer = try? PangoTextMeasurer() {
      document = document.givingMissingSizesOfClasses(
        measuringTextWith: measurer, within: WorkBudget(limits[.work]))
    }
    // 2. Find what it names.
    var importing = ImportOptions()
    importing.showsContainers = options.showsContainers
    if document.namesAssets {
      hasSearched = true
      let folders = AssetFolders(options.assets, besideDocumentIn: folder)
      importing.images = ImageAssets(folders, limits: limits) { LoggedFolder(folder: $0, limits: limits, log: log) }
      importing.colors = ColorAssets(folders)
      if options.checksAssets, let images = importing.images, let colors = importing.colors {
        diagnostics.add(contentsOf: document.assetWarnings(images, colors, in: folders))
      }
    } else if document.takesAccentColor {
      hasSearched = true
      importing.colors = ColorAssets(AssetFolders(options.assets, besideDocumentIn: folder))
    }
    // 3. Make a figure of each scene, or one of all.
    let imported: (figures: [Figure], diagnostics: Diagnostics)
    if options.showsOverview {
      let (map, problems) = document.sceneMap(named: name, options: importing)
      let overview = Overview(map, of: document, named: name)
      self.overview = overview
      imported = ([overview.figure], problems)
    } else {
      imported = document.figures(named: name, options: importing)
    }
    diagnostics.add(contentsOf: imported.diagnostics)
    if let limit = importing.images?.exceededLimit { return diagnostics.add(limits.error(exceeding: limit)) }
    figures = imported.figures
    if let scenes = options.scenes { choose(scenes) }
  }

  /// Leaves out all scenes but some. A name that none has is an error, and then there is no figure.
  private mutating func choose(_ scenes: [String]) {
    let names = figures.compactMap { $0.scene?.name }
    let unknown = scenes.filter { !names.contains($0) }
    figures = unknown.isEmpty ? figures.filter { $0.scene.map { scenes.contains($0.name) } ?? false } : []
    for scene in unknown {
      let all = "its scenes are " + names.map { "'\($0)'" }.joined(separator: ", ")
      let meant = NearMisses.closest(to: scene, among: names).map { "did you mean '\($0)'?" } ?? all
      diagnostics.add(.error(.unsupportedDocument, "there is no scene '\(scene)'; \(meant)"))
    }
  }
}
