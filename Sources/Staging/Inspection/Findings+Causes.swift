import ViewLayout

extension [Finding] {
  /// The findings with one for each cause. What ties some views leaves all of them open; what is in a view whose size
  /// is open follows it, and so does what is held to one whose place is; what is in a view beside the root, or held
  /// to one, is beside it too. Views are in drawing order.
  var tellingCausesOnce: [Finding] {
    var told: [ToldFinding] = []
    var placesOfCauses: [SharedCause: Int] = [:]
    var placesOfOpenViews: [OpenView: Int] = [:]
    var placesOfLostViews: [String: Int] = [:]
    for finding in self {
      var place = told.count
      switch finding {
      case .ambiguity(let ambiguity):
        if let leader = ambiguity.leadingView,
          let first = placesOfOpenViews[OpenView(name: leader, axis: ambiguity.axis)]
        {
          place = first
          told[place].followers.append(ambiguity.view)
        } else if let cause = ambiguity.sharedCause, let first = placesOfCauses[cause] {
          place = first
          told[place].others.append(ambiguity.view)
        } else {
          told.append(ToldFinding(finding))
          if let cause = ambiguity.sharedCause { placesOfCauses[cause] = place }
        }
        placesOfOpenViews[OpenView(name: ambiguity.view, axis: ambiguity.axis)] = place
      case .lost(let lost):
        if let first = lost.leaders.compactMap({ placesOfLostViews[$0] }).first,
          case .lost(let leader) = told[first].finding, leader.isBeside(as: lost)
        {
          place = first
          told[place].followers.append(lost.view)
        } else {
          told.append(ToldFinding(finding))
        }
        placesOfLostViews[lost.view] = place
      default: told.append(ToldFinding(finding))
      }
    }
    return told.map(\.whole)
  }
}

/// A finding while views are added to it, of which there may be very many.
private struct ToldFinding {
  let finding: Finding
  var others: [String] = []
  var followers: [String] = []

  init(_ finding: Finding) { self.finding = finding }

  var whole: Finding {
    guard !others.isEmpty || !followers.isEmpty else { return finding }
    switch finding {
    case .ambiguity(var ambiguity):
      ambiguity.others += others
      ambiguity.followers += followers
      return .ambiguity(ambiguity)
    case .lost(var lost):
      lost.followers += followers
      return .lost(lost)
    default: return finding
    }
  }
}

private struct OpenView: Hashable {
  var name: String
  var axis: Axis
}

/// What leaves several views open along an axis.
private struct SharedCause: Hashable {
  var axis: Axis
  var cause: AmbiguityExplanation.Cause
  var priority: Priority?
}

extension AmbiguityExplanation {
  /// The view with which it moves or grows: its superview, or one beside it that is open as well.
  fileprivate var leadingView: String? {
    if case .superview(let superview) = cause { superview } else { leader }
  }

  /// `nil` for a cause of this view alone.
  fileprivate var sharedCause: SharedCause? {
    switch cause {
    case .contents, .tie: cause.map { SharedCause(axis: axis, cause: $0, priority: priority) }
    case .missing, .superview, nil: nil
    }
  }
}

extension LostView {
  /// The edges of the root that the view lies beyond; `nil` where it is lost in another way.
  private var outerEdges: [RectEdge]? {
    guard losses.count == 1, case .outside(let edges) = losses[0].extent else { return nil }
    return edges
  }

  /// The views with which it lies beside the root: the one that it is in, or those that the only requirement that
  /// places it is about.
  fileprivate var leaders: [String] {
    guard outerEdges != nil else { return [] }
    switch losses[0].cause {
    case .superview(let superview): return [superview]
    case .requirements where losses[0].requirements.count == 1:
      return losses[0].requirements[0].subjects.filter { $0 != view }
    default: return []
    }
  }

  /// Whether it lies beyond the same edges of the root as another one.
  fileprivate func isBeside(as other: LostView) -> Bool { outerEdges.map { $0 == other.outerEdges } ?? false }
}
