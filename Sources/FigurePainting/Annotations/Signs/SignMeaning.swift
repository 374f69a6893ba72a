import Figures
import Graphics

/// A sign of the annotations that a legend explains.
typealias SignMeaning = Legend.Sign

extension Legend.Sign {
  /// The sign that a group with a CSS class has; `nil` for a class without a sign of its own.
  init?(ofClass name: String) {
    guard let sign = Self.classes[name] else { return nil }
    self = sign
  }

  private static let classes: [String: Self] = [
    "strut-optional": .optional,
    "strut-unsatisfied": .unsatisfied,
    "strut-spacing": .spacing,
    "strut-conflict": .conflict,
    "strut-broken": .broken,
    "strut-ambiguous": .ambiguous,
    "strut-misplaced": .misplaced,
    "strut-hugging": .hugging,
    "strut-compression": .compressionResistance,
    "strut-intrinsic-size": .intrinsicSize,
    "strut-frame": .frame,
    "strut-original-frame": .originalFrame,
    "strut-alignment-rect": .alignmentRect,
    "strut-center": .center,
    "strut-origin": .origin,
    "strut-axes": .axes,
    "strut-baseline": .baseline,
    "strut-margins": .margins,
    "strut-safe-area": .safeArea,
    "strut-readable": .readable,
    "strut-guide": .guide,
    "strut-standard-spacing": .standardSpacing,
    "strut-motion-path": .motionPath,
  ]

  /// What it means, as a legend says it.
  var words: String {
    switch self {
    case .distance: "a distance or a size, in points"
    case .zeroDistance: "a distance of 0"
    case .optional: "optional: its priority is below 1000"
    case .unsatisfied: "optional and not satisfied: what it asks for"
    case .equal: "equal sizes"
    case .multiple: "a multiple of the other size"
    case .aspectRatio: "aspect ratio: width to height"
    case .atLeast: "at least"
    case .atMost: "at most"
    case .solvedLength: "in parentheses: the length in this layout"
    case .alignment: "edges on one line"
    case .baselineAlignment: "baselines on one line"
    case .commonCenter: "centres on one line"
    case .shortLength: "a short length, between the arrows"
    case .farEnd: "leads to the edge that is meant"
    case .guideEdge: "edge of a layout guide"
    case .middle: "middle of a view"
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
    case .safeAreaCut: "outside of the safe area"
    case .readable: "readable width"
    case .guide: "layout guide"
    case .standardSpacing: "standard spacing"
    case .motionPath: "way of the view, with ticks at equal times"
    case .tornEdge: "the screen continues here"
    }
  }

  /// What a legend says of the sign in a picture that may have lengths of its author's, too: those look as spacings do.
  ///
  /// - Parameter besideDimensions: Whether there are such, in the colour of the sign.
  func words(besideDimensions: Bool) -> String {
    self == .spacing && besideDimensions ? "spacing of the stack view, or another length" : words
  }
}

/// The signs of marks, each with the inks in which it is drawn.
typealias SignInks = [SignMeaning: Set<Ink.Source>]

/// Marks with a meaning that no group of theirs has.
struct ExplainedMarks: Mark {
  var meaning: SignMeaning
  var marks: [any Mark]

  var signInks: SignInks { marks.signInks.adding([meaning], in: marks.inkSource) }
  var inkSource: Ink.Source? { marks.inkSource }

  func items(with brush: Brush) -> [Item] { marks.flatMap { $0.items(with: brush) } }

  var description: String { marks.map { "\($0)" }.joined(separator: "\n") }
}

extension [any Mark] {
  /// What the marks are signs of.
  var signInks: SignInks { reduce(into: [:]) { $0.merge($1.signInks) { $0.union($1) } } }

  /// The ink of the first mark that has one and is no sign of something else.
  var inkSource: Ink.Source? { lazy.filter { $0.signInks.isEmpty }.compactMap(\.inkSource).first }
}

extension SignInks {
  /// With meanings that are drawn in an ink.
  func adding(_ meanings: some Sequence<SignMeaning>, in ink: Ink.Source?) -> SignInks {
    meanings.reduce(into: self) { $0[$1, default: []].formUnion(ink.map { [$0.kind] } ?? []) }
  }
}

extension Ink.Source {
  /// The purpose alone, in whatever way its colour is made legible.
  fileprivate var kind: Self {
    switch self {
    case .token(let token), .adapted(let token), .visible(let token), .inside(let token), .readable(let token):
      .token(token)
    case .color, .plain, .legible, .onMeasure, .hue: self
    }
  }
}

extension PlacedAnnotations {
  /// What its signs mean, and the inks in which they are drawn.
  var meanings: SignInks {
    (marks + signs).signInks.adding(scene.map { $0.tornEdges.isEmpty ? [] : [.tornEdge] } ?? [], in: nil)
  }
}
