public import Diagnostics
import FigureLanguage
public import Figures
import Files
import Graphics
import InterfaceBuilder
import PNGCoding
import PangoText
import Synchronization

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
  let reading = FigureReading(
    source, name: name, imagesIn: folder, assets: assets, limits: limits, scenes: scenes, showsContainers: false)
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
  ///
  /// - Parameters:
  ///   - metrics: Numbers in place of the document's metrics of these names.
  ///   - scenes: The scenes of a storyboard or xib, by their names; `nil` for all.
  ///   - showsContainers: Whether controllers of a storyboard that only show others are figures too.
  ///   - showsOverview: Whether the only figure is that of the canvas with all scenes.
  package init(
    _ source: SourceFile, name: String, imagesIn folder: String, assets: String? = nil,
    limits: FigureLimits = FigureLimits(), metrics: [String: Double] = [:], scenes: [String]? = nil,
    showsContainers: Bool = true, showsOverview: Bool = false
  ) {
    let log = InputLog()
    defer { (inputs, imageMemory) = log.entries }
    guard InterfaceDocument.isLikely(source) else {
      guard !showsOverview else {
        self.diagnostics.add(.error(.unsupportedDocument, "an overview is of a storyboard or a xib"))
        return
      }
      guard scenes == nil else {
        self.diagnostics.add(.error(.unsupportedDocument, "scenes are those of a storyboard or a xib"))
        return
      }
      let resources = LoggedFolder(folder: folder, limits: limits, log: log)
      let (figure, diagnostics) = Figure.decode(
        source, name: name, resources: resources, limits: limits, metrics: metrics)
      (figures, self.diagnostics) = (figure.map { [$0] } ?? [], diagnostics)
      return
    }
    let (document, diagnostics) = InterfaceDocument.read(source, limits: limits)
    self.diagnostics = diagnostics
    guard var document else { return }
    // A class may give its views the lengths that nothing else does, which Interface Builder asks it for.
    if let measurer = try? PangoTextMeasurer() {
      let missing = document.axesWithoutLengthsOfClasses(
        measuringTextWith: measurer, within: WorkBudget(limits[.work]))
      if !missing.isEmpty { document = document.givingSizesOfTheirClass(to: missing) }
    }
    var options = ImportOptions()
    options.showsContainers = showsContainers
    if document.namesAssets {
      hasSearched = true
      let folders = assets.map(AssetFolders.init(folder:)) ?? AssetFolders(besideDocumentIn: folder)
      options.images = ImageAssets(folders, limits: limits) { LoggedFolder(folder: $0, limits: limits, log: log) }
      options.colors = ColorAssets(folders)
    }
    var imported: (figures: [Figure], diagnostics: Diagnostics)
    if showsOverview {
      let (map, problems) = document.sceneMap(named: name, options: options)
      overview = Overview(map, of: document, named: name)
      imported = (overview.map { [$0.figure] } ?? [], problems)
    } else {
      imported = document.figures(named: name, options: options)
    }
    self.diagnostics.add(contentsOf: imported.diagnostics)
    if let limit = options.images?.exceededLimit {
      self.diagnostics.add(limits.error(exceeding: limit))
    } else {
      figures = imported.figures
      if let scenes { choose(scenes) }
    }
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

/// Which files were read besides the document.
private final class InputLog: Sendable {
  private let log = Mutex<(paths: [String], memory: Int)>(([], 0))

  var entries: (paths: [String], memory: Int) { log.withLock { $0 } }

  func add(_ path: String, _ bytes: [UInt8]) {
    let pixels = (try? PNGHeader(bytes)).map { $0.width * $0.height } ?? 0
    log.withLock { log in
      log.paths.append(path)
      log.memory += bytes.count + 4 * pixels
    }
  }
}

/// A folder that notes which of its files are read.
private struct LoggedFolder: FigureResources {
  let folder: String
  let limits: FigureLimits
  let log: InputLog

  func image(named path: String) throws(ResourceError) -> [UInt8] {
    let bytes = try FolderResources(folder: folder, limits: limits).image(named: path)
    log.add("\(folder.isEmpty ? "." : folder)/\(path)", bytes)
    return bytes
  }

  func document(named path: String) throws(ResourceError) -> [UInt8] {
    let bytes = try FolderResources(folder: folder, limits: limits).document(named: path)
    log.add("\(folder.isEmpty ? "." : folder)/\(path)", bytes)
    return bytes
  }
}
