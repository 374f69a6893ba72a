public import ConstraintSolver
public import Geometry

/// Why a view's place or size along an axis is not determined, and what would determine it.
///
///     explanation.message
///     // 'v3' is ambiguous vertically: its height is not determined; add a height, a top or an intrinsic size
///     explanation.remedy.changes
///     // .constrain("v3", .height), .constrain("v3", .top), .addIntrinsicSize("v3", .vertical)
public struct AmbiguityExplanation: LayoutFinding {
  /// What of a view constraints may leave open along an axis.
  public enum Part: Hashable, Sendable {
    case size, position
  }

  public enum Cause: Hashable, Sendable {
    /// Too little is asked for: so many of the attributes are missing, or a content with a size of its own.
    case missing([LayoutAttribute], needed: Int, orContent: Bool)
    /// The view is all right in its superview, whose size is open.
    case superview(String)
    /// Contents that hug, or resist, at one priority, so that each may give way.
    case contents([String], ContentPriority)
    /// Optional requirements of one priority that cannot all be met.
    case tie([KeptRequirement])

    /// By the ends of long lists: all views of a row have the whole row for a cause.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .missing(let attributes, let needed, let orContent):
        hasher.combine(attributes)
        hasher.combine(needed)
        hasher.combine(orContent)
      case .superview(let name): hasher.combine(name)
      case .contents(let views, let kind):
        hasher.combine(views.count)
        hasher.combine(views.first)
        hasher.combine(views.last)
        hasher.combine(kind)
      case .tie(let requirements):
        hasher.combine(requirements.count)
        hasher.combine(requirements.first)
      }
    }
  }

  public var view: String
  public var axis: Axis
  /// Further views that the same requirements leave open.
  public var others: [String] = []
  /// The views that are all right in these or beside them, and move or grow with them.
  public var followers: [String] = []
  /// A view before it from which its place and its length are known: it follows that. `nil` for none.
  public var leader: String?
  /// Empty where nobody asked.
  public var undetermined: [Part] = []
  /// `nil` where nobody asked.
  public var cause: Cause?
  /// At which requirements or contents disagree.
  public var priority: Priority?
  /// Of contents that resist: by how many points they ask for more than there is for all of them together.
  public var shortage: Double?
  /// Of contents in a table, the equation that ties a cell to the table's bottom, which is that of its frame.
  public var tableEdge: KeptRequirement?
  /// What looks as if it would determine the view, and only sets a limit.
  public var limits: [KeptRequirement] = []

  /// - Parameter view: One of which only that it is ambiguous is known.
  public init(view: String, axis: Axis) {
    self.view = view
    self.axis = axis
  }

  public var views: [String] { [view] + others + followers }
  public var axes: [Axis] { [axis] }

  public var requirements: [KeptRequirement] {
    if case .tie(let requirements) = cause { requirements } else { tableEdge.map { [$0] } ?? limits }
  }

  public var remedy: Remedy {
    switch cause {
    case nil: return Remedy()
    case .missing(let attributes, let needed, let orContent):
      let content: [LayoutChange] = orContent ? [.addIntrinsicSize(view, axis)] : []
      return Remedy(changes: attributes.map { .constrain(view, $0) } + content, needed: needed)
    case .superview(let superview): return Remedy(changes: [.constrain(superview, axis.sizeAttribute)])
    case .contents(let views, let kind):
      if let tableEdge { return Remedy(changes: [.remove(tableEdge)]) }
      return Remedy(
        changes: views.map { .setContentPriority($0, axis, kind, anotherPriority) }
          + views.map { .constrain($0, axis.sizeAttribute) })
    case .tie(let requirements): return Remedy(changes: requirements.map { .setPriority($0, anotherPriority) })
    }
  }

  /// The next lower one; the lowest has none.
  private var anotherPriority: Priority { priority.map { $0 > 1 ? $0 - 1 : $0 + 1 } ?? Priority(1) }

  public var withoutNumbers: Self {
    var ambiguity = self
    (ambiguity.priority, ambiguity.shortage, ambiguity.limits, ambiguity.followers) = (nil, nil, [], [])
    return ambiguity
  }
}

/// A scroll view whose content has no one size.
public struct ContentAmbiguity: LayoutFinding {
  /// The scroll view.
  public var view: String
  public var axes: [Axis]
  /// What it scrolls.
  public var contents: [String]
  /// The edges of the content that nothing in it is tied to.
  public var looseEdges: [LayoutAttribute]

  public var views: [String] { [view] }

  /// The axes along which both edges are tied, and what is between them has no length.
  var tiedAxes: [Axis] { axes.filter { axis in !looseEdges.contains { $0.axis == axis } } }

  /// Constraints from the content to the edges, or a length of the content between them, where there is but one view.
  public var remedy: Remedy {
    guard contents.count == 1 else { return Remedy() }
    let attributes = looseEdges + tiedAxes.map(\.sizeAttribute)
    return Remedy(changes: attributes.map { .constrain(contents[0], $0) }, needed: attributes.count)
  }
}
