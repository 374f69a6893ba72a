public import Diagnostics
public import Figures
public import Geometry
public import Graphics
public import Typography
public import ViewLayout

/// One combination of device, orientation, direction and text size, with all panels solved: frames, constraints,
/// conflicts and ambiguity.
///
/// `strut inspect` prints it, and painting starts from it. It is independent of the theme and the scale.
///
///     let picture = figure.pictures(measuringTextWith: measurer)[0]
///     picture.panels[0].views.map(\.frame)   // one frame per view, in points
public struct Picture: Hashable, Sendable {
  /// The combination.
  public var variant: PictureVariant
  /// The name of the scene in an Interface Builder document; `nil` for a figure of the figure language.
  public var scene: String?
  /// The solved panels, in the order of the document. Never empty.
  public var panels: [PanelLayout]
  /// Mistakes found while staging: constraints that could not be bound, and steps that could not be carried out.
  public var problems = Diagnostics()
  /// Characters that no font has, with the location of the text that contains them.
  public var missingGlyphs: [Located<MissingGlyphs>] = []

  /// The problems of staging and the missing glyphs, without the findings about the layout.
  public var diagnostics: Diagnostics {
    let glyphs = missingGlyphs.map { Findings.Entry(.missingGlyphs($0.value), .warning, at: $0.range).diagnostic }
    return problems.adding(Diagnostics(glyphs))
  }
}

/// The solved state of one panel.
public struct PanelLayout: Hashable, Sendable {
  /// The caption below the panel; `nil` for none.
  public var title: String?
  /// The alternative text of the panel; `nil` for none.
  public var alt: String?
  /// The words on the arrow to the next panel; `nil` for none.
  public var flowText: String?
  /// What the panel shows: the layout, the hierarchy, a console report, …
  public var kind: PanelDescription.Kind
  /// The name of the view whose transform a matrix panel shows; `nil` for other kinds of panels.
  public var subject: String?
  /// The names of the views that are the layers of an exploded hierarchy; empty where every view is one.
  public var layers: [String] = []
  /// The combination of the panel. It differs from the picture's if the panel has its own device, orientation, size or
  /// direction.
  public var variant: PictureVariant
  /// Whether a landscape interface is drawn upright or as on a device that is held upright.
  public var stance: Stance
  /// The theme of this panel; `nil` for that of the picture.
  public var theme: ThemeName?
  /// The part of the root that is drawn; `nil` for all of it.
  public var crop: Crop?
  /// Whether a thin line is drawn along the edges of the root view.
  public var hasBorder = true
  /// What the panel has behind its views in place of the picture's background; `nil` for that.
  public var background: Background?
  /// The points of the picture for each point of the screen, as the author says; signs and words keep their size.
  /// Layers of an exploded panel may have less in a print.
  public var zoom = 1.0
  /// The number of columns that the panel takes.
  public var span = 1
  /// The results of layout, in drawing order: the root first, and each view before its subviews. Never empty.
  public var views: [SolvedView]
  /// Where the views are drawn.
  public var drawing: PanelDrawing
  /// All constraints of the tree, in the order in which they were added, including broken and inactive ones.
  public var constraints: [SolvedConstraint]
  /// The sets of required constraints that cannot all hold.
  public var conflicts: [SolvedConflict]
  /// Why views are ambiguous or off-screen. Empty unless explanations were requested.
  public var explanations: [Finding] = []
  /// The requirements that determine the position and size of one view along each axis. `nil` unless requested.
  public var determination: AxisPair<[KeptRequirement]>?
  /// The status bar and the bars of the view controllers around the scene.
  public var surroundings: Surroundings
  /// What the keyboard covers of the root, in the root's own coordinates; `nil` while it is hidden.
  public var keyboard: Rect?
  /// The annotations that the panel shows.
  public var show: AnnotationSet
  /// The name of the selected view: only its constraints are shown. `nil` for all constraints.
  public var selected: String?
  /// The author's own annotations: labels, arrows, circles and dimensions.
  public var callouts: [Callout]

  /// What moves; `nil` for a panel without an animation.
  public var motion: PanelMotion?
  /// The transition that is to be seen; `nil` for none.
  public var transition: TransitionMoment?

  /// The panel with the views as they are drawn.
  public var drawn: PanelLayout {
    var panel = self
    panel.views = drawing.views
    return panel
  }

  /// The root view.
  public var root: SolvedView {
    // A view is large, and most of what is asked of the root is small.
    _read { yield views[0] }
  }

  /// The index in `views` of the view with a name; `nil` if there is none.
  public func index(of name: String) -> Int? { views.firstIndex { $0.name == name } }
}

/// The solved geometry of a view, and its look. All lengths are in points.
public struct SolvedView: Hashable, Sendable {
  /// The unique name of the view in the document.
  public var name: String
  /// The kind of the view.
  public var kind: ViewKind
  /// The id of the view in the Interface Builder document that it was imported from; `nil` for other views.
  public var identifier: String?
  /// The class name in dumps: the author's `class`, or the kind.
  public var className: String
  /// The index of the superview in `PanelLayout.views`; `nil` for the root.
  public var superview: Int?
  /// The indices of the subviews in `PanelLayout.views`, back to front.
  public var subviews: [Int]

  /// The frame in the superview's coordinates. Under a transform, it is the bounding box.
  public var frame: Rect
  /// The bounds, in the view's own coordinates.
  public var bounds: Rect
  /// Where the anchor point is, in the superview's coordinates.
  public var center: Point
  /// The point of the bounds that is at the center, from (0, 0) at their top left to (1, 1).
  public var anchorPoint: Point
  /// The transform, which is applied around the center.
  public var transform: Transform
  /// The rectangle that constraints use: the untransformed frame less the alignment insets, in the superview's
  /// coordinates.
  public var alignmentRect: Rect
  /// The distance from each edge of the untransformed frame to the alignment rectangle.
  public var alignmentInsets: EdgeInsets
  /// The intrinsic size; `nil` for an axis without one.
  public var intrinsicContentSize: AxisPair<Double?>
  /// How strongly the view resists growing beyond its intrinsic size.
  public var contentHuggingPriority: AxisPair<Priority>
  /// How strongly the view resists shrinking below its intrinsic size.
  public var contentCompressionResistancePriority: AxisPair<Priority>
  /// The distance from the top of the bounds to the baseline of the first line. `nil` for a view without text, whose
  /// baselines are its bottom edge.
  public var firstBaseline: Double?
  /// The distance from the top of the bounds to the baseline of the last line; `nil` as for `firstBaseline`.
  public var lastBaseline: Double?
  /// The margins inside the bounds.
  public var layoutMargins: EdgeInsets
  /// The part of the bounds that bars and cutouts cover, as insets.
  public var safeAreaInsets: EdgeInsets
  /// What the keyboard covers from the bottom of the bounds, or the safe area's inset there while it is hidden.
  public var keyboardOverlap: Double
  /// The readable guide, as insets of the bounds.
  public var readableInsets: EdgeInsets
  /// The parts of the frame that follow the superview's size.
  public var autoresizingMask: AutoresizingMask
  /// Whether the frame and the mask become constraints, as in `translatesAutoresizingMaskIntoConstraints`.
  public var translatesAutoresizingMask: Bool
  /// Whether the constraints leave the position or the size along each axis undetermined.
  public var isAmbiguous: AxisPair<Bool>
  /// Other valid frames of an ambiguous view, in the superview's coordinates: the extremes of what the constraints
  /// allow. Looked for where the figure shows ambiguity.
  public var ghosts: [Rect]
  /// The frame on the editor's canvas, in the superview's coordinates. `nil` if the author gave none or the picture has
  /// another size than the canvas.
  public var designFrame: Rect?
  /// The frame that the document stores, in the superview's coordinates, whatever the size of the picture.
  public var storedFrame: Rect?
  /// Whether the view is hidden. The views in it are then invisible too.
  public var isHidden: Bool
  /// Whether the parts of subviews outside the bounds are cut off.
  public var clipsToBounds: Bool
  /// The layout direction of the interface.
  public var direction: LayoutDirection
  @usableFromInline var sharedContent: Shared<ViewContent>
  /// How a stack view arranges its subviews.
  public var stack = StackProperties()
  /// The size of what a scroll view scrolls; `nil` for other views.
  public var contentSize: Size?
  /// What a scroll view lets be scrolled beyond its content, with what the safe area adds.
  public var contentInset = EdgeInsets.zero
  /// Whether it is in a stack view's row.
  public var isArranged = false
  /// The font, with the size for the platform and the text size category.
  public var font: Font
  @usableFromInline var sharedLook: Shared<ViewLook>
  /// Whether it or a view around it is presented over others. The colours of its look are those of what is.
  public var isElevated = false
  /// The texts that the view shows, broken into lines and measured.
  public var texts = ViewTexts()
  /// The parts of a bar; `nil` for other views and for an empty bar.
  public var bar: SolvedBar?
  /// The sections of a table; `nil` for other views and for a plain list of rows.
  public var table: SolvedTable?
  /// The height of the rows of a table that is a plain list of rows.
  public var tableRowHeight = ControlMetrics.tableRowHeight
  /// From what the safe area leaves of a table's row, or of a cell, to its texts and to the separator under it.
  public var rowInset = ControlMetrics.tableRowInset
  /// The place of a cell among the rows of its table's section; `nil` for other views.
  public var rowPlace: RowPlace?
  /// The annotations for this view alone; `nil` for those of the panel.
  public var show: AnnotationSet?
  /// Whether the document says that content outside of it is drawn: then it is beside the body of a device as well.
  public var saysContentOutside = false

  /// The content, which can influence the layout: texts, images, items.
  @inlinable public var content: ViewContent {
    _read { yield sharedContent.value }
    _modify { yield &sharedContent.value }
  }
  /// The look, which does not influence the layout: colours, borders, the values of controls.
  @inlinable public var look: ViewLook {
    _read { yield sharedLook.value }
    _modify { yield &sharedLook.value }
  }

  /// Whether the position or the size is undetermined along any axis.
  public var hasAmbiguousLayout: Bool { isAmbiguous.horizontal || isAmbiguous.vertical }

  /// From the view's own coordinates, which the bounds and the frames of subviews use, to the superview's.
  ///
  /// The anchor point is mapped to `center`, and the transform is applied around it.
  public var toSuperview: Transform {
    let anchor = center(in: bounds)
    return Transform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// The corners after the transform, in the superview's coordinates: top left, top right, bottom right, bottom left.
  public var corners: [Point] { bounds.corners.map(toSuperview.apply(to:)) }

  /// The frame that the view would have without its transform, in the superview's coordinates.
  public var originalFrame: Rect {
    Rect(origin: center - Point(anchorPoint.x * bounds.width, anchorPoint.y * bounds.height), size: bounds.size)
  }

  /// Where the anchor point of a rectangle is.
  public func center(in rect: Rect) -> Point {
    Point(rect.minX + anchorPoint.x * rect.width, rect.minY + anchorPoint.y * rect.height)
  }

  /// The frame that layout computed, which ignores the transform, in the superview's coordinates. It is compared with
  /// the frame on the editor's canvas.
  public var laidOutFrame: Rect {
    guard !transform.isIdentity else { return frame }
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -alignmentInsets.top, left: -alignmentInsets.left, bottom: -alignmentInsets.bottom,
        right: -alignmentInsets.right))
  }
}

/// A constraint of a solved panel, and what became of it.
public struct SolvedConstraint: Hashable, Sendable {
  /// The equation that annotations draw. It names views of the panel and never `superview`.
  public var equation: ConstraintEquation
  /// The location in the document; `nil` for a constraint that a program made.
  public var range: SourceRange?
  /// The number of the document's item that the constraint comes from, from 0, in the order in which items were added.
  /// The equations of one visual format string share it. The ids in an SVG contain it.
  public var item: Int
  /// The author's identifier; `nil` for none.
  public var identifier: String?
  /// The equation as its author wrote it, or with the constant that a step has set, in the language's own order;
  /// `nil` for one of a visual format string or of a program.
  public var writtenEquation: String?
  /// Where its leading and trailing edges are: the direction of the content of the view that it lays out.
  public var direction: LayoutDirection
  /// Whether the constraint is active.
  public var isActive: Bool
  /// Whether the equation holds in the solution.
  public var isSatisfied: Bool
  /// Whether the constraint was broken to resolve a conflict.
  public var isBroken: Bool
  /// The author's colour for the annotation; `nil` for the colour of the constraint's state.
  public var color: Color?
  /// The multiplier as its author wrote it, if that is a fraction: `1/2`.
  public var writtenMultiplier: String?
  /// The one of two views side by side that would be elsewhere without the constraint; `nil` for both, and where nobody
  /// asked for the constraints of one of them.
  public var heldView: String?
  /// Whether the panel before this one has it, too, just as it is here.
  public var isInPanelBefore = false

  /// The canonical text, with views by name: `a.trailing == 2 * b.width + 8 @ 750`.
  public var text: String { equation.description }
}

extension SolvedConstraint {
  /// The state of a constraint after layout, as far as it does not depend on how it is written.
  ///
  /// - Parameters:
  ///   - constraint: A constraint of the tree that was laid out.
  ///   - item: The number of the document's item that it comes from.
  ///   - isSatisfied: Whether it holds in the solution.
  ///   - isBroken: Whether it gave way in a conflict.
  init(
    _ constraint: LayoutConstraint, item: Int, isSatisfied: Bool, isBroken: Bool, at range: SourceRange? = nil,
    color: Color? = nil, writtenEquation: String? = nil, writtenMultiplier: String? = nil
  ) {
    // All at once: a value that is put together part by part is copied at the end.
    self.init(
      equation: constraint.equation, range: range, item: item, identifier: constraint.identifier,
      writtenEquation: writtenEquation, direction: constraint.effectiveLayoutDirection, isActive: constraint.isActive,
      isSatisfied: isSatisfied, isBroken: isBroken,
      color: color, writtenMultiplier: writtenMultiplier)
  }
}

/// What solving explains in addition to the solution.
public enum Explaining: Hashable, Sendable {
  /// The solution only, which is what drawing needs.
  case nothing
  /// Why views are ambiguous or off-screen, and, for a name, what determines the position and size of that view.
  case all(determinationOf: String?)
}
