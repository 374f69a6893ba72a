public import Geometry

/// A view that nobody can see, though it is not hidden: it has no size, or lies outside the root.
///
///     lost.message
///     // 'a' is off-screen: its frame (20 500; 10 10) lies below the root, which is 320 × 480; …
public struct LostView: LayoutFinding {
  public enum Extent: Hashable, Sendable {
    /// Nothing of it along these axes.
    case noSize([Axis])
    /// Beyond these edges of the root.
    case outside([RectEdge])
    /// Beyond these edges of the root with a part of it.
    case partlyOutside([RectEdge])
    /// Beyond an edge of a table's row, or of a view that clips; the distance is in points.
    case cutOff(by: Double, beyond: RectEdge, of: String, isRow: Bool)
  }

  public enum Cause: Hashable, Sendable {
    /// Its frame and its autoresizing mask, since nothing else holds it.
    case frame
    /// The transform of the view itself, or of one that it is in.
    case transform(of: String)
    /// Its superview, which is outside too.
    case superview(String)
    case emptyContent
    /// Nothing decides it. The ambiguity is told where there is but one.
    case undetermined(AmbiguityExplanation?)
    /// What the requirements ask for gives way to something that leaves the view no room.
    case noRoom
    /// The requirements put it there, or allow no size.
    case requirements
  }

  /// How a view is lost, and why.
  public struct Loss: Hashable, Sendable {
    public var extent: Extent
    public var cause: Cause
    public var requirements: [KeptRequirement] = []
  }

  public var view: String
  /// In its superview's coordinates; of one that is partly outside the root, in the root's.
  public var frame: Rect
  /// The root's.
  public var rootSize: Size
  /// One, or one each of two axes along which it has no size.
  public var losses: [Loss]
  /// What lies beside the root with it, because it is in it or held to it.
  public var followers: [String] = []

  public var views: [String] { [view] + followers }

  /// Few enough to be listed.
  public var requirements: [KeptRequirement] {
    var told: Set<KeptRequirement> = []
    return losses.flatMap { $0.requirements.prefix(8) }.filter { told.insert($0).inserted }
  }

  /// What would bring the view back, where something is only missing.
  public var remedy: Remedy {
    for loss in losses {
      if case .undetermined(let ambiguity?) = loss.cause { return ambiguity.remedy }
    }
    return Remedy()
  }

  public var withoutNumbers: Self {
    var lost = self
    // Of what follows there can be more on another screen.
    (lost.frame, lost.rootSize, lost.followers) = (.zero, .zero, [])
    for index in losses.indices {
      if case .cutOff(_, let edge, let holder, let isRow) = losses[index].extent {
        lost.losses[index].extent = .cutOff(by: 0, beyond: edge, of: holder, isRow: isRow)
      }
    }
    // More than two requirements are counted, and not named.
    for (index, loss) in losses.enumerated() {
      lost.losses[index].requirements = loss.requirements.count > 2 ? [] : loss.requirements.map(\.withoutNumbers)
    }
    return lost
  }
}
