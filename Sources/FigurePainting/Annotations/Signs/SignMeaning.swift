import Graphics

/// A sign of the annotations that a legend explains, in the order in which legends list them.
///
/// The raw values are the CSS classes of the groups that have the sign, if there are such groups.
enum SignMeaning: String, Hashable, Sendable, CaseIterable {
  // Constraints.
  case optional = "strut-optional"
  case unsatisfied = "strut-unsatisfied"
  case equal, atLeast, atMost
  case alignment, commonCenter, shortLength, farEnd
  case spacing = "strut-spacing"
  // Problems.
  case conflict = "strut-conflict"
  case broken = "strut-broken"
  case ambiguous = "strut-ambiguous"
  case ghost
  case misplaced = "strut-misplaced"
  // Priorities and sizes.
  case hugging = "strut-hugging"
  case compressionResistance = "strut-compression"
  case intrinsicSize = "strut-intrinsic-size"
  case strut, spring
  // Rectangles and points.
  case frame = "strut-frame"
  case originalFrame = "strut-original-frame"
  case bounds
  case alignmentRect = "strut-alignment-rect"
  case alignmentInsets
  case center = "strut-center"
  case origin = "strut-origin"
  case axes = "strut-axes"
  case baseline = "strut-baseline"
  // Guides.
  case margins = "strut-margins"
  case safeArea = "strut-safe-area"
  case readable = "strut-readable"
  case guide = "strut-guide"
  case standardSpacing = "strut-standard-spacing"
  // The picture.
  case motionPath = "strut-motion-path"
  case tornEdge

  /// What it means, as a legend says it.
  var words: String {
    switch self {
    case .optional: "optional: its priority is below 1000"
    case .unsatisfied: "optional and not satisfied: what it asks for"
    case .equal: "equal sizes"
    case .atLeast: "at least"
    case .atMost: "at most"
    case .alignment: "edges or baselines on one line"
    case .commonCenter: "centres on one line"
    case .shortLength: "a short length, between the arrows"
    case .farEnd: "leads to the edge that is meant"
    case .spacing: "spacing of the stack view"
    case .conflict: "constraints that cannot hold together"
    case .broken: "the constraint that is broken"
    case .ambiguous: "ambiguous: another place or size is possible"
    case .ghost: "where the ambiguous view could be as well"
    case .misplaced: "misplaced: solid on the canvas, dashed in the layout"
    case .hugging: "hugging: resists growing"
    case .compressionResistance: "compression resistance: resists shrinking"
    case .intrinsicSize: "intrinsic content size"
    case .strut: "strut: a fixed distance"
    case .spring: "spring: a flexible length"
    case .frame: "frame"
    case .originalFrame: "frame without the transform"
    case .bounds: "bounds"
    case .alignmentRect: "alignment rectangle"
    case .alignmentInsets: "part of the frame outside the alignment rectangle"
    case .center: "center"
    case .origin: "origin of the bounds"
    case .axes: "the view’s own x and y"
    case .baseline: "baseline"
    case .margins: "layout margins"
    case .safeArea: "edge of the safe area"
    case .readable: "readable width"
    case .guide: "layout guide"
    case .standardSpacing: "standard spacing"
    case .motionPath: "way of the view, with ticks at equal times"
    case .tornEdge: "the screen continues here"
    }
  }
}

/// Marks with a meaning that no group of theirs has.
struct ExplainedMarks: Mark {
  var meaning: SignMeaning
  var marks: [any Mark]

  var meanings: Set<SignMeaning> { marks.meanings.union([meaning]) }

  func items(with brush: Brush) -> [Item] { marks.flatMap { $0.items(with: brush) } }

  var description: String { marks.map { "\($0)" }.joined(separator: "\n") }
}

extension [any Mark] {
  /// What the marks are signs of.
  var meanings: Set<SignMeaning> { reduce(into: []) { $0.formUnion($1.meanings) } }
}

extension PlacedAnnotations {
  /// What its signs mean.
  var meanings: Set<SignMeaning> {
    (marks + signs).meanings.union(scene.map { $0.tornEdges.isEmpty ? [] : [.tornEdge] } ?? [])
  }
}
