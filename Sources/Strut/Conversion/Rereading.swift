import Diagnostics
import FigureLanguage
import Figures
import Geometry
import PangoText
import Staging

/// A document that was written, read again.
struct Rereading {
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

extension Rect {
  /// Whether all edges are the same but for rounding: numbers are written to a millionth of a point, and several of them,
  /// the views' above among them, add up to a place.
  fileprivate func isClose(to other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude <= 1e-5 }
  }
}
