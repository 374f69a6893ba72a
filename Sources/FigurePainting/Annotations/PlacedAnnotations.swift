import Figures
import Geometry
import Graphics

/// The placed annotations of a panel: marks, and in front of them signs and words. A theme and the pixels of a scale
/// turn them into items.
///
/// The description has one line per mark, which tests compare.
struct PlacedAnnotations: Sendable, CustomStringConvertible {
  /// What dims the views under all marks; `nil` for nothing.
  var veil: Veil?
  /// Enlarged parts of the screen with its marks and signs, in front of those.
  var magnifiers: [Magnifier] = []
  /// Lines, bars and outlines, from back to front.
  var marks: [any Mark] = []
  /// The panel; `nil` if nothing is annotated.
  var scene: PanelScene?
  /// Text and badges.
  var signs: [any Mark] = []
  /// The places of the views' texts.
  var texts: [TextBlank] = []
  /// What hatching leaves free besides.
  var solids: [Rect] = []
  /// What lines that lead elsewhere leave free: the words and symbols of the status bar and of the bars around the
  /// interface, and the words of annotations.
  var passed: [TextBlank] = []
  /// The dark ring around the screen, over which lines are light; `nil` without a body.
  var bezel: Bezel?
  /// The size of a point of an annotation, in points of the panel.
  var unit = 1.0
  /// The kinds of annotations that draw something.
  var shownKinds: Set<AnnotationKind> = []
  /// The letters of the callouts that are drawn, each with its words.
  var letters: Set<[String]> = []
  /// Where the bars of constraints stand, for the next panel.
  var habits = BarHabits()

  /// The items in the panel's coordinates. The veil is a part of the screen.
  func paint(with context: PaintingContext) -> PaintedAnnotations {
    guard let scene else { return PaintedAnnotations() }
    var brush = Brush(
      theme: context.theme, grid: context.grid, scene: scene, texts: texts, unit: unit,
      paper: context.figure.background.ground)
    brush.bezel = bezel
    // Others are on a ground with all that they say.
    if scene.panel.kind.isLayout {
      brush.page = context.page.map { page in
        let screen = scene.rootRect.union(scene.panel.surroundings.screen)
        return SurroundingPage(theme: page.theme, paper: page.paper, panel: bezel?.body ?? screen)
      }
    }
    brush.solids = solids
    brush.passed = passed
    return PaintedAnnotations(
      veil: veil?.items(with: brush) ?? [],
      marks: marks.filter { !$0.isBeyondCrop }.flatMap { $0.items(with: brush) },
      signs: signs.filter { !$0.isBeyondCrop }.flatMap { $0.items(with: brush) },
      beyondCrop: (marks + signs).filter(\.isBeyondCrop).flatMap { $0.items(with: brush) },
      magnifiers: magnifiers.map { ($0, $0.frameItems(with: brush)) })
  }

  /// The places of the author's words.
  var wordPlaces: [Rect] { signs.compactMap { ($0 as? WordsMark)?.box(unit: unit) } }

  var description: String { ([veil].compactMap(\.self) + marks + signs).map { "\($0)" }.joined(separator: "\n") }
}

/// The items of the annotations of a panel, in its coordinates.
struct PaintedAnnotations {
  var veil: [Item] = []
  var marks: [Item] = []
  var signs: [Item] = []
  /// What the edges of a crop do not cut off.
  var beyondCrop: [Item] = []
  /// With the rings of each.
  var magnifiers: [(magnifier: Magnifier, rings: [Item])] = []
}

/// Annotations in the coordinates of a turned view.
struct TurnedMarks: Mark {
  var transform: Transform
  /// The scene in those coordinates.
  var scene: PanelScene
  var texts: [TextBlank]
  var marks: [any Mark]

  var signInks: SignInks { marks.signInks }
  var inkSource: Ink.Source? { marks.inkSource }

  func items(with brush: Brush) -> [Item] {
    let upright = Brush(
      theme: brush.theme, grid: brush.grid, scene: scene, texts: texts, unit: brush.unit, paper: brush.paper)
    return [.group(Group(transform: transform, items: marks.flatMap { $0.items(with: upright) }))]
  }

  var description: String {
    (["turned by \(formatted(transform.rotation * 180 / .pi))°"]
      + marks.flatMap { "\($0)".split(separator: "\n").map { "  \($0)" } }).joined(separator: "\n")
  }
}
