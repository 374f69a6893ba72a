import ConstraintSolver

/// Which requirements determine a value of a solved layout.
///
/// Requirements that hold with equality are linear equations. A value is determined where it is a combination of them,
/// and by those that have a part in the combination.
struct Determination {
  private let solution: LayoutSolution
  /// The requirements that hold with equality, as indices, by the variables they speak of.
  private let equations: [Variable: [Int]]
  /// Equations are taken in this order: by priority, equations before limits; then the limits that nothing presses
  /// against, which others hold as well; last that no view is smaller than nothing, which is told only where nothing else
  /// brings a size down to it.
  private let ranks: [Int: Int]
  private let eliminations = Eliminations()

  /// More equations than this are not gone through: an explanation is no layout.
  private static let mostEquations = 400

  init(_ solution: LayoutSolution) {
    self.solution = solution
    let broken = Set(solution.solver.brokenConstraints.map(\.index))
    let requirements = solution.formulation.requirements
    let tight = requirements.indices.filter { index in
      !broken.contains(index) && solution.isTight(requirements[index].constraint)
    }
    let pressed = Set(solution.solver.pressedConstraints.map(\.index))
    let ordered = tight.sorted { left, right in
      let (one, other) = (requirements[left], requirements[right])
      if one.isMatterOfCourse != other.isMatterOfCourse { return other.isMatterOfCourse }
      let idle = (one.isLimit && !pressed.contains(left), other.isLimit && !pressed.contains(right))
      if idle.0 != idle.1 { return idle.1 }
      let priorities = (one.constraint.priority.rawValue, other.constraint.priority.rawValue)
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
      let limits = (one.isLimit, other.isLimit)
      return limits.0 == limits.1 ? left < right : !limits.0
    }
    ranks = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
    var equations: [Variable: [Int]] = [:]
    for index in tight {
      for term in requirements[index].constraint.expression.terms {
        equations[term.variable, default: []].append(index)
      }
    }
    self.equations = equations
  }

  /// The requirements that give expressions their values, in the order of adding; one that is not determined adds none.
  func requirements(determining expressions: [LinearExpression]) -> [LayoutRequirement] {
    Set(expressions.flatMap { indices(determining: $0) }).sorted().map {
      solution.formulation.requirements[$0].source
    }
  }

  private func indices(determining expression: LinearExpression) -> [Int] {
    guard !expression.terms.isEmpty, !solution.solver.isAmbiguous(expression),
      let equations = equations(around: expression), let first = equations.first
    else { return [] }
    // Equations that hang together are the same whichever of their values is asked for.
    let rows = eliminations.rows(of: first) {
      var elimination = Rows()
      for index in equations {
        elimination.add(Row(solution.formulation.requirements[index].constraint.expression, source: index))
      }
      return elimination
    }
    return rows.sources(of: Row(expression, source: nil)) ?? []
  }

  /// All equations that hang together with an expression, in order; `nil` for too many.
  private func equations(around expression: LinearExpression) -> [Int]? {
    var found: Set<Int> = []
    var seen = Set(expression.terms.map(\.variable))
    var open = expression.terms.map(\.variable)
    while let variable = open.popLast() {
      for index in equations[variable] ?? [] where found.insert(index).inserted {
        guard found.count <= Self.mostEquations else { return nil }
        for term in solution.formulation.requirements[index].constraint.expression.terms
        where seen.insert(term.variable).inserted {
          open.append(term.variable)
        }
      }
    }
    return found.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
  }
}

/// The echelon forms of equations that hang together, by the first of them, each made when it is asked for.
private final class Eliminations {
  private var known: [Int: Rows] = [:]

  func rows(of first: Int, _ make: () -> Rows) -> Rows {
    if let rows = known[first] { return rows }
    let rows = make()
    known[first] = rows
    return rows
  }
}

/// A linear combination of equations: its coefficients, and how much of each equation is in it.
private struct Row {
  var coefficients: [Variable: Double]
  var sources: [Int: Double]

  init(_ expression: LinearExpression, source: Int?) {
    coefficients = Dictionary(uniqueKeysWithValues: expression.terms.map { ($0.variable, $0.coefficient) })
    sources = source.map { [$0: 1] } ?? [:]
  }

  /// Smaller coefficients are what rounding leaves of zero.
  static let smallest = 1e-9

  mutating func subtract(_ other: Row, times factor: Double) {
    for (variable, coefficient) in other.coefficients {
      let rest = (coefficients[variable] ?? 0) - coefficient * factor
      coefficients[variable] = rest.magnitude > Self.smallest ? rest : nil
    }
    for (source, share) in other.sources {
      let rest = (sources[source] ?? 0) - share * factor
      sources[source] = rest.magnitude > Self.smallest ? rest : nil
    }
  }
}

/// Equations in echelon form, each with a variable that none of the later ones has.
private struct Rows {
  private var rows: [(pivot: Variable, row: Row)] = []

  /// Adds an equation, unless those before it imply it.
  mutating func add(_ row: Row) {
    var row = row
    reduce(&row)
    // The largest coefficient keeps rounding small; of equals the first variable, so that the result is always one.
    let pivot = row.coefficients.max { left, right in
      left.value.magnitude == right.value.magnitude
        ? left.key > right.key : left.value.magnitude < right.value.magnitude
    }
    if let pivot { rows.append((pivot.key, row)) }
  }

  /// The equations that a row is a combination of; `nil` where it is none.
  func sources(of row: Row) -> [Int]? {
    var row = row
    reduce(&row)
    return row.coefficients.isEmpty ? Array(row.sources.keys) : nil
  }

  private func reduce(_ row: inout Row) {
    for (pivot, other) in rows {
      guard let coefficient = row.coefficients[pivot], let divisor = other.coefficients[pivot] else { continue }
      row.subtract(other, times: coefficient / divisor)
      row.coefficients[pivot] = nil
    }
  }
}

extension LayoutSolution {
  /// Whether a constraint holds with equality.
  func isTight(_ constraint: LinearConstraint) -> Bool {
    var (value, scale) = (constraint.expression.constant, 1 + constraint.expression.constant.magnitude)
    for term in constraint.expression.terms {
      let part = term.coefficient * solver.value(of: term.variable)
      value += part
      scale += part.magnitude
    }
    return value.magnitude <= 1e-7 * scale
  }
}

extension RequirementList.Requirement {
  fileprivate var isLimit: Bool { constraint.relation != .equal }

  fileprivate var isMatterOfCourse: Bool {
    switch source {
    case .nonNegativeSize, .nonNegativeContentSize: true
    default: false
    }
  }
}
