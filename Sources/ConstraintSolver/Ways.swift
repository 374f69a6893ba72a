/// The ways in which the values of a ``Solver`` can change at no cost, without what each of them does to every variable.
///
/// They are the ``Solver/freedoms()``, in the same order. In a long row of views there are as many as views, and each
/// moves many of them: to write all of that down takes quadratic time, and mostly nobody asks.
///
///     try solver.add(left >= 0)
///     try solver.add(right == left + 20)
///     try solver.add(right <= 120)
///     var ways = solver.ways()
///     ways.count                 // 1
///     ways.increase(of: 0)       // 100.0
///     ways.rates(of: right - left)  // []
public struct Ways {
  private enum Source {
    /// Active forms, by the number of the way and by their positions.
    case vertex(positions: [Int32], extents: [ActiveSet.Extent], numbers: [Int32: Int])
    /// What freedoms do, by variable.
    case freedoms([Freedom], rates: [Variable: [(way: Int, rate: Double)]])
  }

  private let solver: Solver
  private let source: Source

  init(of solver: Solver) {
    self.solver = solver
    if let (positions, extents) = solver.plainWays() {
      let numbers = Dictionary(uniqueKeysWithValues: positions.enumerated().map { ($1, $0) })
      source = .vertex(positions: positions, extents: extents, numbers: numbers)
    } else {
      // Where several constraints meet by chance, a way is more than an active form that moves.
      let freedoms = solver.freedoms()
      var rates: [Variable: [(way: Int, rate: Double)]] = [:]
      for (way, freedom) in freedoms.enumerated() {
        for (variable, rate) in freedom.direction { rates[variable, default: []].append((way, rate)) }
      }
      source = .freedoms(freedoms, rates: rates)
    }
  }

  /// How many ways there are.
  public var count: Int {
    switch source {
    case .vertex(let positions, _, _): positions.count
    case .freedoms(let freedoms, _): freedoms.count
    }
  }

  /// How many units the values may go along a way; infinite if nothing stops them.
  public func increase(of way: Int) -> Double {
    switch source {
    case .vertex(_, let extents, _): extents[way].up
    case .freedoms(let freedoms, _): freedoms[way].increase
    }
  }

  /// How many units the values may go against a way; infinite if nothing stops them.
  public func decrease(of way: Int) -> Double {
    switch source {
    case .vertex(_, let extents, _): extents[way].down
    case .freedoms(let freedoms, _): freedoms[way].decrease
    }
  }

  /// By how much an expression changes with one unit of each way, for those that change it, in the ways' order.
  ///
  /// The solver must not have been changed since.
  public func rates(of expression: LinearExpression) -> [(way: Int, rate: Double)] {
    var rates: [(way: Int, rate: Double)] = []
    switch source {
    case .vertex(_, _, let numbers):
      for (position, rate) in solver.engine.row(of: expression) {
        if abs(rate) > 1e-9, let way = numbers[position] { rates.append((way, rate)) }
      }
    case .freedoms(_, let byVariable):
      var sums: [Int: Double] = [:]
      for term in expression.terms {
        for (way, rate) in byVariable[term.variable] ?? [] { sums[way, default: 0] += term.coefficient * rate }
      }
      for (way, rate) in sums where abs(rate) > 1e-9 { rates.append((way, rate)) }
    }
    return rates.sorted { $0.way < $1.way }
  }

  /// What a sum of ways does to the variables, in which nothing cancels by chance: what it leaves alone, none of them
  /// moves.
  ///
  /// It costs what all of them reach together.
  public func sum(of ways: [Int]) -> [(variable: Variable, rate: Double)] {
    switch source {
    case .vertex(let positions, _, _):
      var movements = Buffer<ActiveSet.Movement>(capacity: ways.count)
      for way in ways {
        let position = positions[way]
        movements.append(.init(position: position, distance: ActiveSet.weight(of: Int(position))))
      }
      let changes = solver.engine.changes(by: movements)
      return changes.enumerated().compactMap { $1 == 0 ? nil : (Variable(index: $0), $1) }
    case .freedoms(let freedoms, _):
      var sums: [Variable: Double] = [:]
      for way in ways {
        for (variable, rate) in freedoms[way].direction {
          sums[variable, default: 0] += ActiveSet.weight(of: way) * rate
        }
      }
      return sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }
}

extension Solver {
  /// The ways in which the values can change at no cost, to be asked what they move.
  ///
  /// ``freedoms()`` says of each way all that it does.
  public func ways() -> Ways { Ways(of: self) }

  /// The ways from the present solution, if that is where the engine stands and all of them have a length.
  func plainWays() -> (positions: [Int32], extents: [ActiveSet.Extent])? {
    solve()
    guard exercised == nil, !isExhausted else { return nil }
    return engine.plainWays()
  }
}
