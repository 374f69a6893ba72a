import Diagnostics
import Geometry
import Graphics

/// The words that reach farthest beyond the screens of a picture, which make it wide.
struct OutermostWords {
  private struct Reach {
    var words: String
    /// How far something reaches beyond the screen, in points.
    var length: Double
    var isLeft: Bool
    var panel: Int
  }

  private var reaches: [Reach] = []

  /// - Parameter panels: The panels as they are painted at one pixel a point.
  init(of panels: [(painted: PaintedPanel, isScreen: Bool)]) {
    for (number, (panel, isScreen)) in panels.enumerated() where isScreen {
      let lines = panel.items.flatMap { $0.lines() }
      for isLeft in [true, false] {
        let length = isLeft ? panel.body.minX - panel.extent.minX : panel.extent.maxX - panel.body.maxX
        func distance(_ box: Rect) -> Double {
          abs(isLeft ? box.minX - panel.extent.minX : panel.extent.maxX - box.maxX)
        }
        guard length >= Self.least, let outermost = lines.min(by: { distance($0.box) < distance($1.box) }),
          distance(outermost.box) < Self.padding
        else { continue }
        reaches.append(Reach(words: outermost.words, length: length, isLeft: isLeft, panel: number))
      }
    }
  }

  /// What those that reach farthest take beside their screens, each at its panel.
  ///
  /// - Parameter ranges: The locations of the panels in the document.
  func notes(at ranges: [SourceRange?]) -> [Diagnostic.Note] {
    let farthest = reaches.sorted { $0.length != $1.length ? $0.length > $1.length : $0.panel < $1.panel }
    return farthest.prefix(Self.most).map { reach in
      Diagnostic.Note(
        "\(reach.words) reaches \(formatted(reach.length.rounded())) points beyond the screen at the \(reach.isLeft ? "left" : "right")",
        at: ranges.indices.contains(reach.panel) ? ranges[reach.panel] : nil)
    }
  }

  /// What reaches less far costs little, in points.
  private static let least = 20.0
  /// How far a number is from the edge of its pill at most, in points.
  private static let padding = 8.0
  private static let most = 2
}

extension Item {
  /// The lines of words that no view shows as a message names them, with their boxes.
  fileprivate func lines(
    _ around: Transform = .identity, ofConstraint name: String? = nil
  ) -> [(words: String, box: Rect)] {
    switch self {
    case .group(let group):
      guard !group.classes.contains("strut-view") else { return [] }
      let inner = group.transform.concatenating(around)
      let own = group.data.first { $0.name == "constraint" }?.value
      return group.items.flatMap { $0.lines(inner, ofConstraint: own ?? name) }
    case .text(let run):
      let words = name.map { "the number \(run.text) of '\($0)'" } ?? "'\(run.text)'"
      return bounds.map { [(words, around.apply(to: $0))] } ?? []
    case .shape, .image: return []
    }
  }
}
