public import Diagnostics
public import Geometry
public import Graphics

/// The annotations that `show` can request. Each case is a word that [the figure language](figure-language.md) explains.
public enum AnnotationKind: String, Hashable, Sendable, CaseIterable {
  /// Constraints, the rectangles of views, their names and values, and guides.
  case constraints, alignmentRects, frames, originalFrames, bounds, names, values, guides, margins, safeArea
  /// Baselines, masks, the sizes of contents, points of views, and what is wrong with a layout.
  case baselines, autoresizing, intrinsicSizes, centers, origins, axes, ambiguity, conflicts, misplaced
  /// Distances, priorities, the readable width, and the paths of views that move.
  case standardSpacing, rulers, priorities, hugging, compressionResistance, spacing, readable, motionPaths

  /// Whether it shows guides and distances of the screen, and nothing of views.
  package var isOfGuides: Bool {
    switch self {
    case .safeArea, .margins, .readable, .guides, .rulers, .standardSpacing: true
    default: false
    }
  }

  /// Whether it needs only the places of views, and no distances between them: it is drawn on planes of an exploded
  /// hierarchy, too.
  package var isOfPlaces: Bool { self == .names || self == .values }

  /// Whether it says something of each view alone, and ends at the edges of no other one.
  package var isOfEachView: Bool {
    switch self {
    case .alignmentRects, .frames, .originalFrames, .bounds, .names, .values, .intrinsicSizes, .centers, .origins,
      .axes,
      .priorities, .hugging, .compressionResistance, .ambiguity:
      true
    default: false
    }
  }
}

/// What stands beside constraints.
public enum ConstraintNumbers: String, Hashable, Sendable, CaseIterable {
  /// The distance that the picture shows, or the constant as the author wrote it.
  case distances, constants
  /// The distance, and for an inequality the length that it leads to.
  case solved
  /// The whole equation.
  case equations
  /// Nothing.
  case none
}

/// The requested annotations with their details.
public struct AnnotationSet: Hashable, Sendable {
  /// How one kind of annotation is shown.
  public struct Details: Hashable, Sendable {
    /// The views with the annotation; `nil` for all views. Among constraints, identifiers too.
    public var views: [String]?
    /// The views and identifiers whose constraints are not shown. Only for constraints.
    public var excluded: Set<String> = []
    /// The words in place of the numbers of constraints with an identifier.
    public var labels: [String: String] = [:]
    /// What stands beside constraints in place of distances; `nil` for distances.
    public var constraintNumbers: ConstraintNumbers?
    /// Whether the numbers of content sizes are their widths and heights, and not priorities.
    public var showsSizes = false
    /// Whether numbers are shown; `nil` for the annotation's default.
    public var showsValues: Bool?
    /// The most digits after the point of its lengths and coordinates; `nil` for two.
    public var maximumFractionDigits: Int?
    /// The drawing style, such as `ghosts`.
    public var style: String?
    /// The colour; `nil` for the annotation's own.
    public var color: Color?
    /// The colour of constraints that the panel before has, too; `nil` for that of all.
    public var earlierColor: Color?
    /// The side of a view, or of what a bar connects, where words and bars stand; `nil` for the best place.
    public var side: CalloutLook.Side?
    /// The sides of the bars of constraints with an identifier.
    public var sides: [String: CalloutLook.Side] = [:]
    /// The axis for which it is shown; `nil` for both. Only for constraints, content sizes and priorities.
    public var axis: Axis?
    /// The source location of the request.
    public var range: SourceRange?

    /// Creates details. Without arguments, the annotation is shown for all views in its default form.
    public init(
      views: [String]? = nil, showsValues: Bool? = nil, style: String? = nil, color: Color? = nil,
      axis: Axis? = nil, range: SourceRange? = nil
    ) {
      self.views = views
      self.showsValues = showsValues
      self.style = style
      self.color = color
      self.axis = axis
      self.range = range
    }
  }

  /// The details of each requested kind.
  public var entries: [AnnotationKind: Details]

  /// Creates a set from the details of each kind.
  public init(_ entries: [AnnotationKind: Details] = [:]) {
    self.entries = entries
  }

  /// Creates a set of annotations without details.
  ///
  ///     AnnotationSet([.names, .frames])
  public init(_ kinds: some Sequence<AnnotationKind>) {
    self.init(Dictionary(kinds.map { ($0, Details()) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Whether nothing is requested.
  public var isEmpty: Bool { entries.isEmpty }

  /// The details of a kind; `nil` if it is not requested.
  public subscript(kind: AnnotationKind) -> Details? {
    get { entries[kind] }
    set { entries[kind] = newValue }
  }

  /// The details of `kind`, or `nil` if it is not shown for the view with that name.
  public func details(_ kind: AnnotationKind, for view: String) -> Details? {
    guard let details = entries[kind], details.views?.contains(view) ?? true else { return nil }
    return details
  }
}
