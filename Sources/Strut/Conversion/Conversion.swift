public import Diagnostics
import FigureLanguage
import FigurePainting
import Figures
import Files
import Geometry
import Graphics
import InterfaceBuilder
import PangoText
import Staging
import Synchronization
import ViewLayout

/// The result of converting a storyboard or xib: one document of the figure language per scene.
public struct Conversion: Hashable, Sendable {
  /// One scene in the figure language.
  public struct Document: Hashable, Sendable {
    /// The name of the document and the scene: `Main-Login`.
    public var name: String
    /// The document's text, YAML.
    public var text: String
  }

  /// A PNG file that documents show.
  public struct Image: Hashable, Sendable {
    /// Its path from the folder of the documents: `Main-images/Logo@3x.png`.
    public var path: String
    /// The file.
    public var bytes: [UInt8]
  }

  /// One document per scene; empty if the storyboard or xib has errors.
  public var documents: [Document] = []
  /// The images of the documents, by their paths.
  public var images: [Image] = []
  /// What there is to say of the original, and of what the language has no words for.
  public var diagnostics = Diagnostics()
}

/// Converts each scene of a storyboard or xib to the figure language.
///
///     convert(source, name: "Main").documents.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// Each document solves to the frames of its scene with measured texts; on its canvas the scene has those that are stored
/// for it. Variations for other size classes cannot be expressed in the
/// language: comments and warnings list them. Comments also list what a picture of the document lacks, in light or dark.
///
/// - Parameters:
///   - source: The storyboard or xib.
///   - name: The prefix of the documents' names.
///   - folder: The folder of the storyboard or xib, whose asset catalogues and PNG files are used; `nil` for none.
///   - assets: The folder of the images and colours in place of these.
public func convert(
  _ source: SourceFile, name: String, imagesIn folder: String? = nil, assets: String? = nil
) -> Conversion {
  guard InterfaceDocument.isLikely(source) else {
    return Conversion(
      diagnostics: Diagnostics([.error(.unsupportedDocument, "the document is neither a storyboard nor a xib")]))
  }
  // 1. Read the scenes.
  let (document, problems) = InterfaceDocument.read(source)
  guard let document else { return Conversion(diagnostics: problems) }
  // The language has no sizes that hold on one screen alone: a text is measured, here as in the document.
  var options = ImportOptions()
  options.keepsCanvasSizes = false
  if document.namesAssets || document.takesAccentColor, let folder = folder ?? assets {
    let folders = AssetFolders(assets, besideDocumentIn: folder)
    if document.namesAssets { options.images = ImageAssets(folders, copiedTo: FileName.plain(name) + "-images") }
    options.colors = ColorAssets(folders)
  }
  let imported = document.figures(named: name, options: options)
  var conversion = Conversion(diagnostics: problems.adding(imported.diagnostics))
  if let limit = options.images?.exceededLimit {
    conversion.diagnostics.add(FigureLimits().error(exceeding: limit))
  }
  guard !conversion.diagnostics.hasErrors else { return conversion }
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let renderers = try Renderers()
    let file = String(source.name.split(separator: "/").last ?? "")
    let images = CopiedImages(options.images?.copies ?? [:])
    for (scene, figure) in zip(document.scenes, imported.figures) {
      // 2. Write them.
      let missing = options.images == nil ? [] : document.missingAssets(of: scene, options: options)
      let converted = ConvertedScene(
        figure, of: scene, in: file, images, missing: missing, measuringTextWith: measurer, renderers)
      // 3. See that they can be read, and are what they were.
      if let loss = converted.loss {
        conversion.diagnostics.add(
          .error(.omittedScene, "'\(scene.name)' is left out: as a document it \(loss)", at: scene.range))
        continue
      }
      if !figure.adaptations.isEmpty {
        conversion.diagnostics.add(
          .warning(
            .omittedSizeClasses, "'\(scene.name)' has variations for size classes; only the canvas's are converted",
            at: scene.range))
      }
      if !missing.isEmpty {
        conversion.diagnostics.add(
          .warning(
            .missingAsset, "'\(scene.name)' is converted without \(missing.listed(with: "and"))", at: scene.range))
      }
      conversion.documents.append(Conversion.Document(name: figure.name, text: converted.text))
    }
    conversion.images = images.shown
  } catch {
    for message in error.messages { conversion.diagnostics.add(.error(.missingFont, message)) }
  }
  return conversion
}

/// A scene as a document of the figure language.
private struct ConvertedScene {
  private(set) var text: String
  /// What is lost by reading the document again, in words that follow "the document"; `nil` for nothing.
  let loss: String?

  /// - Parameters:
  ///   - images: Those that the document may show.
  ///   - missing: What the scene names and what is not there, in words.
  init(
    _ figure: Figure, of scene: InterfaceScene, in file: String, _ images: CopiedImages, missing: [String],
    measuringTextWith measurer: PangoTextMeasurer, _ renderers: Renderers
  ) {
    // 1. The scene as the canvas shows it.
    var canvas = figure
    canvas.adaptations = []
    let pictures = canvas.pictures(measuringTextWith: measurer)
    var comments = ["The scene '\(scene.name)' of \(file), line \(scene.range.start.line)."]
    if !figure.adaptations.isEmpty {
      comments.append("It is as the canvas shows it; what differs at other size classes is left out.")
    }
    if !missing.isEmpty {
      comments.append("It is without \(missing.listed(with: "and")): PNG files and colour sets were looked for.")
    }
    // 2. Its document. Where constraints leave something open, the frames count; where they conflict, which gave way.
    var kept = Set(pictures.views.filter(\.hasAmbiguousLayout).map(\.name))
    let broken = canvas.breaking.intersection(pictures.brokenIdentifiers)
    func document() -> String { canvas.document(comments: comments, keepingFramesOf: kept, breaking: broken) }
    func read() -> Rereading { Rereading(document(), name: figure.name, images, measuringTextWith: measurer) }
    var again = read()
    // 3. Layout goes on from where views are, and does not always come to rest: those that moved keep their frames.
    let moved = again.moved(from: pictures.views)
    if !moved.isEmpty {
      kept.formUnion(moved)
      again = read()
    }
    text = again.text
    loss = again.loss(from: pictures.views)
    guard loss == nil, let decoded = again.figure else { return }
    // 4. What its picture lacks.
    let drawing = DrawnParts(canvas, pictures, measuringTextWith: measurer)
    let copy = DrawnParts(decoded, again.pictures, measuringTextWith: measurer)
    let missing = drawing.differences(from: copy)
    // Colours are written with 8 bits, and numbers round: what no pixel shows is no difference.
    if !missing.isEmpty, !drawing.showsPixels(of: copy, renderers) {
      comments.append("Its picture lacks \(missing.joined(separator: ", ")).")
      text = document()
    }
  }
}

/// The images beside converted documents, before they are written.
private final class CopiedImages: FigureResources, Sendable {
  private let files: [String: [UInt8]]
  private let paths = Mutex<Set<String>>([])

  init(_ files: [String: [UInt8]]) { self.files = files }

  /// Those that documents show.
  var shown: [Conversion.Image] {
    paths.withLock { $0.sorted() }.compactMap { path in files[path].map { Conversion.Image(path: path, bytes: $0) } }
  }

  func image(named path: String) throws(ResourceError) -> [UInt8] {
    guard let bytes = files[path] else { throw ResourceError("does not exist") }
    paths.withLock { _ = $0.insert(path) }
    return bytes
  }
}

/// A document that was written, read again.
private struct Rereading {
  let text: String
  /// What the document describes; `nil` if it cannot be read.
  private(set) var figure: Figure?
  private(set) var pictures: [Picture] = []
  private let problem: String

  init(_ text: String, name: String, _ images: CopiedImages, measuringTextWith measurer: PangoTextMeasurer) {
    self.text = text
    let (figure, diagnostics) = Figure.decode(SourceFile(name: name, text: text), name: name, resources: images)
    problem = diagnostics.all.first { $0.severity == .error }?.message ?? ""
    self.figure = figure
    if let figure { pictures = figure.pictures(measuringTextWith: measurer) }
  }

  /// The names of the views that are elsewhere.
  func moved(from views: [SolvedView]) -> [String] {
    guard pictures.views.map(\.name) == views.map(\.name) else { return [] }
    return zip(views, pictures.views).filter { !$0.frame.isClose(to: $1.frame) }.map(\.0.name)
  }

  /// What is lost, in words that follow "the document"; `nil` for nothing.
  func loss(from views: [SolvedView]) -> String? {
    guard figure != nil else { return "cannot be read: \(problem)" }
    guard pictures.views.map(\.name) == views.map(\.name) else { return "has other views" }
    let moved = zip(views, pictures.views).first { !$0.frame.isClose(to: $1.frame) }
    return moved.map { old, new in "moves '\(old.name)' from \(old.frame.consoleText) to \(new.frame.consoleText)" }
  }
}

/// What each view of a figure draws of itself.
private struct DrawnParts {
  private let views: [SolvedView]
  private var lists: [DisplayList] = []
  /// By the names of views; what is around the scene has none.
  private var items: [String: [Item]] = [:]

  init(_ figure: Figure, _ pictures: [Picture], measuringTextWith measurer: PangoTextMeasurer) {
    views = pictures.views
    var ignored = Diagnostics()
    for picture in pictures {
      let annotated = AnnotatedPicture(picture, of: figure, measuringTextWith: measurer, diagnostics: &ignored)
      // Colours of the system differ in dark, where others do not.
      for theme in [ThemeName.light, .dark] {
        let list = DisplayList(painting: annotated, theme: theme, scale: 1)
        lists.append(list)
        add(list.items, of: "")
      }
    }
  }

  /// Whether both can be drawn, and no pixel of their pictures differs.
  func showsPixels(of other: DrawnParts, _ renderers: Renderers) -> Bool {
    guard let own = pixels(renderers), let others = other.pixels(renderers) else { return false }
    return own == others
  }

  /// The pictures with two pixels a point; `nil` if they cannot be drawn.
  private func pixels(_ renderers: Renderers) -> [[UInt8]]? {
    try? lists.map { list in
      var list = list
      // Words about a picture are part of its file.
      (list.name, list.title, list.description) = ("", "", "")
      return try renderers[.png].render(list, options: RendererOptions(scale: 2)).bytes
    }
  }

  private mutating func add(_ items: [Item], of owner: String) {
    for item in items {
      guard case .group(var group) = item else {
        self.items[owner, default: []].append(item)
        continue
      }
      let (own, inner) = (group.id ?? owner, group.items)
      group.items = []
      self.items[own, default: []].append(.group(group))
      add(inner, of: own)
    }
  }

  /// What differs of the views that the other figure has too, in words.
  func differences(from other: DrawnParts) -> [String] {
    let around = items[""] == other.items[""] ? [] : ["the bars around the scene"]
    return around
      + zip(views, other.views).compactMap { view, counterpart in
        items[view.name] == other.items[view.name] ? nil : "\(view.part(differingFrom: counterpart)) of '\(view.name)'"
      }
  }
}

extension [Picture] {
  fileprivate var views: [SolvedView] { flatMap(\.panels).flatMap(\.views) }

  /// The identifiers of the constraints that were broken in conflicts.
  fileprivate var brokenIdentifiers: Set<String> {
    Set(flatMap(\.panels).flatMap(\.constraints).filter(\.isBroken).compactMap(\.identifier))
  }
}

extension SolvedView {
  /// What of the view looks otherwise than in another picture.
  fileprivate func part(differingFrom other: SolvedView) -> String {
    if look.scrollsUnderBars != other.look.scrollsUnderBars { return "the place below the bars" }
    if bar != other.bar { return "the icons and spaces" }
    if table != other.table { return "the sections" }
    if content.image != other.content.image { return "the image" }
    return texts == other.texts ? "the look" : "the text"
  }
}

extension Rect {
  /// Whether all edges are the same but for rounding: numbers are written to a millionth of a point, and several of them,
  /// the views' above among them, add up to a place.
  fileprivate func isClose(to other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude <= 1e-5 }
  }
}
