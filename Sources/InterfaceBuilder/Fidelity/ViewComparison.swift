package import Diagnostics
import Staging
package import ViewLayout

/// One coordinate of a stored frame beside the one that was solved.
package struct CoordinateComparison: Hashable, Sendable {
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
  }

  /// What a match says.
  package enum Evidence: String, Hashable, Sendable {
    /// Constraints and rules found it without being told.
    case tested
    /// It was given: a frame that a mask keeps, or a leaf's own size that nothing else decides.
    case echoed
    /// Constraints leave it open.
    case undetermined
  }

  package var name: Name
  package var stored: Double
  package var solved: Double
  package var evidence: Evidence

  package var matches: Bool { (stored - solved).magnitude <= Misplacement.tolerance }
}

/// One view's stored frame beside the solved one.
package struct ViewComparison: Hashable, Sendable {
  package var scene: String
  package var name: String
  package var id: String
  package var tag: String
  package var range: SourceRange
  package var coordinates: [CoordinateComparison]
  /// Why the view is not compared; `nil` for one that is.
  package var skipped: SkipReason?
  /// What may be behind a difference; `nil` for a view that matches.
  package var suspicion: Suspicion?
  /// The views that required constraints tie one to that does not match.
  package var ties = AxisPair<Set<String>>([])
  /// Whether its stored frame is right only if something covers the end of the screen that no bar and no home
  /// indicator does.
  var needsUnknownBar = false
  /// The axes along which no constraint speaks of the view.
  package var isUnheld = AxisPair(false)
  /// The axes along which no constraint says where the view is, so that the engine leaves it at its superview's origin.
  package var floats = AxisPair(false)
  /// The axes along which constraints leave open how long the view is, so that the engine gives it no length.
  package var collapses = AxisPair(false)
  /// The axes that constraints leave open, and along which the stored frames break one that is required all the same.
  package var isBroken = AxisPair(false)
  /// The constraints of the view that the stored frames break, the optional ones only without a required one; empty for a
  /// view that matches.
  package var brokenConstraints: [KeptRequirement] = []
  /// Whether rounding the solution to pixels gives the stored frame to the digit; `nil` where the solution lies on whole
  /// pixels anyway.
  package var isRoundedExactly: Bool?

  package var tested: [CoordinateComparison] { coordinates.filter { $0.evidence == .tested } }

  /// Whether there is anything in it that tests the layout.
  package var isTested: Bool { skipped == nil && hasTestedCoordinates }
  var hasTestedCoordinates: Bool { coordinates.contains { $0.evidence == .tested } }
  /// Whether all that the layout determines is where it is stored.
  package var matches: Bool { coordinates.allSatisfy { $0.evidence == .undetermined || $0.matches } }
}

/// Why a view's stored frame is no truth to compare with.
package enum SkipReason: String, Hashable, Sendable, CaseIterable {
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
  /// Elsewhere than stored, and the stored frames break a required constraint of it by themselves: no layout finds them.
  case stale
  /// One of its required constraints cannot hold together with others.
  case unsatisfiable
}
