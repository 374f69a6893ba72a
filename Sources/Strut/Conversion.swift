public import Diagnostics
import FigureLanguage
import FigurePainting
import Figures
import Geometry
import Graphics
import InterfaceBuilder
import PangoText
import Staging
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

  /// One document per scene; empty if the storyboard or xib has errors.
  public var documents: [Document] = []
  /// What there is to say of the original, and of what the language has no words for.
  public var diagnostics = Diagnostics()
}

/// Converts each scene of a storyboard or xib to the figure language.
///
///     convert(source, name: "Main").documents.map(\.name)   // ["Main-Login", "Main-Settings"]
///
/// Each document solves to the frames of its scene. Variations for other size classes cannot be expressed in the
/// language: comments and warnings list them. Comments also list what a picture of the document lacks, such as the bars of
/// the controllers around a scene.
///
/// - Parameters:
///   - source: The storyboard or xib.
///   - name: The prefix of the documents' names.
public func convert(_ source: SourceFile, name: String) -> Conversion {
  guard InterfaceDocument.isLikely(source) else {
    return Conversion(
      diagnostics: Diagnostics([.error(.unsupportedDocument, "the document is neither a storyboard nor a xib")]))
  }
  // 1. Read the scenes.
  let (document, problems) = InterfaceDocument.read(source)
  guard let document else { return Conversion(diagnostics: problems) }
  let imported = document.figures(named: name, options: ImportOptions(showsSurroundingBars: false))
  let drawn = document.figures(named: name).figures
  var conversion = Conversion(diagnostics: problems.adding(imported.diagnostics))
  guard !conversion.diagnostics.hasErrors else { return conversion }
  do throws(MissingFonts) {
    let measurer = try PangoTextMeasurer()
    let renderers = try Renderers()
    let file = String(source.name.split(separator: "/").last ?? "")
    for (scene, (figure, drawn)) in zip(document.scenes, zip(imported.figures, drawn)) {
      // 2. Write them.
      let converted = ConvertedScene(figure, drawn: drawn, of: scene, in: file, measuringTextWith: measurer, renderers)
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
      conversion.documents.append(Conversion.Document(name: figure.name, text: converted.text))
    }
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
  ///   - figure: The scene without the bars of controllers, for which the language has no words.
  ///   - drawn: The scene as it is drawn.
  init(
    _ figure: Figure, drawn: Figure, of scene: InterfaceScene, in file: String,
    measuringTextWith measurer: PangoTextMeasurer, _ renderers: Renderers
  ) {
    var canvas = figure
    canvas.adaptations = []
    let views = canvas.pictures(measuringTextWith: measurer).views
    // Where constraints leave something open, the frames count.
    let open = Set(views.filter(\.hasAmbiguousLayout).map(\.name))
    var comments = ["The scene '\(scene.name)' of \(file), line \(scene.range.start.line)."]
    if !figure.adaptations.isEmpty {
      comments.append("It is as the canvas shows it; what differs at other size classes is left out.")
    }
    text = canvas.document(comments: comments, keepingFramesOf: open)
    let (decoded, diagnostics) = Figure.decode(SourceFile(name: figure.name, text: text), name: figure.name)
    guard let decoded else {
      let error = diagnostics.all.first { $0.severity == .error }
      loss = "cannot be read: \(error?.message ?? "")"
      return
    }
    var original = drawn
    original.adaptations = []
    let (before, after) = (
      original.pictures(measuringTextWith: measurer), decoded.pictures(measuringTextWith: measurer)
    )
    loss = Self.loss(from: views, to: after.views)
    guard loss == nil else { return }
    let (drawing, copy) = (
      DrawnParts(original, before, measuringTextWith: measurer), DrawnParts(decoded, after, measuringTextWith: measurer)
    )
    let missing = drawing.differences(from: copy)
    // Colours are written with 8 bits, and numbers round: what no pixel shows is no difference.
    if !missing.isEmpty, !drawing.showsPixels(of: copy, renderers) {
      comments.append("Its picture lacks \(missing.joined(separator: ", ")).")
      text = canvas.document(comments: comments, keepingFramesOf: open)
    }
  }

  private static func loss(from views: [SolvedView], to again: [SolvedView]) -> String? {
    guard again.map(\.name) == views.map(\.name) else { return "has other views" }
    let moved = zip(views, again).first { !$0.frame.isClose(to: $1.frame) }
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
      let list = DisplayList(painting: annotated, theme: .light, scale: 1)
      lists.append(list)
      add(list.items, of: "")
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
