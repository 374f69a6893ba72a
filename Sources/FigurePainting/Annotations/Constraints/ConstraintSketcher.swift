import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Decides how each constraint is drawn.
struct ConstraintSketcher {
  let site: AnnotationSite
  let reader: ConstraintReader
  /// The index of the constraint in the panel.
  let index: Int
  let equation: ConstraintEquation
  let style: ConstraintStyle
  let details: AnnotationSet.Details
  let showsValues: Bool
  /// Whether numbers are those of the equation, and not distances.
  let showsConstants: Bool
  /// Whether an inequality has the length that it leads to, too.
  let showsSolution: Bool
  /// Whether its words are its equation.
  let isEquation: Bool
  /// The author's words in place of the number.
  let words: String?
  /// The multiplier, as the author wrote it if it is a fraction.
  let factor: String
  /// The name of the conflict that it belongs to, if there are several: `set 2`.
  let conflictNote: String?
  let isInConflict: Bool
  let isMissed: Bool

  init(site: AnnotationSite, index: Int, details: AnnotationSet.Details) {
    self.site = site
    self.index = index
    self.details = details
    let state = ConstraintState(of: index, in: site.scene)
    reader = ConstraintReader(site: site, direction: state.constraint.direction)
    equation = state.constraint.equation
    factor = state.constraint.writtenMultiplier ?? Self.factorText(equation.multiplier)
    style = state.style(color: state.constraint.isInPanelBefore ? details.earlierColor ?? details.color : details.color)
    showsValues = details.showsValues ?? true
    showsConstants = details.constraintNumbers == .constants
    showsSolution = details.constraintNumbers == .solved
    let own = state.constraint.identifier.flatMap { details.labels[$0] }
    isEquation = own == nil && details.constraintNumbers == .equations
    words = isEquation ? state.constraint.printedEquation : own
    (isInConflict, isMissed) = (state.conflict != nil, state.isMissed)
    conflictNote = state.conflict.flatMap { site.scene.panel.conflicts.count > 1 ? "set \($0 + 1)" : nil }
  }

  var scene: PanelScene { site.scene }

  /// Positions that are closer than this are equal, in points.
  static let tolerance = 0.5

  func sketches() -> [ConstraintSketch] {
    guard isEquation else { return ownSketches() }
    // Where an equation stands, in another panel, is no place for a number.
    return ownSketches().map { sketch in
      guard case .bar(var bar) = sketch else { return sketch }
      bar.words = words
      return .bar(bar)
    }
  }

  private func ownSketches() -> [ConstraintSketch] {
    guard let first = reader.side(equation.first, equation.firstAttribute, beside: equation.second) else { return [] }
    guard let secondItem = equation.second, let secondAttribute = equation.secondAttribute else {
      return equation.firstAttribute.isSize ? [constantSize(first)] : []
    }
    guard let second = reader.side(secondItem, secondAttribute, beside: equation.first) else { return [] }
    if equation.firstAttribute.isSize { return relativeSize(first, second) }
    return location(first, second)
  }

  /// The number of a bar between the ends of an animation: the length that is drawn, and not the one that it comes to.
  func atThisMoment(_ length: Double, insteadOf number: Double) -> Double {
    let isUnderWay = scene.panel.motion != nil && equation.relation == .equal && !isMissed
    return isUnderWay && abs(length - number) > Self.tolerance ? length : number
  }

  // MARK: Badges

  var relationSign: Badge.Sign? { Badge.Sign(equation.relation) }

  /// The priority after the value of an optional constraint: `@750`.
  var prioritySuffix: String? {
    equation.priority < .required ? "@\(formatted(equation.priority.rawValue))" : nil
  }

  /// - Parameter length: The length that the layout has, which the author can ask for beside what an inequality says, `8
  ///   (125)`, and `8 (8)` for one that is tight, and beside what was not reached: `400 (317) @750`.
  func badge(_ value: String?, relation: Badge.Sign?, length: Double? = nil) -> Badge {
    // Words that begin with the relation say it themselves, and as the other numbers do.
    let own = isEquation ? nil : words.flatMap(Badge.Sign.beginning)
    let said = own?.rest ?? words ?? (showsValues ? value : nil)
    let isSolved = showsSolution && said != nil && (equation.relation != .equal || isMissed)
    let solution = isSolved ? length.map { "(\(details.text($0)))" } : nil
    let words = [said, solution, prioritySuffix].compactMap { $0 }.filter { !$0.isEmpty }
    return Badge(
      relation: isEquation ? nil : own?.sign ?? relation, text: words.isEmpty ? nil : words.joined(separator: " "),
      isConflict: isInConflict, note: conflictNote, hasSolution: solution != nil, on: site)
  }

  /// The positions at a distance before and after an extent across the axis.
  ///
  /// - Parameter otherwise: The additional cost of the position before it.
  func beside(
    _ extent: ClosedRange<Double>, by distance: Double, cost: Double, otherwise: Double = costOfBefore
  ) -> [(cross: Double, cost: Double)] {
    [(extent.upperBound + distance, cost), (extent.lowerBound - distance, cost + otherwise)]
  }

  /// What it costs to stand before something and not behind it.
  private static let costOfBefore = 0.5

  func pen(width: Double? = nil, dash: [Double]) -> Pen {
    site.pen(style.ink, width: width ?? style.width, dash: style.dash.isEmpty ? dash : style.dash)
  }
}

extension Badge.Sign {
  /// The sign that an author's words begin with, and the words behind it.
  ///
  ///     Badge.Sign.beginning("<= safe area")   // (.atMost, "safe area")
  fileprivate static func beginning(_ words: String) -> (sign: Badge.Sign, rest: String)? {
    let signs: [(String, Badge.Sign)] = [
      ("==", .equal), ("=", .equal), ("<=", .atMost), ("≤", .atMost), (">=", .atLeast), ("≥", .atLeast),
    ]
    guard let (spelling, sign) = signs.first(where: { words.hasPrefix($0.0) }) else { return nil }
    return (sign, String(words.dropFirst(spelling.count).drop(while: \.isWhitespace)))
  }

  /// The sign of an inequality; `nil` for an equation, which needs none.
  init?(_ relation: LayoutRelation) {
    switch relation {
    case .equal: return nil
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
