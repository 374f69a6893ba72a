import Geometry
import Graphics

/// A panel's annotations with their places: marks, and over all of them signs and words. A theme and the pixels of a
/// scale make items of them.
///
/// Its description lists them, a line a mark, as tests read it.
struct PlacedAnnotations: Sendable, CustomStringConvertible {
  /// Lines, bars and outlines, the lowest first.
  var marks: [any Mark] = []
  /// The panel that they are of; `nil` where nothing is annotated.
  var scene: PanelScene?
  /// Text and badges.
  var signs: [any Mark] = []
  /// Where the views' own text stands.
  var texts: [TextBlank] = []
  /// What a point of an annotation is in points of the panel.
  var unit = 1.0

  /// What is drawn in the panel's coordinates: marks, and what lies over them.
  func paint(with context: PaintingContext) -> (marks: [Item], signs: [Item]) {
    guard let scene else { return ([], []) }
    let brush = Brush(theme: context.theme, grid: context.grid, scene: scene, texts: texts, unit: unit)
    return (marks.flatMap { $0.items(with: brush) }, signs.flatMap { $0.items(with: brush) })
  }

  var description: String { (marks + signs).map { "\($0)" }.joined(separator: "\n") }
}

/// Annotations in the space of a turned view, turned back with it.
struct TurnedMarks: Mark {
  var transform: Transform
  /// As it is seen from that space.
  var scene: PanelScene
  var texts: [TextBlank]
  var marks: [any Mark]

  func items(with brush: Brush) -> [Item] {
    let upright = Brush(theme: brush.theme, grid: brush.grid, scene: scene, texts: texts, unit: brush.unit)
    return [.group(Group(transform: transform, items: marks.flatMap { $0.items(with: upright) }))]
  }

  var description: String {
    (["turned by \(formatted(transform.rotation * 180 / .pi))°"]
      + marks.flatMap { "\($0)".split(separator: "\n").map { "  \($0)" } }).joined(separator: "\n")
  }
}
