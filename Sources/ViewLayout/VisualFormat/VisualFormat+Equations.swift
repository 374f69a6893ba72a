import Geometry
public import Typography

extension VisualFormat {
  /// The distance that a bare hyphen stands for between two views, in points.
  public static let siblingSpacing = 8.0
  /// The distance that a bare hyphen stood for between a view and its superview up to iOS 7, in points; since iOS 8 it
  /// stands for the superview's layout margin.
  public static let superviewSpacing = 20.0

  /// Numbers beyond it drown in the rounding of every other one.
  public static let largestNumber = 1e9

  /// The constraints that the string stands for, from its start to its end, then the alignments.
  ///
  ///     try VisualFormat(parsing: "V:[a]-gap-[b]-|").equations(
  ///       options: .alignAllLeading, metrics: ["gap": 12], views: ["a", "b"])
  ///     // b.top == a.bottom + 12
  ///     // superview.bottomMargin == b.bottom
  ///     // a.leading == b.leading
  ///
  /// The first item of a space is the one further along the axis, so that a positive constant parts the two;
  /// `|` is the superview of the view beside it.
  ///
  /// - Parameters:
  ///   - options: An alignment holds between each view and the next; `|` takes no part in it.
  ///   - metrics: Numbers by name. Where a metric and a view share a name, the metric is meant.
  ///   - views: The names that may stand in brackets.
  ///   - withoutSuperview: Those of them beside which `|` means nothing.
  ///   - platform: Whose standard distance to the superview a bare hyphen stands for.
  public func equations(
    options: VisualFormatOptions = [], metrics: [String: Double] = [:], views: Set<String>,
    withoutSuperview: Set<String> = [], platform: Platform = .ios
  ) throws(VisualFormatError) -> [ConstraintEquation] {
    let length = text.unicodeScalars.count
    let scope = VisualFormatScope(metrics: metrics, views: views, withoutSuperview: withoutSuperview)
    let run = try Run(axis: axis, options: options, platform: platform, length: length)

    var equations: [ConstraintEquation] = []
    var previous: Name?
    for segment in segments {
      try scope.checkView(segment.view)
      if let connection = segment.connection {
        equations += try run.spaces(connection, from: previous, to: segment.view, in: scope)
      }
      for size in segment.sizes {
        equations.append(try run.size(of: segment.view, size, in: scope))
      }
      previous = segment.view
    }
    if let end {
      equations += try run.spaces(end, from: previous, to: nil, in: scope)
    }
    for alignment in VisualFormatOptions.alignments where options.contains(alignment.option) {
      guard alignment.attribute.axis != axis else { throw .alignment(alignment, in: axis, length: length) }
      for (first, second) in zip(segments, segments.dropFirst()) {
        equations.append(
          ConstraintEquation(
            ConstraintEquation.Item(.named(first.view.text)), alignment.attribute,
            to: ConstraintEquation.Item(.named(second.view.text)), alignment.attribute))
      }
    }
    return equations
  }
}

/// The edges that a format's spaces lie between.
private struct Run {
  let size: LayoutAttribute
  /// The edges with the smaller and the larger coordinate (in the direction of text where that decides).
  let low: LayoutAttribute
  let high: LayoutAttribute
  /// Whether the string is read against the axis.
  let isReversed: Bool
  /// Whether a bare hyphen reaches the superview's margin, and not 20 points from its edge.
  let reachesMargins: Bool

  init(axis: Axis, options: VisualFormatOptions, platform: Platform, length: Int) throws(VisualFormatError) {
    let leftToRight = options.contains(.directionLeftToRight)
    let rightToLeft = options.contains(.directionRightToLeft)
    if leftToRight && rightToLeft { throw .twoDirections(length: length) }
    size = axis == .horizontal ? .width : .height
    reachesMargins = platform.standardSpaceReachesMargins
    isReversed = axis == .horizontal && rightToLeft
    if axis == .vertical {
      (low, high) = (.top, .bottom)
    } else if leftToRight || rightToLeft {
      (low, high) = (.left, .right)
    } else {
      (low, high) = (.leading, .trailing)
    }
  }

  /// The distances from one thing to the next in the string; `nil` stands for the superview of the other.
  func spaces(
    _ connection: VisualFormat.Connection, from start: VisualFormat.Name?, to end: VisualFormat.Name?,
    in scope: VisualFormatScope
  ) throws(VisualFormatError) -> [ConstraintEquation] {
    if start == nil, let end { try scope.checkSuperview(of: end) }
    if end == nil, let start { try scope.checkSuperview(of: start) }
    switch connection {
    case .flush:
      return [space(from: start, to: end, .equal, 0, priority: .required)]
    case .standard:
      guard start == nil || end == nil else {
        return [space(from: start, to: end, .equal, VisualFormat.siblingSpacing, priority: .required)]
      }
      var space = space(from: start, to: end, .equal, VisualFormat.superviewSpacing, priority: .required)
      if reachesMargins { space.reachMargins() }
      return [space]
    case .spaces(let predicates):
      var equations: [ConstraintEquation] = []
      for predicate in predicates {
        equations.append(
          space(
            from: start, to: end, predicate.relation, try scope.distance(predicate.object),
            priority: try scope.priority(predicate.priority)))
      }
      return equations
    }
  }

  private func space(
    from start: VisualFormat.Name?, to end: VisualFormat.Name?, _ relation: LayoutRelation, _ distance: Double,
    priority: Priority
  ) -> ConstraintEquation {
    let (before, after) = isReversed ? (end, start) : (start, end)
    // A view begins where the space ends; the superview's space ends at its far edge.
    return ConstraintEquation(
      item(after), after == nil ? high : low, relation, to: item(before), before == nil ? low : high,
      constant: distance, priority: priority)
  }

  func size(of view: VisualFormat.Name, _ predicate: VisualFormat.Predicate, in scope: VisualFormatScope)
    throws(VisualFormatError) -> ConstraintEquation
  {
    // What is written first is reported first.
    let object = try scope.size(predicate.object)
    let priority = try scope.priority(predicate.priority)
    switch object {
    case .number(let number):
      return ConstraintEquation(item(view), size, predicate.relation, constant: number, priority: priority)
    case .view(let other):
      return ConstraintEquation(item(view), size, predicate.relation, to: item(other), size, priority: priority)
    }
  }

  private func item(_ name: VisualFormat.Name?) -> ConstraintEquation.Item {
    ConstraintEquation.Item(name.map { .named($0.text) } ?? .superview)
  }
}

extension ConstraintEquation {
  /// Puts a space between a view and its superview's edge to the margin beside that edge.
  fileprivate mutating func reachMargins() {
    if first.reference == .superview { firstAttribute = firstAttribute.margin }
    if second?.reference == .superview { secondAttribute = secondAttribute?.margin }
    constant = 0
  }
}

extension LayoutAttribute {
  /// The margin beside an edge; what is no edge as it is.
  fileprivate var margin: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension Platform {
  /// Whether a bare hyphen between a view and its superview ends at the superview's layout margin.
  public var standardSpaceReachesMargins: Bool { self != .ios6 && self != .ios7 }
}
