public import Diagnostics
public import Figures
public import Geometry
public import Graphics
public import Typography
public import ViewLayout

/// A combination with every panel solved: frames, constraints, what conflicts and what is ambiguous.
///
/// It is what `strut inspect` prints and what painting starts from; theme and scale do not enter it.
public struct Picture: Hashable, Sendable {
  public var variant: PictureVariant
  /// The name of the scene that it is of; `nil` for a figure of the figure language.
  public var scene: String?
  /// Never empty.
  public var panels: [PanelLayout]
  /// What went wrong while the figure was staged: constraints that could not be bound, steps that could not be taken.
  public var problems = Diagnostics()
  /// Characters that no font has, each with the text that has it.
  public var missingGlyphs: [Located<MissingGlyphs>] = []

  /// All that is to be said before the layout itself is looked at.
  public var diagnostics: Diagnostics {
    let glyphs = missingGlyphs.map { Findings.Entry(.missingGlyphs($0.value), .warning, at: $0.range).diagnostic }
    return problems.adding(Diagnostics(glyphs))
  }
}

/// One panel's solved state.
public struct PanelLayout: Hashable, Sendable {
  public var title: String?
  public var kind: PanelDescription.Kind
  /// The view that a matrix is of.
  public var subject: String?
  /// Differs from the picture's where the panel has its own device, orientation, size or direction.
  public var variant: PictureVariant
  public var stance: Stance
  public var theme: ThemeName?
  /// The part of the root that is drawn; `nil` for all of it.
  public var crop: Crop?
  /// In drawing order: the root first, each view before its subviews.
  public var views: [SolvedView]
  /// Where the views are drawn.
  public var drawing: PanelDrawing
  /// In the order they were added, broken and inactive ones included.
  public var constraints: [SolvedConstraint]
  public var conflicts: [SolvedConflict]
  /// Why views are ambiguous, and why some cannot be seen; empty where no explanation was asked for.
  public var explanations: [Finding] = []
  /// What gives one view its place and its size along each axis; `nil` where nobody asked.
  public var determination: AxisPair<[KeptRequirement]>?
  /// The bars around the scene.
  public var surroundings: Surroundings
  public var show: AnnotationSet
  public var selected: String?
  public var callouts: [Callout]

  /// The panel with its views as they are drawn.
  public var drawn: PanelLayout {
    var panel = self
    panel.views = drawing.views
    return panel
  }

  public var root: SolvedView { views[0] }

  /// The index in `views` of the view of that name.
  public func index(of name: String) -> Int? { views.firstIndex { $0.name == name } }
}

/// A view's solved geometry and its looks.
public struct SolvedView: Hashable, Sendable {
  public var name: String
  public var kind: ViewKind
  /// The id that it has in the document it was imported from.
  public var identifier: String?
  /// What dumps call it: the author's `class`, or the kind.
  public var className: String
  /// Index in `PanelLayout.views`; `nil` for the root.
  public var superview: Int?
  /// Indices in `PanelLayout.views`, back to front.
  public var subviews: [Int]

  /// In the superview's coordinates, the bounding box under a transform.
  public var frame: Rect
  public var bounds: Rect
  /// In the superview's coordinates.
  public var center: Point
  public var transform: Transform
  /// In the superview's coordinates: the untransformed frame less the alignment insets.
  public var alignmentRect: Rect
  public var alignmentInsets: EdgeInsets
  /// `nil` for an axis without one.
  public var intrinsicContentSize: AxisPair<Double?>
  public var contentHuggingPriority: AxisPair<Priority>
  public var contentCompressionResistancePriority: AxisPair<Priority>
  /// From the top of the bounds; `nil` for a view without text, whose baselines are its bottom.
  public var firstBaseline: Double?
  public var lastBaseline: Double?
  public var layoutMargins: EdgeInsets
  public var safeAreaInsets: EdgeInsets
  public var autoresizingMask: AutoresizingMask
  public var translatesAutoresizingMask: Bool
  public var isAmbiguous: AxisPair<Bool>
  /// Other legal positions of an ambiguous view, in the superview's coordinates: the ends of its freedoms.
  public var ghosts: [Rect]
  /// Where the editor's canvas has it, if the author said and the picture is of the canvas's size.
  public var designFrame: Rect?
  /// Where the editor stored it, whatever size the picture is of.
  public var storedFrame: Rect?
  public var isHidden: Bool
  public var clipsToBounds: Bool
  public var direction: LayoutDirection
  public var content: ViewContent
  /// Settled for the platform and the text size.
  public var font: Font
  public var look: ViewLook
  /// The texts that the view shows.
  public var texts = ViewTexts()
  /// The parts of a bar; `nil` for other views and for an empty bar.
  public var bar: SolvedBar?
  /// Annotations for this view alone.
  public var show: AnnotationSet?

  /// Whether it could stand elsewhere, or be of another size, along any axis.
  public var hasAmbiguousLayout: Bool { isAmbiguous.horizontal || isAmbiguous.vertical }

  /// From the view's own coordinates, in which its bounds and its subviews' frames are, to its superview's:
  /// the bounds' middle goes to `center`, and the transform works about it.
  public var toSuperview: Transform {
    Transform.translation(x: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// Top left, top right, bottom right and bottom left after the transform, in the superview's coordinates.
  public var corners: [Point] { bounds.corners.map(toSuperview.apply(to:)) }

  /// The frame that the view would have with no transform, in the superview's coordinates.
  public var originalFrame: Rect { Rect(center: center, size: bounds.size) }

  /// Where layout put the view, which knows no transform: what a frame on an editor's canvas is compared with.
  public var laidOutFrame: Rect {
    guard !transform.isIdentity else { return frame }
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -alignmentInsets.top, left: -alignmentInsets.left, bottom: -alignmentInsets.bottom,
        right: -alignmentInsets.right))
  }
}

/// A constraint's part in a solved panel.
public struct SolvedConstraint: Hashable, Sendable {
  /// What annotations draw. Names are those of views in the panel, never `superview`.
  public var equation: ConstraintEquation
  /// Where the author wrote it.
  public var range: SourceRange?
  /// Which item of the document it comes from, counted from 0 in the order they were added: the equations of one
  /// visual format string share it. An SVG's ids are made of it.
  public var item: Int
  public var identifier: String?
  public var isActive: Bool
  public var isSatisfied: Bool
  public var isBroken: Bool
  public var color: Color?

  /// The one spelling: `a.trailing == 2 * b.width + 8 @ 750`, every view by its name.
  public var text: String { equation.description }
}

/// What solved panels tell besides the solution.
public enum Explaining: Hashable, Sendable {
  case nothing
  /// Why views are ambiguous or lost, and what determines the view of that name.
  case all(determinationOf: String?)
}
