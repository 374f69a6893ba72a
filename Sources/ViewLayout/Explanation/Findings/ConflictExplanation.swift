public import Geometry

/// Required constraints that cannot hold together, none of them to spare; what most likely is wrong, and what to do
/// about it.
public struct ConflictExplanation: LayoutFinding {
  public enum Cause: Hashable, Sendable {
    /// A view is held by its frame beside its constraints: the commonest slip.
    case frame(of: String)
    /// A content may not give way.
    case content(of: String, Axis, ContentPriority)
    /// A constraint of the author's, and how the root's size suits the others where that has a part in it.
    case constraint(RootFit?)
    /// Nothing of it was written as a constraint.
    case nothingWritten
  }

  /// The length that the root has, and those at which the rest of a conflict could hold.
  public struct RootFit: Hashable, Sendable {
    public var axis: Axis
    public var length: Double
    /// `nil` where none is found.
    public var suitable: ClosedRange<Double>?

    /// Whether a larger root would do.
    public var needsRoom: Bool {
      suitable.map { $0.upperBound > length && $0.upperBound > $0.lowerBound } ?? true
    }
  }

  /// The one that gave way.
  public var broken: KeptRequirement
  /// Those that it cannot hold together with, in the order of adding.
  public var others: [KeptRequirement]
  public var cause: Cause
  /// The requirement that the remedy changes.
  public var culprit: KeptRequirement
  /// Those along which they speak: mostly one, and both where one ties a width to a height.
  public var axes: [Axis]

  public var requirements: [KeptRequirement] { [broken] + others }

  public var views: [String] { requirements.flatMap(\.views).withoutRepetition }

  /// The views of a conflict that nobody sees: it is not theirs alone, and they are easily forgotten.
  var hiddenViews: [String] { requirements.flatMap(\.hiddenViews).withoutRepetition }

  public var remedy: Remedy {
    switch cause {
    case .frame(let view): Remedy(changes: [.setTranslatesAutoresizingMaskIntoConstraints(view, false)])
    case .content(let view, let axis, let kind): Remedy(changes: [.setContentPriority(view, axis, kind, 999)])
    // Where there is room it is to hold.
    case .constraint(let fit?) where fit.needsRoom: Remedy(changes: [.setPriority(culprit, 999)])
    case .constraint: Remedy(changes: [.setPriority(culprit, 999), .remove(culprit)])
    case .nothingWritten: Remedy()
    }
  }

  /// The others are told by their number: none, one, or more.
  public var withoutNumbers: Self {
    var conflict = self
    conflict.others = Array(repeating: broken, count: min(others.count, 2))
    (conflict.cause, conflict.culprit) = (.nothingWritten, broken)
    return conflict
  }
}

extension [String] {
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
