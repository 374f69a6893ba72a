public import Diagnostics

/// One coordinate of a stored frame beside the one that was solved.
public struct CoordinateComparison: Hashable, Sendable {
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// What a match says.
  public enum Evidence: String, Hashable, Sendable {
    /// Constraints and rules found it without being told.
    case tested
    /// It was given: a frame that a mask keeps, or a leaf's own size that nothing else decides.
    case echoed
    /// Constraints leave it open.
    case undetermined
  }

  public var name: Name
  public var stored: Double
  public var solved: Double
  public var evidence: Evidence

  /// Half a point is what Interface Builder forgives.
  public var matches: Bool { (stored - solved).magnitude <= 0.5 }
}

/// One view's stored frame beside the solved one.
public struct ViewComparison: Hashable, Sendable {
  public var scene: String
  public var name: String
  public var id: String
  public var tag: String
  public var range: SourceRange
  public var coordinates: [CoordinateComparison]
  /// Why the view is not compared; `nil` for one that is.
  public var skipped: SkipReason?
  /// What may be behind a difference; `nil` for a view that matches.
  public var suspicion: Suspicion?
  /// Whether rounding the solution to pixels gives the stored frame to the digit; `nil` where the solution lies on whole
  /// pixels anyway.
  public var isRoundedExactly: Bool?

  public var tested: [CoordinateComparison] { coordinates.filter { $0.evidence == .tested } }

  /// Whether there is anything in it that tests the layout.
  public var isTested: Bool { skipped == nil && coordinates.contains { $0.evidence == .tested } }
  /// Whether all that the layout determines is where it is stored.
  public var matches: Bool { coordinates.allSatisfy { $0.evidence == .undetermined || $0.matches } }
}

/// Why a view's stored frame is no truth to compare with.
public enum SkipReason: String, Hashable, Sendable, CaseIterable {
  /// Interface Builder itself says that the frame is not what constraints make.
  case misplaced
  /// Interface Builder itself says that constraints leave the frame open.
  case ambiguous
  /// A view of Xcode's template for launch screens, whose frames no layout made.
  case template
  /// Arranged by a stack and hidden: it has no place of its own.
  case hiddenInStack = "hidden in a stack"
  /// No frame is stored.
  case frameless = "without a frame"
  /// In a scene whose required constraints contradict each other.
  case unsatisfiable
}
