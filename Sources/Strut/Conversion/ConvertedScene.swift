import FigureLanguage
import FigurePainting
import Figures
import InterfaceBuilder
import PangoText
import Staging

/// A scene as a document of the figure language.
struct ConvertedScene {
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

extension [Picture] {
  /// The identifiers of the constraints that were broken in conflicts.
  fileprivate var brokenIdentifiers: Set<String> {
    Set(flatMap(\.panels).flatMap(\.constraints).filter(\.isBroken).compactMap(\.identifier))
  }
}
